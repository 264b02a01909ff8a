import { beforeEach, expect, test } from 'vitest';
import { aMerchantServer } from '../testing/merchant-server.ts';
import { aWallet, isSignedForm, wallet } from '../testing/wallet-client.ts';
import { isSignedEnvelope, readEnvelope } from './envelope.ts';

const paytm = await aWallet();
const shop = await aMerchantServer();
beforeEach(() => paytm.control({ merchantId: wallet.merchantId, echoUrl: `${shop.url}/notify` }));

async function heard(orderId: string, switches: object, outcome = 'success') {
  await paytm.control({ orderId, notify: 'before', ...switches });
  await paytm.decide(orderId, outcome);
  return shop.received;
}

test('the form says more than the callback does and is signed whole', async () => {
  const [first] = await heard('H1', {});
  expect(first).toMatchObject({ path: '/notify', fields: { ORDERID: 'H1', STATUS: 'TXN_SUCCESS', CUSTID: 'V1' } });
  expect(isSignedForm(first?.fields ?? {}, wallet.merchantKey)).toBe(true);
});

test('it may come unsigned', async () => {
  const [first] = await heard('H2', { webhook: 'form_unsigned' });
  expect(first?.fields.CHECKSUMHASH).toBeUndefined();
  expect(first?.fields.ORDERID).toBe('H2');
});

test('or as JSON whose body is signed', async () => {
  const [first] = await heard('H3', { webhook: 'json' }, 'failure');
  const envelope = readEnvelope(first?.text ?? '');
  expect(envelope?.body).toMatchObject({ orderId: 'H3', status: 'TXN_FAILURE', respCode: '227', txnAmount: '450.00' });
  expect(envelope && isSignedEnvelope(envelope, wallet.merchantKey)).toBe(true);
});

test('copies are sent, and a pending order is told twice', async () => {
  expect(await heard('H4', { notifyCopies: 3 })).toHaveLength(3);
  shop.received.length = 0;
  await paytm.decide('H5', 'awaited-success', { laterSeconds: 60 });
  await paytm.advance(61);
  expect(shop.received.map(({ fields }) => fields.STATUS)).toEqual(['PENDING', 'TXN_SUCCESS']);
});

test('copies of the callback reach the shop besides the browser’s own', async () => {
  await paytm.control({ orderId: 'H6', returnCopies: 3, notify: 'none' });
  const { body } = await paytm.initiate('H6', { callbackUrl: `${shop.url}/back` });
  const page = await (await paytm.showPage('H6', body.txnToken ?? '')).text();
  await paytm.post('/decide', { txnId: /name="txnId" value="(\d+)"/.exec(page)?.[1] ?? '', outcome: 'success' });
  await expect.poll(() => shop.received.map(({ path }) => path)).toEqual(['/back', '/back']);
});

test('merchants of Paytm are added and changed by the same control, and never told with their keys', async () => {
  const added = { merchantId: 'W9', merchantKey: 'wallet_key_00009' };
  expect((await paytm.json('/sandbox/merchants', added)).body).toEqual({ merchantId: 'W9', website: 'WEBSTAGING' });
  const short = await paytm.json('/sandbox/merchants', { ...added, merchantKey: 'short' });
  expect([short.status, short.body.message]).toEqual([400, 'A merchantKey has 16, 24 or 32 bytes']);
  const list = await (await fetch(`${paytm.url}/sandbox/merchants`)).text();
  expect(list).toContain('"W9"');
  expect(list).not.toContain('wallet_key');
});
