import { expect, test } from 'vitest';
import { bookDoctor } from '#server/appointments/factory.ts';
import { tidyHolds } from '#server/bookings/service.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { type TokenSale, tokenSales, unheardPayments } from '#server/testing/paid-by-card.ts';
import { holding, waitsFirst } from '#server/testing/rush/lock-queue.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';

const sales = await useCardSales();
const { use, gateway, comeBack, refunds, pass } = sales;
const { aTokenShop, bookToken, payToken, startToken, storedToken } = tokenSales(sales);
const { paysUnheard, isHeardAfter } = unheardPayments(sales);

test('a success after the hold of a doctor whose tokens went meanwhile is refunded, and no number is given beyond them', async () => {
  const sale = await bookToken(await aTokenShop('1'));
  await paysUnheard(await startToken(sale));
  await pass(16);
  await tidyHolds(use.deps);
  expect((await bookDoctor(use, sale.clinic)).json.tokenNumber).toBe(1);
  await isHeardAfter(15, sale);
  expect(await storedToken(sale)).toEqual({ status: 'aborted', number: null });
  expect(await refunds(sale)).toMatchObject([{ reason: 'late', amount_paise: 20_000 }]);
});

test('holds are tidied without waiting for a booking that is being written', async () => {
  const shop = await aTokenShop('2');
  const [written, free] = [await bookToken(shop), await bookToken(shop)];
  await pass(16);
  const row = `select from booking where organisation_id = '${shop.owner.organisationId}' and id = '${written.id}' for update`;
  await holding(use.database, row, async () => {
    const tidying = tidyHolds(use.deps);
    expect(await waitsFirst(use.database, tidying)).toBe(false);
    await tidying;
  });
  expect([await storedToken(written), await storedToken(free)]).toMatchObject([
    { status: 'pending' },
    { status: 'aborted' },
  ]);
  await tidyHolds(use.deps);
  expect(await storedToken(written)).toMatchObject({ status: 'aborted' });
});

test.each<[string, (sale: TokenSale) => Promise<unknown>]>([
  ['the clinic is removed', ({ clinic, owner }) => use.call('DELETE', `/clinic/${clinic._id}`, undefined, owner)],
  ['the doctor is removed', ({ clinic, owner }) => use.call('DELETE', `/doctor/${clinic.doctorId}`, undefined, owner)],
  [
    'the organisation is switched off',
    async ({ owner: { organisationId } }) =>
      use.call('PUT', `/profileregistration/${organisationId}`, { status: false }, await anAdmin(use)),
  ],
])('a success after the hold is refunded when %s: nobody is sent there any more', async (_, close) => {
  const sale = await bookToken(await aTokenShop('2'));
  await paysUnheard(await startToken(sale));
  expect((await close(sale)) as object).toMatchObject({ status: 200 });
  await isHeardAfter(31, sale);
  expect(await storedToken(sale)).toEqual({ status: 'aborted', number: null });
  expect(await refunds(sale)).toMatchObject([{ reason: 'late' }]);
});

test('what was not paid in time is told in the words of a clinic', async () => {
  const { id: bookingId, clinic } = await bookToken(await aTokenShop('1'));
  await pass(16);
  const ids = { bookingId, clinicId: clinic._id };
  expect((await use.call('POST', '/doctorbooking/getqrcodebystatus', ids)).json.message).toBe(
    'This booking was not paid in time, so its token was given back. Please book again. If money left your account, it comes back by itself.',
  );
});

test('who holds a place gets a number, also when the clinic gives fewer tokens by then', async () => {
  const sale = await bookToken(await aTokenShop('2'));
  const card = await startToken(sale);
  const none = FORMS.clinic({ tokens: '0', fee: '200', mid: firstMerchant.merchantId });
  await use.call('PUT', `/clinic/${sale.clinic._id}`, none, sale.owner);
  await comeBack(await gateway.decide(card, 'success'));
  expect(await storedToken(sale)).toEqual({ status: 'paid', number: 1 });
});

test('after midnight nobody begins to pay for yesterday, though the hold goes on: the money would only come back', async () => {
  const shop = await aTokenShop('2');
  const [midnight, now] = [Date.parse('2027-01-04T18:30:00.000Z'), use.clock.now().getTime()];
  await pass((midnight - now) / 60_000 - 5);
  const sale = await bookToken(shop);
  await pass(6);
  const { json } = await payToken(sale);
  expect([json.code, json.message]).toEqual([
    'EXPIRED',
    'The time to pay for this booking is over. Please book again. Nothing was charged.',
  ]);
});
