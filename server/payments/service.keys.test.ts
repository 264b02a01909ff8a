import { expect, test } from 'vitest';
import { type Shop, useCardSales } from '#server/testing/card-sale.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';

const { use, gateway, aShop, book, start, comeBack, look, status, post, pass, reconcile } = await useCardSales();

const NEW_KEY = 'C0FFEE0123456789C0FFEE0123456789';

/** The owner types a new working key into the console. */
async function changeKey(shop: Shop, workingKey: string): Promise<void> {
  const body = { parkId: shop.parkId, mid: shop.mid, accessKey: '', workingKey };
  const { status: code, text } = await use.call('PUT', `/configuration/${shop.credentialId}`, body, {
    token: shop.owner.token,
  });
  if (code !== 200) throw new Error(text);
}

const useKeyAtGateway = (workingKey: string) =>
  gateway.merchant({ merchantId: firstMerchant.merchantId, accessCode: firstMerchant.accessCode, workingKey });

test('a payment that began before the console got a new key is still read under the old one', async () => {
  const shop = await aShop();
  const sale = await book(shop);
  const form = await start(sale);
  await changeKey(shop, NEW_KEY);
  await comeBack(await gateway.decide(form, 'success'));
  expect(await look(sale)).toMatchObject({ status: true, paymentStatus: 'TXN_SUCCESS' });
});

test('a payment that began before the gateway changed the key is read and proved under the new one', async () => {
  const shop = await aShop();
  const [read, healed] = [await book(shop), await book(shop)];
  const [first, second] = [await start(read), await start(healed)];
  await gateway.open(first);
  const lost = await gateway.decide(second, 'success');
  await useKeyAtGateway(NEW_KEY);
  await post(lost.url ?? '', lost.fields ?? {});
  expect(await status(healed)).toBe('PENDING');
  await changeKey(shop, NEW_KEY);
  const { fields, url } = await gateway.decideOrder(read.id, 'success');
  await post(url ?? '', fields ?? {});
  expect(await status(read)).toBe('TXN_SUCCESS');
  await pass(2);
  await reconcile();
  expect(await status(healed)).toBe('TXN_SUCCESS');
  await useKeyAtGateway(firstMerchant.workingKey);
});
