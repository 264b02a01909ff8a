import { beforeEach, expect, test } from 'vitest';
import { aGateway, answerIn, merchant, orderOf } from './testing/gateway-client.ts';
import { aMerchantServer } from './testing/merchant-server.ts';

const gateway = await aGateway();
const shop = await aMerchantServer();
beforeEach(() => gateway.control({ merchantId: merchant.merchantId, echoUrl: `${shop.url}/notify` }));

const wordsReceived = () => shop.received.map(({ fields }) => answerIn(fields as never)?.order_status);

test('before: the merchant’s server knows before the browser goes back', async () => {
  await gateway.control({ orderId: '*', notify: 'before', notifyCopies: 3 });
  await gateway.decide(orderOf('N1'), 'success');
  expect(wordsReceived()).toEqual(['Success', 'Success', 'Success']);
  expect(shop.received[0]).toMatchObject({ path: '/notify' });
  expect(Object.keys(shop.received[0]?.fields ?? {})).toEqual(['encResp']);
});

test('after: it is told when the delay is over', async () => {
  await gateway.control({ orderId: '*', notify: 'after', notifySeconds: 120 });
  await gateway.decide(orderOf('N2'), 'failure');
  await gateway.advance(60);
  expect(shop.received).toHaveLength(0);
  await gateway.advance(61);
  expect(wordsReceived()).toEqual(['Failure']);
});

test('an awaited order is told twice: as awaited, and as settled', async () => {
  await gateway.decide(orderOf('N3'), 'awaited-success', { laterSeconds: 3600 });
  await gateway.advance(3601);
  expect(wordsReceived()).toEqual(['Awaited', 'Success']);
});

test('none: nothing is sent, and the journal lists what was sent with the answer it got', async () => {
  await gateway.control({ orderId: 'N4', notify: 'none' });
  await gateway.decide(orderOf('N4'), 'success');
  await gateway.decide(orderOf('N5'), 'success');
  await gateway.advance(2);
  expect(await gateway.journal('?command=notify')).toMatchObject([
    { direction: 'out', path: '/notify', orderId: 'N5', word: 'Success', answered: 200 },
  ]);
});

test('a merchant’s server that is away is journalled as such', async () => {
  await gateway.control({ merchantId: merchant.merchantId, echoUrl: 'http://127.0.0.1:9/away' });
  await gateway.decide(orderOf('N6'), 'success');
  await gateway.advance(2);
  expect(await gateway.journal('?command=notify')).toMatchObject([{ orderId: 'N6', answered: 0 }]);
});
