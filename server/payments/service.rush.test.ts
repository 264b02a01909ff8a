import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tidyHolds } from '#server/bookings/service.ts';
import { tidyCouponUses } from '#server/coupons/service.ts';
import { enrol } from '#server/enrolments/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { aCardBatch, payByCard, started, tokenSales } from '#server/testing/paid-by-card.ts';
import { countedPlaces } from '#server/testing/rush/rush.ts';
import type { CardForm } from '#server/testing/sandbox-gateway.ts';

/** Deadlocks: they end as a warning where somebody waits for an answer, and as an error where nobody does. */
const errors: string[] = [];
const sales = await useCardSales({
  config: { rateLimitScale: 100, logLevel: 'warn' },
  logTo: { write: (line) => void (/deadlock|40P01|"level":50/.test(line) && errors.push(line)) },
});
const { use, gateway, aShop, book, start, comeBack, pass, query, reconcile, sendRefunds } = sales;
const { aTokenShop, bookToken, startToken } = tokenSales(sales);

const MANY = 12;
const sendBack = (bookingId: string, owner: Owner) =>
  use.call('POST', '/payments/refund', { bookingId, note: 'Rain' }, owner);
const change = (path: string, record: { _id: string }, more: object, owner: Owner) =>
  use.call('PUT', `${path}/${record._id}`, { ...record, ...more }, owner);

/** Does all of this for each of so many at once, whatever comes of it. */
const atOnce = (work: (at: number) => Promise<unknown>[]) =>
  Promise.all(Array.from({ length: MANY }, (_, at) => work(at)).flat());

interface Trade {
  owner: Owner;
  path: string;
  /** Books one and begins to pay for it; rejects when none is left. */
  buy(at: number): Promise<CardForm>;
  /** What else happens at the same time. */
  others(at: number): Promise<unknown>[];
}

/** Of many who pay late some are deleted and some sent back, while others book, at one moment. Then all are sent back. */
async function payLate({ owner, path, buy, others }: Trade): Promise<void> {
  const orders: Awaited<ReturnType<typeof gateway.decide>>[] = [];
  for (let n = 0; n < MANY; n += 1) orders.push(await gateway.decide(await buy(n), 'success'));
  const ids = orders.map(({ orderId }) => orderId);
  await pass(20);
  await atOnce((at) => [
    comeBack(orders[at]!),
    buy(at).catch(() => undefined),
    ...(at % 3 ? [] : [use.call('DELETE', `/${path}/${ids[at]}`, undefined, owner)]),
    ...(at % 4 ? [tidyHolds(use.deps)] : [sendBack(ids[at]!, owner), reconcile(), sendRefunds()]),
    ...others(at),
  ]);
  await atOnce((at) => [sendBack(ids[at]!, owner)]);
  expect(errors).toEqual([]);
}

/** Money taken without a place or a refund of its own, and places kept by what has ended. */
const faults = (column: 'park_id' | 'batch_id' | 'clinic_id', id: string) =>
  query(sql`
    select b.id, b.status, a.state from booking b join payment_attempt a on a.organisation_id = b.organisation_id and a.booking_id = b.id
    where ${sql.ref(`b.${column}`)} = ${id} and ((b.status in ('refunded', 'aborted') and b.hold_until is null and b.places_held)
      or (a.state = 'succeeded' and not (b.status = 'paid' and b.paid_attempt_id = a.id)
        and not exists (select from payment_refund r where r.organisation_id = a.organisation_id and r.attempt_id = a.id)))`);

test('tickets that are booked, paid late, deleted and sent back at once while park and coupon change never lock each other out', async () => {
  const shop = await aShop({ dailyCapacity: 2 * MANY, isEnabledCoupon: true });
  const { owner, parkId } = shop;
  const coupon = await aRecord(use, owner, '/coupon', FORMS.coupon(parkId, { maxUsageLimit: MANY }));
  const { couponCode } = coupon;
  const park = (await use.call('GET', `/park/${parkId}`)).json;
  await payLate({
    owner,
    path: 'ticketbooking',
    buy: async (at) => start(await book(shop, 2, at % 2 ? { couponCode } : {})),
    others: (at) => [
      ...(at % 5 ? [tidyCouponUses(use.deps)] : [change('/coupon', coupon, { couponName: `Name ${at}` }, owner)]),
      ...(at % 6 ? [] : [change('/park', park, { dailyCapacity: at ? 2 * MANY : null }, owner)]),
    ],
  });
  expect(await faults('park_id', parkId)).toEqual([]);
  const { taken, held } = await countedPlaces(use, { _id: parkId });
  expect(taken).toBe(held);
  const [uses] = await query(sql<{ used: number; held: number }>`
    select used, (select count(*)::int from booking b where b.organisation_id = coupon.organisation_id and coupon_id = coupon.id and coupon_held) as held from coupon where id = ${coupon._id}`);
  expect([uses?.used, (uses?.held ?? 0) <= MANY]).toEqual([uses?.held, true]);
});

test('places of a batch that are booked, paid late, deleted and sent back at once while it changes never lock each other out', async () => {
  const owner = await anOwner(use, { registrationType: 'coaching' });
  const batch = await aCardBatch(use, owner, { payment: 'ccav', inTake: String(MANY) });
  await payLate({
    owner,
    path: 'coachingbooking',
    buy: async () => {
      const { _id: id, fee: amount } = (await enrol(use, batch)).json;
      return started(await payByCard(use, 'coachingbooking', { id, amount }, { coachingId: batch._id }));
    },
    others: (at) => (at % 5 ? [] : [change('/coaching', batch, { endDate: `2027-06-${10 + at}` }, owner)]),
  });
  expect(await faults('batch_id', batch._id)).toEqual([]);
  const [places] = await query(sql<{ held: number }>`
    select count(*)::int as held from booking where batch_id = ${batch._id} and places_held`);
  expect(places?.held).toBeLessThanOrEqual(MANY);
});

test('tokens that are booked, paid late, called, cancelled and sent back at once never lock each other out', async () => {
  const shop = await aTokenShop(String(MANY));
  const { owner, clinic } = shop;
  await payLate({
    owner,
    path: 'doctorbooking',
    buy: async () => startToken(await bookToken(shop)),
    others: () => [
      use.call('POST', '/queue/next', { kind: 'doctor', id: clinic._id, doctorId: clinic.doctorId }, owner),
    ],
  });
  expect(await faults('clinic_id', clinic._id)).toEqual([]);
  const [queue] = await query(sql<{ issued: number; numbers: number }>`
    select q.issued, count(*)::int as numbers from token_queue q join token t on t.organisation_id = q.organisation_id and t.queue_id = q.queue_id and t.doctor_id = q.doctor_id
    where q.queue_id = ${clinic._id} group by q.issued`);
  expect([queue?.numbers, (queue?.issued ?? 0) <= MANY]).toEqual([queue?.issued, true]);
});
