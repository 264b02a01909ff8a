import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';

const { gateway, paidTwice, look, status, refunds, pass, sendRefunds } = await useCardSales();

const sent = (orderId: string) => gateway.journal({ command: 'refundOrder', orderId });

test('a refund whose answer is lost is asked about before it is sent again: one refund', async () => {
  const sale = await paidTwice();
  await gateway.control({ orderId: sale.secondOrder, refund: 'timeout' });
  await sendRefunds();
  expect(await refunds(sale)).toMatchObject([{ state: 'sent', last_code: expect.stringMatching(/time-?out/i) }]);
  await sendRefunds();
  await pass(1);
  await sendRefunds();
  expect(await refunds(sale)).toMatchObject([{ state: 'done' }]);
  expect(await sent(sale.secondOrder)).toHaveLength(1);
});

test('a lost answer of a refund that the bank still works on is repeated under the same reference, and counts once', async () => {
  const sale = await paidTwice();
  await gateway.control({ orderId: sale.secondOrder, refund: 'timeout', statusWord: 'Shipped' });
  await sendRefunds();
  await pass(1);
  await sendRefunds();
  const [first, repeated, ...more] = await sent(sale.secondOrder);
  expect([repeated?.refundReference, more]).toEqual([first?.refundReference, []]);
  expect(await refunds(sale)).toMatchObject([{ state: 'pending', last_code: 'the earlier request arrived' }]);
  await gateway.control({ orderId: sale.secondOrder, statusWord: null });
  await pass(60);
  await sendRefunds();
  expect([await refunds(sale), await sent(sale.secondOrder)]).toMatchObject([[{ state: 'done' }], { length: 2 }]);
});

test('a pending refund is followed until it is done', async () => {
  const sale = await paidTwice();
  await gateway.control({ orderId: sale.secondOrder, refund: 'pending', refundSeconds: 5 * 3600 });
  for (const minutes of [0, 61, 6 * 60 + 1, 6 * 60 + 1]) {
    await pass(minutes);
    await sendRefunds();
  }
  expect([await refunds(sale), await sent(sale.secondOrder)]).toMatchObject([[{ state: 'done' }], { length: 1 }]);
  expect(await status(sale)).toBe('TXN_SUCCESS');
});

test('a refund that the gateway refuses is not tried for ever, and the visitor is told whom to ask', async () => {
  const sale = await paidTwice();
  await gateway.control({ orderId: sale.secondOrder, refund: 'refuse' });
  await sendRefunds();
  await pass(24 * 60);
  await sendRefunds();
  expect([await refunds(sale), await sent(sale.secondOrder)]).toMatchObject([
    [{ state: 'failed', last_code: 'code 51310' }],
    { length: 1 },
  ]);
  expect((await look(sale)).message).toContain('We could not send ₹200 back by ourselves. Please ask the park for it.');
});

test('many workers at once send each refund once, and ask about none', async () => {
  const made = [await paidTwice(), await paidTwice(), await paidTwice()];
  const inquiries = async () => (await gateway.journal({ command: 'orderStatusTracker' })).length;
  const before = await inquiries();
  for (let round = 0; round < 3; round += 1) await Promise.all(Array.from({ length: 4 }, sendRefunds));
  for (const { secondOrder } of made) expect(await sent(secondOrder)).toHaveLength(1);
  expect(await inquiries()).toBe(before);
});
