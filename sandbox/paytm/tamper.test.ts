import { expect, test } from 'vitest';
import { aWallet, isSignedForm, wallet } from '../testing/wallet-client.ts';

const shop = await aWallet();

const verifies = (fields: Record<string, string> | null) => isSignedForm(fields ?? {}, wallet.merchantKey);

async function tampered(orderId: string, tamper: string, outcome = 'success') {
  await shop.control({ orderId, tamper });
  return shop.decide(orderId, outcome);
}

test('amount and order_id change what is signed, and not what the API says', async () => {
  const amount = await tampered('T2', 'amount');
  expect([amount?.TXNAMOUNT, verifies(amount)]).toEqual(['1.00', true]);
  const order = await tampered('T3', 'order_id');
  expect([order?.ORDERID, verifies(order)]).toEqual(['Tf', true]);
  expect((await shop.status('T2')).body.txnAmount).toBe('450.00');
});

test.each(['other_key', 'truncated', 'garbage', 'unsigned'])('%s does not verify', async (tamper) => {
  const fields = await tampered('T4', tamper);
  expect(fields).toMatchObject({ ORDERID: 'T4', STATUS: 'TXN_SUCCESS' });
  expect(verifies(fields)).toBe(false);
});

test('recut: a failure in other words is a success that verifies, and the API still says the truth', async () => {
  const fields = await tampered('T5', 'recut', 'abort');
  expect(fields).toMatchObject({ ORDERID: 'T5', STATUS: 'TXN_SUCCESS', RESPCODE: '01', TXNAMOUNT: '450.00' });
  expect(verifies(fields)).toBe(true);
  expect((await shop.status('T5')).result).toBe('TXN_FAILURE 141');
});

test('a replay sends an old success again, and says so when there is none yet', async () => {
  await shop.initiate('T6');
  await shop.control({ orderId: 'T6', tamper: 'replay' });
  expect((await shop.json('/sandbox/decide', { orderId: 'T6', outcome: 'failure' })).status).toBe(400);
  await shop.decide('T7', 'success');
  expect(await shop.decide('T6', 'failure')).toMatchObject({ ORDERID: 'T7', STATUS: 'TXN_SUCCESS' });
});

test('a switch of the other provider is refused in words', async () => {
  await shop.initiate('T8');
  await shop.control({ orderId: 'T8', tamper: 'spliced' });
  const { status, body } = await shop.json('/sandbox/decide', { orderId: 'T8', outcome: 'failure' });
  expect([status, body.message]).toEqual([400, expect.stringContaining('CCAvenue')]);
  expect((await shop.status('T8')).result).toBe('NO_RECORD_FOUND 331');
});

test('callbacks disagree in the order that the switch names', async () => {
  await shop.control({ orderId: 'T10', sequence: 'failure_then_success' });
  await shop.initiate('T10');
  const { body } = await shop.json('/sandbox/decide', { orderId: 'T10', outcome: 'success' });
  const posts = (body as unknown as { posts: { by: string; word: string }[] }).posts;
  expect(posts.map(({ by, word }) => `${by} ${word}`)).toEqual(['gateway TXN_FAILURE', 'browser TXN_SUCCESS']);
});
