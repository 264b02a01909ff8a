import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { InstantField } from './instant-field.tsx';

let held: Date | null;
function Screen({ start = null, problem }: { start?: Date | null; problem?: string }) {
  const [value, setValue] = useState(start);
  held = value;
  return <InstantField label="From date" value={value} change={setValue} problem={problem} />;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a day and a time are an instant in Kolkata', () => {
  render(<Screen start={new Date('2027-01-10T04:30:00Z')} />);
  expect([shown('From date'), shown('From date: time')]).toEqual(['10/01/2027', '10:00']);
  type('From date', '1/2/2027');
  type('From date: time', '18:30');
  expect(held?.toISOString()).toBe('2027-02-01T13:00:00.000Z');
});

test('half of it is no instant, and says what is missing; nothing is nothing', () => {
  render(<Screen problem="Invalid input" />);
  type('From date', '1/2/2027');
  expect(Number.isNaN(held?.getTime())).toBe(true);
  expect(screen.getByText('Please enter the day and the time')).toBeDefined();
  type('From date', '');
  expect(held).toBeNull();
});
