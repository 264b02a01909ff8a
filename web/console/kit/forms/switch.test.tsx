// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Switch } from './switch.tsx';

afterEach(cleanup);

test('a switch is one by its role, and the space bar turns it', async () => {
  const told: boolean[] = [];
  render(<Switch label="Nehru Zoo is active" checked change={(on) => told.push(on)} />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Nehru Zoo is active' });
  expect(control.checked).toBe(true);
  control.focus();
  await userEvent.keyboard(' ');
  expect(told).toEqual([false]);
});
