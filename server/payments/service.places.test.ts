import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookDoctor } from '#server/appointments/factory.ts';
import { tidyHolds } from '#server/bookings/service.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { type TokenSale, tokenSales, unheardPayments } from '#server/testing/paid-by-card.ts';
import { paymentDesk } from '#server/testing/payment-desk.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';

const sales = await useCardSales({ config: { rateLimitScale: 100 } });
const { use, gateway, comeBack, attempts, refunds, query, pass, aShop, book, start, post, status } = sales;
const { aTokenShop, bookToken, payToken, startToken, storedToken } = tokenSales(sales);
const { paysUnheard } = unheardPayments(sales);
const { decide } = paymentDesk(sales);
const FULL = 'All tokens for today are booked.';

/** The only token of a clinic's day, booked online. */
const theOnlyToken = async () => bookToken(await aTokenShop('1'));

async function paid(sale: TokenSale, during = async (): Promise<unknown> => undefined): Promise<void> {
  const decided = await gateway.decide(await startToken(sale), 'success');
  await during();
  await comeBack(decided);
}

/** The gateway says another amount, once: asked again it says the right one. */
const saysAnotherAmount = ({ id: orderId }: TokenSale) =>
  gateway.control({ orderId, inquiry: 'wrong_amount', inquiryTimes: 1 });

/** Paid at the last moment; the gateway is heard when the hold is long over, and says another amount. */
async function paidUnheard(sale: TokenSale): Promise<void> {
  await paysUnheard(await startToken(sale));
  await pass(31);
}
async function isHeard(sale: TokenSale): Promise<void> {
  await saysAnotherAmount(sale);
  await sales.reconcile();
  expect(await attempts(sale)).toMatchObject([{ state: 'review' }]);
}

const another = async ({ clinic }: TokenSale) => {
  const { json } = await bookDoctor(use, clinic);
  return json.tokenNumber ?? json.message;
};

test('a payment that comes into review during its hold keeps its place until somebody has decided', async () => {
  const booked = await theOnlyToken();
  await saysAnotherAmount(booked);
  await paid(booked);
  await pass(120);
  await tidyHolds(use.deps);
  expect(await another(booked)).toBe(FULL);
  expect((await decide(booked, 'accept')).status).toBe(200);
  expect(await storedToken(booked)).toEqual({ status: 'paid', number: 1 });
});

test('a payment that comes into review after its place was given away is refunded when it is accepted', async () => {
  const booked = await theOnlyToken();
  await paidUnheard(booked);
  await tidyHolds(use.deps);
  expect(await another(booked)).toBe(1);
  await isHeard(booked);
  expect(await storedToken(booked)).toEqual({ status: 'awaited', number: null });
  await decide(booked, 'accept');
  expect(await storedToken(booked)).toEqual({ status: 'aborted', number: null });
  expect(await refunds(booked)).toMatchObject([{ reason: 'late', amount_paise: 20_000 }]);
});

test('a payment that comes into review after its hold takes no place, and gets one when it is accepted in time', async () => {
  const reviewed = async () => {
    const booked = await theOnlyToken();
    await paidUnheard(booked);
    await isHeard(booked);
    return booked;
  };
  const [lucky, late] = [await reviewed(), await reviewed()];
  expect(await another(late)).toBe(1);
  for (const booked of [lucky, late]) await decide(booked, 'accept');
  expect(await storedToken(lucky)).toEqual({ status: 'paid', number: 1 });
  expect(await storedToken(late)).toEqual({ status: 'aborted', number: null });
});

test('a payment in review without a place that is closed as not paid leaves no time to pay again', async () => {
  const booked = await theOnlyToken();
  await paidUnheard(booked);
  await isHeard(booked);
  await gateway.control({ orderId: booked.id, statusWord: 'Unsuccessful' });
  expect((await decide(booked, 'reject')).status).toBe(200);
  expect(await another(booked)).toBe(1);
  expect((await payToken(booked)).json.code).toBe('EXPIRED');
});

const OF_ONE = { tokens: '1', fee: '200', mid: firstMerchant.merchantId };

test.each<[string, (booked: TokenSale) => Promise<unknown>]>([
  [
    'is taken off the clinic',
    ({ clinic, owner }) =>
      use.call('PUT', `/clinic/${clinic._id}`, FORMS.clinic({ doctorName: 'Dr Asha Rao', ...OF_ONE }), owner),
  ],
  ['is removed', ({ clinic, owner }) => use.call('DELETE', `/doctor/${clinic.doctorId}`, undefined, owner)],
])('money for a doctor who %s while somebody pays goes back, and no number is given', async (_, change) => {
  const booked = await theOnlyToken();
  await paid(booked, async () => expect(await change(booked)).toMatchObject({ status: 200 }));
  expect(await storedToken(booked)).toEqual({ status: 'aborted', number: null });
  expect(await refunds(booked)).toMatchObject([{ reason: 'late' }]);
});

test('a failed payment that turns out to be paid with another amount waits for a person too', async () => {
  const sale = await book(await aShop());
  await gateway.control({ orderId: sale.id, sequence: 'failure_then_success', inquiry: 'wrong_amount' });
  const { posts } = await gateway.decide(await start(sale), 'success');
  await post(posts[0]?.url ?? '', posts[0]?.fields ?? {});
  expect([await status(sale), await attempts(sale)]).toMatchObject(['Awaited', [{ state: 'review' }]]);
});

test('a success that is older than its attempt waits for a person', async () => {
  const sale = await book(await aShop());
  const form = await start(sale);
  await query(
    sql`update payment_attempt set created_at = (created_at at time zone 'UTC' + interval '11 minutes') at time zone 'UTC' where booking_id = ${sale.id}`,
  );
  await comeBack(await gateway.decide(form, 'success'));
  expect(await attempts(sale)).toMatchObject([{ state: 'review', mismatches: ['older_than_attempt'] }]);
});
