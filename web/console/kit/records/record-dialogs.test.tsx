import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { render } from '#web/console/kit/testing/render.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { AddButton, useRecordDialogs } from './record-dialogs.tsx';
import type { RecordDialogProps } from './record-form.tsx';

interface User {
  id: string;
  name: string;
}

const Dialog = ({ record, close }: RecordDialogProps<User>) => (
  <RecordDialog
    title={record ? `Edit ${record.name}` : 'Add User'}
    groups={[{ fields: [{ kind: 'text', name: 'name', label: 'Name' }] }]}
    initial={record ?? { name: '' }}
    model={z.object({ name: z.string() })}
    save={async () => undefined}
    saved="User Added Successfully."
    close={close}
  />
);

function Screen({ remove = async () => undefined }: { remove?: () => Promise<unknown> }) {
  const { open, dialogs } = useRecordDialogs<User>({
    dialog: Dialog,
    nameOf: ({ name }) => name,
    removeAtOnce: true,
    remove,
  });
  return (
    <>
      <AddButton label="Add User" add={open.add} />
      <button type="button" onClick={() => open.remove({ id: 'u1', name: 'Ravi' })}>
        Delete Ravi
      </button>
      {dialogs}
    </>
  );
}
const opener = (name: string) => screen.getByRole('button', { name, hidden: true });

test.each(['{Escape}', '{Control>}{Enter}{/Control}'])(
  'after %s the keyboard is back where the dialog was opened',
  async (keys) => {
    render(<Screen />, { wrapper: MemoryRouter });
    await userEvent.click(opener('Add User'));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener('Add User'));
  },
);

const question = () => screen.queryByRole('alertdialog', { name: 'Delete Ravi?' });
const answer = async (word: string) => userEvent.click(await screen.findByRole('button', { name: word }));

test('a question says that deleting is final; keeping it deletes nothing and gives the keyboard back', async () => {
  const remove = vi.fn(async () => undefined);
  render(<Screen remove={remove} />, { wrapper: MemoryRouter });
  await userEvent.click(opener('Delete Ravi'));
  expect(await screen.findByText('It cannot be brought back.')).toBeDefined();
  await answer('Keep it');
  await waitFor(() => expect(question()).toBeNull());
  expect(document.activeElement).toBe(opener('Delete Ravi'));
  expect(remove).not.toHaveBeenCalled();
});

test('a refusal is said in the question, which can be answered again; then it is told that it is done', async () => {
  const remove = vi.fn(async () => undefined as unknown);
  remove.mockRejectedValueOnce(new Error('He has scanned today.'));
  render(<Screen remove={remove} />, { wrapper: MemoryRouter });
  await userEvent.click(opener('Delete Ravi'));
  await answer('Delete');
  expect((await screen.findByText('He has scanned today.')).closest('[role=alert]')).not.toBeNull();
  await answer('Delete');
  expect(await screen.findByText('Ravi is deleted.')).toBeDefined();
  await waitFor(() => expect(question()).toBeNull());
  expect(remove).toHaveBeenCalledTimes(2);
});
