import { AppError } from '#contract/kernel/errors.ts';
import { isAway } from '#server/kernel/database/unavailable.ts';
import { isCausedByHangingUp } from '#server/kernel/http/disconnect.ts';

/**
 * Why a read went to the primary: the replica has not replayed enough, cannot be had, ended the read for what it had to
 * replay, met a write, or failed in another way.
 */
export type Trouble = 'behind' | 'away' | 'conflict' | 'write' | 'failure';

/** A replica that cannot be read from just now. */
export class Unfit extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}

/** Undone for what had to be replayed, and waited in vain for a lock that the replaying holds. */
const CONFLICTS = ['40001', '40P01', '55P03'];
const READ_ONLY = '25006';

/**
 * Answers the replica's trouble when a read there fails so; null when it would fail at the primary as well: it was refused,
 * given up, or took too long.
 */
export function troubleOf(error: Error & { code?: string }): Trouble | null {
  if (error instanceof Unfit) return error.trouble;
  if (error instanceof AppError || isCausedByHangingUp(error)) return null;
  if (error.code === READ_ONLY) return 'write';
  if (CONFLICTS.includes(error.code ?? '')) return 'conflict';
  return isAway(error) ? 'away' : 'failure';
}
