import type { GateConflict } from '#contract/gates/model.ts';
import { conflictWords } from '#contract/gates/words.ts';
import { keptList } from '#web/console/platform/keeping/kept.ts';
import { deviceId, whoScans } from '#web/console/platform/keeping/waiting-scans.ts';

/** More came in than a ticket lets in, here or at another gate after this one; or the server would not hear of a scan. */
export interface Conflict {
  scanId: string;
  short: string;
  at: string;
  message: string;
  by: string;
  /** People who came in beyond the ticket; absent where the server would not hear of a scan. */
  above?: number;
  /** The ticket had been used before. */
  isTwice?: boolean;
}

/** They stay until they are noted, by whoever is signed in here. */
export const conflicts = keptList<Conflict>('gate.conflict');
/** The list tells each for a week. */
const noted = keptList<{ at: string }>('gate.conflict-noted', 1000);

/** Keeps a conflict in which this gate let somebody in, unless it was noted here. */
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

/** Somebody has read it. */
export function noteConflict(scanId: string): void {
  noted.put(scanId, { at: new Date().toISOString() });
  conflicts.remove(scanId);
}
