// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataTable } from '#web/console/kit/tables/data-table.tsx';
import { render } from '#web/console/kit/testing/render.tsx';
import { MOST_CHOSEN, useChoice } from './choice.ts';

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

function Table({
  all,
  page = 1,
  size = 5,
  whole = true,
}: {
  all: Park[];
  page?: number;
  size?: number;
  whole?: boolean;
}) {
  const choice = useChoice({ nameOf, all: whole ? all : undefined });
  return (
    <>
      <DataTable
        caption="Your parks"
        columns={columns}
        rows={all}
        state={{ search: '', sort: null, page, size }}
        change={() => undefined}
        sizes={[5]}
        choice={choice}
        sum={{ id: 'sum', name: 'Total' }}
      />
      <output>{choice.rows.map(nameOf).join()}</output>
      <button type="button" onClick={() => choice.set(all, true)}>
        everything
      </button>
    </>
  );
}
const chosen = () => document.querySelector('output')?.textContent;
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const viewport = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });

beforeEach(() => {
  localStorage.clear();
  viewport(1200);
});
afterEach(cleanup);

test('a row is chosen by its tick, with the keyboard too; a sum is no row', async () => {
  render(<Table all={parks(3)} />);
  await userEvent.click(tick('Choose Zoo 1'));
  tick('Choose Zoo 2').focus();
  await userEvent.keyboard(' ');
  expect(chosen()).toBe('Zoo 1,Zoo 2');
  await userEvent.keyboard(' ');
  expect(chosen()).toBe('Zoo 1');
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
});

test('the tick in the head chooses this page, and says whether all of it or some are chosen', async () => {
  const { rerender } = render(<Table all={parks(7)} />);
  const all = tick('All on this page');
  await userEvent.click(tick('Choose Zoo 0'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await userEvent.click(all);
  expect(chosen()).toBe('Zoo 0,Zoo 1,Zoo 2,Zoo 3,Zoo 4');
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  rerender(<Table all={parks(7)} page={2} />);
  expect([all.checked, all.indeterminate, chosen()?.split(',').length]).toEqual([false, false, 5]);
});

test('Shift takes all rows from the last one that was pressed, up or down, on or off', async () => {
  const user = userEvent.setup();
  render(<Table all={parks(5)} />);
  await user.click(tick('Choose Zoo 3'));
  await user.keyboard('{Shift>}');
  await user.click(tick('Choose Zoo 1'));
  expect(chosen()).toBe('Zoo 1,Zoo 2,Zoo 3');
  await user.click(tick('Choose Zoo 2'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('Zoo 3');
});

test('a row that is gone from a list that comes whole is forgotten; one on another page of the server is kept', async () => {
  const { rerender } = render(<Table all={parks(3)} />);
  await userEvent.click(tick('Choose Zoo 2'));
  rerender(<Table all={parks(2)} />);
  expect(chosen()).toBe('');
  cleanup();
  const paged = render(<Table all={parks(3)} whole={false} />);
  await userEvent.click(tick('Choose Zoo 2'));
  paged.rerender(<Table all={parks(2)} whole={false} />);
  expect(chosen()).toBe('Zoo 2');
});

test('no more are chosen than can be done with in a minute or so', async () => {
  render(<Table all={parks(MOST_CHOSEN + 5)} />);
  await userEvent.click(screen.getByRole('button', { name: 'everything' }));
  expect(chosen()?.split(',')).toHaveLength(MOST_CHOSEN);
});

test('on a phone cards have the tick, and one above them all of the page', async () => {
  viewport(400);
  render(<Table all={parks(3)} />);
  await userEvent.click(tick('Choose Zoo 1'));
  await userEvent.click(screen.getByText('All on this page'));
  expect(chosen()).toBe('Zoo 0,Zoo 1,Zoo 2');
});
