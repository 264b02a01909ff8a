import { expect, test } from 'vitest';
import { firstWallet } from '#server/testing/sandbox-gateway.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';

const { use, gateway, aShop, book, start, status, attempts, pass, reconcile, look } = await useWalletSales();

test('an order that nobody paid expires after half an hour', async () => {
  const sale = await book(await aShop());
  await start(sale);
  await pass(31);
  await reconcile();
  expect(await attempts(sale)).toMatchObject([{ state: 'expired' }]);
  expect(await status(sale)).toBe('Aborted');
});

test('a payment that began before the merchant changed its key is proved under the new one', async () => {
  const shop = await aShop();
  const sale = await book(shop);
  await gateway.decide(await start(sale), 'success');
  const merchantKey = 'wallet_key_00009';
  await gateway.merchant({ merchantId: firstWallet.merchantId, merchantKey });
  await look(sale);
  expect(await status(sale)).toBe('PENDING');
  const keys = { parkId: shop.parkId, mid: shop.mid, accessKey: '', workingKey: merchantKey };
  await use.call('PUT', `/configuration/${shop.credentialId}`, keys, { token: shop.owner.token });
  await pass(2);
  await reconcile();
  expect(await status(sale)).toBe('TXN_SUCCESS');
  await gateway.merchant({ ...firstWallet });
});
