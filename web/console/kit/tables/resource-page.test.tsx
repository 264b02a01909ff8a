import { type QueryClient, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppError } from '#contract/kernel/errors.ts';
import { openAt } from '#web/console/kit/testing/opened-list.tsx';
import { press } from '#web/console/kit/testing/served-screen.tsx';
import { rowNames as names } from '#web/console/kit/testing/table-texts.ts';
import { ResourcePage, type ResourceScreen } from './resource-page.tsx';
import { deleteColumn } from './row-actions.tsx';

interface User {
  id: string;
  name: string;
}
const users: User[] = [
  { id: '1', name: 'Ravi Kumar' },
  { id: '2', name: 'Asha Rao' },
];
const nameOf = ({ name }: User) => name;

interface ScreenProps {
  answer: () => Promise<User[]>;
  remove: (cache: QueryClient, id: string) => Promise<void>;
}

/** The screen over what the server answers. */
function Screen({ answer, remove }: ScreenProps) {
  const resource: ResourceScreen<User> = {
    texts: { title: 'User', add: 'Add User', caption: 'Your inspectors', none: 'No data to display.' },
    sizes: [5],
    query: useQuery<User[]>({ queryKey: ['users'], queryFn: answer, retry: false }),
    columns: (does) => [{ id: 'name', header: 'Name', cell: nameOf }, deleteColumn(does.remove, nameOf)],
    nameOf,
    remove,
  };
  return <ResourcePage {...resource} />;
}

function open(answer: () => Promise<User[]>) {
  const remove = vi.fn(async (_: QueryClient, __: string) => undefined);
  openAt('/', <Screen answer={answer} remove={remove} />);
  return remove;
}

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
