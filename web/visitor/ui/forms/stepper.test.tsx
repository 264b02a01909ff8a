// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'preact/hooks';
import { afterEach, expect, test } from 'vitest';
import { countOf, Stepper } from './stepper.tsx';

afterEach(cleanup);

test.each([
  ['', 0],
  ['7', 7],
  ['07', 7],
  ['२', 2],
  ['3 adults', 4],
  ['-5', 4],
  ['1.5', 4],
  ['1e1', 4],
  ['99', 50],
  ['99999', 50],
])('what is typed as "%s" counts as %s of at most 50 where 4 stood before', (typed, count) => {
  expect(countOf(typed, 50, 4)).toBe(count);
});

/** A line of at most three adults. */
function Line({ from }: { from: number }) {
  const [count, change] = useState(from);
  const spoken = count > 0 ? `${count} Adult, ₹${count * 100}` : '';
  return (
    <Stepper
      name="quantity.adult"
      label="Adult"
      price="₹100 each"
      value={count}
      max={3}
      spoken={spoken}
      onChange={change}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adult' });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add one: Adult' });
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take one away: Adult' });

test('plus and minus count by one, between nothing and the most that is allowed', async () => {
  render(<Line from={0} />);
  expect(less().disabled).toBe(true);
  for (let press = 0; press < 5; press += 1) await userEvent.click(more());
  expect(box().value).toBe('3');
  expect(more().disabled).toBe(true);
  await userEvent.click(less());
  expect(box().value).toBe('2');
});

test('a number is typed over the old one, and too many become the most', async () => {
  render(<Line from={1} />);
  await userEvent.click(box());
  await userEvent.keyboard('9');
  expect(box().value).toBe('3');
});

test('each change is read out with what it costs', async () => {
  render(<Line from={1} />);
  await userEvent.click(more());
  const said = document.querySelector('output')!;
  expect(said.getAttribute('aria-live')).toBe('polite');
  expect(said.textContent).toBe('2 Adult, ₹200');
});

test('the box brings up digits and is posted under its name by browsers without scripts', () => {
  render(<Line from={0} />);
  expect([box().name, box().inputMode, box().id]).toEqual(['quantity.adult', 'numeric', 'field-quantity-adult']);
});
