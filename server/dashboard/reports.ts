import { sql } from 'kysely';
import type { TicketDay, TokenDay, Tomorrow } from '#contract/dashboard/model.ts';
import { addDays, type Day, startOfDay } from '#contract/kernel/dates/dates.ts';
import { ticketsByDay } from '#server/figures/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';

export interface TicketScope {
  organisationId: string | null;
  parkId: string | null;
  /** Refunds are in tables that inspectors cannot read. */
  seesMoney: boolean;
}

const DAYS = 14;
const MOST_PARKS = 10;
const MOST_PLACES = 10;
const DAY_MS = 86_400_000;

const lastWeek = (at: Date): Date => new Date(at.getTime() - 7 * DAY_MS);

/** Bookings are read by park and day, so that the cost does not grow with past sales. */
const ofParks = ({ organisationId, parkId }: TicketScope) => sql`
  ${ofOrganisation('park.organisation_id', organisationId)}
  and (${parkId}::text is null or park.id = ${parkId})`;

const paidOf = sql`booking.park_id = park.id and booking.organisation_id = park.organisation_id
  and booking.kind = 'park-ticket' and booking.status = 'paid'`;

export async function ticketDay(tx: Tx, whose: TicketScope, { day, now }: { day: Day; now: Date }): Promise<TicketDay> {
  const [sales, visits] = [await salesByDay(tx, whose, day, now), await visitsOf(tx, whose, day, now)];
  const before = sales.find((one) => one.day === addDays(day, -7));
  const today = sales.find((one) => one.day === day);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(day, index - DAYS + 1));
  return {
    bookings: { now: today?.bookings ?? 0, before: before?.bookingsBefore ?? 0 },
    money: whose.seesMoney ? { now: today?.money ?? 0, before: before?.moneyBefore ?? 0 } : null,
    ...visits,
    ...(await holdsOf(tx, whose, now)),
    ...(whose.seesMoney ? await refundsOf(tx, whose, day) : { refunds: null, refunded: null }),
    days: days.map((one) => {
      const { bookings = 0, money = 0 } = sales.find((sale) => sale.day === one) ?? {};
      return { day: one, bookings, money: whose.seesMoney ? money : null };
    }),
    parks: (await topParks(tx, whose, day)).map((park) => ({ ...park, money: whose.seesMoney ? park.money : null })),
  };
}

interface Sale {
  day: Day;
  bookings: number;
  money: number;
  /** A week earlier up to this time of day; set only in the row of that day. */
  bookingsBefore: number;
  moneyBefore: number;
}

async function salesByDay(tx: Tx, { organisationId }: TicketScope, day: Day, now: Date): Promise<Sale[]> {
  const week = addDays(day, -7);
  const [then] = await ticketsByDay(tx, organisationId, { from: week, to: week }, lastWeek(now));
  const sales = await ticketsByDay(tx, organisationId, { from: addDays(day, 1 - DAYS), to: day }, null);
  return sales.map((sale) => ({
    day: sale.day,
    bookings: sale.count,
    money: sale.paise,
    bookingsBefore: sale.day === week ? (then?.count ?? 0) : 0,
    moneyBefore: sale.day === week ? (then?.paise ?? 0) : 0,
  }));
}

async function visitsOf(
  tx: Tx,
  whose: TicketScope,
  day: Day,
  now: Date,
): Promise<Pick<TicketDay, 'expected' | 'admitted'>> {
  const { rows } = await sql<{ day: Day; expected: number; admitted: number }>`
    select booking.visit_date as day, sum(booking.people)::bigint as expected,
      coalesce(sum(coalesce(booking.admitted_people, booking.people)) filter (where booking.admitted_at <= case booking.visit_date
        when ${day}::date then ${now}::timestamptz else ${lastWeek(now)}::timestamptz end), 0)::bigint as admitted
    from park join booking on ${paidOf}
    where ${ofParks(whose)} and booking.visit_date in (${day}::date, ${addDays(day, -7)}::date)
    group by 1`.execute(tx);
  const of = (wanted: Day) => rows.find((row) => row.day === wanted);
  const [today, week] = [of(day), of(addDays(day, -7))];
  return {
    expected: { now: today?.expected ?? 0, before: week?.expected ?? 0 },
    admitted: { now: today?.admitted ?? 0, before: week?.admitted ?? 0 },
  };
}

async function holdsOf(tx: Tx, whose: TicketScope, now: Date): Promise<Pick<TicketDay, 'holds'>> {
  const { rows } = await sql<{ holds: number }>`
    select count(*) as holds from park join booking on booking.organisation_id = park.organisation_id and booking.park_id = park.id
    where ${ofParks(whose)} and booking.hold_until > ${now}`.execute(tx);
  return { holds: rows[0]?.holds ?? 0 };
}

async function refundsOf(tx: Tx, whose: TicketScope, day: Day): Promise<Pick<TicketDay, 'refunds' | 'refunded'>> {
  const { rows } = await sql<{ refunds: number; refunded: number }>`
    select count(*) as refunds, coalesce(sum(refund.amount_paise), 0)::bigint as refunded
    from park join booking on booking.organisation_id = park.organisation_id and booking.park_id = park.id
      join payment_refund refund on refund.organisation_id = booking.organisation_id and refund.booking_id = booking.id
    where ${ofParks(whose)} and refund.state not in ('failed', 'dropped') and refund.created_at >= ${startOfDay(day)}
      and refund.created_at < ${startOfDay(addDays(day, 1))}`.execute(tx);
  return rows[0] ?? { refunds: 0, refunded: 0 };
}

async function topParks(tx: Tx, whose: TicketScope, day: Day): Promise<TicketDay['parks']> {
  const { rows } = await sql<TicketDay['parks'][number]>`
    with sold as (select park.id, count(*) as bookings, sum(booking.total_paise)::bigint as money
      from park join booking on ${paidOf} where ${ofParks(whose)} and booking.created_at >= ${startOfDay(day)}
        and booking.created_at < ${startOfDay(addDays(day, 1))} group by park.id),
    visit as (select park.id, sum(booking.people)::bigint as expected,
        coalesce(sum(coalesce(booking.admitted_people, booking.people)) filter (where booking.admitted_at is not null), 0)::bigint as admitted
      from park join booking on ${paidOf} where ${ofParks(whose)} and booking.visit_date = ${day}::date group by park.id)
    select park.id, park.name, coalesce(sold.bookings, 0) as bookings, coalesce(sold.money, 0) as money,
      coalesce(visit.expected, 0) as expected, coalesce(visit.admitted, 0) as admitted
    from park left join sold on sold.id = park.id left join visit on visit.id = park.id
    where ${ofParks(whose)} and (park.published and park.deleted_at is null or sold.id is not null or visit.id is not null)
    order by money desc, expected desc, park.name, park.id limit ${MOST_PARKS}`.execute(tx);
  return rows;
}

/** Null means all. With `counterId` only its own tokens count, but everybody who waits in the branch. */
export interface TokenScope {
  organisationId: string | null;
  branchId: string | null;
  counterId: string | null;
}

type TokenFigures = Omit<TokenDay, 'places' | 'money' | 'cash'> & {
  money: { now: number; before: number };
  cash: number;
};

/** `given` counts a moved token only where it is now; `paid` is online money. */
const ofPlaces = ({ organisationId, branchId, counterId }: TokenScope, days: readonly Day[]) => sql`
  place as (
    select organisation_id, id, name, 'doctor' as kind, closed, published and deleted_at is null as open from clinic
    where ${ofOrganisation('organisation_id', organisationId)} and ${branchId}::text is null
    union all select organisation_id, id, name, 'loan', closed, published and deleted_at is null from branch
    where ${ofOrganisation('organisation_id', organisationId)} and (${branchId}::text is null or id = ${branchId})),
  given as (
    select place.id, token.day, token.state, token.issued_at, token.completed_at,
      (${counterId}::text is null or token.counter_id = ${counterId}) as own
    from place join token_queue queue
        on queue.organisation_id = place.organisation_id and queue.queue_id = place.id and queue.day in (${sql.join(days)})
        and ${ofOrganisation('queue.organisation_id', organisationId)}
      join token on token.organisation_id = queue.organisation_id and token.queue_id = queue.queue_id
        and token.doctor_id = queue.doctor_id and token.day = queue.day
        and token.booking_id is not null),
  taken as (
    select place.id, booking.visit_date as day, booking.total_paise, booking.paid_at, booking.status = 'paid' as online
    from place join booking on booking.organisation_id = place.organisation_id and booking.clinic_id = place.id
      and ${ofOrganisation('booking.organisation_id', organisationId)}
      and booking.visit_date in (${sql.join(days)})
      and (booking.status = 'paid' or booking.payment_mode = 'cash' and not booking.voided)),
  paid as (select * from taken where online)`;

export async function tokenDay(
  tx: Tx,
  whose: TokenScope,
  { day, now }: { day: Day; now: Date },
): Promise<TokenFigures & Pick<TokenDay, 'places'>> {
  return { ...(await tokenFigures(tx, whose, day, now)), places: await topPlaces(tx, whose, day) };
}

async function tokenFigures(tx: Tx, whose: TokenScope, day: Day, now: Date): Promise<TokenFigures> {
  const [week, then] = [addDays(day, -7), lastWeek(now)];
  const { rows } = await sql<Record<string, number>>`
    with ${ofPlaces(whose, [day, week])},
    counted as (select
      count(*) filter (where own and day = ${day}::date) as issued,
      count(*) filter (where own and day = ${week}::date and issued_at <= ${then}) as "issuedBefore",
      count(*) filter (where day = ${day}::date and state = 'booked') as waiting,
      count(*) filter (where own and day = ${day}::date and state = 'complete') as served,
      count(*) filter (where own and day = ${week}::date and completed_at <= ${then}) as "servedBefore",
      count(*) filter (where own and day = ${day}::date and state = 'noshow') as "noShows",
      count(*) filter (where own and day = ${week}::date and state = 'noshow') as "noShowsBefore" from given),
    sums as (select
      coalesce(sum(total_paise) filter (where online and day = ${day}::date), 0)::bigint as money,
      coalesce(sum(total_paise) filter (where online and day = ${week}::date and paid_at <= ${then}), 0)::bigint as "moneyBefore",
      coalesce(sum(total_paise) filter (where not online and day = ${day}::date), 0)::bigint as cash from taken)
    select * from counted, sums`.execute(tx);
  const of = (name: string): number => rows[0]?.[name] ?? 0;
  const figure = (name: string) => ({ now: of(name), before: of(`${name}Before`) });
  return {
    issued: figure('issued'),
    waiting: of('waiting'),
    served: figure('served'),
    noShows: figure('noShows'),
    money: figure('money'),
    cash: of('cash'),
  };
}

async function topPlaces(tx: Tx, whose: TokenScope, day: Day): Promise<TokenDay['places']> {
  const { rows } = await sql<TokenDay['places'][number]>`
    with ${ofPlaces(whose, [day])},
    counted as (select id, count(*) filter (where own) as issued, count(*) filter (where state = 'booked') as waiting,
      count(*) filter (where own and state = 'complete') as served, count(*) filter (where own and state = 'noshow') as "noShows" from given group by id),
    sums as (select id, sum(total_paise)::bigint as money from paid group by id)
    select place.id, place.name, place.kind, place.closed, coalesce(issued, 0) as issued, coalesce(waiting, 0) as waiting,
      coalesce(served, 0) as served, coalesce("noShows", 0) as "noShows", coalesce(money, 0) as money
    from place left join counted on counted.id = place.id left join sums on sums.id = place.id
    where place.open or counted.id is not null or sums.id is not null
    order by issued desc, money desc, place.name, place.id limit ${MOST_PLACES}`.execute(tx);
  return rows;
}

const DATED = { park: 'park_id', clinic: 'clinic_id', branch: 'branch_id' } as const;
export type DatedKind = keyof typeof DATED;
export const isDated = (kind: string): kind is DatedKind => kind in DATED;

/** From 10 to 17 where no hours are said. */
const openHours = (of: DatedKind) =>
  of === 'branch'
    ? sql`7`
    : sql`case when opens_at is null or closes_at is null or opens_at = closes_at then 7
        else mod(extract(epoch from closes_at::time - opens_at::time)::int + 86400, 86400) / 3600.0 end`;

interface Slotted {
  slot: string | null;
  bookings: number;
  people: number;
  hourly: number;
}

/** Bookings that stand for a day: paid, free, or to be paid at the desk. `id` null: at all places of the kind. */
export async function bookedFor(
  tx: Tx,
  { organisationId, id }: { organisationId: string; id: string | null },
  kind: DatedKind,
  day: Day,
): Promise<Tomorrow> {
  const { rows } = await sql<Slotted>`
    with place as (select organisation_id, id, ${openHours(kind)} as hours from ${sql.table(kind)}
      where organisation_id = ${organisationId} and (${id}::text is null or id = ${id}))
    select booking.slot, count(*)::int as bookings, sum(greatest(booking.people, 1))::int as people,
      sum(greatest(booking.people, 1) / place.hours)::float as hourly
    from place join booking on booking.organisation_id = place.organisation_id and booking.${sql.ref(DATED[kind])} = place.id
    where booking.organisation_id = ${organisationId} and booking.visit_date = ${day} and not booking.voided
      and (booking.status = 'paid' or booking.status = 'pending' and booking.payment_mode = 'cash')
    group by booking.slot order by booking.slot`.execute(tx);
  const sum = (of: (row: Slotted) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    day,
    bookings: sum(({ bookings }) => bookings),
    people: sum(({ people }) => people),
    peoplePerHour: Math.ceil(sum(({ slot, hourly }) => (slot === null ? hourly : 0))),
    slots: rows.flatMap(({ slot, people }) => (slot === null ? [] : [{ from: slot, people }])),
  };
}
