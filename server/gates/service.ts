import type {
  GateConflict,
  GateFigures,
  GateLock,
  GateMessage,
  GateState,
  Supervision,
  Wiped,
} from '#contract/gates/model.ts';
import { figuresOf, wipedText } from '#contract/gates/rules.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { AppError, notFound } from '#contract/kernel/errors.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import { CLOCK_AHEAD_MS, OLDEST_SCAN_MS } from '#contract/passes/rules.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import {
  organisationSeenBy,
  type Principal,
  staffScope,
  systemScope,
  systemScopeFor,
  withScope,
} from '#server/kernel/database/scope.ts';
import { isSignedByDevice } from '#server/kernel/identity/device-key.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { revokeSessions } from '#server/kernel/identity/session.ts';
import * as reports from './reports.ts';
import * as repository from './repository.ts';

/** How long gates that open see messages, and owners read conflicts, in ms. */
const MESSAGES_MS = 12 * 3_600_000;
const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** Stores surplus admissions of an offline gate (docs/behaviour.md 6.6). */
export async function noteConflict(deps: Deps, actor: Principal, conflict: repository.NewConflict): Promise<void> {
  await withScope(deps.db, staffScope(actor), (tx) => repository.keepConflict(tx, conflict));
  lookAgain(deps, conflict.organisationId, []);
}

export const conflictsSince = (tx: Tx, actor: Principal, since: Date): Promise<GateConflict[]> =>
  repository.conflictsSince(tx, { organisationId: organisationSeenBy(actor), parkId: actor.parkId }, since);

const lockedText = ({ place, telephone }: Pick<GateLock, 'place' | 'telephone'>): Text =>
  text('gates.locked', { place, telephone: telephone || 'none' });

/** Error for an action at a locked phone, or for one that was done while it was locked. */
export const lockedRefusal = ({ isOver, reason, place, telephone }: GateLock): AppError =>
  isOver
    ? new AppError('CONFLICT', text('gates.wasLocked'))
    : new AppError('PHONE_LOCKED', lockedText({ place, telephone }), { data: { reason } });

type Phone = { device: string | null; key?: string };

/** Throws PHONE_LOCKED if the phone is locked, by its name, its key or the session. Writes nothing. */
export async function refuseLocked(tx: Tx, { organisationId, sessionHash }: Principal, phone: Phone): Promise<void> {
  const lock = await repository.lockOf(tx, { organisationId, sessionHash, ...phone });
  if (lock) throw lockedRefusal(lock);
}

/** Lock that held at the time of an action, null for none. From then on a lock of the phone ends this session. */
export const speakAsGate = (
  tx: Tx,
  { organisationId, sessionHash, at: now }: Principal,
  { device, at }: { device: string | null; at: Date },
): Promise<GateLock | null> => repository.speakAsGate(tx, { organisationId, sessionHash, device }, { at, now });

/**
 * Stores the state of a phone. Returns the name and messages of its gate, or the reason of its lock, upon which the page
 * signs its user out (docs/behaviour.md 6.8). Throws ALREADY_EXISTS if another phone has that device name.
 */
export async function hearGate(
  deps: Deps,
  actor: Principal,
  state: GateState,
): Promise<{ messages: GateMessage[]; locked: string | null; gate: string | null }> {
  const now = deps.clock.now();
  const holder = { ...actor, person: actor.accountName };
  const told = await withScope(deps.db, staffScope(actor), async (tx) => {
    const kept = await repository.keepState(tx, holder, state, now);
    if (kept.taken) throw new AppError('ALREADY_EXISTS', text('gates.otherPhone'));
    if (kept.lock) return { messages: [], locked: kept.lock.reason, gate: null };
    await repository.keepSeen(tx, holder, state, now);
    const messages = await repository.unreadMessages(tx, holder, state.device, before(now, MESSAGES_MS));
    return { messages, locked: null, gate: kept.name };
  });
  lookAgain(deps, actor.organisationId, []);
  return told;
}

export async function watchGates(deps: Deps, { organisationId, ...actor }: Principal): Promise<Supervision> {
  const now = deps.clock.now();
  return withScope(deps.db, staffScope({ organisationId, ...actor }), async (tx) => ({
    gates: await reports.gatesSince(tx, organisationId, before(now, OLDEST_SCAN_MS), now),
    messages: await reports.messagesSince(tx, organisationId, before(now, MESSAGES_MS)),
    conflicts: await reports.watchedConflicts(tx, organisationId, before(now, MESSAGES_MS)),
    asOf: now,
  }));
}

/** Today in counts, by park and gate, each park by its business day. A supervisor sees those of its park. */
export async function gateFigures(deps: Deps, actor: Principal): Promise<GateFigures> {
  const now = deps.clock.now();
  return withScope(deps.db, staffScope(actor), async (tx) =>
    figuresOf(
      dayOf(now),
      await reports.peopleToday(tx, actor.organisationId, now),
      await reports.handledToday(tx, actor.organisationId, now),
    ),
  );
}

type NewMessage = { device?: string | null; parkId?: string | null; text: string; urgent?: boolean | null };

/** To one phone, or to all of a park: a supervisor's own. Throws NOT_FOUND for a foreign phone. */
export async function tellGates(
  deps: Deps,
  { organisationId, ...actor }: Principal,
  { device, parkId, text, urgent }: NewMessage,
): Promise<GateMessage> {
  const id = newId(deps.random, organisationId);
  const message = { id, text, urgent: urgent ?? false, sentAt: deps.clock.now(), sentBy: actor.accountName };
  const gates = await withScope(deps.db, staffScope({ organisationId, ...actor }), async (tx) => {
    if (device && !(await repository.isKnownGate(tx, organisationId, device))) throw notFound('gate');
    const to = { device: device || null, parkId: device ? null : (actor.parkId ?? parkId ?? null) };
    await repository.addMessage(tx, { organisationId, ...to }, message);
    return reports.gatesSince(tx, organisationId, before(message.sentAt, MESSAGES_MS), message.sentAt);
  });
  lookAgain(
    deps,
    organisationId,
    gates.map((gate) => gate.device).filter((one) => !device || one === device),
  );
  return message;
}

function lookAgain({ realtime }: Deps, organisationId: string, devices: readonly string[]): void {
  for (const id of devices) realtime.look({ kind: 'gate', id, organisationId });
  realtime.look({ kind: 'gates', id: organisationId, organisationId });
}

/** Ends every session of the phone and its grant; it wipes itself at its next contact. Throws NOT_FOUND. */
export async function lockGate(
  deps: Deps,
  actor: Principal,
  { device, reason }: { device: string; reason: string },
): Promise<void> {
  const at = deps.clock.now();
  const { organisationId } = actor;
  await withScope(deps.db, staffScope(actor), async (tx) => {
    if (!(await repository.lockPhone(tx, { organisationId, device }, { at, reason }))) throw notFound('gate');
  });
  // Staff at a post end no session by themselves: the system does so on their behalf.
  await withScope(deps.db, systemScopeFor(actor), async (tx) =>
    revokeSessions(tx, await repository.sessionsOfPhone(tx, { organisationId, device }), at),
  );
  lookAgain(deps, organisationId, [device]);
}

/** Names the gate of a phone, which is told at once. Throws NOT_FOUND for a foreign phone. */
export async function nameGate(
  deps: Deps,
  actor: Principal,
  { device, name }: { device: string; name: string },
): Promise<void> {
  const { organisationId } = actor;
  const isThere = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.nameGate(tx, { organisationId, device }, name || null),
  );
  if (!isThere) throw notFound('gate');
  lookAgain(deps, organisationId, [device]);
}

/** Throws NOT_FOUND for a foreign phone. */
export async function unlockGate(deps: Deps, actor: Principal, device: string): Promise<void> {
  const { organisationId } = actor;
  const isThere = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.unlockPhone(tx, { organisationId, device }, deps.clock.now()),
  );
  if (!isThere) throw notFound('gate');
  lookAgain(deps, organisationId, [device]);
}

export async function readConflict(deps: Deps, actor: Principal, scanId: string): Promise<void> {
  const { organisationId, accountName: name, at } = actor;
  await withScope(deps.db, staffScope(actor), (tx) =>
    repository.readConflict(tx, { organisationId, scanId }, { name, at }),
  );
  lookAgain(deps, organisationId, []);
}

/** The phone has no session any more, so its own key signs. A message from before the lock does not count. */
export async function noteWiped(deps: Deps, phone: Wiped): Promise<void> {
  const isNews = await withScope(deps.db, systemScope, async (tx) => {
    const { key = null, lockedAt = null } = (await repository.lockedKey(tx, phone)) ?? {};
    if (key === null || lockedAt === null || Date.parse(phone.at) < lockedAt.getTime() - CLOCK_AHEAD_MS) return false;
    if (!isSignedByDevice(key, wipedText(phone), phone)) return false;
    await repository.noteWiped(tx, phone, deps.clock.now());
    return true;
  });
  if (isNews) lookAgain(deps, phone.organisation, []);
}

export async function lockOfPhone(deps: Deps, device: string, organisationId: string) {
  const lock = await withScope(deps.db, systemScope, (tx) =>
    repository.lockOf(tx, { organisationId, device, sessionHash: null }),
  );
  return lock && { reason: lock.reason, message: lockedText(lock) };
}
