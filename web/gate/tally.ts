import type { GateState } from '#contract/gates/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { readUser } from '#web/console/platform/session.ts';
import { accountList } from './offline/account-storage.ts';
import { letIn } from './offline/let-in.ts';
import { dayAtGate } from './offline/parks.ts';
import type { ScanOutcome } from './outcome.ts';

const tally = accountList<GateState['counts']>('gate.tally', 3);

const PACE_MS = 60_000;
const scanTimes: number[] = [];

const today = (): Day => dayAtGate(readUser()?.parkId ?? null);

export function countScan(result: ScanOutcome['result']): void {
  scanTimes.push(Date.now());
  if (result === 'unchecked' || result === 'old_code') return;
  const counts = tally.get(today()) ?? {};
  tally.put(today(), { ...counts, [result]: (counts[result] ?? 0) + 1 });
}

export function paceNow(): number {
  while ((scanTimes[0] ?? Number.POSITIVE_INFINITY) <= Date.now() - PACE_MS) scanTimes.shift();
  return scanTimes.length;
}

/** `admitted` counts tickets, not scans; an undone admission does not count. */
export const countsToday = (): GateState['counts'] => ({
  ...tally.get(today()),
  admitted: letIn.all().filter(({ day }) => day >= today()).length,
});
