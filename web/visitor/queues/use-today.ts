import { formatLocalTime } from '#contract/kernel/dates/dates.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { boardAt } from '#contract/queues/rules.ts';
import { useServerTime } from './use-server-time.ts';

/**
 * Shows a board as it is now by the server's clock: one that had no news since midnight calls nobody of the day before, and a
 * pause that should be over promises no time.
 */
export const useToday = (board: BoardNow): BoardNow => boardAt(board, useServerTime(board.at, '', formatLocalTime));
