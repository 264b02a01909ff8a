import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { type SummaryPart, summaryColumn } from './summary-column.tsx';

const FEES: SummaryPart[] = [
  ['Adult', '₹250'],
  ['Child', '₹120'],
  ['Camera', '₹50'],
  ['Family', '₹700'],
];
const column = (parts: SummaryPart[]) =>
  summaryColumn<string>({ id: 'fees', header: 'Fees', partsOf: () => parts, nameOf: (name) => name });
const open = (parts: SummaryPart[]) => render(column(parts).cell('Nehru Zoo'));
const more = () => screen.getByRole('button', { name: '+2 more: Fees of Nehru Zoo' });
const panel = () => screen.queryByRole('dialog', { name: 'Fees of Nehru Zoo' });

test('the first two stand in the cell, and all of them behind a button that says how many more there are', async () => {
  open(FEES);
  expect(document.querySelector('.summary-short')?.textContent).toBe('Adult ₹250, Child ₹120');
  await userEvent.click(more());
  const all = within(panel()!).getAllByRole('listitem');
  expect(all.map(({ textContent }) => textContent)).toEqual(FEES.map((part) => part.join(' ')));
});

test('paper, which has no buttons, gets all of them', () => {
  open(FEES);
  expect(document.querySelector('.summary-all')?.textContent).toBe('Adult ₹250, Child ₹120, Camera ₹50, Family ₹700');
});

test('two need no button, and nothing is a dash', () => {
  open(FEES.slice(0, 2));
  expect(screen.queryByRole('button')).toBeNull();
  expect(column([]).blank?.('Nehru Zoo')).toBe(true);
  cleanup();
  open([]);
  expect(screen.getByText('–')).toBeDefined();
});
