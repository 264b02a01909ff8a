import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { countOf, Stepper } from './stepper.tsx';

test.each([
  ['', 0],
  ['7', 7],
  ['07', 7],
  ['२', 2],
  ['3 adults', 4],
  ['-5', 4],
  ['1.5', 4],
  ['1e1', 4],
  ['99', 99],
])('what is typed as "%s" counts as %s where 4 stood before', (typed, count) => {
  expect(countOf(typed, 4)).toBe(count);
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
      beyond="Only three Adult tickets, please."
      spoken={spoken}
      onChange={change}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adult' });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add one: Adult' });
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take one away: Adult' });

const beyond = () => screen.queryByText('Only three Adult tickets, please.', { selector: 'p' });

test('plus and minus count by one, between nothing and the most that is allowed', async () => {
  render(<Line from={0} />);
  expect(less().disabled).toBe(true);
  for (let press = 0; press < 3; press += 1) await userEvent.click(more());
  expect([box().value, beyond()]).toEqual(['3', null]);
  await userEvent.click(less());
  expect(box().value).toBe('2');
});

test('at the most + can still be pressed, and says why it counts no further, until something else is chosen', async () => {
  render(<Line from={3} />);
  expect([more().disabled, more().getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await userEvent.click(more());
  expect([box().value, beyond() !== null]).toEqual(['3', true]);
  expect(document.querySelector('output')?.textContent).toBe('Only three Adult tickets, please.');
  await userEvent.click(less());
  expect(beyond()).toBeNull();
});

test('a number is typed over the old one, and too many become the most', async () => {
  render(<Line from={1} />);
  await userEvent.click(box());
  await userEvent.keyboard('9');
  expect([box().value, beyond() !== null]).toEqual(['3', true]);
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
