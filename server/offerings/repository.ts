import { sql } from 'kysely';
import type { Held, OfferingKind } from '#contract/offerings/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { StoredRecord } from '#server/kernel/records/resource.ts';

/** The column by which a booking names its offering. */
const OF: Record<OfferingKind, string> = {
  park: 'park_id',
  clinic: 'clinic_id',
  branch: 'branch_id',
  exhibition: 'exhibition_id',
  coaching: 'batch_id',
};

/** The bookings of an offering that stand, and what was paid for them; what went back of them is taken off already. */
export async function heldAt(
  tx: Tx,
  kind: OfferingKind,
  { organisationId, id }: Pick<StoredRecord, 'organisationId' | 'id'>,
): Promise<Omit<Held, 'coming'>> {
  const { rows } = await sql<Omit<Held, 'coming'>>`
    select count(*) > 0 as "isBooked", count(*) filter (where stands)::int as bookings,
      coalesce(sum(total_paise) filter (where status = 'paid'), 0)::bigint as paid
    from (select status, total_paise, not voided and (status in ('paid', 'awaited')
        or status = 'pending' and (payment_mode = 'cash' or hold_until is not null)) as stands
      from booking where organisation_id = ${organisationId} and ${sql.ref(OF[kind])} = ${id}) as booked`.execute(tx);
  return rows[0] ?? { isBooked: false, bookings: 0, paid: 0 };
}
