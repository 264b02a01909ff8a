import { formatLocalTime } from '#contract/kernel/dates/dates.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { boardAt } from '#contract/queues/rules.ts';
import { useServerTime } from './use-server-time.ts';

/**
 * Corrects a stale board by server time: after midnight it calls nobody of yesterday, and a pause past its end promises
 * no time.
 */
export const useToday = (board: BoardNow): BoardNow => boardAt(board, useServerTime(board.at, '', formatLocalTime));
