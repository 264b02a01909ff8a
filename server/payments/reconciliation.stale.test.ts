import { expect, test } from 'vitest';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { secondMerchant } from '#server/testing/sandbox-gateway.ts';
import { inquireAndApply } from './reconciliation.ts';
import { newestAttempt } from './repository.ts';

const sales = await useCardSales();
const { use, gateway, aShop, book, start, comeBack, pass, untilNoon, reconcile } = sales;

const newest = ({ id, owner: { organisationId } }: CardSale) =>
  withScope(use.deps.db, systemScope, (tx) => newestAttempt(tx, { organisationId, id }));

test('a notice that comes with the return leaves the paid payment to be asked about by night, and confirmed', async () => {
  await untilNoon();
  await gateway.control({ merchantId: secondMerchant.merchantId, autoConfirm: false });
  const sale = await book(await aShop({}, secondMerchant));
  const decision = await gateway.decide(await start(sale), 'success');
  const before = await newest(sale);
  if (!before) throw new Error('no attempt');
  await comeBack(decision);
  // Read before the return had paid, and answered after it.
  await inquireAndApply(use.deps, before, 1000);
  expect(await newest(sale)).toMatchObject({ state: 'succeeded', next_inquiry_at: expect.any(Date) });
  for (const hours of [16, 24]) {
    await pass(hours * 60);
    await reconcile();
  }
  // Without this the provider cancels the payment after twelve days, though the ticket was given.
  expect(await gateway.journal({ command: 'confirmOrder' })).toHaveLength(1);
});
