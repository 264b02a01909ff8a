import type { ByHand, GateHit, Inside, Undo } from '#contract/admissions/model.ts';
import { ADMISSION_REFUSALS, fullWords } from '#contract/admissions/words.ts';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { AppError, invalid } from '#contract/kernel/errors.ts';
import { readShortCode } from '#contract/passes/rules.ts';
import type { Deps } from '#server/deps.ts';
import { organisationSeenBy, type Principal, staffScope, withScope } from '#server/kernel/database/scope.ts';
import { scanTime, timeWithin } from '#server/passes/service.ts';
import { letInByHand, ticketsAtGate, undoScan } from './repository.ts';

const parkOf = (actor: Principal, asked: string | null | undefined): string | null =>
  actor.role === 'inspector' ? actor.parkId : asked || null;

/** Takes an admission or an exit back within a minute; again it answers the same. Throws CONFLICT with why it cannot be. */
export async function undo(deps: Deps, actor: Principal, { scanId, reason, at }: Undo) {
  const asked = { scanId, reason, parkId: parkOf(actor, null), accountId: actor.accountId, at: scanTime(deps, at) };
  const told = await withScope(deps.db, staffScope(actor), (tx) => undoScan(tx, actor.organisationId, asked));
  if (told.outcome !== 'undone') throw new AppError('CONFLICT', ADMISSION_REFUSALS[told.outcome]);
  return { undone: true as const, people: told.people ?? 0, inside: told.inside };
}

/** Lets people in by hand (docs/behaviour.md 6.7), or says that the park is full. */
export async function admitByHand(deps: Deps, actor: Principal, asked: ByHand) {
  const at = timeWithin(deps, asked.scannedAt);
  const admission = {
    scan: asked.scanId,
    code: asked.code ? readShortCode(asked.code) : null,
    park: parkOf(actor, asked.parkId),
    day: dayOf(at),
    at,
    late: Boolean(asked.scannedAt),
    gate: asked.gate || null,
    device: asked.deviceId || null,
    account: actor.accountId,
    now: deps.clock.now(),
    people: asked.people,
    reason: asked.reason,
  };
  const told = await withScope(deps.db, staffScope(actor), (tx) => letInByHand(tx, actor.organisationId, admission));
  if (told.result === 'noPark') throw invalid('parkId', ADMISSION_REFUSALS.noPark);
  return { result: told.result, people: told.people, inside: told.inside, message: handWords(told.result, told) };
}

const handWords = (
  result: 'by_hand' | 'full',
  { people, inside }: { people: number; inside: Inside | null },
): string => (result === 'full' ? fullWords(inside?.people ?? 0, inside?.limit ?? 0) : `Let in ${people} by hand.`);

/** Too little to look for: a letter, three digits. */
const isEnough = (text: string): boolean => /\d{4}|[^\d\s]{2}/.test(text);

/** Tickets of today, and of the evening before while it may go on, by a name or the end of a mobile number. */
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
