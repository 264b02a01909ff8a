// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import type { ListState } from './filters/list-state.ts';
import { Pager } from './pager.tsx';

afterEach(cleanup);

const SIZES = [5, 100, 1000];

/** A pager over 12 rows, five at a time, and what it asked for. */
function onPage(page: number, shown: number, total = 12) {
  const asked: Partial<ListState>[] = [];
  const state = { search: '', sort: null, page, size: 5 };
  render(<Pager state={state} change={(change) => asked.push(change)} sizes={SIZES} total={total} shown={shown} />);
  return asked;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the first page says which rows are seen and has no way back', async () => {
  const asked = onPage(1, 5);
  expect(screen.getByRole('status').textContent).toBe('1–5 of 12');
  expect(button('Previous page').disabled).toBe(true);
  await userEvent.click(button('Next page'));
  expect(asked).toEqual([{ page: 2 }]);
});

test('the last page counts only the rows that are left', async () => {
  const asked = onPage(3, 2);
  expect(screen.getByRole('status').textContent).toBe('11–12 of 12');
  expect(button('Next page').disabled).toBe(true);
  await userEvent.click(button('Previous page'));
  expect(asked).toEqual([{ page: 2 }]);
});

test('a page beyond the end is told as the last one', () => {
  onPage(9, 2);
  expect(screen.getByRole('status').textContent).toBe('11–12 of 12');
});

test('an empty list has rows 0 to 0, and large numbers have Indian digits', () => {
  onPage(1, 0, 0);
  expect(screen.getByRole('status').textContent).toBe('0–0 of 0');
  cleanup();
  onPage(1, 5, 1_25_000);
  expect(screen.getByRole('status').textContent).toBe('1–5 of 1,25,000');
});

test('the number of rows is chosen from the sizes of the screen', async () => {
  const asked = onPage(1, 5);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '1000');
  expect(asked).toEqual([{ size: 1000 }]);
});
