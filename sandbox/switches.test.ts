import { expect, test } from 'vitest';
import { decryptCbcLeniently, decryptMessage } from './ccavenue/crypto.ts';
import { aGateway, answerIn, merchant, orderOf, paymentForm, startGateway } from './testing/gateway-client.ts';

const gateway = await aGateway();

async function tampered(orderId: string, tamper: string, outcome = 'success') {
  await gateway.control({ orderId, tamper });
  return gateway.decide(orderOf(orderId), outcome);
}

test('without a fault the return carries the answer of this order and amount', async () => {
  const { url, fields, posts } = await gateway.decide(orderOf('T0', { amount: '1234.5' }), 'success');
  expect(url).toBe('http://127.0.0.1:9/back');
  expect(fields).toMatchObject({ orderNo: 'T0', crossSellUrl: '' });
  expect(answerIn(fields)).toMatchObject({
    order_id: 'T0',
    order_status: 'Success',
    amount: '1234.50',
    currency: 'INR',
  });
  expect(posts).toHaveLength(1);
});

test('amount and order_id change what is sealed, and not what the API says', async () => {
  expect(answerIn((await tampered('T1', 'amount')).fields)?.amount).toBe('1.00');
  expect((await gateway.status('T1')).document.order_amt).toBe(450);
  const { fields } = await tampered('T2', 'order_id');
  expect(answerIn(fields)).toMatchObject({ order_id: 'Tf', order_status: 'Success' });
  expect(fields?.orderNo).toBe('Tf');
});

test.each(['other_key', 'truncated', 'garbage'])('%s cannot be read with the merchant’s key', async (tamper) => {
  const { fields } = await tampered('T3', tamper);
  expect(fields?.encResp).toMatch(/^([0-9a-f]{32})+$/);
  expect(answerIn(fields)).toBeUndefined();
});

test('reflected sends the merchant’s own request back', async () => {
  const { fields } = await tampered('T4', 'reflected');
  expect(fields?.encResp).toBe(paymentForm(orderOf('T4')).encRequest);
});

test('spliced looks paid to a lenient reader, is no UTF-8, and the API still says the truth', async () => {
  const { fields } = await tampered('66f0c1d2e3a4b5c6d7e8f901', 'spliced', 'failure');
  const text = decryptCbcLeniently(Buffer.from(fields?.encResp ?? '', 'hex'), merchant.workingKey) ?? '';
  const lenient = new Map(text.split('&').map((pair) => [pair.split('=')[0], pair.split('=')[1]]));
  expect(lenient.get('order_id')).toBe('66f0c1d2e3a4b5c6d7e8f901');
  expect([lenient.get('order_status'), lenient.get('amount')]).toEqual(['Success', '450.00']);
  expect(decryptMessage(fields?.encResp ?? '', merchant.workingKey)).toBeUndefined();
  expect((await gateway.status('66f0c1d2e3a4b5c6d7e8f901')).document.order_status).toBe('Unsuccessful');
});

test('a replay sends an old success again, and says so when there is none yet', async () => {
  await gateway.control({ orderId: 'T6', tamper: 'replay' });
  const { status } = await gateway.json('/sandbox/decide', { ...paymentForm(orderOf('T6')), outcome: 'failure' });
  expect(status).toBe(400);
  await gateway.decide(orderOf('T5'), 'success');
  const { fields } = await gateway.decide(orderOf('T6'), 'failure');
  expect(answerIn(fields)).toMatchObject({ order_id: 'T5', order_status: 'Success' });
  expect((await gateway.status('T6')).document.order_status).toBe('Unsuccessful');
});

test('copies and disagreeing returns are listed in their order', async () => {
  await gateway.control({ orderId: 'T8', returnCopies: 5 });
  expect((await gateway.decide(orderOf('T8'), 'success')).posts.map((post) => post.by)).toEqual([
    'browser',
    ...Array.from({ length: 4 }, () => 'gateway'),
  ]);
  const wordsOf = async (orderId: string, sequence: string) => {
    await gateway.control({ orderId, sequence, lateSeconds: 90 });
    const { posts } = await gateway.decide(orderOf(orderId), 'success');
    return posts.map((post) => [post.by, answerIn(post.fields)?.order_status, post.afterSeconds]);
  };
  expect(await wordsOf('T9', 'failure_then_success')).toEqual([
    ['gateway', 'Failure', 0],
    ['browser', 'Success', 0],
  ]);
  expect(await wordsOf('T10', 'success_then_failure')).toEqual([
    ['browser', 'Success', 0],
    ['gateway', 'Failure', 90],
  ]);
});

test('a stopping gateway does not wait for a call that hangs', async () => {
  const other = await startGateway();
  await other.control({ orderId: '*', inquiry: 'timeout' });
  const call = other.call('orderStatusTracker', { order_no: 'I3' });
  const hung = expect(call).rejects.toThrow();
  await expect.poll(async () => (await other.journal('?command=orderStatusTracker')).length).toBe(1);
  await other.close();
  await hung;
});

test('with a lag the API learns of the payment only after that time', async () => {
  await gateway.openPage(orderOf('I7'));
  await gateway.advance(100);
  await gateway.control({ orderId: 'I7', lagSeconds: 30 });
  await gateway.json('/sandbox/decide', { orderId: 'I7', outcome: 'success' });
  expect((await gateway.status('I7')).document.order_status).toBe('Initiated');
  await gateway.advance(31);
  expect((await gateway.status('I7')).document.order_status).toBe('Shipped');
});
