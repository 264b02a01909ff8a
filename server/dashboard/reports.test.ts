import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketDay } from './reports.ts';

const use = useTestApp();

const NOW = { day: '2027-01-04', now: new Date('2027-01-04T06:30:00Z') };

/** Rows of bookings that this connection has read and not yet reported. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'booking'`.execute(
    tx,
  );
  return rows[0]?.read ?? 0;
}

test('the day of a park reads a fortnight of its bookings, however much was sold in all the years before', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const { id } = await aBooking(use, park);
  await use.database.asOwner(
    `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise,
       total_paise, gateway, created_at)
     select lpad(n::text, 26, '0'), kind, organisation_id, park_id, '8000000000', date '2027-01-04' - n / 10, 1, 'paid', 1, 0, 1, gateway,
       timestamptz '2027-01-04T00:00:00Z' - n / 10 * interval '1 day' from booking, generate_series(1, 20000) n where id = $1`,
    [id],
  );
  await use.database.asOwner('analyze booking');
  const read = await withScope(use.deps.db, systemScope, async (tx) => {
    const count = () => ticketDay(tx, { organisationId: owner.organisationId, parkId: null, seesMoney: true }, NOW);
    // Ten times plan every statement for good.
    for (let n = 0; n < 10; n += 1) await count();
    const before = await rowsRead(tx);
    const { bookings, expected } = await count();
    expect([bookings.now, expected.now]).toEqual([10, 11]);
    return (await rowsRead(tx)) - before;
  });
  expect(read).toBeLessThan(1000);
});
