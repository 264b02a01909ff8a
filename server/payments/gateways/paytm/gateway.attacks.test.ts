import { expect, test } from 'vitest';
import { startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { vectors } from '#server/testing/gateways/vectors.ts';
import { post } from '../http.ts';
import { verify } from './checksum.ts';
import { paytmGateway } from './gateway.ts';
import { paytmHosts } from './hosts.ts';

const { genuine, forged, merchantKey, checksum } = vectors.attacks.paytmUnsignedKeys;
const credentials = { mid: 'SANDBX00000000000001', accessKey: '', workingKey: merchantKey, cipher: 'cbc' as const };
const order = { orderId: '66f0c1d2e3a4b5c6d7e8f901', amountPaise: 45_000 };

test('names are not signed: a failure cut anew into a success has a checksum that fits', () => {
  expect(verify(genuine, merchantKey, checksum)).toBe(true);
  expect(verify(forged, merchantKey, checksum)).toBe(true);
});

test('so such a return is a hint like any other, and the inquiry says what is so', async () => {
  const resultInfo = { resultStatus: 'TXN_FAILURE', resultCode: '141', resultMsg: '' };
  await using server = await startAnsweringServer(() => ({ body: JSON.stringify({ head: {}, body: { resultInfo } }) }));
  const gateway = paytmGateway(paytmHosts(server.url), post);
  const hint = gateway.readReturn({ ...forged, CHECKSUMHASH: checksum }, order, credentials);
  expect(hint.claimed).toBe('VERIFY_SUCCESS');
  expect((await gateway.inquire(order, credentials)).result).toBe('ABORTED');
});

test('the message that can be cut is not read at all: no value of ours ever has the joining sign in it', () => {
  const gateway = paytmGateway(paytmHosts('http://never.invalid'), post);
  const hint = gateway.readReturn({ ...genuine, CHECKSUMHASH: checksum }, order, credentials);
  expect(hint).toEqual({ valid: false, claimed: null, orderId: null });
});

test('another order’s return is refused here, while a notice names its own order', () => {
  const gateway = paytmGateway(paytmHosts('http://never.invalid'), post);
  const form = { ...forged, CHECKSUMHASH: checksum };
  const other = { orderId: '66f0c1d2e3a4b5c6d7e8f9ff' };
  expect(gateway.readReturn(form, other, credentials)).toEqual({ valid: false, claimed: null, orderId: null });
  expect(gateway.readNotice(form, credentials)).toMatchObject({ valid: true, orderId: order.orderId });
});
