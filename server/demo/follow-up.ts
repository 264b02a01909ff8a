import { sql } from 'kysely';
import { dayOf } from '#contract/kernel/dates.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { DemoSale } from './sale.ts';

/**
 * Writes what came since of bookings that were written before: tickets that were let in, and tokens of past days that were
 * called. Where somebody who tries the product has done so, or has voided one, that stays. Today's tokens are called by
 * staff who sign in, or by the demo's own staff.
 */
export const followUp = (
  deps: Deps,
  sales: readonly DemoSale[],
  { from, until }: { from: Date; until: Date },
): Promise<void> =>
  withScope(deps.db, systemScope, async (tx) => {
    const today = dayOf(until);
    for (const sale of sales) {
      const { admitted_at } = sale.booking;
      if (admitted_at && (admitted_at as Date) > from) await letIn(tx, sale);
      if (sale.token?.called_at && sale.token.day < today) await serve(tx, sale.token);
    }
  });

async function letIn(tx: Tx, { booking, scans }: DemoSale): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('booking')
    .set({ admitted_at: booking.admitted_at, admitted_gate: booking.admitted_gate })
    .where('organisation_id', '=', booking.organisation_id)
    .where('id', '=', booking.id)
    .where('status', '=', 'paid')
    .where('admitted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n && scans.length > 0) await tx.insertInto('scan').values(scans).execute();
}

async function serve(tx: Tx, token: NonNullable<DemoSale['token']>): Promise<void> {
  await sql`
    with served as (
      update token set state = ${token.state}, called_at = ${token.called_at}, completed_at = ${token.completed_at}
      where organisation_id = ${token.organisation_id} and booking_id = ${token.booking_id} and state in ('booked', 'called') returning *)
    update token_queue q set running = greatest(q.running, t.number) from served t
    where q.organisation_id = t.organisation_id and q.queue_id = t.queue_id and q.doctor_id = t.doctor_id and q.day = t.day`.execute(
    tx,
  );
}
