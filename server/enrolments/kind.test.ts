import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tidyHolds } from '#server/bookings/service.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { aCardBatch, payByCard, started, unheardPayments } from '#server/testing/paid-by-card.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';
import { enrol } from './factory.ts';

const sales = await useCardSales();
const { use, gateway, comeBack, attempts, refunds, query, pass } = sales;
const { paysUnheard, isHeardAfter } = unheardPayments(sales);

/** A batch that takes cards and so many students. */
async function aPayingBatch(inTake: string, more: object = {}) {
  const owner = await anOwner(use, { registrationType: 'coaching' });
  const form = FORMS.batch({ inTake, fee: '500', mid: firstMerchant.merchantId, ...more });
  return { owner, batch: await aCardBatch(use, owner, form), form };
}
type Paying = Awaited<ReturnType<typeof aPayingBatch>>;
interface Booked {
  id: string;
}

const book = async ({ batch }: Paying): Promise<Booked> => {
  const { status, json, text } = await enrol(use, batch);
  if (status !== 201) throw new Error(`not booked: ${text}`);
  return json;
};
const refusal = async ({ batch }: Paying) => (await enrol(use, batch)).json.message;
const pay = ({ batch }: Paying, { id }: Booked) =>
  payByCard(use, 'coachingbooking', { id, amount: 500 }, { coachingId: batch._id });
const start = async (at: Paying, booked: Booked) => started(await pay(at, booked));
const look = async ({ batch }: Paying, { id: bookingId }: Booked) =>
  (await use.call('POST', '/coachingbooking/getqrcodebystatus', { bookingId, coachingId: batch._id })).json;
const stored = async ({ id }: Booked) => {
  const [row] = await query(sql`select status, places_held as held from booking where id = ${id}`);
  return row;
};

test('a place is the student’s when it is paid, and the browser comes back to its page', async () => {
  const at = await aPayingBatch('1');
  const booked = await book(at);
  expect(await look(at, booked)).toMatchObject({ status: false, paymentStatus: 'PENDING' });
  const back = await comeBack(await gateway.decide(await start(at, booked), 'success'));
  expect(back).toBe(`303 /paymentstatus/${booked.id}/${at.batch._id}`);
  expect(await look(at, booked)).toMatchObject({ status: true, message: 'Your place in the batch is confirmed.' });
  expect(await refusal(at)).toBe('This batch is full.');
});

test('a hold that is over gives its place back, whether or not it was tidied, and once', async () => {
  const at = await aPayingBatch('1');
  const [first] = [await book(at)];
  expect(await refusal(at)).toBe('This batch is full.');
  await pass(16);
  const second = await book(at);
  expect([await stored(first), await stored(second)]).toEqual([
    { status: 'aborted', held: false },
    { status: 'pending', held: true },
  ]);
  await pass(16);
  await Promise.all([tidyHolds(use.deps), tidyHolds(use.deps)]);
  expect(await stored(second)).toEqual({ status: 'aborted', held: false });
  await book(at);
  expect(await refusal(at)).toBe('This batch is full.');
  expect((await look(at, first)).message).toBe(
    'This booking was not paid in time, so its place was given back. Please book again. If money left your account, it comes back by itself.',
  );
});

test.each<[string, (at: Paying, booked: Booked) => Promise<unknown>]>([
  ['the batch is removed', ({ batch, owner }) => use.call('DELETE', `/coaching/${batch._id}`, undefined, owner)],
  ['the owner voided it', ({ owner }, { id }) => use.call('DELETE', `/coachingbooking/${id}`, undefined, owner)],
  [
    'the organisation is switched off',
    async ({ owner: { organisationId } }) =>
      use.call('PUT', `/profileregistration/${organisationId}`, { status: false }, await anAdmin(use)),
  ],
])('a success after the hold goes back when %s', async (_, close) => {
  const at = await aPayingBatch('2');
  const booked = await book(at);
  await paysUnheard(await start(at, booked));
  expect((await close(at, booked)) as object).toMatchObject({ status: 200 });
  await isHeardAfter(31, booked);
  await tidyHolds(use.deps);
  expect(await stored(booked)).toEqual({ status: 'aborted', held: false });
  expect(await refunds(booked)).toMatchObject([{ reason: 'late' }]);
});

test('who holds a place gets it, also when the batch has fewer places by then', async () => {
  const at = await aPayingBatch('2');
  const booked = await book(at);
  const card = await start(at, booked);
  await use.call('PUT', `/coaching/${at.batch._id}`, { ...at.form, inTake: '0' }, at.owner);
  await comeBack(await gateway.decide(card, 'success'));
  expect(await stored(booked)).toMatchObject({ status: 'paid' });
});

test('money that goes back after all leaves the place to somebody else', async () => {
  const at = await aPayingBatch('1');
  const booked = await book(at);
  const card = await start(at, booked);
  await comeBack(await gateway.decide(card, 'success'));
  const [attempt] = await attempts(booked);
  await query(
    sql`select refund_payment(${attempt?.organisation_id}, ${attempt?.id}, 'chargeback', ${use.clock.now()})`,
  );
  expect(await stored(booked)).toEqual({ status: 'refunded', held: false });
  expect((await look(at, booked)).message).toBe(
    '₹500 was sent back to you. Your bank may take 7 to 14 working days to show it.',
  );
  await book(at);
});

test('the batch’s last day is the last one to pay, and a longer batch gives more time', async () => {
  const at = await aPayingBatch('2', { startDate: '2027-01-01', endDate: dayInKolkata() });
  const booked = await book(at);
  await query(
    sql`update booking set hold_until = (hold_until at time zone 'UTC' + interval '2 days') at time zone 'UTC' where id = ${booked.id}`,
  );
  await pass(24 * 60);
  expect((await pay(at, booked)).json.code).toBe('EXPIRED');
  await query(sql`update coaching_batch set end_date = '2027-12-31' where id = ${at.batch._id}`);
  expect((await pay(at, booked)).status).toBe(200);
});

function dayInKolkata(): string {
  return new Date(use.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
