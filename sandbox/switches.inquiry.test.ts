import { expect, test } from 'vitest';
import { aGateway, merchant, orderOf, startGateway } from './testing/gateway-client.ts';

const gateway = await aGateway();

const inquire = (order_no: string) => gateway.call('orderStatusTracker', { order_no });

test('http500 and http429 answer with that status, and inquiryTimes lets the API heal', async () => {
  await gateway.decide(orderOf('I1'), 'success');
  await gateway.control({ orderId: '*', inquiry: 'http500', inquiryTimes: 2 });
  expect([(await inquire('I1')).status, (await inquire('I1')).status, (await inquire('I1')).status]).toEqual([
    500, 500, 200,
  ]);
  await gateway.control({ orderId: 'I1', inquiry: 'http429' });
  expect((await inquire('I1')).status).toBe(429);
});

test('timeout never answers until the caller gives up', async () => {
  await gateway.control({ orderId: 'I2', inquiry: 'timeout' });
  const call = gateway.call('orderStatusTracker', { order_no: 'I2' }, merchant, '1.2', AbortSignal.timeout(300));
  await expect(call).rejects.toThrow(/timeout/i);
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

test('garbage cannot be read, refused is 51407, not_found is 51313', async () => {
  await gateway.decide(orderOf('I4'), 'success');
  await gateway.control({ orderId: 'I4', inquiry: 'garbage' });
  expect(await gateway.status('I4')).toMatchObject({ status: '0', document: undefined });
  await gateway.control({ orderId: 'I4', inquiry: 'refused' });
  expect(await gateway.status('I4')).toMatchObject({ status: '1', code: '51407' });
  await gateway.control({ orderId: 'I4', inquiry: 'not_found' });
  expect((await gateway.status('I4')).document.error_code).toBe('51313');
});

test('wrong_amount changes the amount and nothing else', async () => {
  await gateway.decide(orderOf('I5'), 'success');
  await gateway.control({ orderId: 'I5', inquiry: 'wrong_amount' });
  expect((await gateway.status('I5')).document).toMatchObject({
    order_amt: 1,
    order_status: 'Shipped',
    order_no: 'I5',
  });
});

test.each(['Shipped', 'Successful', 'Awaited', 'Auto-Reversed', 'Refunded', 'Chargeback', 'Who Knows'])(
  'the status word %s can be put into the API’s mouth',
  async (statusWord) => {
    await gateway.decide(orderOf('I6'), 'failure');
    await gateway.control({ orderId: 'I6', statusWord });
    expect((await gateway.status('I6')).document.order_status).toBe(statusWord);
  },
);

test('with a lag the API learns of the payment only after that time', async () => {
  await gateway.openPage(orderOf('I7'));
  await gateway.advance(100);
  await gateway.control({ orderId: 'I7', lagSeconds: 30 });
  await gateway.json('/sandbox/decide', { orderId: 'I7', outcome: 'success' });
  expect((await gateway.status('I7')).document.order_status).toBe('Initiated');
  await gateway.advance(31);
  expect((await gateway.status('I7')).document.order_status).toBe('Shipped');
});
