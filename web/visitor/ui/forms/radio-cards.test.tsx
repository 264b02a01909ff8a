import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

const choices = [
  { value: '2027-01-02', label: 'Sat, 2 Jan 2027', note: 'Today' },
  { value: '2027-01-03', label: 'Sun, 3 Jan 2027', note: 'Sold out', disabled: true },
  { value: '2027-01-05', label: 'Tue, 5 Jan 2027' },
];

function show(props: { value?: string; hint?: string; error?: string } = {}) {
  const chosen: string[] = [];
  const { value = null, ...rest } = props;
  render(
    <RadioCards
      name="visitDate"
      legend="When are you coming?"
      {...rest}
      choices={choices}
      value={value}
      onChange={(day) => chosen.push(day)}
    />,
  );
  return chosen;
}

test('the choices are one question with its words', () => {
  show({ value: '2027-01-05' });
  expect(screen.getByRole('group', { name: 'When are you coming?' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tue, 5 Jan 2027' }).checked).toBe(true);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1);
});

test('a card is pressed anywhere on it', async () => {
  const chosen = show();
  await userEvent.click(screen.getByText('Today'));
  expect(chosen).toEqual(['2027-01-02']);
});

test('the error summary leads to the first choice, and the problem is read out with the question', () => {
  show({ error: 'Please select a booking date to continue.', hint: 'That day only' });
  expect(document.getElementById('field-visitDate')).toBe(screen.getAllByRole('radio')[0]);
  const heard = document.getElementById(screen.getByRole('group').getAttribute('aria-describedby') ?? '');
  expect(heard?.textContent).toBe('That day onlyPlease select a booking date to continue.');
});
