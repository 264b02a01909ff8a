import { beforeEach, expect, test, vi } from 'vitest';
import { type RememberedBooking, remember, rememberedBookings } from './remembered.ts';

const booking = (id: string): RememberedBooking => ({
  kind: 'park-ticket',
  id,
  place: { id: 'p1', name: 'Nehru Zoo' },
  day: '2027-01-04',
});

beforeEach(() => localStorage.clear());

test('the newest twenty are kept', () => {
  for (let n = 1; n <= 22; n += 1) remember(booking(`b${n}`));
  const kept = rememberedBookings().map(({ id }) => id);
  expect([kept.length, kept[0], kept[1], kept.at(-1)]).toEqual([20, 'b22', 'b21', 'b3']);
});

test('a browser that keeps nothing, or something else under that name, books all the same', () => {
  expect(rememberedBookings()).toEqual([]);
  localStorage.setItem('bookings', '{broken');
  expect(() => remember(booking('b1'))).not.toThrow();
  vi.stubGlobal('localStorage', undefined);
  expect(() => remember(booking('b1'))).not.toThrow();
});
