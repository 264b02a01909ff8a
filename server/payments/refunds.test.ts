import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';

const { gateway, paidTwice, refunds, pass, sendRefunds } = await useCardSales();

const sent = (orderId: string) => gateway.journal({ command: 'refundOrder', orderId });

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

test('many workers at once send each refund once, and ask about none', async () => {
  const made = [await paidTwice(), await paidTwice(), await paidTwice()];
  const inquiries = async () => (await gateway.journal({ command: 'orderStatusTracker' })).length;
  const before = await inquiries();
  for (let round = 0; round < 3; round += 1) await Promise.all(Array.from({ length: 4 }, sendRefunds));
  for (const { secondOrder } of made) expect(await sent(secondOrder)).toHaveLength(1);
  expect(await inquiries()).toBe(before);
});
