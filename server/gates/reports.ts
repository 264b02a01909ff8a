import { type RawBuilder, sql } from 'kysely';
import type { SentMessage, WatchedGate } from '#contract/gates/model.ts';
import { addDays, type Day, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { MESSAGE } from './repository.ts';

/** Business day of a park at an instant, and the hours since it began: 24 is midnight at its end. */
const dayAt = (parkId: string, organisationId: string, at: RawBuilder<Date> | Date) =>
  sql<Day>`((${at}::timestamptz at time zone 'Asia/Kolkata')::date
    - open_past_midnight(${organisationId}, ${sql.ref(parkId)}, ${at}::timestamptz)::int)`;
const hourOf = (day: RawBuilder<Day>, at: RawBuilder<Date>) =>
  sql<number>`floor(extract(epoch from (${at} at time zone 'Asia/Kolkata') - ${day}::timestamp) / 3600)::int`;

export const gatesSince = (tx: Tx, organisationId: string, since: Date, now: Date): Promise<WatchedGate[]> =>
  tx
    .selectFrom('gate_device as d')
    .leftJoin('park as p', (on) =>
      on.onRef('p.organisation_id', '=', 'd.organisation_id').onRef('p.id', '=', 'd.park_id'),
    )
    .select(({ fn }) => fn.coalesce('d.given_name', 'd.gate').as('gate'))
    .select([
      'd.device_id as device',
      'd.given_name as givenName',
      'd.battery',
      'd.charging',
      'd.waiting',
      'd.pace',
      'd.lately',
      'd.left_at as leftAt',
      'd.person',
    ])
    .select(
      sql<
        WatchedGate['counts']
      >`case when ${dayAt('d.park_id', organisationId, sql`d.seen_at`)} = ${dayAt('d.park_id', organisationId, now)} then d.counts else '{}' end`.as(
        'counts',
      ),
    )
    .select(['d.park_id as parkId', 'p.name as parkName', 'd.seen_at as seenAt'])
    .select(['d.locked_at as lockedAt', 'd.lock_reason as lockReason', 'd.wiped_at as wipedAt'])
    .where('d.organisation_id', '=', organisationId)
    .where((either) => either.or([either('d.seen_at', '>=', since), either('d.locked_at', 'is not', null)]))
    .orderBy('gate')
    .orderBy('d.device_id')
    .execute();

export const messagesSince = (tx: Tx, organisationId: string, since: Date): Promise<SentMessage[]> =>
  tx
    .selectFrom('gate_message as m')
    .select([...MESSAGE, 'm.device_id as device', 'm.park_id as parkId'])
    .select(
      sql<
        SentMessage['seen']
      >`(select coalesce(jsonb_agg(jsonb_build_object('device', s.device_id, 'by', s.person) order by s.seen_at), '[]')
        from gate_message_seen s where s.organisation_id = ${organisationId} and s.message_id = m.id)`.as('seen'),
    )
    .where('m.organisation_id', '=', organisationId)
    .where('m.sent_at', '>=', since)
    .orderBy('m.sent_at', 'desc')
    .limit(20)
    .execute();

export const watchedConflicts = (tx: Tx, organisationId: string, since: Date) =>
  tx
    .selectFrom('gate_conflict')
    .select(['scan_id as scanId', 'booking_id as bookingId', 'park_id as parkId', 'result', 'above', 'sides'])
    .select(['read_at as readAt', 'read_by as readBy'])
    .where('organisation_id', '=', organisationId)
    .where((either) => either.or([either('read_at', 'is', null), either('read_at', '>=', since)]))
    .orderBy('read_at', (read) => read.desc().nullsFirst())
    .orderBy('made_at', 'desc')
    .limit(200)
    .execute();

/** By park and the hour of the first admission; people without an hour are still to come. */
export async function peopleToday(tx: Tx, organisationId: string, now: Date) {
  type Row = { parkId: string; parkName: string; hour: number | null; sold: number; came: number };
  const { rows } = await sql<Row>`
    select p.id as "parkId", p.name as "parkName", ${hourOf(sql`b.visit_date`, sql`b.admitted_at`)} as hour,
      sum(b.people)::int as sold,
      coalesce(sum(coalesce(b.admitted_people, b.people)) filter (where b.admitted_at is not null), 0)::int as came
    from park p join booking b on b.organisation_id = p.organisation_id and b.park_id = p.id
    where p.organisation_id = ${organisationId} and b.organisation_id = ${organisationId}
      and b.visit_date = ${dayAt('p.id', organisationId, now)} and b.status = 'paid'
    group by p.id, p.name, hour order by p.name, p.id, hour`.execute(tx);
  return rows;
}

/** By park, gate and hour: scans that were refused, people let in by hand, and scans that were taken back. */
export async function handledToday(tx: Tx, organisationId: string, now: Date) {
  type Row = { parkId: string; gate: string; hour: number; refused: number; byHand: number; undone: number };
  const from = startOfDay(addDays(dayOf(now), -1));
  const { rows } = await sql<Row>`
    select s.park_id as "parkId", coalesce(d.given_name, s.gate, '') as gate,
      ${hourOf(sql`${dayAt('p.id', organisationId, sql`s.scanned_at`)}`, sql`s.scanned_at`)} as hour,
      sum(s.refused)::int as refused, sum(s.by_hand)::int as "byHand", sum(s.undone)::int as undone
    from (
      select park_id, gate, device_id, scanned_at, 1 as refused, 0 as by_hand, 0 as undone from scan
      where organisation_id = ${organisationId} and scanned_at >= ${from} and result not in ('admitted', 'let_out', 'by_hand')
      union all
      select park_id, gate, device_id, scanned_at, 0,
        case when result = 'by_hand' and undone_at is null then coalesce(people, 0) else 0 end,
        case when undone_at is null then 0 else 1 end from scan
      where organisation_id = ${organisationId} and park_id in (select id from park where organisation_id = ${organisationId})
        and scanned_at >= ${from} and (reason is not null or undone_at is not null)
    ) s join park p on p.organisation_id = ${organisationId} and p.id = s.park_id
      left join gate_device d on d.organisation_id = ${organisationId} and d.device_id = s.device_id
    where ${dayAt('p.id', organisationId, sql`s.scanned_at`)} = ${dayAt('p.id', organisationId, now)}
    group by 1, 2, 3 order by 2, 1, 3`.execute(tx);
  return rows;
}
