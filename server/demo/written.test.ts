import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';
import { writtenPayment } from './written.ts';

let remembers = true;
const cards = await useCardSales({
  recall: async (asked) => (remembers ? writtenPayment(cards.use.deps, asked) : undefined),
});
const wallets = await useWalletSales({ recall: (asked) => writtenPayment(wallets.use.deps, asked) });

test.each([
  ['card', cards],
  ['wallet', wallets],
])(
  'what was paid by %s before the sandbox was started can be sent back, some of it and then the rest',
  async (_, sales) => {
    const { use, gateway, aShop, sell, status } = sales;
    const sale = await sell(await aShop());
    const restart = () => fetch(`${gateway.url}/sandbox/reset`, { method: 'POST' });
    const refund = (more: object = {}) =>
      use.call('POST', '/payments/refund', { bookingId: sale.id, note: 'Fell ill', ...more }, sale.owner);
    await restart();
    expect((await refund({ lines: [{ category: 'adult', quantity: 1 }] })).json.payment.refund).toMatchObject({
      state: 'pending',
      amount: 100,
    });
    await restart();
    expect((await refund()).json.payment.refunds).toMatchObject([
      { state: 'pending' },
      { state: 'pending', amount: 100 },
    ]);
    expect(await status(sale)).toBe('Refunded');
    await restart();
    expect((await refund()).json.message).toBe('The money of this booking has gone back already.');
  },
);

test('the sandbox is told of nothing that was not paid', async () => {
  const sale = await cards.sell(await cards.aShop(), 'failure');
  const asked = { merchantId: sale.mid, orderId: sale.id };
  expect(await writtenPayment(cards.use.deps, asked)).toBeUndefined();
});

test('a control: without it the sandbox finds nothing to send back', async () => {
  const sale = await cards.sell(await cards.aShop());
  remembers = false;
  await fetch(`${cards.gateway.url}/sandbox/reset`, { method: 'POST' });
  const { json } = await cards.use.call(
    'POST',
    '/payments/refund',
    { bookingId: sale.id, note: 'Fell ill' },
    sale.owner,
  );
  remembers = true;
  expect(json.message).toContain('The gateway does not find this payment (code 51313).');
});
