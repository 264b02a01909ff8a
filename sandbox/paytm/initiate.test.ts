import { expect, test } from 'vitest';
import { aWallet, otherWallet, wallet } from '../testing/wallet-client.ts';

const shop = await aWallet();

const rupees = (value: string, currency = 'INR') => ({ txnAmount: { value, currency } });

test('a repetition with another amount or way back is refused, an order that was answered as well', async () => {
  await shop.initiate('I2');
  expect((await shop.initiate('I2', rupees('1.00'))).result).toBe('F 2023');
  expect((await shop.initiate('I2', { callbackUrl: 'http://127.0.0.1:9/other' })).result).toBe('F 2023');
  await shop.json('/sandbox/decide', { orderId: 'I2', outcome: 'failure' });
  expect((await shop.initiate('I2')).result).toBe('F 325');
});

test('after 15 minutes the order has a new token', async () => {
  const { body } = await shop.initiate('I3');
  await shop.advance(15 * 60 + 1);
  expect((await shop.initiate('I3')).body.txnToken).not.toBe(body.txnToken);
});

test.each([
  ['2005', 'a wrong key', {}, { ...wallet, merchantKey: otherWallet.merchantKey }],
  ['2006', 'an unknown merchant', {}, { ...wallet, merchantId: 'NOBODY' }],
  ['501', 'another website', { websiteName: 'DEFAULT' }, wallet],
  ['1007', 'no customer', { userInfo: {} }, wallet],
  ['1007', 'no way back', { callbackUrl: 'home' }, wallet],
  ['1008', 'a pipe anywhere', { userInfo: { custId: 'V1', mobile: '9|8' } }, wallet],
  ['2007', 'an amount of zero', rupees('0.00'), wallet],
  ['2007', 'three decimals', rupees('1.005'), wallet],
  ['2007', 'another currency', rupees('1.00', 'USD'), wallet],
])('%s for %s', async (code, _why, more, as) => {
  const answer = await shop.initiate('I4', more, as);
  expect(answer).toMatchObject({ result: `F ${code}`, signed: false });
  expect(answer.body.txnToken).toBeUndefined();
});

test('the address must name the merchant and the order of the body', async () => {
  const query = { mid: wallet.merchantId, orderId: 'I5' };
  expect((await shop.initiate('I5', {}, wallet, { ...query, mid: otherWallet.merchantId })).result).toBe('F 2013');
  expect((await shop.initiate('I5', {}, wallet, { ...query, orderId: 'I6' })).result).toBe('F 2014');
});

test('what is no document, and an order id with other characters, is 1001', async () => {
  const answer = await shop.send('/theia/api/v1/initiateTransaction?mid=x', 'not json');
  expect(await answer.text()).toContain('"resultCode":"1001"');
  expect((await shop.initiate('a b')).result).toBe('F 1001');
  expect((await shop.initiate('x'.repeat(51))).result).toBe('F 1001');
});

test('the journal lists it without the token', async () => {
  const { body } = await shop.initiate('I7');
  const journal = await shop.journal('?command=initiateTransaction&orderId=I7');
  expect(journal).toMatchObject([{ direction: 'in', merchantId: wallet.merchantId, orderId: 'I7', word: '0000' }]);
  expect(JSON.stringify(await shop.journal())).not.toContain(body.txnToken);
});
