import { expect, test } from 'vitest';
import { type Shop, useCardSales } from '#server/testing/card-sale.ts';
import { firstMerchant, firstWallet } from '#server/testing/sandbox-gateway.ts';

const sales = await useCardSales();
const { use, gateway, aShop, book, pay, start, post, comeBack, status, attempts, refunds, pass, sendRefunds } = sales;
const { look, reconcile } = sales;

/** The park goes over from cards to the wallet, with other keys and another merchant. */
async function goOver({ owner, parkId, credentialId }: Shop): Promise<void> {
  const { merchantId: mid, merchantKey: workingKey } = firstWallet;
  const park = (await use.call('GET', `/park/${parkId}`)).json;
  const changed = [
    await use.call('PUT', `/park/${parkId}`, { ...park, payment: 'paytm', mid }, owner),
    await use.call('PUT', `/configuration/${credentialId}`, { parkId, mid, accessKey: '', workingKey }, owner),
  ];
  expect(changed.map((answer) => answer.status)).toEqual([200, 200]);
}

test('who stands at the card page while the park goes over to the wallet gets the ticket, wherever the return is sent', async () => {
  const sale = await book(await aShop());
  const decision = await gateway.decide(await start(sale), 'success');
  await goOver(sale);
  const { url, fields } = decision;
  const answer = await post(url!.replace('/ccav/', '/paytm/'), fields!);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/paymentstatus/${sale.id}/${sale.parkId}`]);
  expect(await status(sale)).toBe('TXN_SUCCESS');
  expect((await pay({ ...sale, mid: firstWallet.merchantId })).json.message).toMatch(/by card/);
});

test('who pays by card and then by wallet has one ticket, and the other payment goes back where it came from', async () => {
  const sale = await book(await aShop());
  const card = await start(sale);
  await goOver(sale);
  await pass(1);
  const body = { id: sale.id, parkId: sale.parkId, amount: sale.total, mid: firstWallet.merchantId };
  const wallet = (await use.call('POST', '/ticketbooking/paytm/payment', body)).json;
  expect(wallet.orderId).toBe(`${sale.id}-2`);
  await comeBack(await gateway.decide({ orderId: wallet.orderId }, 'success'));
  await comeBack(await gateway.decide(card, 'success'));
  expect(await attempts(sale)).toMatchObject([
    { gateway: 'ccav', state: 'succeeded' },
    { gateway: 'paytm', state: 'succeeded' },
  ]);
  await sendRefunds();
  expect(await refunds(sale)).toMatchObject([{ reason: 'duplicate', state: 'pending', amount_paise: 20_000 }]);
  expect(await gateway.journal({ command: 'refundOrder' })).toMatchObject([{ amount: '200.00' }]);
  expect(await status(sale)).toBe('TXN_SUCCESS');
});

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
  const { fields, url } = await gateway.decide({ orderId: read.id }, 'success');
  await post(url ?? '', fields ?? {});
  expect(await status(read)).toBe('TXN_SUCCESS');
  await pass(2);
  await reconcile();
  expect(await status(healed)).toBe('TXN_SUCCESS');
  await useKeyAtGateway(firstMerchant.workingKey);
});
