import { describe, expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';
import type { CallAnswer } from '#server/testing/test-app.ts';

const { use, gateway, aShop, book, pay, comeBack, status, taken, pass } = await useCardSales();

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
