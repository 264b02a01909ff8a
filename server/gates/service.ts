import type { GateConflict, GateMessage, GateState, Supervision } from '#contract/gates/model.ts';
import { GATE_REFUSALS } from '#contract/gates/words.ts';
import { AppError, notFound } from '#contract/kernel/errors.ts';
import { OLDEST_SCAN_MS } from '#contract/passes/rules.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import {
  organisationSeenBy,
  type Principal,
  staffScope,
  systemScope,
  withScope,
} from '#server/kernel/database/scope.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { revokeSession } from '#server/kernel/identity/session.ts';
import * as repository from './repository.ts';

/** Messages are shown to gates that open within so many milliseconds, and conflicts to owners after they were read. */
const MESSAGES_MS = 12 * 3_600_000;
const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** Keeps what a gate that could not ask let in too much (docs/behaviour.md 6.6). */
export async function noteConflict(deps: Deps, actor: Principal, conflict: repository.NewConflict): Promise<void> {
  await withScope(deps.db, staffScope(actor), (tx) => repository.keepConflict(tx, conflict));
  deps.realtime.look({ kind: 'gates', id: conflict.organisationId });
}

/** The conflicts that gates of this caller hear of: an inspector's park's, or those of all parks. */
export const conflictsSince = (tx: Tx, actor: Principal, since: Date): Promise<GateConflict[]> =>
  repository.conflictsSince(tx, { organisationId: organisationSeenBy(actor), parkId: actor.parkId }, since);

/** Throws FORBIDDEN for a phone that is locked, named by its key or by its device. */
export async function refuseLocked(deps: Deps, actor: Principal, key: string, device: string | null): Promise<void> {
  const isLocked = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.isLocked(tx, actor.organisationId, key, device),
  );
  if (isLocked) throw new AppError('FORBIDDEN', GATE_REFUSALS.locked);
}

/**
 * A phone says how it stands and hears what it is told: of one that is locked, why, and its page signs out whoever has
 * signed in there since (docs/behaviour.md 6.8).
 */
export async function hearGate(
  deps: Deps,
  actor: Principal,
  state: GateState,
): Promise<{ messages: GateMessage[]; locked: string | null }> {
  const now = deps.clock.now();
  const holder = { ...actor, person: actor.accountName };
  const told = await withScope(deps.db, staffScope(actor), async (tx) => {
    const locked = await repository.keepState(tx, holder, state, now);
    if (locked !== null) return { messages: [], locked };
    await repository.keepSeen(tx, holder, state, now);
    return { messages: await repository.unreadMessages(tx, holder, state.device, before(now, MESSAGES_MS)), locked };
  });
  deps.realtime.look({ kind: 'gates', id: actor.organisationId });
  return told;
}

/** All gates of an owner as they stand. */
export async function watchGates(deps: Deps, { organisationId, ...actor }: Principal): Promise<Supervision> {
  const now = deps.clock.now();
  return withScope(deps.db, staffScope({ organisationId, ...actor }), async (tx) => ({
    gates: await repository.gatesSince(tx, organisationId, before(now, OLDEST_SCAN_MS)),
    messages: await repository.messagesSince(tx, organisationId, before(now, MESSAGES_MS)),
    conflicts: await repository.watchedConflicts(tx, organisationId, before(now, MESSAGES_MS)),
    asOf: now,
  }));
}

/** Shows a message at one gate, at those of a park, or at all. */
export async function tellGates(
  deps: Deps,
  { organisationId, ...actor }: Principal,
  { device = null, parkId = null, text }: { device?: string | null; parkId?: string | null; text: string },
): Promise<GateMessage> {
  const id = newId(deps.random, organisationId);
  const message = { id, text, sentAt: deps.clock.now(), sentBy: actor.accountName };
  const gates = await withScope(deps.db, staffScope({ organisationId, ...actor }), async (tx) => {
    await repository.addMessage(tx, { organisationId, device, parkId }, message);
    return repository.gatesSince(tx, organisationId, before(message.sentAt, MESSAGES_MS));
  });
  lookAgain(
    deps,
    organisationId,
    gates.map((gate) => gate.device).filter((one) => device === null || one === device),
  );
  return message;
}

/** Lets phones and supervisors ask what is new. */
function lookAgain({ realtime }: Deps, organisationId: string, devices: readonly string[]): void {
  for (const id of devices) realtime.look({ kind: 'gate', id });
  realtime.look({ kind: 'gates', id: organisationId });
}

/**
 * Locks a phone: the session there ends now, no grant is renewed, and it wipes what it keeps when it hears of that.
 * Throws NOT_FOUND for a phone of somebody else.
 */
export async function lockGate(
  deps: Deps,
  { organisationId, ...actor }: Principal,
  { device, reason }: { device: string; reason: string },
): Promise<void> {
  const at = deps.clock.now();
  await withScope(deps.db, staffScope({ organisationId, ...actor }), async (tx) => {
    const session = await repository.setLock(tx, { organisationId, device }, { at, reason });
    if (session === undefined) throw notFound('gate');
    await revokeSession(tx, session, at);
  });
  lookAgain(deps, organisationId, [device]);
}

/** Lets a phone be a gate again. Throws NOT_FOUND for a phone of somebody else. */
export async function unlockGate(deps: Deps, actor: Principal, device: string): Promise<void> {
  const { organisationId } = actor;
  const session = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.setLock(tx, { organisationId, device }, null),
  );
  if (session === undefined) throw notFound('gate');
  lookAgain(deps, organisationId, [device]);
}

/** A conflict was read. */
export async function readConflict(deps: Deps, actor: Principal, scanId: string): Promise<void> {
  const { organisationId, accountName: name, at } = actor;
  await withScope(deps.db, staffScope(actor), (tx) =>
    repository.readConflict(tx, { organisationId, scanId }, { name, at }),
  );
  lookAgain(deps, organisationId, []);
}

/** A locked phone says that nothing is left on it. Its session has ended, so it says so unsigned: it tells nobody anything. */
export async function noteWiped(deps: Deps, phone: { organisation: string; device: string }): Promise<void> {
  const isNews = await withScope(deps.db, systemScope, (tx) => repository.noteWiped(tx, phone, deps.clock.now()));
  if (isNews) lookAgain(deps, phone.organisation, []);
}
