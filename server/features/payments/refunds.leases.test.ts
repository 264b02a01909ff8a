import { expect, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import type { Gateway } from './gateways/gateway.ts';

const { use, gateway, paidTwice, refunds, attempts, sendRefunds, reconcile, pass } = await useCardSales();

/** The card gateway with something that happens within its next call for a refund: before it is sent, or before its answer comes. */
async function during(
  hook: { before?: () => Promise<unknown>; after?: () => Promise<unknown> },
  work: () => Promise<unknown>,
) {
  const { ccav } = use.deps.gateways as { ccav: Gateway };
  let isFirst = true;
  const refund: Gateway['refund'] = async (...asked) => {
    const mine = isFirst ? hook : {};
    isFirst = false;
    await mine.before?.();
    const said = await ccav.refund(...asked);
    await mine.after?.();
    return said;
  };
  Object.assign(use.deps.gateways, { ccav: { ...ccav, refund } });
  try {
    await work();
  } finally {
    Object.assign(use.deps.gateways, { ccav });
  }
}

test('a worker that is held up for longer than its leases sends no refund that another has sent meanwhile', async () => {
  const sales = [await paidTwice(), await paidTwice()];
  const others = async () => {
    await pass(6);
    await sendRefunds();
  };
  await during({ after: others }, sendRefunds);
  for (const sale of sales) {
    expect(await refunds(sale)).toMatchObject([{ state: expect.stringMatching(/^(pending|done)$/) }]);
    expect(await gateway.journal({ command: 'refundOrder', orderId: sale.secondOrder })).toHaveLength(1);
  }
});

test('money that has gone back meanwhile by the gateway itself stays gone back, whatever a refund is answered', async () => {
  const sale = await paidTwice();
  const goesBack = async () => {
    await gateway.control({ orderId: sale.secondOrder, statusWord: 'Auto-Reversed', refund: 'refuse' });
    await use.database.asOwner('update payment_attempt set next_inquiry_at = $2 where order_id = $1', [
      sale.secondOrder,
      use.clock.now(),
    ]);
    await reconcile();
  };
  await during({ before: goesBack }, sendRefunds);
  expect(await refunds(sale)).toMatchObject([{ state: 'done' }]);
  expect((await attempts(sale)).map(({ state }) => state)).toEqual(['succeeded', 'refunded']);
});
