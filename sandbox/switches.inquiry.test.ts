import { expect, test } from 'vitest';
import { aGateway, orderOf, startGateway } from './testing/gateway-client.ts';

const gateway = await aGateway();

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
