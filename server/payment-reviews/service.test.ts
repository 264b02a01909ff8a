import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { forgetOldMessages } from './service.ts';

const { use, aShop, sell, pass, query } = await useCardSales();

const events = ({ id }: CardSale) =>
  query(sql<{ kind: string; kept: boolean }>`
    select e.kind, raw_sealed is not null as kept from payment_event e join payment_attempt a on a.organisation_id = e.organisation_id and a.id = e.attempt_id
    where a.booking_id = ${id} and e.kind = 'return' order by e.received_at, e.id`);
const days = (count: number) => pass(count * 24 * 60);

test('what the gateways sent loses its text after 180 days; that they sent it stays known', async () => {
  const shop = await aShop();
  const old = await sell(shop);
  await days(100);
  const young = await sell(shop);
  await days(80);
  expect(await forgetOldMessages(use.deps)).toBe(0);
  expect(await events(old)).toEqual([{ kind: 'return', kept: true }]);
  await pass(1);
  expect(await forgetOldMessages(use.deps)).toBe(1);
  expect([await events(old), await events(young)]).toEqual([
    [{ kind: 'return', kept: false }],
    [{ kind: 'return', kept: true }],
  ]);
});

test('many are forgotten batch by batch until none is left', async () => {
  await query(sql`
    insert into payment_event (organisation_id, id, gateway, kind, dedupe, raw_sealed, received_at)
    select '', 'many' || n, 'ccav', 'notify', 'many' || n, 'sealed', ${new Date('2026-01-01')} from generate_series(1, 2100) n`);
  expect(await forgetOldMessages(use.deps)).toBe(2100);
  expect(await forgetOldMessages(use.deps)).toBe(0);
});
