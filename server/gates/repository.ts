import { sql } from 'kysely';
import type { GateConflict, GateLock, GateMessage, GateSide, GateState, Wiped } from '#contract/gates/model.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';

/** A gate let people in offline, and `above` of them exceed the ticket. */
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

/** Stores a conflict with all gates that let the ticket in. A repeat changes nothing. */
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

export interface Holder {
  organisationId: string;
  parkId: string | null;
  person: string;
  sessionHash: string;
}

/** Promises of server/gates/functions/hear_gate.sql. `taken`: the name belongs to another phone. */
export async function keepState(
  tx: Tx,
  { organisationId, parkId, person, sessionHash }: Holder,
  { seen: _, ...state }: GateState,
  now: Date,
): Promise<{ taken: true } | { taken?: never; lock: GateLock | null; name: string | null }> {
  const { rows } = await sql<{ told: { taken?: true; lock: GateLock | null; name: string | null } }>`
    select hear_gate(${organisationId}, ${parkId}, ${person}, ${sessionHash}, ${JSON.stringify(state)}, ${now}) as told`.execute(
    tx,
  );
  const { taken, lock = null, name = null } = rows[0]?.told ?? {};
  return taken ? { taken } : { lock, name };
}

export interface NamedPhone {
  organisationId: string;
  device: string | null;
  key?: string | null;
  sessionHash: string | null;
}

/** Lock of a phone, or of a session that has acted as the phone; null if unlocked. */
export async function lockOf(
  tx: Tx,
  { organisationId, device, key = null, sessionHash }: NamedPhone,
): Promise<GateLock | null> {
  const { rows } = await sql<{ told: GateLock | null }>`
    select gate_lock(${organisationId}, ${device}, ${key}, ${sessionHash}, null) as told`.execute(tx);
  return rows[0]?.told ?? null;
}

/** Like `lockOf`, for an action at an instant. Records that the session acts as the phone. */
export async function speakAsGate(
  tx: Tx,
  { organisationId, device, sessionHash }: NamedPhone,
  { at, now }: { at: Date; now: Date },
): Promise<GateLock | null> {
  const { rows } = await sql<{ told: GateLock | null }>`
    select speak_as_gate(${organisationId}, ${device}, ${sessionHash}, ${at}, ${now}) as told`.execute(tx);
  return rows[0]?.told ?? null;
}

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

export const MESSAGE = ['m.id', 'm.text', 'm.urgent', 'm.sent_at as sentAt', 'm.sent_by as sentBy'] as const;

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
    .orderBy('m.sent_at', 'desc')
    .limit(20)
    .execute();

export async function addMessage(
  tx: Tx,
  to: { organisationId: string; device: string | null; parkId: string | null },
  { id, text, urgent, sentAt, sentBy }: GateMessage,
): Promise<void> {
  await tx
    .insertInto('gate_message')
    .values({
      organisation_id: to.organisationId,
      id,
      device_id: to.device,
      park_id: to.parkId,
      text,
      urgent,
      sent_at: sentAt,
      sent_by: sentBy,
    })
    .execute();
}

/** False for an unknown phone. */
export async function nameGate(
  tx: Tx,
  { organisationId, device }: { organisationId: string; device: string },
  name: string | null,
): Promise<boolean> {
  const named = tx
    .updateTable('gate_device')
    .set({ given_name: name })
    .where('organisation_id', '=', organisationId)
    .where('device_id', '=', device);
  return (await named.executeTakeFirst()).numUpdatedRows > 0n;
}

/** False for an unknown phone. */
export const isKnownGate = async (tx: Tx, organisationId: string, device: string): Promise<boolean> =>
  (await tx
    .selectFrom('gate_device')
    .select('device_id')
    .where('organisation_id', '=', organisationId)
    .where('device_id', '=', device)
    .executeTakeFirst()) !== undefined;

/** False for an unknown phone. */
export async function lockPhone(
  tx: Tx,
  { organisationId, device }: { organisationId: string; device: string },
  { at, reason }: { at: Date; reason: string },
): Promise<boolean> {
  const locked = tx
    .updateTable('gate_device')
    .set({ locked_at: at, lock_reason: reason, wiped_at: null })
    .where('organisation_id', '=', organisationId)
    .where('device_id', '=', device);
  return (await locked.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Returns the hashes of all sessions that ever acted as the phone. */
export async function sessionsOfPhone(
  tx: Tx,
  { organisationId, device }: { organisationId: string; device: string },
): Promise<string[]> {
  const of = (table: 'gate_device' | 'gate_session') =>
    tx
      .selectFrom(table)
      .select('session_hash as hash')
      .where('organisation_id', '=', organisationId)
      .where('device_id', '=', device);
  const rows = await of('gate_device').union(of('gate_session')).execute();
  return rows.map(({ hash }) => hash);
}

/** Stores the period of the lock. False for an unknown phone. */
export async function unlockPhone(
  tx: Tx,
  { organisationId, device }: { organisationId: string; device: string },
  now: Date,
): Promise<boolean> {
  const of = tx
    .updateTable('gate_device')
    .set(({ ref }) => ({
      was_locked_at: sql<Date | null>`coalesce(${ref('locked_at')}, ${ref('was_locked_at')})`,
      unlocked_at: sql<Date | null>`case when ${ref('locked_at')} is null then ${ref('unlocked_at')} else ${now}::timestamptz end`,
      locked_at: null,
      wiped_at: null,
    }))
    .where('organisation_id', '=', organisationId)
    .where('device_id', '=', device);
  return (await of.executeTakeFirst()).numUpdatedRows > 0n;
}

export const lockedKey = (tx: Tx, { organisation, device }: Pick<Wiped, 'organisation' | 'device'>) =>
  tx
    .selectFrom('gate_device')
    .select(['key_hash as key', 'locked_at as lockedAt'])
    .where('organisation_id', '=', organisation)
    .where('device_id', '=', device)
    .where('locked_at', 'is not', null)
    .where('wiped_at', 'is', null)
    .executeTakeFirst();

export async function noteWiped(
  tx: Tx,
  { organisation, device }: Pick<Wiped, 'organisation' | 'device'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('gate_device')
    .set({ wiped_at: now })
    .where('organisation_id', '=', organisation)
    .where('device_id', '=', device)
    .execute();
}

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
