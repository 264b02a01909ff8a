import { describe, expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';
import type { CallAnswer } from '#server/testing/test-app.ts';

const { use, gateway, aShop, book, pay, start, comeBack, sell, status, refunds, taken, pass, reconcile } =
  await useCardSales();

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

/** A ticket of a day with two places, whose visitor gave up four times and then pays; nobody hears of it before the hold is over. */
async function paysAtLast(): Promise<CardSale> {
  const sale = await book(await aShop({ dailyCapacity: 2 }));
  await givesUpAgainAndAgain(() => pay(sale), 36);
  const last = await start(sale);
  await gateway.control({ orderId: last.orderId, browserLost: true, notify: 'none', inquiry: 'http500' });
  await gateway.decide(last, 'success');
  await pass(10);
  await gateway.control({ orderId: last.orderId, inquiry: null });
  return sale;
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
    const { merchantId: mid, accessCode: accessKey, workingKey } = firstMerchant;
    const owner = await anOwner(use, { registrationType: 'doctor' });
    const clinic = await aClinic(use, owner, { tokens: '1', fee: '200', mid });
    await aGatewayCredential(use, owner, clinic._id, { mid, accessKey, workingKey });
    const { _id: id } = (await bookDoctor(use, clinic, { paymentMode: 'online' })).json;
    const asked = { id, clinicId: clinic._id, amount: 200, mid };
    const minutes = await givesUpAgainAndAgain(() => use.call('POST', '/doctorbooking/ccav/payment', asked));
    expect([minutes, (await bookDoctor(use, clinic)).status]).toEqual([CEILING, 201]);
  });
});

describe('a payment that began before the end of such a hold and is heard of after it', () => {
  test('is a ticket while there are places', async () => {
    const sale = await paysAtLast();
    await pass(30);
    await reconcile();
    expect([await status(sale), await refunds(sale), await taken(sale)]).toEqual(['TXN_SUCCESS', [], 2]);
  });

  test('goes back where there are none', async () => {
    const sale = await paysAtLast();
    await sell(sale);
    await pass(30);
    await reconcile();
    expect([await status(sale), await refunds(sale)]).toMatchObject(['Aborted', [{ reason: 'late' }]]);
  });
});
