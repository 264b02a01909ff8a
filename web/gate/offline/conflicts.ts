import type { GateConflict } from '#contract/gates/model.ts';
import { conflictText } from '#contract/gates/rules.ts';
import { deviceId } from '#web/shared/gate-phone.ts';
import { sayText } from '#web/shared/say.ts';
import { accountList } from './account-storage.ts';

/** More people came in than the ticket allows, here or at another gate after this one; or the server refused a scan. */
export interface Conflict {
  scanId: string;
  short: string;
  at: string;
  message: string;
  above?: number;
  isTwice?: boolean;
}

export const conflicts = accountList<Conflict>('gate.conflict');
/** The day's list repeats each conflict for a week. */
const noted = accountList<{ at: string }>('gate.conflict-noted', 1000);

/** Stores a conflict that involves this gate, unless it was noted. */
export function keepConflict({ scanId, bookingId, sides, above, result }: GateConflict): void {
  const own = sides.find(({ device }) => device === deviceId());
  if (!own || noted.get(scanId)) return;
  const message = sayText(conflictText({ result, above, sides }));
  const isTwice = result === 'already_scanned';
  conflicts.put(scanId, { scanId, short: bookingId?.slice(0, 8) ?? '', at: own.at, message, above, isTwice });
}

export function noteConflict(scanId: string): void {
  noted.put(scanId, { at: new Date().toISOString() });
  conflicts.remove(scanId);
}
