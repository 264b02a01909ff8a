import type { GateState } from '#contract/gates/model.ts';
import { isRefusal, LATELY_MS } from '#contract/gates/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { readUser } from '#web/console/platform/session.ts';
import { accountList } from './offline/account-storage.ts';
import { letIn } from './offline/let-in.ts';
import { dayAtGate } from './offline/parks.ts';
import type { ScanOutcome } from './outcome.ts';

const tally = accountList<GateState['counts']>('gate.tally', 3);

const PACE_MS = 60_000;
const lately: { at: number; result: string }[] = [];

const today = (): Day => dayAtGate(readUser()?.parkId ?? null);

export function countScan(result: ScanOutcome['result']): void {
  lately.push({ at: Date.now(), result });
  if (result === 'unchecked' || result === 'old_code' || result === 'just_in') return;
  const counts = tally.get(today()) ?? {};
  tally.put(today(), { ...counts, [result]: (counts[result] ?? 0) + 1 });
}

const scansIn = (ms: number) => lately.filter(({ at }) => at > Date.now() - ms);

export const paceNow = (): number => scansIn(PACE_MS).length;

/** Scans of the last quarter of an hour that got an answer; of this page alone. */
export function latelyNow(): NonNullable<GateState['lately']> {
  lately.splice(0, lately.length, ...scansIn(LATELY_MS));
  const checked = lately.filter(({ result }) => result !== 'unchecked' && result !== 'old_code');
  return { checked: checked.length, refused: checked.filter(({ result }) => isRefusal(result)).length };
}

/** `admitted` counts tickets, not scans; an undone admission does not count. */
export const countsToday = (): GateState['counts'] => ({
  ...tally.get(today()),
  admitted: letIn.all().filter(({ day }) => day >= today()).length,
});
