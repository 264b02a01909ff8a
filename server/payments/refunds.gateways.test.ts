import { describe, expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';

const WAYS = [
  { way: 'card', sales: await useCardSales(), command: 'refundOrder', refusal: 'code 51310' },
  { way: 'wallet', sales: await useWalletSales(), command: 'refundApply', refusal: 'code 600' },
];

describe.each(WAYS)('money that goes back by $way', ({ sales, command, refusal }) => {
  const { gateway, paidTwice, look, status, refunds, pass, sendRefunds } = sales;
  const sent = (orderId: string) => gateway.journal({ command, orderId });

  test('of two successes the second goes back once, and the ticket stays', async () => {
    const sale = await paidTwice();
    expect(await refunds(sale)).toMatchObject([{ reason: 'duplicate', amount_paise: 20_000 }]);
    expect(await look(sale)).toMatchObject({
      status: true,
      message:
        'Your booking is confirmed. Show this QR code at the gate. This booking was paid twice. ₹200 is being sent back to you; banks take 7 to 14 working days.',
    });
    await Promise.all([sendRefunds(), sendRefunds()]);
    await pass(61);
    await sendRefunds();
    expect([await refunds(sale), await sent(sale.secondOrder), await sent(sale.id)]).toMatchObject([
      [{ state: 'done' }],
      [{ amount: '200.00' }],
      [],
    ]);
    expect([await status(sale), (await look(sale)).status]).toEqual(['TXN_SUCCESS', true]);
  });

  test('is asked about before it is sent again where the answer was lost: one refund', async () => {
    const sale = await paidTwice();
    await gateway.control({ orderId: sale.secondOrder, refund: 'timeout' });
    await sendRefunds();
    expect(await refunds(sale)).toMatchObject([{ state: 'sent', last_code: expect.stringMatching(/time-?out/i) }]);
    await sendRefunds();
    await pass(1);
    await sendRefunds();
    expect([await refunds(sale), await sent(sale.secondOrder)]).toMatchObject([[{ state: 'done' }], { length: 1 }]);
  });

  test('is followed until it is done', async () => {
    const sale = await paidTwice();
    await gateway.control({ orderId: sale.secondOrder, refund: 'pending', refundSeconds: 5 * 3600 });
    for (const minutes of [0, 61, 6 * 60 + 1, 6 * 60 + 1]) {
      await pass(minutes);
      await sendRefunds();
    }
    expect([await refunds(sale), await sent(sale.secondOrder)]).toMatchObject([[{ state: 'done' }], { length: 1 }]);
    expect(await status(sale)).toBe('TXN_SUCCESS');
  });

  test('is not tried for ever where the gateway refuses, and the visitor is told whom to ask', async () => {
    const sale = await paidTwice();
    await gateway.control({ orderId: sale.secondOrder, refund: 'refuse' });
    await sendRefunds();
    await pass(24 * 60);
    await sendRefunds();
    expect([await refunds(sale), await sent(sale.secondOrder)]).toMatchObject([
      [{ state: 'failed', last_code: refusal }],
      { length: 1 },
    ]);
    expect((await look(sale)).message).toContain(
      'We could not send ₹200 back by ourselves. Please ask the park for it.',
    );
  });
});
