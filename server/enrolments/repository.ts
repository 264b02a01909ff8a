import { type RawBuilder, sql } from 'kysely';
import type { EnrolmentDay } from '#contract/dashboard/model.ts';
import type { EnrolmentFilters } from '#contract/enrolments/api.ts';
import type { Enrolment } from '#contract/enrolments/model.ts';
import type { Criterion } from '#contract/kernel/criteria.ts';
import { addDays, startOfDay } from '#contract/kernel/dates/dates.ts';
import {
  isMeant,
  type OfMobile,
  type Ordered,
  type Person,
  type Sight,
  shownStatus,
  type Writing,
} from '#server/booking-kind.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation, ofSameOrganisation } from '#server/kernel/records/asked-organisations.ts';
import { matching, selected } from '#server/kernel/records/matching.ts';
import { wordsIn } from '#server/kernel/traffic/newest-first.ts';

export interface NewEnrolment extends Ordered, Omit<Required<Person>, 'mobile'> {
  batchId: string;
  fee: number;
  today: string;
}

export type EnrolmentRefusal = 'gone' | 'paused' | 'stale' | 'over' | 'full' | 'holds' | 'address';

export const ENROLMENTS: Writing<NewEnrolment, EnrolmentRefusal> = {
  name: 'enrolments',
  statement: 'select * from book_enrolments($1, $2, $3)',
  offeringOf: ({ batchId }) => batchId,
  rowOf: ({ batchId }) => batchId,
  askedOf: ({ personName, email, fee, today }) => ({ student: personName, email, fee, today }),
};

const fieldsAt = (now: Date) =>
  ({
    id: sql.ref('booking.id'),
    organisationId: sql.ref('booking.organisation_id'),
    createdAt: sql.ref('booking.created_at'),
    batchId: sql.ref('booking.batch_id'),
    batchName: sql.ref('batch.name'),
    startDate: sql.ref('batch.start_date'),
    endDate: sql.ref('batch.end_date'),
    startTime: sql.ref('batch.start_time'),
    endTime: sql.ref('batch.end_time'),
    studentName: sql.ref('booking.person_name'),
    mobile: sql.ref('booking.mobile'),
    email: sql.ref('booking.email'),
    fee: sql.ref('booking.total_paise'),
    status: shownStatus(now),
    gateway: sql.ref('booking.gateway'),
    expiresAt: sql.ref('booking.hold_until'),
    voided: sql.ref('booking.voided'),
  }) satisfies Record<keyof Enrolment, RawBuilder<unknown>>;

const selectEnrolments = (tx: Tx, now: Date) =>
  tx
    .selectFrom('booking')
    .innerJoin('coaching_batch as batch', ofSameOrganisation('batch.id', 'booking.batch_id'))
    .select(selected(fieldsAt(now)))
    .$castTo<Enrolment>()
    .where('booking.kind', '=', 'batch-enrolment');

type EnrolmentQuery = ReturnType<typeof selectEnrolments>;

export const enrolmentsById = (
  tx: Tx,
  ids: readonly string[],
  now: Date,
  { organisations }: Sight,
): Promise<Enrolment[]> =>
  selectEnrolments(tx, now)
    .where('booking.id', 'in', ids)
    .where('booking.organisation_id', 'in', organisations)
    .execute();

export const sortedAt = (now: Date) => ({
  date: sql.ref('booking.created_at'),
  student: wordsIn('booking.person_name'),
  mobile: sql.ref('booking.mobile'),
  email: wordsIn('booking.email'),
  batch: wordsIn('batch.name'),
  fee: sql.ref('booking.total_paise'),
  status: shownStatus(now),
});

type AskedEnrolments = Partial<EnrolmentFilters> & { organisationId?: string | null; criteria?: readonly Criterion[] };

/** Days are IST days of the booking. */
export function searchEnrolments(tx: Tx, filters: AskedEnrolments, now: Date): EnrolmentQuery {
  const [from, until] = [filters.date || filters.startDate, filters.date || filters.endDate];
  const batches = [filters.batchId ?? []].flat().filter(Boolean);
  let query = ofStudents(matching(selectEnrolments(tx, now), fieldsAt(now), filters.criteria), filters);
  if (filters.organisationId) query = query.where('booking.organisation_id', '=', filters.organisationId);
  if (filters.id) query = query.where('booking.id', '=', filters.id);
  if (batches.length > 0) query = query.where('booking.batch_id', 'in', batches);
  if (filters.status) query = query.where(shownStatus(now), '=', filters.status);
  if (from) query = query.where('booking.created_at', '>=', startOfDay(from));
  if (until) query = query.where('booking.created_at', '<', startOfDay(addDays(until, 1)));
  return query;
}

function ofStudents(query: EnrolmentQuery, { mobile, text, email, studentName }: AskedEnrolments): EnrolmentQuery {
  let found = query;
  if (mobile) found = found.where('booking.mobile', '=', mobile);
  if (text) found = found.where(isMeant(text));
  if (email) found = found.where('booking.email', '=', email.trim().toLowerCase());
  return studentName ? found.where('booking.person_name', '=', studentName.trim()) : found;
}

export const enrolmentsOfMobile = (
  tx: Tx,
  { organisationId, mobile, offeringId, today, now }: OfMobile,
): Promise<Enrolment[]> =>
  selectEnrolments(tx, now)
    .where('booking.organisation_id', '=', organisationId)
    .where('booking.mobile', '=', mobile)
    .where('booking.batch_id', '=', offeringId)
    .where('booking.status', '=', 'paid')
    .where('batch.end_date', '>=', today)
    .orderBy('booking.created_at')
    .orderBy('booking.id')
    .limit(50)
    .execute();

/** Places given or held; expired holds do not count. */
export async function placesTaken(tx: Tx, organisationId: string, batchId: string, now: Date): Promise<number> {
  const { taken } = await tx
    .selectFrom('booking')
    .select(sql<number>`count(*)`.as('taken'))
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', batchId)
    .where('places_held', '=', true)
    .where((or) => or.or([or('status', 'in', ['paid', 'awaited']), or('hold_until', '>', now)]))
    .executeTakeFirstOrThrow();
  return taken;
}

export const batchesWithExpiredHolds = (tx: Tx, now: Date) =>
  tx
    .selectFrom('booking')
    .select(['organisation_id', 'batch_id'])
    .distinct()
    .where('batch_id', 'is not', null)
    .where('places_held', '=', true)
    .where('hold_until', '<=', now)
    .where('status', 'in', ['pending', 'failed', 'aborted'])
    .limit(500)
    .execute();

export const releasePlaces = (tx: Tx, organisationId: string, batchId: string, now: Date) =>
  sql`select release_batch_places(${organisationId}, ${batchId}, ${now})`.execute(tx);

interface Moments {
  from: Date;
  now: Date;
  weekAgoFrom: Date;
  weekAgo: Date;
}

export async function enrolmentFigures(tx: Tx, organisationId: string | null, at: Moments): Promise<EnrolmentDay> {
  const ofTenant = sql`batch_id is not null and ${ofOrganisation('organisation_id', organisationId)}`;
  const [today, before] = [sql`created_at >= ${at.from}`, sql`created_at < ${at.from}`];
  const { rows } = await sql<Record<'joined' | 'joinedBefore' | 'money' | 'moneyBefore' | 'holds', number>>`
    with held as (
      select count(*) as holds from booking where ${ofTenant} and status in ('pending', 'failed', 'aborted') and hold_until > ${at.now}),
    counted as (
      select count(*) filter (where ${today}) as joined, count(*) filter (where ${before}) as "joinedBefore",
      coalesce(sum(total_paise) filter (where ${today}), 0)::bigint as money,
        coalesce(sum(total_paise) filter (where ${before}), 0)::bigint as "moneyBefore"
      from booking where ${ofTenant} and status = 'paid'
        and (${today} or (created_at >= ${at.weekAgoFrom} and created_at < ${at.weekAgo})))
    select * from counted, held`.execute(tx);
  const { joined = 0, joinedBefore = 0, money = 0, moneyBefore = 0, holds = 0 } = rows[0] ?? {};
  return { joined: { now: joined, before: joinedBefore }, money: { now: money, before: moneyBefore }, holds };
}
