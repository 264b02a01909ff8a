// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { TickField } from './tick-field.tsx';

afterEach(cleanup);

test('a tick is pressed by its words too, and says what it is now', async () => {
  const told: boolean[] = [];
  render(<TickField label="Enable Coupon" checked={false} change={(on) => told.push(on)} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Enable Coupon' }).checked).toBe(false);
  await userEvent.click(screen.getByText('Enable Coupon'));
  expect(told).toEqual([true]);
});

test('the space bar takes a tick away', async () => {
  const told: boolean[] = [];
  render(<TickField label="Holidays" checked change={(on) => told.push(on)} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(told).toEqual([false]);
});

test('a hint is read out with its tick, without being its name', () => {
  render(<TickField label="Enable Coupon" hint="For visitors" checked={false} change={() => undefined} />);
  const tick = screen.getByRole('checkbox', { name: 'Enable Coupon' });
  const hint = document.getElementById(tick.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('For visitors');
});
