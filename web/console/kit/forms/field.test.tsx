import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { SelectField, TextField } from './field.tsx';

/** Answers the words that are read out with a control, after its name. */
const describedBy = (control: HTMLElement): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? id);

test('hint and problem are read out with the box, the problem first', () => {
  render(
    <TextField label="Phone" hint="10 digits" problem="Must be only digits" value="98x" change={() => undefined} />,
  );
  const box = screen.getByRole('textbox', { name: 'Phone' });
  expect(describedBy(box)).toEqual(['Must be only digits', '10 digits']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('a field without a problem is not told as wrong', () => {
  render(<TextField label="Phone" required value="" change={() => undefined} />);
  const box = screen.getByRole('textbox', { name: 'Phone' });
  expect(box.hasAttribute('aria-describedby')).toBe(false);
  expect(box.getAttribute('aria-invalid')).not.toBe('true');
  expect(box.getAttribute('aria-required')).toBe('true');
});

test('a list of choices is the device’s own, and offers "none" first', async () => {
  const told: string[] = [];
  const options = [
    { value: 'p1', label: 'Nehru Zoo' },
    { value: 'p2', label: 'Lumbini Park' },
  ];
  render(<SelectField label="Park" value="" change={(id) => told.push(id)} options={options} none="All parks" />);
  const list = screen.getByRole('combobox', { name: 'Park' });
  expect(list.tagName).toBe('SELECT');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All parks',
    'Nehru Zoo',
    'Lumbini Park',
  ]);
  await userEvent.selectOptions(list, 'Lumbini Park');
  expect(told).toEqual(['p2']);
});
