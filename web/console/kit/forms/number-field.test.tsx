import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { RupeesField, WholeField } from './number-field.tsx';

/** A field in a form that holds a number; shows what the form holds. */
function Held({ of: Field, from }: { of: typeof WholeField; from: number | null }) {
  const [value, change] = useState(from);
  return (
    <>
      <Field label="Fee" value={value} change={change} />
      <output>{String(value)}</output>
      <button type="button" onClick={() => change(7_00)}>
        Other record
      </button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fee' });
const held = () => screen.getByRole('status').textContent;

test('an amount is typed in rupees and held in paise, and the text stays as it was typed', async () => {
  render(<Held of={RupeesField} from={null} />);
  await userEvent.type(box(), '120.50');
  expect(box().value).toBe('120.50');
  expect(held()).toBe('12050');
});

test('a half-typed amount is not corrected under the fingers', async () => {
  render(<Held of={RupeesField} from={null} />);
  await userEvent.type(box(), '12.');
  expect(box().value).toBe('12.');
  expect(held()).toBe('NaN');
  await userEvent.clear(box());
  expect(held()).toBe('null');
});

test('a stored amount is shown in rupees, and a new one from outside takes its place', async () => {
  render(<Held of={RupeesField} from={12_050} />);
  expect(box().value).toBe('120.5');
  await userEvent.click(screen.getByRole('button'));
  expect(box().value).toBe('7');
});

test('a whole number brings up the keyboard of digits', () => {
  render(<Held of={WholeField} from={4} />);
  expect([box().value, box().inputMode]).toEqual(['4', 'numeric']);
});
