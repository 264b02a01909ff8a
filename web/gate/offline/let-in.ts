import {
  type AdmissionRules,
  type AtGate,
  countsOf,
  familyOf,
  isNone,
  type KindCount,
  type KindCounts,
  listed,
  minus,
  most,
  peopleIn,
  plus,
} from '#contract/admissions/rules.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { type DeviceGate, type ScanOutcome, shortOf } from '../outcome.ts';
import { accountList } from './account-storage.ts';
import { addInside, keepInside } from './inside.ts';
import { knownParks, rulesOf } from './parks.ts';
import { type WaitingScan, waiting, waitingId } from './waiting.ts';

export interface LetIn {
  short: string;
  at: string;
  gate: string;
  people: number;
  day: Day;
  /** Set for tickets that are let in part by part. */
  standing?: AtGate;
}
export const letIn = accountList<LetIn>('gate.let-in');

/** Let in on this phone by any account: nobody comes in twice because the inspectors changed. */
export function letInHere(short: string): LetIn | undefined {
  const ofOthers = letIn.ofOthers().filter((ticket) => ticket.short === short);
  const all = [letIn.get(short) ?? [], ofOthers].flat();
  return all.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1);
}

const NOBODY: AtGate = { letIn: {}, inside: {} };

function standingAfter(
  before: AtGate,
  bought: KindCounts,
  { out, counts, left }: { out: boolean; counts: readonly KindCount[]; left: readonly KindCount[] },
  { reEntry }: Pick<AdmissionRules, 'reEntry'>,
): AtGate {
  const [now, still] = [countsOf(counts), countsOf(left)];
  if (out) return { letIn: isNone(before.letIn) ? bought : before.letIn, inside: still };
  if (!reEntry) return { letIn: minus(bought, still), inside: plus(before.inside, now) };
  const inside = minus(bought, still);
  return { letIn: most(before.letIn, inside), inside };
}

export const keepLetIn = (short: string, { at, people = 1 }: ScanOutcome, gate: DeviceGate): void =>
  letIn.put(short, { short, at, gate: gate.name, people, day: dayOf(new Date(at)) });

export function keepStanding(
  short: string,
  outcome: ScanOutcome,
  gate: DeviceGate,
  { standing, family }: { standing: AtGate; family: number },
): void {
  keepLetIn(short, { ...outcome, people: peopleIn(standing.letIn, family) }, gate);
  letIn.put(short, { ...(letIn.get(short) as LetIn), standing });
}

/** Stores the server's answer for offline use. Returns the outcome with `anew`. */
export function keepAnswer(short: string, outcome: ScanOutcome, gate: DeviceGate): ScanOutcome {
  const { result, counts, left, inside, lines = [], parkId, people = 1 } = outcome;
  if (parkId && inside) keepInside(parkId, inside);
  if (result !== 'admitted' && result !== 'let_out') return outcome;
  if (!counts || !left) {
    keepLetIn(short, outcome, gate);
    return outcome;
  }
  const rules = rulesOf(knownParks.get(parkId ?? '') ?? {});
  const bought = countsOf(lines);
  const before = letInHere(short)?.standing ?? NOBODY;
  const standing = standingAfter(before, bought, { out: gate.out ?? false, counts, left }, rules);
  keepStanding(short, outcome, gate, { standing, family: familyOf(bought, people) });
  return { ...outcome, anew: listed(minus(standing.letIn, before.letIn)) };
}

/** Keeps yesterday's tickets: a park that is open past midnight may see them again. */
export function forgetOldDays(): void {
  const oldest = addDays(dayOf(new Date()), -1);
  for (const { short, day } of letIn.all()) if (day < oldest && !waiting.get(short)) letIn.remove(short);
}

/** Undoes an admission or exit on this phone. An unsent scan stays queued, marked as undone. */
export function undoHere(outcome: ScanOutcome, unsent: WaitingScan | null, reason: string): void {
  if (unsent) {
    // Adds the time elapsed by this phone to the scan's server time, because the phone's clock may be wrong.
    const at = new Date(Date.parse(unsent.scannedAt) + Date.now() - Date.parse(outcome.at)).toISOString();
    waiting.remove(waitingId(unsent));
    waiting.put(unsent.scanId, { ...unsent, undo: { at, reason } });
  }
  const short = shortOf(outcome.code) ?? '';
  const entry = letIn.get(short);
  if (!entry?.standing || !outcome.counts) {
    letIn.remove(short);
    return;
  }
  const counts = countsOf(outcome.counts);
  const { letIn: ever, inside } = entry.standing;
  const family = familyOf(countsOf(outcome.lines ?? []), outcome.people ?? 0);
  if (unsent) addInside(outcome.parkId ?? '', peopleIn(counts, family) * (outcome.out ? 1 : -1));
  const standing = outcome.out
    ? { letIn: ever, inside: plus(inside, counts) }
    : { letIn: minus(ever, outcome.anew ? countsOf(outcome.anew) : counts), inside: minus(inside, counts) };
  if (isNone(standing.letIn)) letIn.remove(short);
  else letIn.put(short, { ...entry, standing, people: peopleIn(standing.letIn, family) });
}
