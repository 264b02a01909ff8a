import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HowManySection } from './how-many-section.tsx';
import type { ScanOutcome } from './outcome.ts';

const OUTCOME: ScanOutcome = {
  result: 'how_many',
  offline: false,
  message: '5 people can come in by this ticket. Please say how many.',
  code: '7K2M-9QXA',
  at: '2027-01-02T05:00:00Z',
  left: [
    { category: 'adult', quantity: 3 },
    { category: 'child', quantity: 2 },
    { category: 'fourwheeler', quantity: 1 },
  ],
};

function show(more: Partial<ScanOutcome> = {}) {
  const done = vi.fn();
  render(<HowManySection outcome={{ ...OUTCOME, ...more }} done={done} close={vi.fn()} />);
  return done;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('all who can come are one tap, in the order of the booking page', async () => {
  const done = show();
  expect(screen.getByRole('heading').textContent).toBe('How many now?');
  expect(
    screen
      .getAllByRole('status')
      .map((at) => at.getAttribute('aria-label'))
      .filter(Boolean),
  ).toEqual(['Adult', 'Child', 'Four Wheeler']);
  await press('Let in 5');
  expect(done).toHaveBeenCalledWith(OUTCOME.left);
});

test('the button counts people as the answer will: a family by its size, a car not at all', async () => {
  const kinds = { adult: 1, family: 2, fourwheeler: 1 };
  const left = Object.entries(kinds).map(([category, quantity]) => ({ category, quantity }));
  show({ left, lines: left.map((kind) => ({ ...kind, label: '' })), people: 11 });
  await press('Take one away: Family');
  screen.getByRole('button', { name: 'Let in 6' });
  for (const kind of ['Adult', 'Family']) await press(`Take one away: ${kind}`);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Let in' }).disabled, 'the car comes alone').toBe(false);
});

test('a typed code that nobody could check begins with nobody', async () => {
  const done = show({ result: 'unchecked', left: [{ category: 'adult', quantity: 50 }] });
  await press('Add one: Adult');
  await press('Add one: Adult');
  await press('Let in 2');
  expect(done).toHaveBeenCalledWith([{ category: 'adult', quantity: 2 }]);
});
