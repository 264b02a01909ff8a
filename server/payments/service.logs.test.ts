import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '#server/kernel/operations/config.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';

const lines: string[] = [];
const { logLevel } = readConfig({ NODE_ENV: 'test', APP_SECRET: 'x'.repeat(32), LOG_LEVEL: 'debug' });
const sales = await useCardSales({ config: { logLevel }, logTo: { write: (line) => void lines.push(line) } });
const { use, gateway, aShop, book, start, pay, post, comeBack, look, pass, reconcile, sendRefunds, query } = sales;

const MOBILE = '9123456780';

/** Everything that can be said of one payment, the bad included; answers what must stay secret. */
async function eventfulSale(): Promise<{ sale: CardSale; secrets: string[] }> {
  const shop = await aShop();
  const sale = await book(shop, 2, { mobile: MOBILE });
  await pay(sale, { amount: 1, mobile: MOBILE });
  const first = await start(sale);
  await pass(1);
  const second = await start(sale);
  await gateway.control({ orderId: first.orderId, inquiry: 'garbage', inquiryTimes: 1 });
  const decisions = [await gateway.decide(first, 'success'), await gateway.decide(second, 'success')];
  for (const decision of decisions) await comeBack(decision);
  for (const { url, fields } of decisions) {
    await post(url ?? '', { ...fields, encResp: 'ff'.repeat(99) });
    await use.app.inject({ url: `${new URL(url ?? '').pathname}?${new URLSearchParams(fields ?? {})}` });
    await post(`http://x/api/payments/ccav/notify/${shop.credentialId}`, fields ?? {});
  }
  await pass(2);
  await reconcile();
  await sendRefunds();
  await look(sale);
  await use.call('POST', '/ticketbooking/getqrcodebymobile', { mobile: MOBILE, parkId: shop.parkId });
  // One thing that nobody foresaw: an error of the database with a row in it.
  await query(sql`update gateway_credential set working_key = 'v1.AAAA' where park_id = ${shop.parkId}`);
  await post(decisions[0]?.url ?? '', {});
  const carried = decisions.map(({ fields }) => fields?.encResp ?? '');
  const { accessCode, workingKey } = firstMerchant;
  return {
    sale,
    secrets: [accessCode, workingKey, MOBILE, ...carried, first.encRequest, second.encRequest, shop.owner.token],
  };
}

test('the log of a full run says what happened and holds no secret, no full number and no message of the gateway', async () => {
  const { secrets, sale } = await eventfulSale();
  const log = lines.join('');
  for (const told of [
    'payment inquiry',
    '"decided":"paid"',
    '"decided":"duplicate"',
    '"msg":"refund"',
    'unreadable answer',
  ])
    expect(log).toContain(told);
  expect(log).toContain('could not be worked on');
  const found = secrets.filter((secret) => log.toLowerCase().includes(secret.toLowerCase().slice(0, 40)));
  expect(found).toEqual([]);
  expect(log).not.toMatch(/(?<![\w.])[6-9]\d{9}\b|encResp=|correct horse/);
  expect(log).not.toContain(sale.id);
});
