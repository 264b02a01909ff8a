import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Buttons />);
});

function Buttons() {
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
      <button type="button" onClick={() => toasts.place('bottom-left')}>
        elsewhere
      </button>
    </>
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const said = (role: 'status' | 'alert') => screen.queryByRole(role)?.textContent ?? '';
const corner = (text: string) => screen.getByText(text).closest<HTMLElement>('.toasts')?.dataset.position;
/** The second step takes the message out of the page. */
const wait = (ms: number) => {
  for (const step of [ms, 10]) act(() => vi.advanceTimersByTime(step));
};

test('the places for news are there from the start, so that news in them is heard', () => {
  expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(6);
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
  wait(10);
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
  wait(10);
  expect([said('alert'), said('status')]).toEqual(['', 'Sent!']);
  press('badly');
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
});

test('news never covers the button that was pressed for it', () => {
  press('badly');
  expect(corner('The park has bookings.')).toBe('bottom-right');
  const button = screen.getByRole('button', { name: 'well' });
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(innerWidth - 120, innerHeight - 60, 100, 44));
  press('well');
  expect(corner('Park Added Successfully.')).toBe('bottom-left');
});

test('news never covers the buttons at the foot of an open dialog, which are on the right', () => {
  const foot = document.body.appendChild(document.createElement('div'));
  foot.className = 'dialog-foot';
  press('well');
  expect(corner('Park Added Successfully.')).toBe('bottom-left');
  foot.remove();
});

test('news can be put into another corner', () => {
  press('elsewhere');
  press('well');
  expect(corner('Park Added Successfully.')).toBe('bottom-left');
});
