import { expect, test } from 'vitest';
import { startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { CARD_ORDER as order, vectors, WALLET_KEYS } from '#server/testing/gateways/vectors.ts';
import { otherWallet } from '#server/testing/gateways/wallet-at.ts';
import { verify } from './checksum.ts';

const { genuine, forged, merchantKey, checksum } = vectors.attacks.paytmUnsignedKeys;
const credentials = { ...WALLET_KEYS, workingKey: merchantKey };
const silent = otherWallet('http://never.invalid');
const unreadable = { valid: false, claimed: null, orderId: null };

test('names are not signed: a failure cut anew into a success has a checksum that fits', () => {
  expect(verify(genuine, merchantKey, checksum)).toBe(true);
  expect(verify(forged, merchantKey, checksum)).toBe(true);
});

test('so such a return is a hint like any other, and the inquiry says what is so', async () => {
  const resultInfo = { resultStatus: 'TXN_FAILURE', resultCode: '141', resultMsg: '' };
  await using server = await startAnsweringServer(() => ({ body: JSON.stringify({ head: {}, body: { resultInfo } }) }));
  const gateway = otherWallet(server.url);
  const hint = gateway.readReturn({ ...forged, CHECKSUMHASH: checksum }, order, credentials);
  expect(hint.claimed).toBe('VERIFY_SUCCESS');
  expect((await gateway.inquire(order, credentials)).result).toBe('ABORTED');
});

test('the message that can be cut is not read at all: no value of ours ever has the joining sign in it', () => {
  const hint = silent.readReturn({ ...genuine, CHECKSUMHASH: checksum }, order, credentials);
  expect(hint).toEqual(unreadable);
});

test('another order’s return is refused here, while a notice names its own order', () => {
  const form = { ...forged, CHECKSUMHASH: checksum };
  const other = { orderId: '66f0c1d2e3a4b5c6d7e8f9ff' };
  expect(silent.readReturn(form, other, credentials)).toEqual(unreadable);
  expect(silent.readNotice(form, credentials)).toMatchObject({ valid: true, orderId: order.orderId });
});
