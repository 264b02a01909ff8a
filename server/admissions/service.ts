import type { ByHand, GateHit, Inside, Undo } from '#contract/admissions/model.ts';
import { aboveLimit, fullText } from '#contract/admissions/rules.ts';
import type { GateLock } from '#contract/gates/model.ts';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { AppError, invalid } from '#contract/kernel/errors.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import { judgedTime, readShortCode, timeWithin } from '#contract/passes/rules.ts';
import type { Deps } from '#server/deps.ts';
import { lockedRefusal, noteConflict, refuseLocked, speakAsGate } from '#server/gates/service.ts';
import { organisationSeenBy, type Principal, staffScope, withScope } from '#server/kernel/database/scope.ts';
import { type HandAdmission, letInByHand, organisationOfScan, ticketsAtGate, undoScan } from './repository.ts';

const parkOf = (actor: Principal, asked: string | null | undefined): string | null => actor.parkId ?? (asked || null);

const NOT_UNDONE = {
  late: text('admissions.late'),
  gone: text('admissions.gone'),
  nothing: text('admissions.nothing'),
  full: text('admissions.full'),
};

/** Within a minute; a repeat gets the same answer. Throws CONFLICT with the reason, and PHONE_LOCKED. */
export async function undo(deps: Deps, actor: Principal, { scanId, reason, at }: Undo) {
  const times = { at: timeWithin(at, deps.clock.now()), now: deps.clock.now() };
  const asked = { scanId, reason, parkId: parkOf(actor, null), accountId: actor.accountId, ...times };
  const told = await withScope(deps.db, staffScope(actor), async (tx) => {
    await refuseLocked(tx, actor, { device: null });
    const owner = organisationSeenBy(actor) ?? (await organisationOfScan(tx, scanId));
    return undoScan(tx, owner ?? actor.organisationId, asked);
  });
  if (told.outcome !== 'undone') throw new AppError('CONFLICT', NOT_UNDONE[told.outcome]);
  return { undone: true as const, people: told.people ?? 0, inside: told.inside };
}

/** Admits by hand (docs/behaviour.md 6.7), or answers that the park is full. Throws PHONE_LOCKED. */
export async function admitByHand(deps: Deps, actor: Principal, asked: ByHand) {
  const now = deps.clock.now();
  const { at, isLate } = judgedTime(timeWithin(asked.scannedAt, now), now);
  const ofPark = deps.codes.organisationOf(asked.parkId ?? '');
  const organisationId = organisationSeenBy(actor) ?? ofPark ?? actor.organisationId;
  const admission = {
    organisationId,
    scan: asked.scanId,
    code: asked.code ? readShortCode(asked.code) : null,
    park: parkOf(actor, asked.parkId),
    day: dayOf(at),
    at,
    late: isLate,
    gate: asked.gate || null,
    device: asked.deviceId || null,
    account: actor.accountId,
    now,
    people: asked.people,
    reason: asked.reason,
  };
  const told = await withScope(deps.db, staffScope(actor), async (tx) => {
    const lock = await speakAsGate(tx, actor, admission);
    return lock ? { lock } : letInByHand(tx, admission);
  });
  if ('lock' in told) return refuseByHand(deps, actor, admission, told.lock);
  if (told.result === 'noPark') throw invalid('parkId', text('admissions.noPark'));
  const above = isLate ? Math.min(aboveLimit(told.inside), told.people) : 0;
  if (above > 0 && told.result === 'by_hand') await noteByHand(deps, actor, admission, { result: 'full', above });
  return { result: told.result, people: told.people, inside: told.inside, message: handText(told.result, told) };
}

async function refuseByHand(deps: Deps, actor: Principal, admission: HandAdmission, lock: GateLock): Promise<never> {
  const { late, at, people } = admission;
  if (late && at >= new Date(lock.since)) await noteByHand(deps, actor, admission, { result: 'locked', above: people });
  throw lockedRefusal(lock);
}

const noteByHand = (
  deps: Deps,
  actor: Principal,
  { organisationId, scan: scanId, park: parkId, at, gate, device, people, now: madeAt }: HandAdmission,
  found: { result: 'full' | 'locked'; above: number },
): Promise<void> =>
  noteConflict(deps, actor, {
    ...{ organisationId, scanId, bookingId: null, parkId, ...found, madeAt },
    own: { gate, device, at: at.toISOString(), by: actor.accountName, people },
  });

const handText = (result: 'by_hand' | 'full', { people, inside }: { people: number; inside: Inside | null }): Text =>
  result === 'full' ? fullText(inside?.people ?? 0, inside?.limit ?? 0) : text('admissions.byHand', { people });

/** Refuses texts with less than two letters or four digits. */
const isEnough = (text: string): boolean => /\d{4}|[^\d\s]{2}/.test(text);

/** Tickets of today, and of the previous evening while it may go on, by name or end of the mobile number. */
export async function findAtGate(deps: Deps, actor: Principal, { text }: { text: string }): Promise<GateHit[]> {
  if (!isEnough(text)) return [];
  const today = dayOf(deps.clock.now());
  return withScope(deps.db, staffScope(actor), (tx) =>
    ticketsAtGate(tx, {
      organisationId: organisationSeenBy(actor),
      parkId: parkOf(actor, null),
      days: [addDays(today, -1), today],
      text: text.trim(),
    }),
  );
}
