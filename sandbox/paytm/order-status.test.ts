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

test.each([
  ['awaited-success', 'TXN_SUCCESS 01'],
  ['awaited-failure', 'TXN_FAILURE 227'],
])('%s is pending until its time, then %s', async (outcome, result) => {
  await shop.decide('O3', outcome, { laterSeconds: 3600 });
  expect((await shop.status('O3')).result).toBe('PENDING 402');
  await shop.advance(3601);
  expect((await shop.status('O3')).result).toBe(result);
});

test('330 for a checksum of another key, 335 for an unknown merchant; both unsigned', async () => {
  const body = { mid: wallet.merchantId, orderId: 'O4' };
  const wrong = await shop.ask('/v3/order/status', body, otherWallet);
  expect(wrong).toMatchObject({ result: 'TXN_FAILURE 330', signed: false });
  expect((await shop.ask('/v3/order/status', { ...body, mid: 'NOBODY' })).result).toBe('TXN_FAILURE 335');
});

test('one merchant knows nothing of the orders of the other', async () => {
  await shop.decide('O5', 'success');
  expect((await shop.status('O5', otherWallet)).result).toBe('TXN_FAILURE 334');
});

test.each([
  ['refused', 'TXN_FAILURE 330'],
  ['system_error', 'TXN_FAILURE 501'],
  ['not_found', 'NO_RECORD_FOUND 331'],
  ['wrong_amount', 'TXN_SUCCESS 01'],
])('the inquiry switch %s answers %s, as often as it was told to', async (inquiry, result) => {
  await shop.decide('O6', 'success');
  await shop.control({ orderId: 'O6', inquiry, inquiryTimes: 1 });
  const faulty = await shop.status('O6');
  expect([faulty.result, faulty.body.txnAmount === '450.00']).toEqual([result, false]);
  expect((await shop.status('O6')).body.txnAmount).toBe('450.00');
});

test('http500, http429 and garbage are no documents, and timeout is no answer', async () => {
  await shop.decide('O7', 'success');
  const seen = async (inquiry: string) => {
    await shop.control({ orderId: 'O7', inquiry });
    const { status, result } = await shop.status('O7');
    return [status, result];
  };
  const none = 'undefined undefined';
  expect(await seen('http500')).toEqual([500, none]);
  expect(await seen('http429')).toEqual([429, none]);
  expect(await seen('garbage')).toEqual([200, none]);
  await shop.control({ orderId: 'O7', inquiry: 'timeout' });
  const asking = shop.status('O7');
  await expect.poll(async () => (await shop.journal('?command=orderStatus')).length).toBe(4);
  await shop.json('/sandbox/reset', {});
  await expect(asking).rejects.toThrow();
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
