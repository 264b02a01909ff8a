import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paidTicket } from '#web/visitor/platform/testing/park-pages.ts';
import { GateModeSection } from './gate-mode-section.tsx';

const open = () => userEvent.click(screen.getByRole('button', { name: 'Show at gate' }));

test('the gate sees the code, the place, the day and the letters below, and nothing else', async () => {
  render(<GateModeSection {...paidTicket} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  const gate = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Show at gate' });
  expect(gate.open).toBe(true);
  expect(
    within(gate).getByRole('img', { name: 'QR code of your ticket for Nehru Zoo, Sat, 2 Jan 2027' }),
  ).toBeDefined();
  for (const text of ['7K2M-9QXA', 'Turn brightness up']) expect(within(gate).getByText(text)).toBeDefined();
});

test('closing it brings the page back, and it opens again', async () => {
  render(<GateModeSection {...paidTicket} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
});

test('the screen stays on while the code is shown and sleeps again afterwards', async () => {
  let held = 0;
  const release = async () => {
    held -= 1;
  };
  const request = async () => {
    held += 1;
    return { release };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  render(<GateModeSection {...paidTicket} />);
  expect(held).toBe(0);
  await open();
  expect(held).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(held).toBe(0);
});
