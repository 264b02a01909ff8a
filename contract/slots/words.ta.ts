import { formatClock } from '#contract/kernel/dates/dates.ts';
import type * as english from './words.ts';

export const slotWords: typeof english.slotWords = ({ from, until }) => `${formatClock(from)} – ${formatClock(until)}`;
