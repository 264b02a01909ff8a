import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { TypedCodeForm } from './typed-code-form.tsx';

let checked: string[];
beforeEach(() => {
  checked = [];
  render(<TypedCodeForm check={(code) => checked.push(code)} />);
});

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ticket code' });

test('eight characters and Enter are checked, and the box is empty for the next ticket', async () => {
  await userEvent.type(box(), '7k2m 9qxa{Enter}');
  expect(checked).toEqual(['7k2m 9qxa']);
  expect(box().value).toBe('');
});

test('too few characters are told at once, stay, and are not sent', async () => {
  await userEvent.type(box(), '7k2m-9q');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(checked).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('Please type the eight characters below the QR code.');
  expect(box().value).toBe('7k2m-9q');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(box(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a whole pass from a hand scanner goes through as it is, without the space behind it', async () => {
  const pass = `PV1/ABCD/${'0'.repeat(26)}/${'1'.repeat(26)}/270102/4/${'Z'.repeat(103)}`;
  await userEvent.click(box());
  await userEvent.paste(`${pass} `);
  await userEvent.keyboard('{Enter}');
  expect(checked).toEqual([pass]);
});

test('a phone neither corrects nor completes what is typed', () => {
  expect([box().getAttribute('autocomplete'), box().getAttribute('spellcheck')]).toEqual(['off', 'false']);
});
