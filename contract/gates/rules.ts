import type { WatchedGate } from './model.ts';

/** A gate says how it stands so often, milliseconds; one that was not heard for twice as long is away. */
export const STATE_MS = 15_000;
export const AWAY_MS = 2 * STATE_MS + 5000;

export const isAway = ({ seenAt }: Pick<WatchedGate, 'seenAt'>, now: Date): boolean =>
  now.getTime() - seenAt.getTime() > AWAY_MS;

/** A lock has come to the phone once that has said since that it kept nothing; else it comes at its next contact. */
export type Lock = 'none' | 'now' | 'at next contact';
export const lockOf = ({ lockedAt, wipedAt }: Pick<WatchedGate, 'lockedAt' | 'wipedAt'>): Lock =>
  lockedAt === null ? 'none' : wipedAt === null ? 'at next contact' : 'now';
