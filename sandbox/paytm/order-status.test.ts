import { expect, test } from 'vitest';
import { aWallet, otherWallet, wallet } from '../testing/wallet-client.ts';

const shop = await aWallet();

test('334 for an order that it never saw, 331 for one that nobody has tried to pay', async () => {
  expect((await shop.status('O0')).result).toBe('TXN_FAILURE 334');
  await shop.initiate('O1');
  expect(await shop.status('O1')).toMatchObject({ result: 'NO_RECORD_FOUND 331', signed: true });
});

test('a paid order is told with its amount, ids and time, signed', async () => {
  await shop.decide('O2', 'success');
  const { result, signed, body } = await shop.status('O2');
  expect([result, signed]).toEqual(['TXN_SUCCESS 01', true]);
  expect(body).toMatchObject({ orderId: 'O2', mid: wallet.merchantId, txnAmount: '450.00', refundAmt: '0.00' });
  expect(body.txnDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.0$/);
});

test('330 for a checksum of another key, 335 for an unknown merchant; both unsigned', async () => {
  const body = { mid: wallet.merchantId, orderId: 'O4' };
  const wrong = await shop.ask('/v3/order/status', body, otherWallet);
  expect(wrong).toMatchObject({ result: 'TXN_FAILURE 330', signed: false });
  expect((await shop.ask('/v3/order/status', { ...body, mid: 'NOBODY' })).result).toBe('TXN_FAILURE 335');
});

test('the API lags, and says another word, when it is told to', async () => {
  await shop.control({ orderId: 'O8', lagSeconds: 120 });
  await shop.decide('O8', 'success');
  expect((await shop.status('O8')).result).toBe('NO_RECORD_FOUND 331');
  await shop.advance(121);
  expect((await shop.status('O8')).result).toBe('TXN_SUCCESS 01');
  await shop.control({ orderId: 'O8', statusWord: 'PENDING' });
  expect((await shop.status('O8')).result).toBe('PENDING 402');
});
