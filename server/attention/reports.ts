import { sql } from 'kysely';
import type { WaitingOf } from '#contract/attention/model.ts';
import { addDays, type Day, dayOf, type Weekday } from '#contract/kernel/dates/dates.ts';
import { type Hours, isClosedOn, placeDayAt } from '#contract/opening-days/rules.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';
import { type Counted, type Look, MOST_ITEMS } from './repository.ts';

const DAYS_AHEAD = 7;
/** Most visitors of a park book on the day or the day before, so every later day is half empty. */
const HALF_EMPTY_DAYS = 2;
const MINUTE_MS = 60_000;

type PlaceItem = WaitingOf<'sold-out'>['items'][number];

/** `soon`: so near that few more visitors will book without being reminded. */
export interface Places extends PlaceItem {
  soon: boolean;
}

const WEEKS_BEFORE = 4;

interface ParkDay extends Places, Hours {
  day: Day;
  hasHolidays: boolean;
  holidays: Weekday[];
  openDays: Weekday[];
  daysOff: Day[];
  customDatesEnabled: boolean;
  customDates: Day[];
}

const isOpen = (park: ParkDay): boolean =>
  park.customDatesEnabled
    ? park.customDates.includes(park.day) && !park.daysOff.includes(park.day)
    : !isClosedOn(park, park.day);

const isOver = (park: ParkDay, now: Date): boolean => park.day === dayOf(now) && placeDayAt(park, now).isOver;

/** Average places booked by this hour for the same weekday of earlier weeks; null without any visitor. */
const usualPlaces = ({ organisationId, now }: Look) => sql`
  select round(avg(week.taken))::int as usual from (
    select coalesce(sum(b.people) filter (where b.created_at <= ${now}::timestamptz - make_interval(days => day::date - b.visit_date)), 0) as taken
    from booking b where b.organisation_id = park.organisation_id and b.park_id = park.id and b.status = 'paid' and ${ofOrganisation('b.organisation_id', organisationId)}
      and b.visit_date in (select day::date - 7 * week from generate_series(1, ${WEEKS_BEFORE}) as week)
    group by b.visit_date) as week`;

/** Open days of parks with a capacity, of the seven from today, without days that are over. */
export async function parkDays(tx: Tx, look: Look): Promise<Places[]> {
  const { organisationId, now } = look;
  const today = dayOf(now);
  const { rows } = await sql<ParkDay>`
    select park.organisation_id as "organisationId", park.id as "offeringId", park.name, 'park' as of,
      day::date < ${addDays(today, HALF_EMPTY_DAYS)}::date as soon,
      day::date as day, coalesce(d.taken, 0) as taken, before.usual, park.daily_capacity as capacity, park.has_holidays as "hasHolidays", park.holidays,
      park.open_days as "openDays", park.days_off as "daysOff", park.custom_dates_enabled as "customDatesEnabled", park.custom_dates as "customDates",
      park.opens_at as "opensAt", park.closes_at as "closesAt", park.last_entry_minutes as "lastEntryMinutes"
    from park cross join generate_series(${today}::date, ${addDays(today, DAYS_AHEAD - 1)}::date, interval '1 day') as day
      left join park_day d on d.organisation_id = park.organisation_id and d.park_id = park.id and d.visit_date = day::date
      left join lateral (${usualPlaces(look)}) as before on day::date < ${addDays(today, HALF_EMPTY_DAYS)}::date
    where park.published and park.deleted_at is null and park.active and park.daily_capacity > 0 and ${ofOrganisation('park.organisation_id', organisationId)}
    order by day, lower(park.name), park.id`.execute(tx);
  return rows.filter((park) => isOpen(park) && !isOver(park, now));
}

export async function showsAndBatches(tx: Tx, { organisationId, now }: Look): Promise<Places[]> {
  const [today, end] = [dayOf(now), addDays(dayOf(now), DAYS_AHEAD)];
  const { rows } = await sql<Places>`
    with placed as (
      select e.organisation_id, e.id, e.name, 'show' as of, (e.starts_at at time zone 'Asia/Kolkata')::date as day,
        coalesce(p.taken, 0) as taken, null::int as usual, e.capacity, e.starts_at > ${now} as ahead
      from exhibition e left join exhibition_places p on p.organisation_id = e.organisation_id and p.exhibition_id = e.id
      where e.published and e.active and e.deleted_at is null and e.capacity > 0 and (e.ends_at is null or e.ends_at > ${now})
      union all
      select c.organisation_id, c.id, c.name, 'batch', c.start_date,
        (select count(*) from booking b where b.organisation_id = c.organisation_id and b.batch_id = c.id and b.places_held
          and ${ofOrganisation('b.organisation_id', organisationId)})::int, null, c.intake, true
      from coaching_batch c where c.published and c.active and c.deleted_at is null and c.intake > 0 and c.start_date >= ${today}::date)
    select organisation_id as "organisationId", id as "offeringId", name, of, day, taken, usual, capacity,
      coalesce(ahead and day < ${end}::date, false) as soon
    from placed where ${ofOrganisation('placed.organisation_id', organisationId)} order by day nulls last, lower(name), id`.execute(
    tx,
  );
  return rows;
}

type GateItem = WaitingOf<'gate-silent'>['items'][number];

const OPENS = sql.raw(`coalesce(park.opens_at, '10:00')`);
const CLOSES = sql.raw(`coalesce(park.closes_at, '17:00')`);
/** Instants of a visit's opening hours; closing may be after midnight. */
const OPENING = sql`(b.visit_date + ${OPENS}::time) at time zone 'Asia/Kolkata'`;
const CLOSING = sql`(b.visit_date + (${CLOSES} <= ${OPENS})::int + ${CLOSES}::time) at time zone 'Asia/Kolkata'`;

/** Gates that admitted nobody for an hour while ticket holders are missing; an inspector sees only their own. */
export async function silentGates(tx: Tx, { organisationId, now }: Look): Promise<Counted<GateItem>[]> {
  const [today, hourAgo] = [dayOf(now), new Date(now.getTime() - 60 * MINUTE_MS)];
  const { rows } = await sql<Counted<GateItem>>`
    with visit as (
      select park.organisation_id, park.id, b.visit_date, sum(b.people)::int as expected,
        coalesce(sum(coalesce(b.admitted_people, b.people)) filter (where b.admitted_at is not null), 0)::int as admitted, max(b.admitted_at) as last
      from park join organisation on organisation.id = park.organisation_id and organisation.active
        join booking b on b.organisation_id = park.organisation_id and b.park_id = park.id
      where (park.published or park.closed) and park.deleted_at is null and park.active and ${ofOrganisation('park.organisation_id', organisationId)}
        and ${OPENING} <= ${hourAgo} and ${CLOSING} > ${now}
        and b.status = 'paid' and b.visit_date between ${today}::date - 1 and ${today}::date
      group by park.organisation_id, park.id, b.visit_date)
    select park.organisation_id as "organisationId", park.id as "offeringId", park.name, visit.expected, visit.admitted,
      coalesce(visit.last, earlier.last) as "lastAdmittedAt", count(*) over () as count
    from visit join park on park.organisation_id = visit.organisation_id and park.id = visit.id
      cross join lateral (select b.admitted_at as last from booking b
        where b.organisation_id = visit.organisation_id and b.park_id = visit.id and b.status = 'paid' and b.admitted_at is not null
          and b.visit_date < visit.visit_date and b.visit_date >= visit.visit_date - 30 and ${ofOrganisation('b.organisation_id', organisationId)}
        order by b.visit_date desc limit 1) as earlier
    where ${ofOrganisation('park.organisation_id', organisationId)} and visit.admitted < visit.expected and coalesce(visit.last, earlier.last) <= ${hourAgo}
    order by visit.expected - visit.admitted desc, park.id limit ${MOST_ITEMS}`.execute(tx);
  return rows;
}

type QueueItem = WaitingOf<'queue-late'>['items'][number];

const LATE_MINUTES = 15;
const SILENT_MINUTES = 30;
const CLOSED_MINUTES = 180;

/** Defined by queueAttentionModel. With `counterId` a queue is compared with that counter's usual wait alone. */
export async function lateQueues(
  tx: Tx,
  { organisationId, now }: Look,
  counterId: string | null,
): Promise<Counted<QueueItem>[]> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const today = dayOf(now);
  const { rows } = await sql<Counted<QueueItem>>`
    with queue as (
      select q.organisation_id, q.queue_id, q.doctor_id, q.kind, coalesce(clinic.name, branch.name) as name,
        (q.day + clinic.opens_at::time) at time zone 'Asia/Kolkata' as opens
      from token_queue q
        left join clinic on clinic.organisation_id = q.organisation_id and clinic.id = q.queue_id
        left join branch on branch.organisation_id = q.organisation_id and branch.id = q.queue_id
      where q.day = ${today}::date and not q.paused and ${ofOrganisation('q.organisation_id', organisationId)}
        and (clinic.id is null or ((q.day + clinic.opens_at::time) at time zone 'Asia/Kolkata' <= ${now}
          and (q.day + clinic.closes_at::time) at time zone 'Asia/Kolkata' > ${now}))),
    waiting as (
      select queue.*, t.* from queue cross join lateral (
        select count(*) filter (where state = 'booked')::int as waiting,
          floor(extract(epoch from ${now}::timestamptz - greatest(queue.opens, min(issued_at) filter (where state = 'booked'),
            ${today}::date::timestamp at time zone 'Asia/Kolkata')) / 60)::int as minutes,
          max(called_at) as called, greatest(max(called_at), max(issued_at)) as moved
        from token where organisation_id = queue.organisation_id and queue_id = queue.queue_id and doctor_id = queue.doctor_id
          and day = ${today}::date and ${ofOrganisation('token.organisation_id', organisationId)}) as t
      where t.waiting > 0 and t.moved >= ${ago(CLOSED_MINUTES)}),
    usual as (
      select waiting.*, (select percentile_disc(0.9) within group (order by greatest(0, floor(extract(epoch from t.called_at - greatest(t.issued_at,
          t.day::timestamp at time zone 'Asia/Kolkata', waiting.opens - make_interval(days => ${today}::date - t.day))) / 60)))::int
        from token t where t.organisation_id = waiting.organisation_id and t.queue_id = waiting.queue_id and t.doctor_id = waiting.doctor_id
          and t.day < ${today}::date and t.day >= ${today}::date - 30 and t.state in ('called', 'complete') and t.called_at is not null
          and ${ofOrganisation('t.organisation_id', organisationId)} and (${counterId}::text is null or t.counter_id = ${counterId})) as usual
      from waiting)
    select usual.organisation_id as "organisationId", queue_id as "offeringId", usual.name, usual.kind as of,
      nullif(doctor_id, '') as "doctorId", doctor.name as "doctorName", waiting, minutes as "waitingMinutes", usual as "usualMinutes",
      called as "lastCalledAt", count(*) over () as count
    from usual left join doctor on doctor.organisation_id = usual.organisation_id and doctor.id = usual.doctor_id
    where (minutes > greatest(usual, ${LATE_MINUTES}) and usual is not null)
      or (${counterId}::text is null and minutes >= ${SILENT_MINUTES} and (called is null or called <= ${ago(SILENT_MINUTES)}))
    order by minutes desc, queue_id, doctor_id limit ${MOST_ITEMS}`.execute(tx);
  return rows;
}
