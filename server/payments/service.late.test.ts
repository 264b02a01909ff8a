import { describe, expect, test } from 'vitest';
import { addDays, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
import { bookingEnd } from '#contract/opening-days/rules.ts';
import { bookDoctor } from '#server/appointments/factory.ts';
import { tidyHolds } from '#server/bookings/service.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { tokenSales, unheardPayments } from '#server/testing/paid-by-card.ts';
import type { CardForm, SandboxDecision } from '#server/testing/sandbox-gateway.ts';
import type { CallAnswer } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';

const sales = await useCardSales();
const { use, gateway, aShop, book, start, comeBack, look, status, refunds, taken, pass, untilNoon, reconcile } = sales;
const { sendRefunds, pay } = sales;
const { paysUnheard, isHeardAfter } = unheardPayments(sales);
const { aTokenShop, bookToken, payToken, startToken, storedToken } = tokenSales(sales);

const LATE =
  'Your payment arrived when the booking could no longer be kept. ₹200 is being sent back to you; banks take 7 to 14 working days.';

test('a success after the hold takes the places again while there are any', async () => {
  const shop = await aShop({ dailyCapacity: 4 });
  const sale = await book(shop);
  await paysUnheard(await start(sale));
  await pass(16);
  await book(shop, 2);
  await expect(book(shop, 3)).rejects.toThrow(/Only 2 places/);
  expect([await status(sale), await taken(shop)]).toEqual(['Aborted', 2]);
  await isHeardAfter(15, sale);
  expect(await look(sale)).toMatchObject({ status: true, paymentStatus: 'TXN_SUCCESS' });
  expect([await taken(shop), await refunds(sale)]).toEqual([4, []]);
});

test('a success after the hold of a full day is refunded by itself, once, and the visitor is told', async () => {
  const shop = await aShop({ dailyCapacity: 2 });
  const sale = await book(shop);
  await paysUnheard(await start(sale));
  await pass(16);
  const winner = await book(shop, 2);
  await comeBack(await gateway.decide(await start(winner), 'success'));
  await isHeardAfter(15, sale);
  expect(await look(sale)).toMatchObject({ status: false, image: null, paymentStatus: 'Aborted', message: LATE });
  expect(await refunds(sale)).toMatchObject([{ reason: 'late', state: 'requested', amount_paise: 20_000 }]);
  await Promise.all([sendRefunds(), sendRefunds()]);
  await reconcile();
  expect(await gateway.journal({ orderId: sale.id, command: 'refundOrder' })).toMatchObject([{ amount: '200.00' }]);
  await pass(61);
  await sendRefunds();
  expect(await refunds(sale)).toMatchObject([{ state: 'done' }]);
  expect((await look(sale)).message).toBe(
    '₹200 was sent back to you. Your bank may take 7 to 14 working days to show it.',
  );
  expect([await status(winner), await taken(shop)]).toEqual(['TXN_SUCCESS', 2]);
});

/** Paid at the last moment and heard of after an hour, when the hold is over and tidied: what became of it. */
async function heardAfterAnHour(more: object): Promise<string> {
  const now = use.clock.now().getTime();
  const at = (minutes: number) =>
    new Date(now + minutes * 60_000).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
  const sale = await book(await aShop({ startTime: at(-60), endTime: at(120), ...more }));
  await paysUnheard(await start(sale));
  await pass(20);
  await tidyHolds(use.deps);
  await isHeardAfter(40, sale);
  return status(sale);
}

test('a success after the hold is a ticket while the park lets in, and a refund when its day is over', async () => {
  expect(await heardAfterAnHour({ lastEntryMinutes: 0 })).toBe('TXN_SUCCESS');
  expect(await heardAfterAnHour({ lastEntryMinutes: 90 })).toBe('Aborted');
});

test('a success after the hold is a ticket when the visit is still to come, a refund when the park has closed its doors', async () => {
  const day = addDays(dayOf(use.clock.now()), 3);
  const custom = { isEnabledCustomBookingDates: true, bookingDates: [day] };
  const shop = await aShop(custom);
  const [kept, lost] = [await book(shop, 2, { selectedDate: day }), await book(shop, 2, { selectedDate: day })];
  for (const sale of [kept, lost]) await paysUnheard(await start(sale));
  await pass(16);
  await tidyHolds(use.deps);
  await isHeardAfter(14, kept);
  expect(await status(kept)).toBe('TXN_SUCCESS');
  const { json } = await use.call('GET', `/park/${shop.parkId}`, undefined, shop.owner);
  await use.call('PUT', `/park/${shop.parkId}`, { ...json, status: false }, shop.owner);
  await isHeardAfter(30, lost);
  expect([await status(lost), await refunds(lost)]).toMatchObject(['Aborted', [{ reason: 'late' }]]);
});

test('a booking that its owner voided gives a late payment back', async () => {
  const sale = await book(await aShop());
  await paysUnheard(await start(sale));
  await use.call('DELETE', `/ticketbooking/${sale.id}`, undefined, sale.owner);
  await isHeardAfter(2, sale);
  expect(await refunds(sale)).toMatchObject([{ reason: 'late' }]);
});

test.each([
  ['failure', 'This booking was not paid in time'],
  ['abort', 'This booking was not paid in time'],
  ['awaited-success', 'Your bank is still confirming the payment. Please do not pay again.'],
])('a hold that is over stays over when %s is heard of afterwards, tidied or not', async (outcome, message) => {
  const shop = await aShop({ dailyCapacity: 4 });
  const made = [await book(shop), await book(shop)];
  const forms = [await start(made[0] as CardSale), await start(made[1] as CardSale)];
  await pass(14);
  const decisions = [
    await gateway.decide(forms[0] as CardForm, outcome, { laterSeconds: 3600 }),
    await gateway.decide(forms[1] as CardForm, outcome, { laterSeconds: 3600 }),
  ];
  await pass(2);
  await comeBack(decisions[0] as SandboxDecision);
  await tidyHolds(use.deps);
  await comeBack(decisions[1] as SandboxDecision);
  const seen = await Promise.all(made.map(look));
  expect(seen[0]).toEqual(seen[1]);
  expect([seen[0]?.paymentStatus, await taken(shop)]).toEqual(['Aborted', 0]);
  expect(seen[0]?.message).toContain(message);
});

test('the database ends the hours of a day when the contract does', async () => {
  const cases = ['09:00', '18:00', '', null].flatMap((opensAt) =>
    ['12:05', '02:00', '09:00', '23:59', '00:00', '', null].flatMap((closesAt) =>
      [0, 30].map((lastEntryMinutes) => ({ opensAt, closesAt, lastEntryMinutes })),
    ),
  );
  const ask = 'select hours_over($1, $2, $3, $4, $5) as over, hours_over($1, $2, $3, $4, $6) as before';
  for (const { opensAt, closesAt, lastEntryMinutes } of cases) {
    const end = bookingEnd({ opensAt, closesAt, lastEntryMinutes }, '2027-01-04');
    const at = end ?? use.clock.now();
    const before = new Date(at.getTime() - 1);
    const told = await use.database.asOwner(ask, [opensAt, closesAt, lastEntryMinutes, '2027-01-04', at, before]);
    expect([opensAt, closesAt, told]).toEqual([opensAt, closesAt, [{ over: end !== null, before: false }]]);
  }
});

/** At noon. */
const CLOSES_SOON = { startTime: '09:00', endTime: '12:05' };

test('a ticket that was held before the end of the day is paid after it, while no other is sold', async () => {
  await untilNoon();
  const shop = await aShop(CLOSES_SOON);
  const sale = await book(shop);
  await pass(10);
  const late = await use.call('POST', '/ticketbooking/add', ticketForm({ _id: shop.parkId }));
  expect(late.json.code).toBe('DAY_OVER');
  await comeBack(await gateway.decide(await start(sale), 'success'));
  expect((await look(sale)).status).toBe(true);
});

test('a token that was held before the end of the hours gets its number when it is paid after it', async () => {
  await untilNoon();
  const sale = await bookToken(await aTokenShop('9', CLOSES_SOON));
  await pass(10);
  expect((await bookDoctor(use, sale.clinic)).json.code).toBe('DAY_OVER');
  await comeBack(await gateway.decide(await startToken(sale), 'success'));
  expect(await storedToken(sale)).toEqual({ status: 'paid', number: 1 });
});

test('a ticket of a night park that was held before midnight is paid until its gate closes, and not after it', async () => {
  const night = { startTime: '18:00', endTime: '02:00' };
  const [shop, closed] = [await aShop(night), await aShop(night)];
  // 23:55, by whatever time the tests before have left.
  const midnight = startOfDay(addDays(dayOf(use.clock.now()), 1)).getTime();
  await pass((midnight - use.clock.now().getTime()) / 60_000 - 5);
  const [sale, late] = [await book(shop), await book(closed)];
  const lost = await gateway.decide(await start(late), 'success');
  const paid = await gateway.decide(await start(sale), 'success');
  await pass(7);
  await comeBack(paid);
  expect((await look(sale)).status).toBe(true);
  // Two hours later the gate has closed.
  await pass(2 * 60);
  await comeBack(lost);
  expect(await look(late)).toMatchObject({ status: false, paymentStatus: 'Aborted' });
});

/** 15 minutes to pay, and 30 more at most. */
const CEILING = 45;

/** Begins to pay and gives up, every nine minutes, for as long as that is taken; answers for how many minutes it was. */
async function givesUpAgainAndAgain(begin: () => Promise<CallAnswer>, most = 180): Promise<number> {
  for (let minutes = 0; ; minutes += 9) {
    const answer = minutes < most ? await begin() : null;
    if (answer?.status !== 200) return minutes;
    await comeBack(await gateway.decide(answer.json, 'abort'));
    await pass(9);
  }
}

describe('a hold that is given up again and again', () => {
  test('keeps places of a day until thirty minutes after its first end', async () => {
    const shop = await aShop({ dailyCapacity: 2 });
    const sale = await book(shop);
    expect(await givesUpAgainAndAgain(() => pay(sale))).toBe(CEILING);
    await book(shop, 2);
    expect([await status(sale), await taken(shop)]).toEqual(['Aborted', 2]);
  });

  test('keeps the token of a doctor as long', async () => {
    const sale = await bookToken(await aTokenShop('1'));
    const minutes = await givesUpAgainAndAgain(() => payToken(sale));
    expect([minutes, (await bookDoctor(use, sale.clinic)).status]).toEqual([CEILING, 201]);
  });
});
