import { formatLocalTime } from '#contract/kernel/dates/dates.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { boardAt } from '#contract/queues/rules.ts';
import { useServerTime } from './use-server-time.ts';

/** Corrects a stale board by server time: no calls of yesterday, and no promise after a pause's end. */
export const useToday = (board: BoardNow): BoardNow => boardAt(board, useServerTime(board.at, '', formatLocalTime));
