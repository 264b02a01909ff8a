import { expect, test } from 'vitest';
import { type Shop, useCardSales } from '#server/testing/card-sale.ts';
import { firstWallet } from '#server/testing/sandbox-gateway.ts';

const sales = await useCardSales();
const { use, gateway, aShop, book, pay, start, post, comeBack, status, attempts, refunds, pass, sendRefunds } = sales;

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
