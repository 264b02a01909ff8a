import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { ManyField } from './many-field.tsx';

const options = [
  { value: 'z', label: 'Nehru Zoo' },
  { value: 'l', label: 'Lumbini Park' },
];

function Field() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <ManyField
      label="Park"
      none="All parks"
      several={(count) => `${count} parks`}
      options={options}
      chosen={chosen}
      change={setChosen}
    />
  );
}
const button = () => screen.getByRole('button');

test('it says what is chosen: nothing, the one by its name, several by their number', async () => {
  render(<Field />);
  expect(button().textContent).toBe('Park: All parks');
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lumbini Park' }));
  expect(button().textContent).toBe('Park: Lumbini Park');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nehru Zoo' }));
  expect(button().textContent).toBe('Park: 2 parks');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lumbini Park' }));
  expect(button().textContent).toBe('Park: Nehru Zoo');
});

test('the keyboard opens the list, ticks in it, and Esc brings it back to the button', async () => {
  render(<Field />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('checkbox'));
  await userEvent.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nehru Zoo' }).checked).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.activeElement).toBe(button());
});
