import { type RawBuilder, sql } from 'kysely';
import { type Day, WEEKDAYS, type Weekday } from '#contract/kernel/dates/dates.ts';
import type { BookedKind, Held, PublishingFacts } from '#contract/offerings/model.ts';
import type { World } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { today } from '#server/kernel/operations/clock.ts';
import type { StoredRecord } from '#server/kernel/records/resource.ts';
import type { Tables } from '#server/tables.ts';

const OF: Record<BookedKind, string> = {
  park: 'park_id',
  clinic: 'clinic_id',
  branch: 'branch_id',
  exhibition: 'exhibition_id',
  coaching: 'batch_id',
  doctor: 'doctor_id',
};

/** Valid bookings: paid, awaited, payable at the desk, or on hold. */
const stands = sql<boolean>`(not voided and (status in ('paid', 'awaited')
  or status = 'pending' and (payment_mode = 'cash' or hold_until is not null)))`;

/** Bookings on `day`, or on a weekday from `day` on; those of shows and batches count for any day. */
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

/** Upcoming: `day` or later. A show until its end; a booking with a token until that is done. */
const comes: Record<BookedKind, (day: Day, organisationId: string) => RawBuilder<boolean>> = {
  park: (day) => sql`visit_date >= ${day}`,
  coaching: (day) => sql`visit_date >= ${day}`,
  clinic: waits,
  doctor: waits,
  branch: waits,
  exhibition: (day, organisationId) => sql`exists (select from exhibition e where e.organisation_id = ${organisationId}
    and e.id = booking.exhibition_id and coalesce(e.ends_at, 'infinity') >= ${day}::date::timestamp at time zone 'Asia/Kolkata')`,
};

function waits(day: Day, organisationId: string): RawBuilder<boolean> {
  return sql`(visit_date >= ${day} and not exists (select from token t where t.organisation_id = ${organisationId}
    and t.booking_id = booking.id and t.state in ('complete', 'noshow', 'cancelled')))`;
}

/** Sums over an offering's valid bookings; `coming` means `day` and later. Refunded parts are already subtracted. */
export async function heldAt(
  tx: Tx,
  kind: BookedKind,
  { organisationId, id }: Pick<StoredRecord, 'organisationId' | 'id'>,
  day: Day,
): Promise<Held> {
  const { rows } = await sql<Held>`
    select count(*) > 0 as "isBooked", count(*) filter (where stands)::int as bookings,
      count(*) filter (where stands and comes)::int as coming,
      coalesce(sum(people) filter (where stands and comes), 0)::int as "comingPeople",
      coalesce(sum(total_paise) filter (where status = 'paid'), 0)::bigint as paid,
      coalesce(sum(total_paise) filter (where status = 'paid' and comes), 0)::bigint as "comingPaid"
    from (select status, total_paise, people, ${stands} as stands, ${comes[kind](day, organisationId)} as comes
      from booking where organisation_id = ${organisationId} and ${sql.ref(OF[kind])} = ${id}) as booked`.execute(tx);
  const [held] = rows;
  if (!held) throw new Error('a sum is one row');
  return held;
}

export async function isOnlyDoctor(
  tx: Tx,
  { organisationId, id }: Pick<StoredRecord, 'organisationId' | 'id'>,
): Promise<boolean> {
  const { rows } = await sql<{ isOnly: boolean }>`select is_only_doctor(${organisationId}, ${id}) as "isOnly"`.execute(
    tx,
  );
  return rows[0]?.isOnly ?? false;
}

export async function publishingFacts(
  deps: Pick<World, 'clock'>,
  tx: Tx,
  { organisationId, id }: Pick<StoredRecord, 'organisationId' | 'id'>,
): Promise<PublishingFacts> {
  const at = { today: today(deps), now: deps.clock.now() };
  const { rows } = await sql<Omit<PublishingFacts, keyof typeof at>>`
    select is_booked as "isBooked", has_keys as "hasKeys", counters, confirmed
    from publishing_facts(${organisationId}, ${id})`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('publishing_facts answers one row');
  return { ...at, ...found };
}

/** False: nobody has booked it, and nobody will before the transaction ends (docs/behaviour.md 4.4). */
export async function closeBooked(
  tx: Tx,
  table: keyof Tables,
  { organisationId, id }: Pick<StoredRecord, 'organisationId' | 'id'>,
): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select close_booked(${organisationId}, ${table}, ${id}) as closed`.execute(tx);
  return rows[0]?.closed ?? false;
}
