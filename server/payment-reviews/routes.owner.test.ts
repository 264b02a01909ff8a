import { afterAll, expect, test } from 'vitest';
import { anAdmin } from '#server/testing/admin.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { noteStatements } from '#server/testing/statements.ts';

const noted = noteStatements();
afterAll(noted.end);

const { use, aShop, sell, attempts } = await useCardSales();

/** Whether all organisations were asked whose a payment is when the admin sent an action about it. */
async function asksAll(seenBefore: boolean): Promise<boolean> {
  const { token } = await anAdmin(use);
  const sale = await sell(await aShop());
  const [attempt] = await attempts(sale);
  if (seenBefore) await use.call('POST', '/payments/search', { orderId: sale.id }, { token });
  noted.forget();
  const { status } = await use.call('POST', `/payments/${attempt?.id}/refund`, {}, { token });
  expect(status).toBe(409); // there is nothing to try again
  return noted
    .said()
    .some(({ text }) => text === 'select organisation_id as owner from "payment_attempt" where id = $1');
}

test('whose a payment is that the admin has seen in a list is not asked of all organisations', async () => {
  expect(await asksAll(true)).toBe(false);
});

test('control: of one that this process has shown to nobody it is asked', async () => {
  expect(await asksAll(false)).toBe(true);
});
