// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Buttons() {
  const toasts = useToasts();
  return (
    <>
      <button type="button" onClick={() => toasts.success('Park Added Successfully.')}>
        well
      </button>
      <button type="button" onClick={() => toasts.failure('The park has bookings.')}>
        badly
      </button>
      <button
        type="button"
        onClick={() => toasts.failure('Not sent!', { label: 'Resend', act: () => toasts.success('Sent!') })}
      >
        with a way on
      </button>
      <button type="button" onClick={() => toasts.place('bottom left')}>
        elsewhere
      </button>
    </>
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const said = (role: 'status' | 'alert') => screen.getByRole(role).textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('both places for news are there from the start, so that news in them is heard', () => {
  expect([said('status'), said('alert')]).toEqual(['', '']);
});

test('good news goes away by itself', () => {
  press('well');
  wait(5_900);
  expect(said('status')).toBe('Park Added Successfully.');
  wait(200);
  expect(said('status')).toBe('');
});

test('bad news stays until it is closed', () => {
  press('badly');
  wait(60_000);
  expect(said('alert')).toBe('The park has bookings.');
  press('Close this message');
  expect(said('alert')).toBe('');
});

test('the same news again is shown for its own time', () => {
  press('well');
  wait(4_000);
  press('well');
  wait(4_000);
  expect(said('status')).toBe('Park Added Successfully.');
  wait(2_100);
  expect(said('status')).toBe('');
});

test('bad news may offer a way on, which closes it', () => {
  press('with a way on');
  press('Resend');
  expect([said('alert'), said('status')]).toEqual(['', 'Sent!']);
  press('badly');
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
});

test('news can be put into another corner', () => {
  expect(screen.getByRole('status').parentElement?.className.trim()).toBe('toasts');
  press('elsewhere');
  expect(screen.getByRole('status').parentElement?.className).toBe('toasts bottom left');
});
