import { sql } from 'kysely';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Booked, Payee, Person, Voiding } from '#server/booking-kind.ts';
import type { Tx } from '#server/platform/database.ts';

export const kindById = async (tx: Tx, id: string): Promise<BookingKindName | null> =>
  (await tx.selectFrom('booking').select('kind').where('id', '=', id).executeTakeFirst())?.kind ?? null;

/** The booking of a kind that was made with an idempotency key, and what was asked for. */
export const firstByKey = (tx: Tx, kind: BookingKindName, key: string) =>
  tx
    .selectFrom('booking')
    .select(['id', 'request_hash as request', 'first_hold_until as holdUntil'])
    .where('kind', '=', kind)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

type Named = Pick<Booked, 'id' | 'organisationId'>;

/** Writes the fields that are given and keeps the rest. */
export async function correctPerson(
  tx: Tx,
  { id, organisationId }: Named,
  { mobile, personName, email }: Person,
): Promise<void> {
  if (mobile === undefined && personName === undefined && email === undefined) return;
  await tx
    .updateTable('booking')
    .set({ mobile, person_name: personName, email })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Voids a booking and answers its coupon; undefined when it is paid, refunded or not there. Its hold ends at once. */
export const voidUnpaid = (
  tx: Tx,
  { id, organisationId }: Named,
  now: Date,
  { endsHold, givesPlace, alsoFree }: Voiding,
) =>
  tx
    .updateTable('booking')
    .set({
      voided: true,
      status: 'aborted',
      hold_until: endsHold ? sql`case when hold_until is null then null else ${now}::timestamptz end` : null,
      ...(givesPlace && { places_held: false }),
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where((or) =>
      or.or([or('status', 'not in', ['paid', 'refunded']), ...(alsoFree ? [or('total_paise', '=', 0)] : [])]),
    )
    .returning('coupon_id')
    .executeTakeFirst();

export type OfferingTable = 'park' | 'clinic' | 'branch' | 'coaching_batch';
export type OfferingColumn = 'park_id' | 'clinic_id' | 'branch_id' | 'batch_id';

export async function payeeOf(tx: Tx, bookingId: string, table: OfferingTable, column: OfferingColumn): Promise<Payee> {
  const { rows } = await sql<Payee>`
    select o.id as "offeringId", o.gateway, o.merchant_id as "merchantId", o.deleted_at is not null as removed
    from booking join ${sql.table(table)} o on o.organisation_id = booking.organisation_id and o.id = ${sql.ref(`booking.${column}`)}
    where booking.id = ${bookingId}`.execute(tx);
  return rows[0] ?? { offeringId: '', gateway: '', merchantId: '', removed: false };
}
