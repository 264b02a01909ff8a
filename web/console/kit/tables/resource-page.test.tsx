// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#contract/kernel/errors.ts';
import type { RecordDialogProps } from '#web/console/kit/records/record-form.tsx';
import { render } from '#web/console/kit/testing/render.tsx';
import { matching, ResourcePage, type ResourceScreen } from './resource-page.tsx';
import { deleteColumn, editColumn } from './row-actions.tsx';

afterEach(cleanup);

interface User {
  id: string;
  name: string;
  phone: string;
}
const users: User[] = [
  { id: '1', name: 'Ravi Kumar', phone: '9876543210' },
  { id: '2', name: 'Asha Rao', phone: '9123456780' },
];
const nameOf = ({ name }: User) => name;

const Dialog = ({ record, close }: RecordDialogProps<User>) => (
  <dialog open aria-label={record ? `Edit ${record.name}` : 'Add User'}>
    <button type="button" onClick={close}>
      Cancel
    </button>
  </dialog>
);

interface ScreenProps {
  answer: () => Promise<User[]>;
  remove: (cache: QueryClient, id: string) => Promise<void>;
}

/** The screen over what the server answers. */
function Screen({ answer, remove }: ScreenProps) {
  const resource: ResourceScreen<User> = {
    texts: { title: 'User', add: 'Add User', caption: 'Your inspectors', none: 'No data to display.' },
    sizes: [5],
    query: useQuery({ queryKey: ['users'], queryFn: answer, retry: false }),
    columns: (does) => [
      { id: 'name', header: 'Name', cell: nameOf },
      editColumn(does.edit, nameOf),
      deleteColumn(does.remove, nameOf),
    ],
    nameOf,
    searchIn: ({ name, phone }) => `${name} ${phone}`,
    dialog: Dialog,
    remove,
  };
  return <ResourcePage {...resource} />;
}

function open(answer: () => Promise<User[]>, address = '/') {
  const remove = vi.fn(async (_: QueryClient, __: string) => undefined);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Screen answer={answer} remove={remove} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return remove;
}
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('every word of a search must stand somewhere in the row, in any order and case', () => {
  const found = (search: string) => matching(users, search, ({ name, phone }) => `${name} ${phone}`).map(nameOf);
  expect(found('  ')).toEqual(['Ravi Kumar', 'Asha Rao']);
  expect(found('KUMAR ravi')).toEqual(['Ravi Kumar']);
  expect(found('asha 9123')).toEqual(['Asha Rao']);
  expect(found('asha kumar')).toEqual([]);
});

test('an empty list says so in the words of the product and offers the first step', async () => {
  open(async () => []);
  expect(await screen.findByText('No data to display.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Add User' })).toHaveLength(2);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a list that does not come is told, and asked for again on a press', async () => {
  let times = 0;
  open(async () => {
    times += 1;
    if (times === 1) throw new Error('We could not reach the server.');
    return users;
  });
  expect(await screen.findByText('We could not reach the server.')).toBeDefined();
  await press('Try again');
  await waitFor(() => expect(names()).toEqual(['Ravi Kumar', 'Asha Rao']));
});

test('a search from the address narrows the list; one without a hit names what was searched', async () => {
  open(async () => users, '/?q=rao');
  await waitFor(() => expect(names()).toEqual(['Asha Rao']));
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing matches “raox”.')).toBeDefined();
});

test('one dialog adds and changes', async () => {
  open(async () => users);
  await press('Edit Asha Rao');
  expect(screen.getByRole('dialog', { name: 'Edit Asha Rao' })).toBeDefined();
  await press('Cancel');
  await press('Add User');
  expect(screen.getByRole('dialog', { name: 'Add User' })).toBeDefined();
});

test('what somebody else has deleted meanwhile is gone from the list, and the question with it', async () => {
  const answer = vi.fn(async () => users.slice(1)).mockResolvedValueOnce(users);
  const remove = open(answer);
  remove.mockRejectedValueOnce(new AppError('NOT_FOUND', 'This user is not there. It may have been removed.'));
  await press('Delete Ravi Kumar');
  await press('Delete it now');
  expect(await screen.findByText('Ravi Kumar is deleted.')).toBeDefined();
  expect(names()).toEqual(['Asha Rao']);
});

test('a deleted row is gone at once with the keyboard on Undo, which brings it back; nothing was sent', async () => {
  const remove = open(async () => users);
  await press('Delete Ravi Kumar');
  await waitFor(() => expect(names()).toEqual(['Asha Rao']));
  expect(document.activeElement?.textContent).toBe('Undo');
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Ravi Kumar', 'Asha Rao']);
  expect(remove).not.toHaveBeenCalled();
});

test('what is refused is back with the reason', async () => {
  const remove = open(async () => users);
  remove.mockRejectedValueOnce(new AppError('CONFLICT', 'It has bookings.'));
  await press('Delete Ravi Kumar');
  await press('Delete it now');
  expect(await screen.findByText('Ravi Kumar is still there. It has bookings.')).toBeDefined();
  expect(names()).toEqual(['Ravi Kumar', 'Asha Rao']);
});
