import { expect, test } from 'vitest';
import { firstWallet } from '#server/testing/sandbox-gateway.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';

const { use, gateway, aShop, book, start, comeBack, status, attempts, pass, reconcile, look } = await useWalletSales();

test.each(['http500', 'http429', 'timeout', 'garbage', 'refused', 'not_found', 'system_error'])(
  'an inquiry that ends with %s says nothing of the payment, and a later one heals',
  async (inquiry) => {
    const sale = await book(await aShop());
    const order = await start(sale);
    await gateway.control({ orderId: sale.id, inquiry, inquiryTimes: 1 });
    expect(await comeBack(await gateway.decide(order, 'success'))).toMatch(/^303/);
    expect([await status(sale), (await attempts(sale))[0]?.state]).toEqual(['PENDING', 'initiated']);
    await pass(2);
    await reconcile();
    expect(await status(sale)).toBe('TXN_SUCCESS');
  },
);

test('a return that says success pays nothing when the inquiry says failure', async () => {
  const sale = await book(await aShop());
  const order = await start(sale);
  await gateway.control({ orderId: sale.id, statusWord: 'TXN_FAILURE' });
  await comeBack(await gateway.decide(order, 'success'));
  expect(await look(sale)).toMatchObject({ status: false, image: null, paymentStatus: 'Failure' });
});

test('a word of the gateway that nobody knows is waiting, never paid and never failed', async () => {
  const sale = await book(await aShop());
  const order = await start(sale);
  await gateway.control({ orderId: sale.id, statusWord: 'SETTLED_SOMEHOW' });
  await comeBack(await gateway.decide(order, 'success'));
  expect(await look(sale)).toMatchObject({ status: false, paymentStatus: 'Awaited' });
  await gateway.control({ orderId: sale.id, statusWord: null });
  await pass(2);
  await reconcile();
  expect(await status(sale)).toBe('TXN_SUCCESS');
});

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
