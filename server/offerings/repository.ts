import { sql } from 'kysely';
import { type Day, WEEKDAYS, type Weekday } from '#contract/kernel/dates/dates.ts';
import type { BookedKind, Held, PublishingFacts } from '#contract/offerings/model.ts';
import type { World } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { today } from '#server/kernel/operations/clock.ts';
import type { StoredRecord } from '#server/kernel/records/resource.ts';
import type { Tables } from '#server/tables.ts';

/** The column by which a booking names its offering. */
const OF: Record<BookedKind, string> = {
  park: 'park_id',
  clinic: 'clinic_id',
  branch: 'branch_id',
  exhibition: 'exhibition_id',
  coaching: 'batch_id',
  doctor: 'doctor_id',
};

/** It stands: paid, awaited, to be paid at the desk, or on hold. */
const stands = sql<boolean>`(not voided and (status in ('paid', 'awaited')
  or status = 'pending' and (payment_mode = 'cash' or hold_until is not null)))`;

/** Counts the bookings that stand on a day, or on all such weekdays from it on; a place at a show or in a batch is for all of its days. */
export async function bookingsOn(
  tx: Tx,
  { kind, id, organisationId }: Pick<StoredRecord, 'organisationId' | 'id'> & { kind: BookedKind },
  { day, weekday }: { day: Day; weekday?: Weekday | undefined },
): Promise<Pick<Held, 'bookings'>> {
  const ofDays = weekday
    ? sql`visit_date >= ${day} and extract(dow from visit_date) = ${WEEKDAYS.indexOf(weekday)}`
    : sql`visit_date = ${day}`;
  const ofDay = kind === 'exhibition' || kind === 'coaching' ? sql`true` : ofDays;
  const { rows } = await sql<Pick<Held, 'bookings'>>`
    select count(*)::int as bookings from booking
    where organisation_id = ${organisationId} and ${sql.ref(OF[kind])} = ${id} and ${ofDay} and ${stands}`.execute(tx);
  return rows[0] ?? { bookings: 0 };
}

/** The bookings of an offering that stand, and what was paid for them; what went back of them is taken off already. */
export async function heldAt(
  tx: Tx,
  kind: BookedKind,
  { organisationId, id }: Pick<StoredRecord, 'organisationId' | 'id'>,
): Promise<Omit<Held, 'coming'>> {
  const { rows } = await sql<Omit<Held, 'coming'>>`
    select count(*) > 0 as "isBooked", count(*) filter (where stands)::int as bookings,
      coalesce(sum(total_paise) filter (where status = 'paid'), 0)::bigint as paid
    from (select status, total_paise, ${stands} as stands
      from booking where organisation_id = ${organisationId} and ${sql.ref(OF[kind])} = ${id}) as booked`.execute(tx);
  return rows[0] ?? { isBooked: false, bookings: 0, paid: 0 };
}

/** The tokens of a doctor that are given and still to be called, and whether a clinic would have no doctor without this one. */
export async function doctorFacts(
  tx: Tx,
  { organisationId, id }: Pick<StoredRecord, 'organisationId' | 'id'>,
  day: Day,
): Promise<{ coming: number; isOnly: boolean }> {
  const { rows } = await sql<{ coming: number; isOnly: boolean }>`
    select (select count(*)::int from token where organisation_id = ${organisationId} and doctor_id = ${id} and day >= ${day}
      and state in ('booked', 'called')) as coming, is_only_doctor(${organisationId}, ${id}) as "isOnly"`.execute(tx);
  return rows[0] ?? { coming: 0, isOnly: false };
}

/** Answers the facts beside an offering, as its own people may know them: the database knows where they lie. */
export async function publishingFacts(
  deps: Pick<World, 'clock'>,
  tx: Tx,
  { organisationId, id }: Pick<StoredRecord, 'organisationId' | 'id'>,
): Promise<PublishingFacts> {
  const at = { today: today(deps), now: deps.clock.now() };
  const { rows } = await sql<Omit<PublishingFacts, keyof typeof at>>`
    select is_booked as "isBooked", coming, has_keys as "hasKeys", counters, confirmed
    from publishing_facts(${organisationId}, ${id}, ${at.today})`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('publishing_facts answers one row');
  return { ...at, ...found };
}

/**
 * Closes an offering that somebody has booked, and answers whether it did. Where nobody has, nobody will until the transaction
 * ends, so that it can be removed (docs/behaviour.md 4.4).
 */
export async function closeBooked(
  tx: Tx,
  table: keyof Tables,
  { organisationId, id }: Pick<StoredRecord, 'organisationId' | 'id'>,
): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select close_booked(${organisationId}, ${table}, ${id}) as closed`.execute(tx);
  return rows[0]?.closed ?? false;
}
