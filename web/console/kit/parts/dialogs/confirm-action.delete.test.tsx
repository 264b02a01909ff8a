// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { ConfirmDeleteDialog } from './confirm-action.tsx';

afterEach(cleanup);

function ask(remove = vi.fn(async () => undefined as unknown)) {
  const close = vi.fn();
  render(<ConfirmDeleteDialog name="Ravi" remove={remove} close={close} />);
  return { remove, close };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the question names what is deleted, and says that it is final', () => {
  ask();
  expect(screen.getByRole('alertdialog', { name: 'Delete Ravi?' }).textContent).toContain('It cannot be brought back.');
});

test('keeping it deletes nothing, and so does Esc', async () => {
  const { remove, close } = ask();
  await press('Keep it');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
  expect(remove).not.toHaveBeenCalled();
});

test('deleting tells that it is done', async () => {
  const { remove, close } = ask();
  await press('Delete');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.getByText('Ravi is deleted.')).toBeDefined();
});

test('a refusal is said in the question, which stays and can be answered again', async () => {
  const { remove, close } = ask(vi.fn(async () => Promise.reject(new Error('He has scanned today.'))));
  await press('Delete');
  expect((await screen.findByText('He has scanned today.')).closest('[role=alert]')).not.toBeNull();
  expect(close).not.toHaveBeenCalled();
  await press('Delete');
  expect(remove).toHaveBeenCalledTimes(2);
});
