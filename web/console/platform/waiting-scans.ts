import { keptList } from './kept.ts';
import { readUser } from './session.ts';

/** A ticket let in without the server, which is still to be told. */
export interface WaitingScan {
  short: string;
  scanId: string;
  code: string;
  gate: string;
  /** By the server's clock, as far as this device knew it. */
  scannedAt: string;
  /** Absent where an older version kept it. */
  people?: number;
  by: string;
}

export const waiting = keptList<WaitingScan>('gate.waiting');

/** Names organisation and account of the person signed in: what a gate keeps is theirs. */
export function whoScans(): string {
  const user = readUser();
  return user ? `${user.organisationId}/${user.id}` : '';
}

export const isOwn = ({ by }: { by: string }): boolean => by === whoScans();

/** These scans of the person signed in wait on this device, oldest first. Nobody else may send them. */
export const ownWaiting = (): readonly WaitingScan[] => waiting.all().filter(isOwn);
