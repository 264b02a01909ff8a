// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { render } from '#web/console/kit/testing/render.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { AddButton, useRecordDialogs } from './record-dialogs.tsx';
import type { RecordDialogProps } from './record-form.tsx';

afterEach(cleanup);

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

function Screen() {
  const { open, dialogs } = useRecordDialogs<User>({
    dialog: Dialog,
    nameOf: ({ name }) => name,
    removeAtOnce: true,
    remove: async () => undefined,
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

test('a question that is answered by keeping it gives the keyboard back too', async () => {
  render(<Screen />, { wrapper: MemoryRouter });
  await userEvent.click(opener('Delete Ravi'));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(opener('Delete Ravi'));
});
