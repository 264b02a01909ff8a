import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { List, openAt, setWidth } from '#web/console/kit/testing/opened-list.tsx';
import { MOST_CHOSEN, useChoice } from './use-choice.ts';

interface Park {
  id: string;
  name: string;
}
const parks = (count: number): Park[] => Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `Zoo ${at}` }));
const nameOf = ({ name }: Park) => name;
const columns = [
  { id: 'name', header: 'Park Name', cell: nameOf },
  { id: 'edit', header: 'Edit', action: true, cell: () => <button type="button">Edit</button> },
];

interface TableProps {
  count: number;
  whole?: boolean;
}

function Table({ count, whole = true }: TableProps) {
  const [all, setAll] = useState(parks(count));
  const choice = useChoice(nameOf, whole ? all : undefined);
  const choosing = {
    choice,
    many: { count: String },
    title: 'Parks',
    columns,
    matching: { total: 0, rows: () => all },
  };
  return (
    <>
      <List columns={columns} rows={all} sizes={[5]} choosing={choosing} sum={{ id: 'sum', name: 'Total' }} />
      <output aria-label="chosen">{choice.rows.map(nameOf).join()}</output>
      <button type="button" onClick={() => choice.set(all, true)}>
        everything
      </button>
      <button type="button" onClick={() => setAll(all.slice(0, -1))}>
        fewer
      </button>
    </>
  );
}

const open = (count: number, whole = true) => openAt('/', <Table count={count} whole={whole} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chosen = () => screen.getByLabelText('chosen').textContent;
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
beforeEach(() => {
  localStorage.clear();
  setWidth(1200);
});

test('a row is chosen by its tick, with the keyboard too; a sum is no row', async () => {
  open(3);
  await userEvent.click(tick('Choose Zoo 1'));
  tick('Choose Zoo 2').focus();
  await userEvent.keyboard(' ');
  expect(chosen()).toBe('Zoo 1,Zoo 2');
  await userEvent.keyboard(' ');
  expect(chosen()).toBe('Zoo 1');
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
});

test('the tick in the head chooses this page, and says whether all of it or some are chosen', async () => {
  open(7);
  const all = tick('All on this page');
  await userEvent.click(tick('Choose Zoo 0'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await userEvent.click(all);
  expect(chosen()).toBe('Zoo 0,Zoo 1,Zoo 2,Zoo 3,Zoo 4');
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  await press('Next page');
  expect([all.checked, all.indeterminate, chosen()?.split(',').length]).toEqual([false, false, 5]);
});

test('Shift takes all rows from the last one that was pressed, up or down, on or off', async () => {
  const user = userEvent.setup();
  open(5);
  await user.click(tick('Choose Zoo 3'));
  await user.keyboard('{Shift>}');
  await user.click(tick('Choose Zoo 1'));
  expect(chosen()).toBe('Zoo 1,Zoo 2,Zoo 3');
  await user.click(tick('Choose Zoo 2'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('Zoo 3');
});

test('a row that is gone from a list that comes whole is forgotten; one on another page of the server is kept', async () => {
  for (const [whole, kept] of [
    [true, ''],
    [false, 'Zoo 2'],
  ] as const) {
    open(3, whole);
    await userEvent.click(tick('Choose Zoo 2'));
    await press('fewer');
    expect([chosen(), screen.queryByLabelText('Choose Zoo 2')]).toEqual([kept, null]);
    cleanup();
  }
});

test('no more are chosen than can be done with in a minute or so', async () => {
  open(MOST_CHOSEN + 5);
  await press('everything');
  expect(chosen()?.split(',')).toHaveLength(MOST_CHOSEN);
});

test('on a phone cards have the tick, and one above them all of the page', async () => {
  setWidth(400);
  open(3);
  await userEvent.click(tick('Choose Zoo 1'));
  await userEvent.click(screen.getByText('All on this page'));
  expect(chosen()).toBe('Zoo 0,Zoo 1,Zoo 2');
});
