import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field, fieldId } from './field.tsx';

const heardWith = (box: HTMLElement): (string | undefined)[] =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? undefined);

test('the label names the box; why we ask and what is wrong are read out with it', () => {
  render(<Field name="mobile" label="Mobile number" hint="10 digits." error="Please enter mobile number" type="tel" />);
  const box = screen.getByRole('textbox', { name: 'Mobile number' });
  expect(heardWith(box)).toEqual(['10 digits.', 'Please enter mobile number']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('a box without a problem is not told as wrong', () => {
  render(<Field name="mobile" label="Mobile number" />);
  const box = screen.getByRole('textbox', { name: 'Mobile number' });
  expect(box.hasAttribute('aria-invalid') || box.hasAttribute('aria-describedby')).toBe(false);
});

test('what was typed comes back as it was typed', () => {
  render(
    <Field name="mobile" label="Mobile number" defaultValue="+91 98765" error="Please enter valid mobile number" />,
  );
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('+91 98765');
});

test('the id of a field stands in an address, whatever its name', () => {
  expect(fieldId('quantity.adult')).toBe('field-quantity-adult');
  expect(fieldId('mobile')).toBe('field-mobile');
});
