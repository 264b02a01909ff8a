import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AT, BOOKING_RECORD, DOCTOR, PAYMENT } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { Clearing } from './clearing-form.tsx';
import type { DeskToken } from './queries.ts';

const waits = (number: number, more: Partial<DeskToken> = {}): DeskToken => ({
  id: idOf(`v${number}x`),
  number,
  turn: number,
  state: 'booked',
  status: 'pending',
  paymentMode: 'cash',
  fee: 30_000,
  personName: `Patient ${number}`,
  day: '2027-01-02',
  createdAt: new Date(AT),
  calledAt: null,
  completedAt: null,
  ...more,
});

const TOKEN = { number: 7, state: 'booked', counterName: null, issuedAt: AT, calledAt: null, completedAt: null };
const OPENINGS = { days: ['2027-01-02', '2027-01-03'], left: null, stationId: DOCTOR, stations: [] as object[] };

let told: number;
beforeEach(() => {
  told = 0;
});

const open = (waiting: DeskToken[], answer: (asked: ServedCall) => unknown) =>
  openServed({
    path: '/app/reportofdoctor',
    element: (
      <Clearing
        waiting={waiting}
        live={{ connection: 'live', changed: async () => undefined }}
        close={() => undefined}
        tell={() => (told += 1)}
      />
    ),
    answer,
  });

/** Lists the people of the dialog, each with what became of them. */
const cleared = () => [...document.querySelectorAll('[aria-live] li')].map(({ textContent }) => textContent);

test('those who wait are moved in one go; who could not be is told why, and tried again alone; then all are to be told', async () => {
  let full = true;
  const stations = [{ id: DOCTOR, name: 'Dr Rao', left: [0, 1] }];
  const { asked } = await open([waits(1), waits(2)], ({ url, method }) => {
    if (method === 'GET') return full ? { ...OPENINGS, stations } : { ...OPENINGS, days: [] };
    if (url.includes(idOf('v2x')) && full) return refusal('All tokens for Sun, 3 Jan 2027 are booked.');
    return { ...BOOKING_RECORD, selectedDate: '2027-01-03', token: TOKEN };
  });
  await screen.findByRole('option', { name: 'Move to Sun, 3 Jan 2027 (1 left)' });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await press('Move 2 people');
  const again = await screen.findByRole('button', { name: 'Move 1 person' });
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  expect(cleared()).toEqual([
    '1 Patient 1 Sun, 3 Jan 2027, token 7',
    '2 Patient 2 All tokens for Sun, 3 Jan 2027 are booked.',
  ]);
  expect(told).toBe(0);
  full = false;
  await press('Move 1 person');
  await waitFor(() => expect(told).toBe(1));
  await screen.findByRole('dialog', { name: 'Nobody waits any more' });
  await screen.findByRole('button', { name: 'Tell all' });
  expect(screen.queryByText(/nobody can be moved/)).toBeNull();
  expect(cleared()[1]).toBe('2 Patient 2 Sun, 3 Jan 2027, token 7');
  const moves = asked.filter(({ method }) => method === 'POST');
  expect(moves.map(({ url }) => url)).toEqual(['v1x', 'v2x', 'v2x'].map((id) => `/bookings/${idOf(id)}/day`));
  expect(moves.every(({ body }) => body.selectedDate === '2027-01-03')).toBe(true);
});

test('they are cancelled in one go, and who paid online is refunded', async () => {
  const { asked } = await open([waits(1, { paymentMode: 'online', status: 'paid' }), waits(2)], ({ url, method }) => {
    if (url === '/payments/refund') return { message: '₹300 is on its way back.', payment: PAYMENT };
    return method === 'GET' ? OPENINGS : BOOKING_RECORD;
  });
  await userEvent.selectOptions(await screen.findByLabelText('What becomes of them?'), 'refund');
  screen.getByText(/₹300 goes back to 1 person who paid online. 1 person who did not is cancelled/);
  await press('Cancel 2 people');
  await screen.findByRole('dialog', { name: 'Nobody waits any more' });
  expect(cleared()).toEqual(['1 Patient 1 ₹300 is on its way back.', '2 Patient 2 Cancelled']);
  expect(told).toBe(0);
  const acts = asked.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => ({ method, url, body }));
  const body = { bookingId: idOf('v1x'), note: 'The desk closed for today.', evenIfUsed: false, amount: 300 };
  expect(acts).toContainEqual({ method: 'POST', url: '/payments/refund', body });
  expect(acts).toContainEqual(expect.objectContaining({ method: 'DELETE', url: `/bookings/${idOf('v2x')}` }));
});

test('who was refunded as the network was lost is refunded no second time: the same request goes again', async () => {
  let lost = true;
  const { asked } = await open([waits(1, { paymentMode: 'online', status: 'paid' })], ({ url, method }) => {
    if (url !== '/payments/refund') return method === 'GET' ? OPENINGS : BOOKING_RECORD;
    return lost
      ? { refused: { ...refusal('The server cannot be reached.').refused, code: 'UNAVAILABLE' } }
      : { message: '₹300 is on its way back.', payment: PAYMENT };
  });
  await userEvent.selectOptions(await screen.findByLabelText('What becomes of them?'), 'refund');
  await press('Cancel 1 person');
  await screen.findByText('The server cannot be reached.');
  lost = false;
  await press('Cancel 1 person');
  await screen.findByRole('dialog', { name: 'Nobody waits any more' });
  const keys = asked.filter(({ url }) => url === '/payments/refund').map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
