import { type NotNull, type Selectable, sql } from 'kysely';
import type { Appointment } from '#contract/appointments/model.ts';
import type { Join } from '#contract/kernel/realtime.ts';
import type { QueueKind, TokenMove } from '#contract/queues/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Tables } from '#server/tables.ts';

/** `doctorId` is '' at a branch. */
export interface QueueKey {
  organisationId: string;
  queueId: string;
  doctorId: string;
  day: string;
}

export type QueueRow = Selectable<Tables['token_queue']>;
export type TokenRow = Pick<
  Selectable<Tables['token']>,
  'number' | 'state' | 'doctor_id' | 'counter_id' | 'called_at' | 'completed_at'
>;

export type QueuesOfDay = Omit<QueueKey, 'doctorId'>;

/** One row per doctor, or one for the branch; none before the first booking. */
export const queuesOn = (tx: Tx, { organisationId, queueId, day }: QueuesOfDay): Promise<QueueRow[]> =>
  tx
    .selectFrom('token_queue')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('queue_id', '=', queueId)
    .where('day', '=', day)
    .execute();

export const queuesOfDay = (
  tx: Tx,
  organisationId: string,
  day: string,
  branchId: string | null,
): Promise<QueueRow[]> =>
  tx
    .selectFrom('token_queue')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('day', '=', day)
    .$if(branchId !== null, (query) => query.where('queue_id', '=', branchId ?? ''))
    .execute();

export const tokensOn = (tx: Tx, { organisationId, queueId, day }: QueuesOfDay): Promise<TokenRow[]> =>
  tx
    .selectFrom('token')
    .select(['number', 'state', 'doctor_id', 'counter_id', 'called_at', 'completed_at'])
    .where('organisation_id', '=', organisationId)
    .where('queue_id', '=', queueId)
    .where('day', '=', day)
    .where('state', '<>', 'cancelled')
    .orderBy((of) => of.fn.coalesce('turn', 'number'))
    .orderBy('number')
    .execute();

/** Doctors or counters in order; a branch has no hours (''). Null without such a place. */
export async function placeOf(tx: Tx, kind: QueueKind, { organisationId, queueId: id, day }: QueuesOfDay) {
  const place = await tx
    .selectFrom(kind === 'doctor' ? 'clinic' : 'branch')
    .select(['name', 'published', sql<string>`${sql.ref(kind === 'doctor' ? 'city' : 'town')}`.as('town')])
    .select((kind === 'doctor' ? sql<string>`opens_at` : sql<string>`''`).as('opensAt'))
    .select((kind === 'doctor' ? sql<string>`closes_at` : sql<string>`''`).as('closesAt'))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!place) return null;
  return { ...place, organisationId, stations: await stationsOf(tx, kind, { organisationId, queueId: id, day }) };
}

/** `doctorId` is '' at a branch. */
export interface RunningLine extends Join {
  doctorId: string;
  running: number;
}

const lies = (alias: string, [own = '', ...others]: readonly string[]) =>
  others.length === 0
    ? sql`${sql.ref(`${alias}.organisation_id`)} = ${own}`
    : sql`${sql.ref(`${alias}.organisation_id`)} = any (${[own, ...others]})`;

/** Citus needs the filter repeated beside a left join. Several organisations lie anywhere. */
const liesToo = (alias: string, organisations: readonly string[]) =>
  organisations.length > 1 ? sql`` : sql`and ${lies(alias, organisations)}`;

export async function linesOf(
  tx: Tx,
  organisations: readonly string[],
  queues: readonly Join[],
  day: string,
): Promise<RunningLine[]> {
  const idsOf = (kind: QueueKind) => queues.filter((queue) => queue.kind === kind).map(({ id }) => id);
  const { rows } = await sql<RunningLine>`
    select 'loan' as kind, b.id, '' as "doctorId", coalesce(q.running, 0) as running, 0 as place
    from branch b left join token_queue q
      on q.organisation_id = b.organisation_id and q.queue_id = b.id and q.doctor_id = '' and q.day = ${day}
    where ${lies('b', organisations)} and b.id = any (${idsOf('loan')}) and (b.published or q.queue_id is not null)
    union all
    select 'doctor', c.id, o.doctor_id, coalesce(q.running, 0), o.place
    from clinic c join clinic_doctor o on o.organisation_id = c.organisation_id and o.clinic_id = c.id
    left join token_queue q
      on q.organisation_id = c.organisation_id and q.queue_id = c.id and q.doctor_id = o.doctor_id and q.day = ${day}
    where ${lies('c', organisations)} ${liesToo('o', organisations)} and c.id = any (${idsOf('doctor')})
      and (c.published or exists (select from token_queue other where other.organisation_id = c.organisation_id
        and other.queue_id = c.id and other.day = ${day} ${liesToo('other', organisations)}))
    union all
    select 'doctor', c.id, q.doctor_id, q.running, null
    from clinic c join token_queue q on q.organisation_id = c.organisation_id and q.queue_id = c.id and q.day = ${day}
    where ${lies('c', organisations)} ${liesToo('q', organisations)} and c.id = any (${idsOf('doctor')})
      and not exists (select from clinic_doctor o where o.organisation_id = c.organisation_id
        and o.clinic_id = c.id and o.doctor_id = q.doctor_id ${liesToo('o', organisations)})
    order by place`.execute(tx);
  return rows;
}

export const hoursOf = (tx: Tx, organisationId: string, clinicId: string) =>
  tx
    .selectFrom('clinic')
    .select(['opens_at as opensAt', 'closes_at as closesAt', 'tokens'])
    // A clinic that has a queue stays complete.
    .$narrowType<{ tokens: NotNull }>()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', clinicId)
    .executeTakeFirst();

export async function looksOf(tx: Tx, organisationId: string, places: readonly string[], day: string) {
  const { logo, colour, roomLanguages, ...organisation } = await tx
    .selectFrom('organisation')
    .leftJoin('brand', (join) =>
      join.onRef('brand.organisation_id', '=', 'organisation.id').on('brand.organisation_id', '=', organisationId),
    )
    .select(['name', 'location', 'brand.logo', 'brand.colour', 'room_languages as roomLanguages'])
    .where('organisation.id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const lines = await tx
    .selectFrom('presentation')
    .select('board_notice as notice')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', places)
    .where('board_notice', '<>', '')
    .where((of) => of.or([of('board_notice_until', '=', ''), of('board_notice_until', '>=', day)]))
    .execute();
  return {
    ...organisation,
    logo: logo ?? '',
    colour: colour ?? '',
    roomLanguages: roomLanguages ?? [],
    notices: lines.map(({ notice }) => notice),
  };
}

export interface StationRow {
  id: string;
  name: string;
  counterNumber: string | null;
  pause: Pause | null;
}
/** `back_at` null: nobody gave an end. */
export type Pause = Pick<QueueRow, 'back_at'>;

const stationsOf = async (tx: Tx, kind: QueueKind, of: QueuesOfDay): Promise<StationRow[]> =>
  kind === 'doctor'
    ? (await doctorsOf(tx, of)).map((doctor) => ({ ...doctor, counterNumber: null, pause: null }))
    : countersOf(tx, of);

export async function countersOf(tx: Tx, { organisationId, queueId, day }: QueuesOfDay): Promise<StationRow[]> {
  const { rows } = await sql<{ id: string; counterNumber: string; paused: boolean; back_at: Date | null }>`
    select c.id, c.counter_number as "counterNumber", coalesce(p.paused, false) as paused, p.back_at
    from counter c left join counter_pause p
      on p.organisation_id = c.organisation_id and p.organisation_id = ${organisationId} and p.counter_id = c.id and p.day = ${day}
    where c.organisation_id = ${organisationId} and c.branch_id = ${queueId} and c.active and c.deleted_at is null
    order by c.counter_number, c.id`.execute(tx);
  return rows.map(({ id, counterNumber, paused, back_at }) => ({
    id,
    name: `Counter ${counterNumber}`,
    counterNumber,
    pause: paused ? { back_at } : null,
  }));
}

export const setCounterPause = (
  tx: Tx,
  { organisationId, queueId, day }: QueuesOfDay,
  counterId: string,
  change: Pick<QueueRow, 'paused' | 'back_at'>,
) =>
  tx
    .insertInto('counter_pause')
    .values({ organisation_id: organisationId, counter_id: counterId, branch_id: queueId, day, ...change })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'counter_id']).doUpdateSet({ branch_id: queueId, day, ...change }),
    )
    .execute();

/** A doctor who has left or is removed stays until all tokens of the day were seen. */
async function doctorsOf(tx: Tx, { organisationId, queueId, day }: QueuesOfDay) {
  const { rows } = await sql<{ id: string; name: string }>`
    select d.id, d.name from doctor d left join clinic_doctor o
      on o.organisation_id = d.organisation_id and o.organisation_id = ${organisationId} and o.clinic_id = ${queueId} and o.doctor_id = d.id
    where d.organisation_id = ${organisationId} and (o.doctor_id is not null and d.deleted_at is null
      or exists (select from token t where t.organisation_id = ${organisationId} and t.queue_id = ${queueId}
        and t.doctor_id = d.id and t.day = ${day} and t.state in ('booked', 'called')))
    order by o.place, d.id`.execute(tx);
  return rows;
}

/** Locks the queue of the day, and creates it if missing. */
export const lockQueue = (tx: Tx, kind: QueueKind, key: QueueKey, now: Date) =>
  sql`select lock_queue(${key.organisationId}, ${key.queueId}, ${key.doctorId}, ${key.day}, ${kind}, ${now})`.execute(
    tx,
  );

export async function callNext(tx: Tx, key: QueueKey, counterId: string | null, now: Date): Promise<number | null> {
  const { rows } = await sql<{ number: number | null }>`
    select call_next(${key.organisationId}, ${key.queueId}, ${key.doctorId}, ${key.day}, ${counterId}, ${now}) as number`.execute(
    tx,
  );
  return rows[0]?.number ?? null;
}

/** same: it was so already; taken: another counter has called it. */
export async function moveToken(
  tx: Tx,
  { id, organisationId }: Pick<Appointment, 'id' | 'organisationId'>,
  { state, place }: TokenMove,
  counterId: string | null,
  now: Date,
): Promise<'moved' | 'same' | 'gone' | 'taken'> {
  const { rows } = await sql<{ outcome: 'moved' | 'same' | 'gone' | 'taken' }>`
    select move_token(${organisationId}, ${id}, ${state}, ${counterId}, ${place}, ${now}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'gone';
}

export const setQueue = (
  tx: Tx,
  { organisationId, queueId, doctorId, day }: QueueKey,
  change: Partial<Pick<QueueRow, 'paused' | 'back_at' | 'late_minutes' | 'closed'>>,
  now: Date,
) =>
  tx
    .updateTable('token_queue')
    .set({ ...change, updated_at: now })
    .where('organisation_id', '=', organisationId)
    .where('queue_id', '=', queueId)
    .where('doctor_id', '=', doctorId)
    .where('day', '=', day)
    .execute();

export type Pace = Pick<QueueRow, 'paused' | 'back_at' | 'running' | 'late_minutes'>;
const NEW_QUEUE: Pace = { paused: false, back_at: null, running: 0, late_minutes: 0 };

/** A shared queue pauses with its branch, or while all its counters do: until the first is back. */
export function pausing(queue: QueueRow | undefined, counters: readonly StationRow[]): Pace {
  const pace = queue ?? NEW_QUEUE;
  const pauses = counters.flatMap(({ pause }) => pause ?? []);
  if (pace.paused || counters.length === 0 || pauses.length < counters.length) return pace;
  const backs = pauses.flatMap(({ back_at: at }) => at ?? []).sort((one, other) => one.getTime() - other.getTime());
  return { ...pace, paused: true, back_at: backs[0] ?? null };
}

export interface PlaceQueues {
  queueId: string;
  place: NonNullable<Awaited<ReturnType<typeof placeOf>>>;
  queues: QueueRow[];
  tokens: TokenRow[];
}

export async function lineAt(tx: Tx, kind: QueueKind, of: QueuesOfDay): Promise<PlaceQueues | null> {
  const place = await placeOf(tx, kind, of);
  if (!place) return null;
  return {
    queueId: of.queueId,
    place,
    queues: await queuesOn(tx, of),
    tokens: await tokensOn(tx, of),
  };
}
