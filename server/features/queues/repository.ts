import { type Selectable, sql } from 'kysely';
import type { QueueKind, TokenState } from '#contract/queues/model.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Tables } from '#server/tables.ts';

/** A queue of one day. `doctorId` is '' at a branch. */
export interface QueueKey {
  queueId: string;
  doctorId: string;
  day: string;
}

export type QueueRow = Selectable<Tables['token_queue']>;
export type TokenRow = Pick<
  Selectable<Tables['token']>,
  'number' | 'state' | 'doctor_id' | 'counter_id' | 'called_at' | 'completed_at'
>;

/** The queue's rows of a day: one a doctor, or one of the branch. None before the first booking. */
export const queuesOn = (tx: Tx, queueId: string, day: string): Promise<QueueRow[]> =>
  tx.selectFrom('token_queue').selectAll().where('queue_id', '=', queueId).where('day', '=', day).execute();

/** All queues of a day that the scope may see; those of one branch for its counter. */
export const queuesOfDay = (tx: Tx, day: string, branchId: string | null): Promise<QueueRow[]> =>
  tx
    .selectFrom('token_queue')
    .selectAll()
    .where('day', '=', day)
    .$if(branchId !== null, (query) => query.where('queue_id', '=', branchId ?? ''))
    .execute();

/** Everything of a day that is not cancelled, in order of numbers. */
export const tokensOn = (tx: Tx, queueId: string, day: string): Promise<TokenRow[]> =>
  tx
    .selectFrom('token')
    .select(['number', 'state', 'doctor_id', 'counter_id', 'called_at', 'completed_at'])
    .where('queue_id', '=', queueId)
    .where('day', '=', day)
    .where('state', '<>', 'cancelled')
    .orderBy('number')
    .execute();

/** The name of a clinic or branch and its doctors or counters, in order; null when it is not there. */
export async function placeOf(tx: Tx, kind: QueueKind, id: string) {
  const place = await tx
    .selectFrom(kind === 'doctor' ? 'clinic' : 'branch')
    .select(['name', 'organisation_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!place) return null;
  return { name: place.name, organisationId: place.organisation_id, stations: await stationsOf(tx, kind, id) };
}

/** The hours and daily tokens of a clinic, which say when it opens; undefined for a branch. */
export const hoursOf = (tx: Tx, clinicId: string) =>
  tx
    .selectFrom('clinic')
    .select(['opens_at as opensAt', 'closes_at as closesAt', 'tokens'])
    .where('id', '=', clinicId)
    .executeTakeFirst();

const stationsOf = (tx: Tx, kind: QueueKind, id: string): Promise<{ id: string; name: string }[]> =>
  kind === 'doctor'
    ? tx
        .selectFrom('clinic_doctor')
        .innerJoin('doctor', 'doctor.id', 'clinic_doctor.doctor_id')
        .select(['doctor.id', 'doctor.name'])
        .where('clinic_doctor.clinic_id', '=', id)
        .orderBy('clinic_doctor.place')
        .execute()
    : tx
        .selectFrom('counter')
        .select(['id', sql<string>`'Counter ' || counter_number`.as('name')])
        .where('branch_id', '=', id)
        .where('active', '=', true)
        .where('deleted_at', 'is', null)
        .orderBy('counter_number')
        .orderBy('id')
        .execute();

/** Makes the queue of a day when it is not there, and locks it. */
export const lockQueue = (tx: Tx, kind: QueueKind, key: QueueKey, organisationId: string, now: Date) =>
  sql`select lock_queue(${key.queueId}, ${key.doctorId}, ${key.day}, ${organisationId}, ${kind}, ${now})`.execute(tx);

/** Calls the lowest number that waits; null when nobody does. */
export async function callNext(tx: Tx, key: QueueKey, counterId: string | null, now: Date): Promise<number | null> {
  const { rows } = await sql<{ number: number | null }>`
    select call_next(${key.queueId}, ${key.doctorId}, ${key.day}, ${counterId}, ${now}) as number`.execute(tx);
  return rows[0]?.number ?? null;
}

/** What became of it: moved, same (it was so already), gone, taken (another counter has called it meanwhile). */
export async function moveToken(
  tx: Tx,
  bookingId: string,
  state: TokenState,
  counterId: string | null,
  now: Date,
): Promise<'moved' | 'same' | 'gone' | 'taken'> {
  const { rows } = await sql<{ outcome: 'moved' | 'same' | 'gone' | 'taken' }>`
    select move_token(${bookingId}, ${state}, ${counterId}, ${now}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'gone';
}

/** Says that a queue pauses or runs late. */
export const setPause = (
  tx: Tx,
  { queueId, doctorId, day }: QueueKey,
  paused: boolean,
  lateMinutes: number,
  now: Date,
) =>
  tx
    .updateTable('token_queue')
    .set({ paused, late_minutes: lateMinutes, updated_at: now })
    .where('queue_id', '=', queueId)
    .where('doctor_id', '=', doctorId)
    .where('day', '=', day)
    .execute();
