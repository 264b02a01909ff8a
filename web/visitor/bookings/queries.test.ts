import { expect, test, vi } from 'vitest';
import { quoteTicket, type TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import { noFees } from '#contract/fees/rules.ts';
import { postJson } from '#web/shared/json-calls.ts';
import { rememberedBookings } from '#web/visitor/platform/remembered.ts';
import { answering } from '#web/visitor/platform/testing/answering.ts';
import { bookAndPay } from './queries.ts';

const park = { id: 'p1', name: 'Nehru Zoo', gateway: 'ccav' as const, merchantId: 'm1', slots: [] };
const fees = { ...noFees(), adult: { offered: true, price: 120_50 } };
const request: TicketRequest = { mobile: '98765 43210', quantities: { adult: 2 }, visitDate: '2027-01-05' };
const quote = quoteTicket(request.quantities, { fees, familySize: 4 });

const repriced = vi.fn(async () => undefined);
const book = (at: Parameters<typeof bookAndPay>[0] = park, asked = request) =>
  bookAndPay(at, asked, { quote, coupon: {} }, { post: postJson, today: '2027-01-04', onPrices: repriced });

const use = answering('/ticketbooking/p1');

test('a ticket for a time slot is remembered with it', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  use.answers = { '/api/ticketbooking/add': [201, { id: 'b1', totalAmount: 0 }] };
  const slots = [{ from: '10:00', until: '11:00', capacity: 20 }];
  expect(await book({ ...park, slots }, { ...request, slot: '10:00' })).toBeNull();
  expect(rememberedBookings()[0]).toMatchObject({ day: '2027-01-05', slot: { from: '10:00', until: '11:00' } });
});

test('a payment that does not start is a failure with the server’s words', async () => {
  use.answers = {
    '/api/ticketbooking/add': [201, { id: 'b1', totalAmount: 241 }],
    '/api/ticketbooking/ccav/payment': [503, { code: 'UNAVAILABLE', message: 'The bank rests.' }],
  };
  expect(await book()).toEqual({ message: 'The bank rests.', issues: [], code: 'UNAVAILABLE' });
});

test('a park of a wallet starts the payment there, and tells what came of it', async () => {
  use.answers = {
    '/api/ticketbooking/add': [201, { id: 'b1', totalAmount: 241 }],
    '/api/ticketbooking/paytm/payment': [200, { body: { resultInfo: { resultStatus: 'F' } } }],
  };
  const failure = await book({ ...park, gateway: 'paytm' });
  expect(failure?.message).toBe(
    'The payment provider could not start this payment. Please try again in a little while.',
  );
  expect(use.asked[1]?.body).toEqual({ id: 'b1', amount: 241, mobile: '98765 43210', mid: 'm1', parkId: 'p1' });
});

test('changed prices are handed on as they stand in the refusal, in paise', async () => {
  const figures = { prices: [{ name: 'Adult', price: 150 }], totalAmount: 300, originalAmount: 300, discountAmount: 0 };
  use.answers = {
    '/api/ticketbooking/add': [409, { code: 'PRICE_CHANGED', message: 'Prices have changed.', ...figures }],
  };
  expect(await book()).toMatchObject({ code: 'PRICE_CHANGED', message: 'Prices have changed.' });
  expect(repriced).toHaveBeenCalledWith({
    prices: [{ label: 'Adult', price: 15_000 }],
    original: 30_000,
    discount: 0,
    day: null,
  });
});

test('a booking that cannot be paid any more is not asked for again: the next press is another one', async () => {
  use.answers = {
    '/api/ticketbooking/add': [201, { id: 'b1', totalAmount: 241 }],
    '/api/ticketbooking/ccav/payment': [409, { code: 'EXPIRED', message: 'Please book again.' }],
  };
  for (const _ of 'ab') expect(await book()).toMatchObject({ code: 'EXPIRED' });
  const keys = use.asked.flatMap(({ key }) => key ?? []);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

test.each(['ALREADY_PAID', 'PAYMENT_PENDING'])('a booking that is %s is shown as it stands', async (code) => {
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  use.answers = {
    '/api/ticketbooking/add': [201, { id: 'b1', totalAmount: 241 }],
    '/api/ticketbooking/ccav/payment': [409, { code, message: 'No.' }],
  };
  expect(await book()).toBeNull();
  expect(gone).toHaveBeenCalledWith('/paymentstatus/b1/p1');
  expect(rememberedBookings()[0]).toEqual({
    kind: 'park-ticket',
    id: 'b1',
    place: { id: 'p1', name: 'Nehru Zoo' },
    day: '2027-01-05',
  });
});

test('a refusal without words still says something', async () => {
  use.answers = { '/api/ticketbooking/add': [500, {}] };
  expect(await book()).toMatchObject({ message: 'We could not start the payment.' });
});
