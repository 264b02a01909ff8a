import { type RawBuilder, sql } from 'kysely';
import type { AppointmentFilters } from '#contract/appointments/api.ts';
import type { Appointment } from '#contract/appointments/model.ts';
import type { Criterion } from '#contract/kernel/criteria.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { QueueKind, TokenState } from '#contract/queues/model.ts';
import { isMeant, type OfMobile, type Ordered, type Sight, shownStatus, type Writing } from '#server/booking-kind.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofSameOrganisation } from '#server/kernel/records/asked-organisations.ts';
import { matching, selected } from '#server/kernel/records/matching.ts';
import { wordsIn } from '#server/kernel/traffic/newest-first.ts';

export interface Wanted extends Ordered {
  kind: QueueKind;
  queueId: string;
  doctorId: string | null;
  day: string;
  personName: string;
  /** Null for branches, which take no payment. */
  mode: 'online' | 'cash' | null;
  loanType: string | null;
  counterId: string | null;
  fee: number;
}

export type TokenRefusal = 'gone' | 'paused' | 'stale' | 'shut' | 'full' | 'holds' | 'address';

export const TOKENS: Writing<Wanted, TokenRefusal> = {
  name: 'tokens',
  statement: 'select * from book_tokens($1, $2, $3)',
  offeringOf: ({ queueId }) => queueId,
  rowOf: ({ queueId, doctorId, day }) => `${queueId} ${doctorId} ${day}`,
  askedOf: ({ kind, doctorId, day, personName, mode, loanType, counterId, fee }) => ({
    kind,
    doctor: doctorId,
    day,
    name: personName,
    mode,
    loan: loanType,
    counter: counterId,
    fee,
  }),
};

export async function moveAppointment(
  tx: Tx,
  { organisationId, id }: Pick<Appointment, 'organisationId' | 'id'>,
  day: Day,
  stationId: string | null,
  now: Date,
) {
  const { rows } = await sql<{ outcome: 'moved' | 'gone' | 'full' | 'shut' }>`
    select move_appointment(${organisationId}, ${id}, ${day}, ${stationId}, ${now}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'gone';
}

export async function nextOpenDay(
  tx: Tx,
  { organisationId, queueId, doctorId }: Pick<Appointment, 'organisationId' | 'queueId' | 'doctorId'>,
  day: Day,
): Promise<Day | null> {
  const { rows } = await sql<{ next: Day | null }>`
    select next_open_day(${organisationId}, ${queueId}, ${doctorId ?? ''}, ${day}) as next`.execute(tx);
  return rows[0]?.next ?? null;
}

export async function isQueueClosed(
  tx: Tx,
  { organisationId, queueId, doctorId, day }: Pick<Appointment, 'organisationId' | 'queueId' | 'doctorId' | 'day'>,
): Promise<boolean> {
  const queue = await tx
    .selectFrom('token_queue')
    .select('closed')
    .where('organisation_id', '=', organisationId)
    .where('queue_id', '=', queueId)
    .where('doctor_id', '=', doctorId ?? '')
    .where('day', '=', day)
    .executeTakeFirst();
  return queue?.closed ?? false;
}

const KINDS = { doctor: 'doctor-appointment', loan: 'loan-appointment' } as const;

/** A counter sees its own tokens, and in today's queue those that no other counter has called. */
export interface CounterDesk {
  branchId: string;
  counterId: string;
  day: string;
}

const seenFrom = ({ branchId, counterId, day }: CounterDesk) =>
  sql<boolean>`(token.queue_id = ${branchId} and (token.counter_id = ${counterId}
    or token.day = ${day} and (token.state = 'booked' or token.counter_id is null)))`;

/** A token without a number waits for its payment, or was given up. */
const shownState = (now: Date) =>
  sql<TokenState>`coalesce(token.state, case when ${shownStatus(now)} in ('aborted', 'refunded') then 'cancelled' else 'booked' end)`;

const fieldsAt = (now: Date) =>
  ({
    id: sql.ref('booking.id'),
    organisationId: sql.ref('booking.organisation_id'),
    createdAt: sql.ref('booking.created_at'),
    kind: sql`case when booking.clinic_id is null then 'loan' else 'doctor' end`,
    queueId: sql`coalesce(booking.clinic_id, booking.branch_id)`,
    queueName: sql`coalesce(clinic.name, branch.name, '')`,
    doctorId: sql.ref('booking.doctor_id'),
    doctorName: sql.ref('doctor.name'),
    counterId: sql.ref('token.counter_id'),
    counterNumber: sql.ref('counter.counter_number'),
    number: sql.ref('token.number'),
    turn: sql`coalesce(token.turn, token.number)`,
    personName: sql.ref('booking.person_name'),
    mobile: sql.ref('booking.mobile'),
    loanType: sql.ref('booking.loan_type'),
    paymentMode: sql.ref('booking.payment_mode'),
    fee: sql.ref('booking.total_paise'),
    status: shownStatus(now),
    state: shownState(now),
    day: sql.ref('booking.visit_date'),
    calledAt: sql.ref('token.called_at'),
    completedAt: sql.ref('token.completed_at'),
    expiresAt: sql.ref('booking.hold_until'),
    voided: sql.ref('booking.voided'),
  }) satisfies Record<keyof Appointment, RawBuilder<unknown>>;

const selectAppointments = (tx: Tx, kind: QueueKind, now: Date, desk: CounterDesk | null = null) =>
  tx
    .selectFrom('booking')
    .leftJoin('token', ofSameOrganisation('token.booking_id', 'booking.id'))
    .leftJoin('clinic', ofSameOrganisation('clinic.id', 'booking.clinic_id'))
    .leftJoin('branch', ofSameOrganisation('branch.id', 'booking.branch_id'))
    .leftJoin('doctor', ofSameOrganisation('doctor.id', 'booking.doctor_id'))
    .leftJoin('counter', ofSameOrganisation('counter.id', 'token.counter_id'))
    .select(selected(fieldsAt(now)))
    .$castTo<Appointment>()
    .where('booking.kind', '=', KINDS[kind])
    .$if(desk !== null, (query) =>
      query.where('booking.branch_id', '=', desk?.branchId ?? '').where(seenFrom(desk as CounterDesk)),
    );

export const appointmentsById = (
  tx: Tx,
  kind: QueueKind,
  ids: readonly string[],
  now: Date,
  organisations: Sight['organisations'],
  desk: CounterDesk | null = null,
): Promise<Appointment[]> =>
  selectAppointments(tx, kind, now, desk)
    .where('booking.id', 'in', ids)
    .where('booking.organisation_id', 'in', organisations)
    .execute();

const many = (named: string | string[] | null | undefined): string[] => [named ?? []].flat().filter(Boolean);

/** Minutes from issue, or from the start of the token's IST day if later, until the call; -1 if not called. */
const waited = sql<number>`coalesce(floor(extract(epoch from token.called_at - greatest(token.issued_at,
  token.day::timestamp at time zone 'Asia/Kolkata')) / 60), -1)::int`;

export const sortedAt = (now: Date) => ({
  date: sql.ref('booking.visit_date'),
  number: sql<number>`coalesce(token.number, 0)`,
  name: wordsIn('booking.person_name'),
  mobile: sql.ref('booking.mobile'),
  loanType: wordsIn('booking.loan_type'),
  queue: sql<string>`lower(coalesce(clinic.name, branch.name, ''))`,
  counter: wordsIn('counter.counter_number'),
  state: shownState(now),
  waited,
});

type AskedAppointments = Partial<AppointmentFilters> & {
  organisationId?: string | null;
  criteria?: readonly Criterion[];
  desk?: CounterDesk | null;
};
type AppointmentQuery = ReturnType<typeof selectAppointments>;

/** Combines all filters. Days are IST days of the appointment, not of the booking. */
export function searchAppointments(tx: Tx, kind: QueueKind, filters: AskedAppointments, now: Date): AppointmentQuery {
  const [from, until] = [filters.date || filters.startDate, filters.date || filters.endDate];
  const queues = many(kind === 'doctor' ? filters.clinicId : filters.branchId);
  const column = kind === 'doctor' ? 'booking.clinic_id' : 'booking.branch_id';
  const seen = selectAppointments(tx, kind, now, filters.desk);
  let query = ofPeople(matching(seen, fieldsAt(now), filters.criteria), filters, now);
  if (filters.organisationId) query = query.where('booking.organisation_id', '=', filters.organisationId);
  if (queues.length > 0) query = query.where(column, 'in', queues);
  if (many(filters.doctorId).length > 0) query = query.where('booking.doctor_id', 'in', many(filters.doctorId));
  if (many(filters.counterId).length > 0) query = query.where('token.counter_id', 'in', many(filters.counterId));
  // Also on the token's day for a counter, because what a counter sees depends on it.
  for (const day of filters.desk ? (['booking.visit_date', 'token.day'] as const) : (['booking.visit_date'] as const)) {
    if (from) query = query.where(day, '>=', from);
    if (until) query = query.where(day, '<=', until);
  }
  return filters.status ? query.where(shownStatus(now), '=', filters.status) : query;
}

function ofPeople(
  query: AppointmentQuery,
  { id, mobile, text, number, state, paymentMode }: AskedAppointments,
  now: Date,
): AppointmentQuery {
  let found = query;
  if (id) found = found.where('booking.id', '=', id);
  if (mobile) found = found.where('booking.mobile', '=', mobile);
  if (text) found = found.where(isMeant(text));
  if (typeof number === 'number') found = found.where('token.number', '=', number);
  if (paymentMode) found = found.where('booking.payment_mode', '=', paymentMode);
  return state ? found.where(shownState(now), '=', state) : found;
}

export const appointmentsOfMobile = (
  tx: Tx,
  kind: QueueKind,
  { organisationId, mobile, offeringId, today, now }: OfMobile,
): Promise<Appointment[]> =>
  selectAppointments(tx, kind, now)
    .where('booking.organisation_id', '=', organisationId)
    .where('booking.mobile', '=', mobile)
    .where(kind === 'doctor' ? 'booking.clinic_id' : 'booking.branch_id', '=', offeringId)
    .where('token.state', 'in', ['booked', 'called', 'noshow'])
    .where('booking.visit_date', '>=', today)
    .orderBy('booking.visit_date')
    .orderBy('token.number')
    .orderBy('booking.id')
    .limit(50)
    .execute();

/** Tokens given or held per doctor and day, and days off of the clinic or doctor. Days with neither are absent. */
export async function tokensTaken(
  tx: Tx,
  clinicId: string,
  { organisationId, from, until, now }: { organisationId: string; from: string; until: string; now: Date },
): Promise<DoctorDay[]> {
  const { rows } = await sql<DoctorDay>`
    select doctor_id as "doctorId", day, sum(taken)::int as taken, bool_or(off) as off from (
      select doctor_id, day, issued - moved_away as taken, false as off from token_queue
      where organisation_id = ${organisationId} and queue_id = ${clinicId} and day between ${from} and ${until}
      union all
      select doctor_id, visit_date, 1, false from booking
      where organisation_id = ${organisationId} and clinic_id = ${clinicId} and visit_date between ${from} and ${until}
        and ((status = 'awaited' and places_held) or (status in ('pending', 'failed', 'aborted') and hold_until > ${now}))
      union all
      select d.id, day::date, 0, true from clinic c
        join clinic_doctor o on o.organisation_id = c.organisation_id and o.clinic_id = c.id
        join doctor d on d.organisation_id = c.organisation_id and d.id = o.doctor_id
        cross join lateral unnest(c.days_off || d.days_off) as day
      where c.organisation_id = ${organisationId} and c.id = ${clinicId} and day between ${from} and ${until}
    ) taken group by doctor_id, day`.execute(tx);
  return rows;
}

interface DoctorDay {
  doctorId: string;
  day: string;
  taken: number;
  off: boolean;
}

export const organisationsWithExpiredHolds = (tx: Tx, kind: QueueKind, now: Date) =>
  tx
    .selectFrom('booking')
    .select('organisation_id')
    .distinct()
    .where('kind', '=', KINDS[kind])
    .where('status', '=', 'pending')
    .where('hold_until', '<=', now)
    .execute();

/** For tidiness: queries treat expired holds as aborted. Skips locked bookings, against deadlocks. Locks: others. */
export const tidyAppointments = (tx: Tx, organisationId: string, kind: QueueKind, now: Date) =>
  tx
    .updateTable('booking')
    .set({ status: 'aborted', hold_until: null })
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', (of) =>
      of
        .selectFrom('booking')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('kind', '=', KINDS[kind])
        .where('status', '=', 'pending')
        .where('hold_until', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
