import { sql } from 'kysely';
import type {
  GateConflict,
  GateMessage,
  GateSide,
  GateState,
  SentMessage,
  WatchedGate,
} from '#contract/gates/model.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';

/** A gate let people in without asking, and the server found so many of them beyond the ticket. */
export interface NewConflict {
  organisationId: string;
  scanId: string;
  bookingId: string | null;
  parkId: string | null;
  result: ScanResult;
  above: number;
  own: GateSide;
  madeAt: Date;
}

/** Keeps a conflict with all who let the ticket in; told again, it stays as it is. */
export async function keepConflict(tx: Tx, { own, ...conflict }: NewConflict): Promise<void> {
  const others = conflict.bookingId === null ? [] : await sidesOf(tx, conflict, conflict.bookingId);
  await tx
    .insertInto('gate_conflict')
    .values({
      organisation_id: conflict.organisationId,
      scan_id: conflict.scanId,
      booking_id: conflict.bookingId,
      park_id: conflict.parkId,
      result: conflict.result,
      above: conflict.above,
      sides: JSON.stringify([...others, own]),
      made_at: conflict.madeAt,
    })
    .onConflict((same) => same.columns(['organisation_id', 'scan_id']).doNothing())
    .execute();
}

/** The other gates that let a ticket in, as the server counts it. */
async function sidesOf(
  tx: Tx,
  { organisationId, scanId }: Pick<NewConflict, 'organisationId' | 'scanId'>,
  bookingId: string,
): Promise<GateSide[]> {
  const rows = await tx
    .selectFrom('scan as s')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.organisation_id', '=', 's.organisation_id').onRef('b.id', '=', 's.booking_id'),
    )
    .leftJoin('inspector as i', (on) =>
      on.onRef('i.organisation_id', '=', 's.organisation_id').onRef('i.id', '=', 's.account_id'),
    )
    .leftJoin('organisation as o', (on) =>
      on.onRef('o.id', '=', 's.organisation_id').onRef('o.id', '=', 's.account_id'),
    )
    .select(['s.gate', 's.device_id as device', 's.scanned_at as at'])
    .select(({ fn }) => fn.coalesce('s.people', 'b.people').as('people'))
    .select(['i.name as inspector', 'o.person_name as owner'])
    .where('s.organisation_id', '=', organisationId)
    .where('s.booking_id', '=', bookingId)
    .where('s.result', '=', 'admitted')
    .where('s.undone_at', 'is', null)
    .where('s.scan_id', '<>', scanId)
    .orderBy('s.scanned_at')
    .execute();
  return rows.map(({ inspector, owner, at, ...side }) => ({
    ...side,
    at: at.toISOString(),
    by: inspector ?? owner ?? '',
  }));
}

/** Conflicts that were found at this instant or later at a park, or at any of an organisation; of all where that is null. */
export async function conflictsSince(
  tx: Tx,
  { organisationId, parkId }: { organisationId: string | null; parkId: string | null },
  since: Date,
): Promise<GateConflict[]> {
  const rows = await tx
    .selectFrom('gate_conflict')
    .select(['scan_id as scanId', 'booking_id as bookingId', 'result', 'above', 'sides'])
    .where(ofOrganisation('gate_conflict.organisation_id', organisationId))
    .$if(parkId !== null, (own) => own.where('park_id', '=', parkId))
    .where('made_at', '>=', since)
    .orderBy('made_at')
    .orderBy('scan_id')
    .execute();
  return rows;
}

/** The person at a phone that says how it stands, and their session. */
export interface Holder {
  organisationId: string;
  parkId: string | null;
  person: string;
  sessionHash: string;
}

/** Keeps how a phone stands. Answers why it is locked; null while it is not. */
export async function keepState(
  tx: Tx,
  { organisationId, parkId, person, sessionHash }: Holder,
  { device, key, seen: _, counts, ...state }: GateState,
  now: Date,
): Promise<string | null> {
  const now_so = {
    ...state,
    key_hash: key,
    park_id: parkId,
    person,
    session_hash: sessionHash,
    counts: JSON.stringify(counts),
    seen_at: now,
  };
  const row = await tx
    .insertInto('gate_device')
    .values({ organisation_id: organisationId, device_id: device, ...now_so })
    .onConflict((same) => same.columns(['organisation_id', 'device_id']).doUpdateSet(now_so))
    .returning(['locked_at', 'lock_reason'])
    .executeTakeFirstOrThrow();
  return row.locked_at && (row.lock_reason ?? '');
}

/** Whether a phone is locked, by its own name or by that of its key. */
export async function isLocked(tx: Tx, organisationId: string, key: string, device: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('gate_device')
    .select('device_id')
    .where('organisation_id', '=', organisationId)
    .where('locked_at', 'is not', null)
    .where((either) => either.or([either('key_hash', '=', key), either('device_id', '=', device ?? '')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that messages were read on a phone. */
export async function keepSeen(tx: Tx, holder: Holder, { device, seen }: GateState, now: Date): Promise<void> {
  if (seen.length === 0) return;
  const { organisationId, person } = holder;
  const rows = seen.map((message_id) => ({
    organisation_id: organisationId,
    message_id,
    device_id: device,
    person,
    seen_at: now,
  }));
  await tx
    .insertInto('gate_message_seen')
    .values(rows)
    .onConflict((same) => same.columns(['organisation_id', 'message_id', 'device_id']).doNothing())
    .execute();
}

const MESSAGE = ['m.id', 'm.text', 'm.sent_at as sentAt', 'm.sent_by as sentBy'] as const;

/** Messages since then that this phone has not read, oldest first. */
export const unreadMessages = (
  tx: Tx,
  { organisationId, parkId }: Holder,
  device: string,
  since: Date,
): Promise<GateMessage[]> =>
  tx
    .selectFrom('gate_message as m')
    .leftJoin('gate_message_seen as s', (on) =>
      on
        .onRef('s.organisation_id', '=', 'm.organisation_id')
        .onRef('s.message_id', '=', 'm.id')
        .on('s.device_id', '=', device),
    )
    .select(MESSAGE)
    .where('m.organisation_id', '=', organisationId)
    .where('m.sent_at', '>=', since)
    .where('s.message_id', 'is', null)
    .where((either) => either.or([either('m.device_id', 'is', null), either('m.device_id', '=', device)]))
    .where((either) => either.or([either('m.park_id', 'is', null), either('m.park_id', '=', parkId ?? '')]))
    .orderBy('m.sent_at')
    .limit(20)
    .execute();

/** All phones of an organisation that were heard since then or are locked. */
export const gatesSince = (tx: Tx, organisationId: string, since: Date): Promise<WatchedGate[]> =>
  tx
    .selectFrom('gate_device as d')
    .leftJoin('park as p', (on) =>
      on.onRef('p.organisation_id', '=', 'd.organisation_id').onRef('p.id', '=', 'd.park_id'),
    )
    .select([
      'd.device_id as device',
      'd.gate',
      'd.battery',
      'd.charging',
      'd.waiting',
      'd.pace',
      'd.counts',
      'd.person',
    ])
    .select(['d.park_id as parkId', 'p.name as parkName', 'd.seen_at as seenAt'])
    .select(['d.locked_at as lockedAt', 'd.lock_reason as lockReason', 'd.wiped_at as wipedAt'])
    .where('d.organisation_id', '=', organisationId)
    .where((either) => either.or([either('d.seen_at', '>=', since), either('d.locked_at', 'is not', null)]))
    .orderBy('d.gate')
    .orderBy('d.device_id')
    .execute();

/** Messages since then with who has read them, the newest first. */
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

export async function addMessage(
  tx: Tx,
  to: { organisationId: string; device: string | null; parkId: string | null },
  { id, text, sentAt, sentBy }: GateMessage,
): Promise<void> {
  await tx
    .insertInto('gate_message')
    .values({
      organisation_id: to.organisationId,
      id,
      device_id: to.device,
      park_id: to.parkId,
      text,
      sent_at: sentAt,
      sent_by: sentBy,
    })
    .execute();
}

/** Locks a phone, or unlocks it by null. Answers the session that was used there last; undefined where no such phone is. */
export async function setLock(
  tx: Tx,
  { organisationId, device }: { organisationId: string; device: string },
  lock: { at: Date; reason: string } | null,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('gate_device')
    .set({ locked_at: lock?.at ?? null, lock_reason: lock?.reason ?? null, wiped_at: null })
    .where('organisation_id', '=', organisationId)
    .where('device_id', '=', device)
    .returning('session_hash')
    .executeTakeFirst();
  return row?.session_hash;
}

/** A phone that is locked has said that nothing is left on it. Answers whether that was news. */
export async function noteWiped(
  tx: Tx,
  { organisation, device }: { organisation: string; device: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gate_device')
    .set({ wiped_at: now })
    .where('organisation_id', '=', organisation)
    .where('device_id', '=', device)
    .where('locked_at', 'is not', null)
    .where('wiped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Conflicts that nobody has read, and below them those that were read since then. */
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

export async function readConflict(
  tx: Tx,
  { organisationId, scanId }: { organisationId: string; scanId: string },
  by: { name: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('gate_conflict')
    .set({ read_at: by.at, read_by: by.name })
    .where('organisation_id', '=', organisationId)
    .where('scan_id', '=', scanId)
    .where('read_at', 'is', null)
    .execute();
}
