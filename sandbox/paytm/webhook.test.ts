import { beforeEach, expect, test } from 'vitest';
import { aMerchantServer } from '../testing/merchant-server.ts';
import { aWallet, wallet } from '../testing/wallet-client.ts';

const paytm = await aWallet();
const shop = await aMerchantServer();
beforeEach(() => paytm.control({ merchantId: wallet.merchantId, echoUrl: `${shop.url}/notify` }));

async function heard(orderId: string, switches: object, outcome = 'success') {
  await paytm.control({ orderId, notify: 'before', ...switches });
  await paytm.decide(orderId, outcome);
  return shop.received;
}

test('it may come unsigned', async () => {
  const [first] = await heard('H2', { webhook: 'form_unsigned' });
  expect(first?.fields.CHECKSUMHASH).toBeUndefined();
  expect(first?.fields.ORDERID).toBe('H2');
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
