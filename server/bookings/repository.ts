import { CompiledQuery, sql } from 'kysely';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type {
  Ask,
  Booked,
  BookingKind,
  Marks,
  Ordered,
  Payee,
  Person,
  Taken,
  Voiding,
  Writing,
} from '#server/booking-kind.ts';
import type { Batched } from '#server/kernel/database/batch.ts';
import type { Batches } from '#server/kernel/database/batches.ts';
import { type Db, orOnceMore, type Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Clock } from '#server/kernel/operations/clock.ts';

export type BookingKey = Pick<Booked, 'id' | 'organisationId'>;

export const kindById = (tx: Tx, { id, organisationId }: BookingKey) =>
  tx
    .selectFrom('booking')
    .select('kind')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();

export const firstByKey = (tx: Tx, organisationId: string, kind: BookingKindName, key: string) =>
  tx
    .selectFrom('booking')
    .select(['id', 'request_hash as request', 'first_hold_until as holdUntil'])
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', kind)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Requests per batch: 32 take 15 ms on two cores; more wait longer than they save (decision 0051). */
const MOST_TOGETHER = 32;

/** One organisation per batch. Requests with one key, or one mobile at one offering, never share a statement. */
export const bookingBatch = <O extends Ordered, R extends string>(
  { db }: { db: Db },
  { batch, turn }: Batches,
  writing: Writing<O, R>,
): Batched<Ask<O>, Taken<R>> => {
  const { rowOf, mustRunAlone } = writing;
  return batch({
    name: writing.name,
    key: ({ order }) => order.organisationId,
    maxSize: MOST_TOGETHER,
    run: (asks) => turn(() => bookAll(db, writing, asks)),
    runAlone: (ask) => turn(() => bookAlone(db, writing, ask)),
    mustRunAlone,
    conflictKeys: ({ order, marks }) => [`${writing.offeringOf(order)} ${order.mobile}`, marks.repeat?.key ?? marks.id],
    ...(rowOf && { lockedRow: ({ order }: Ask<O>) => rowOf(order) }),
  });
};

/** A place that is closed, or on sale while its organisation is switched off; undefined for any other. */
export async function hiddenOffering(
  db: Db,
  table: BookingKind<Booked>['offerings'],
  { organisationId, id }: BookingKey,
): Promise<{ name: string; isClosed: boolean } | undefined> {
  const { rows } = await withScope(db, systemScope, (tx) =>
    sql<{ name: string; isClosed: boolean }>`
      select place.name, place.closed as "isClosed" from ${sql.table(table)} place
      join organisation o on o.id = place.organisation_id
      where place.organisation_id = ${organisationId} and place.id = ${id} and place.deleted_at is null
        and o.confirmed and (place.closed or place.published and not o.active)`.execute(tx),
  );
  return rows[0];
}

export const madeBooking = async <B extends Booked>(
  { db, clock }: { db: Db; clock: Clock },
  { byIds }: Pick<BookingKind<B>, 'byIds'>,
  { organisationId, id }: BookingKey,
): Promise<B> => {
  const [booking] = await withScope(db, systemScope, (tx) =>
    byIds(tx, [id], clock.now(), { organisations: [organisationId] }),
  );
  return booking as B;
};

/** Books in its own statement, which waits for locks; retried once if PostgreSQL rolled it back for a conflict. */
export async function bookAlone<O extends Ordered, R extends string>(
  db: Db,
  writing: Writing<O, R>,
  ask: Ask<O>,
): Promise<Taken<R>> {
  try {
    const taken = await orOnceMore(() => bookAll(db, writing, [ask]));
    return taken.get(ask) as Taken<R>;
  } catch (error) {
    const outcome = writing.undone?.(error as { code?: string });
    if (!outcome) throw error;
    return { outcome };
  }
}

/** All asks are of one organisation. Asks that the statement skipped are missing from the result. */
export async function bookAll<O extends Ordered, R extends string>(
  db: Db,
  writing: Writing<O, R>,
  asks: readonly Ask<O>[],
): Promise<ReadonlyMap<Ask<O>, Taken<R>>> {
  const asked = asks.map(({ order, marks }, n) => ({
    n,
    offering: writing.offeringOf(order),
    mobile: order.mobile,
    ...markedOf(marks),
    ...writing.askedOf(order),
  }));
  const values = [asks[0]?.order.organisationId, JSON.stringify(asked), asks[0]?.marks.scale];
  const { rows } = await db.executeQuery<Taken<R> & { n: number }>(CompiledQuery.raw(writing.statement, values));
  return new Map(rows.flatMap((row) => (asks[row.n] ? [[asks[row.n] as Ask<O>, row]] : [])));
}

const markedOf = ({ id, userAgent, repeat, eager, addressKey, now }: Marks) => ({
  id,
  eager,
  agent: userAgent,
  key: repeat?.key ?? null,
  request: repeat?.request ?? null,
  address: addressKey,
  now,
});

export async function correctPerson(
  tx: Tx,
  { id, organisationId }: BookingKey,
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

/** Ends the hold too. Undefined if the booking is missing, refunded or paid, unless free and unused. */
export const voidUnpaid = (tx: Tx, { id, organisationId }: BookingKey, now: Date, { endsHold, givesPlace }: Voiding) =>
  tx
    .updateTable('booking')
    .set({
      voided: true,
      status: 'aborted',
      hold_until: endsHold ? sql`case when hold_until is not null or places_held then ${now}::timestamptz end` : null,
      ...(givesPlace && { places_held: false }),
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where((or) =>
      or.or([
        or('status', 'not in', ['paid', 'refunded']),
        or.and([or('status', '=', 'paid'), or('total_paise', '=', 0), or('admitted_at', 'is', null)]),
      ]),
    )
    .returning('coupon_id')
    .executeTakeFirst();

export type OfferingTable = 'park' | 'clinic' | 'branch' | 'coaching_batch';
export type OfferingColumn = 'park_id' | 'clinic_id' | 'branch_id' | 'batch_id';

export async function payeeOf(
  tx: Tx,
  { organisationId, id }: BookingKey,
  table: OfferingTable,
  column: OfferingColumn,
): Promise<Payee> {
  const { rows } = await sql<Payee>`
    select o.id as "offeringId", o.gateway, o.merchant_id as "merchantId", o.deleted_at is not null as removed
    from booking join ${sql.table(table)} o on o.organisation_id = booking.organisation_id and o.id = ${sql.ref(`booking.${column}`)}
    where booking.organisation_id = ${organisationId} and booking.id = ${id}`.execute(tx);
  return rows[0] ?? { offeringId: '', gateway: '', merchantId: '', removed: false };
}

export async function organisationsWithAddresses(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select organisation_id as id from booking where address_key is not null union select organisation_id from address_share`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export async function forgetSomeAddresses(tx: Tx, organisationId: string, most: number, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select forget_addresses(${organisationId}, ${most}, ${now}) as n`.execute(tx);
  return rows[0]?.n ?? 0;
}
