import type { GateConflict } from '#contract/gates/model.ts';
import { conflictWords } from '#contract/gates/words.ts';
import { keptList } from '#web/console/platform/keeping/kept.ts';
import { deviceId, whoScans } from '#web/console/platform/keeping/waiting-scans.ts';

/** More people came in than the ticket allows, here or at another gate after this one; or the server refused a scan. */
export interface Conflict {
  scanId: string;
  short: string;
  at: string;
  message: string;
  by: string;
  /** Surplus people; absent where the server refused a scan. */
  above?: number;
  isTwice?: boolean;
}

/** Stored until somebody signed in here has noted them. */
export const conflicts = keptList<Conflict>('gate.conflict');
/** The list repeats each for a week. */
const noted = keptList<{ at: string }>('gate.conflict-noted', 1000);

/** Stores a conflict that involves this gate, unless it was noted here. */
export function tellConflict({ scanId, bookingId, sides, ...conflict }: GateConflict): void {
  const own = sides.find(({ device }) => device === deviceId());
  if (!own || noted.get(scanId)) return;
  const message = conflictWords({ ...conflict, sides });
  const { above, result } = conflict;
  const people = { above, isTwice: result === 'already_scanned' };
  conflicts.put(scanId, {
    scanId,
    short: bookingId?.slice(0, 8) ?? '',
    at: own.at,
    message,
    by: whoScans(),
    ...people,
  });
}

export function noteConflict(scanId: string): void {
  noted.put(scanId, { at: new Date().toISOString() });
  conflicts.remove(scanId);
}
