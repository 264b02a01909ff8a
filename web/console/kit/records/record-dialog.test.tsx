import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '#contract/kernel/errors.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { RecordDialog } from './record-dialog.tsx';

afterEach(() => localStorage.clear());

const model = z.object({ name: z.string().min(1, 'Name is required'), phone: z.string(), key: z.string() });

/** The dialog of a record with three fields, one of them a secret. */
function open(save = vi.fn(async (_: unknown, __: string) => undefined as unknown)) {
  const close = vi.fn();
  const groups = [
    {
      fields: [
        { kind: 'text', name: 'name', label: 'Name', required: true },
        { kind: 'tel', name: 'phone', label: 'Phone' },
        { kind: 'text', name: 'key', label: 'Key', secret: true },
      ] as const,
    },
  ];
  render(
    <RecordDialog
      title="Add User"
      groups={groups}
      initial={{ name: '', phone: '', key: '' }}
      draft={{ noun: 'users', record: null }}
      model={model}
      save={save}
      saved="User Added Successfully."
      close={close}
    />,
  );
  return { save, close, name: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }) };
}

test('typing begins in the first field where a keyboard is at hand, and a phone keeps its keys down', async () => {
  const { name } = open();
  await waitFor(() => expect(document.activeElement).toBe(name()));
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  open();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add User'));
});

test('saving an empty required field brings the keyboard to it and tells the words of the rule', async () => {
  const { save, name } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(screen.getByText('Name is required')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
});

test('Ctrl+Enter in any field saves; then the words of success are heard and the dialog closes', async () => {
  const { save, close, name } = open();
  await userEvent.type(name(), 'Ravi');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Ravi', phone: '', key: '' });
  expect(screen.getByText('User Added Successfully.').closest('[role=status]')).not.toBeNull();
});

test('a refusal of the server is heard, keeps what was typed, and leaves the dialog open', async () => {
  const refusal = new AppError('ALREADY_EXISTS', 'This email is taken.', {
    issues: [{ field: 'phone', message: 'Also taken' }],
  });
  const { close, name } = open(vi.fn(async () => Promise.reject(refusal)));
  await userEvent.type(name(), 'Ravi{Enter}');
  expect((await screen.findByText('This email is taken.')).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByText('Also taken')).toBeDefined();
  expect(name().value).toBe('Ravi');
  expect(close).not.toHaveBeenCalled();
});

test('Esc and Cancel close; nothing is saved', async () => {
  const { save, close } = open();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledTimes(2);
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('%s asks before what was typed is lost', async (_way, leave) => {
  const { close, name } = open();
  await userEvent.type(name(), 'Ravi');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([close.mock.calls.length, name().value]).toEqual([0, 'Ravi']);
  await userEvent.click(name());
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test('what was typed and deleted again is no change: it closes at once', async () => {
  const { close, name } = open();
  await userEvent.type(name(), 'Ravi');
  await userEvent.clear(name());
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('what was begun and not saved is offered when the dialog opens again, without its secrets', async () => {
  signInHere('asha');
  const { name } = open();
  await userEvent.type(name(), 'Ravi');
  await userEvent.type(screen.getByRole('textbox', { name: 'Key' }), 's3cret');
  expect(JSON.stringify(localStorage)).not.toContain('s3cret');
  cleanup();
  const again = open();
  expect(screen.getByText(/^You began this on .*, and did not save it\.$/)).toBeDefined();
  expect(again.name().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(again.name().value).toBe('Ravi');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Key' }).value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(again.close).toHaveBeenCalledOnce());
  cleanup();
  open();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});

test('typing beside an unanswered offer does not lose the draft', async () => {
  signInHere('asha');
  await userEvent.type(open().name(), 'Ravi');
  cleanup();
  const again = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '98');
  cleanup();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(again.name().value).toBe('Ravi');
});

test('what failed to save is kept as a draft with what was typed', async () => {
  signInHere('asha');
  const { name } = open(vi.fn(async () => Promise.reject(new AppError('UNAVAILABLE', 'No network'))));
  await userEvent.type(name(), 'Ravi{Enter}');
  expect(await screen.findByText('No network')).toBeDefined();
  cleanup();
  open();
  expect(screen.getByRole('button', { name: 'Go on' })).toBeDefined();
});
