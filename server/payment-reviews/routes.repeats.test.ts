import { expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';

const { use, gateway, aShop, sell, attempts, pass } = await useCardSales({ config: { rateLimitScale: 100 } });

const CHILD = { lines: [{ category: 'adult', quantity: 1 }] };
let keys = 0;
const newKey = () => `key-of-a-refund-${++keys}`;
function refund({ id, owner }: CardSale, key: string, more: object = {}) {
  const body = { bookingId: id, note: 'It rained', ...CHILD, ...more };
  return use.call('POST', '/payments/refund', body, { token: owner.token, headers: { 'idempotency-key': key } });
}
const sent = ({ id }: CardSale) => gateway.journal({ command: 'refundOrder', orderId: id });
const aSale = async () => sell(await aShop(), 'success', 4);

test('ten of them at once send it once; the same key for another amount is refused', async () => {
  const [sale, key] = [await aSale(), newKey()];
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(sale, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const other = await refund(sale, key, { lines: [{ category: 'adult', quantity: 2 }] });
  expect([other.json.code, await sent(sale)]).toMatchObject(['IDEMPOTENCY_CONFLICT', { length: 1 }]);
});

test('a refusal frees the key, and a refund that failed is tried again once for one key', async () => {
  const [sale, key] = [await aSale(), newKey()];
  expect((await refund(sale, key, { amount: 1 })).status).toBe(409);
  await gateway.control({ orderId: sale.id, refund: 'refuse' });
  await refund(sale, key);
  const [attempt] = await attempts(sale);
  const headers = { 'idempotency-key': newKey() };
  const retry = () => use.call('POST', `/payments/${attempt?.id}/refund`, {}, { token: sale.owner.token, headers });
  const [once, twice] = [await retry(), await retry()];
  expect([once.status, twice.text, await sent(sale)]).toMatchObject([200, once.text, { length: 2 }]);
});

test('what was sent and could not be answered is not sent again with the same key', async () => {
  const [sale, key] = [await aSale(), newKey()];
  const { ccav } = use.deps.gateways;
  // The refund arrives, and then the product can no longer read what it would answer.
  const andThen = async (...asked: Parameters<NonNullable<typeof ccav>['refund']>) => {
    const said = await (ccav as NonNullable<typeof ccav>).refund(...asked);
    await use.database.asOwner('revoke select on payment_review from pravesh_tenant');
    return said;
  };
  Object.assign(use.deps.gateways, { ccav: { ...ccav, refund: andThen } });
  const first = await refund(sale, key);
  await use.database.asOwner('grant select on payment_review to pravesh_tenant');
  Object.assign(use.deps.gateways, { ccav });
  expect([first.status, await sent(sale)]).toMatchObject([500, { length: 1 }]);
  expect((await refund(sale, key)).json.message).toBe(SAY.en(text('calls.firstNotAnswered')));
  await pass(1);
  expect((await refund(sale, key)).json.message).toBe(SAY.en(text('calls.outcomeUnknown')));
  expect(await sent(sale)).toHaveLength(1);
});
