import type { Day } from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { sayText } from '#web/shared/say.ts';

const hyphened = (words: string): string => words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');

/** "Nehru-Zoo-2-Jan-2027-7K2M-9QXA.png": findable among a phone's pictures, and unique. */
export const savedName = (place: string, day: Day, shortCode: string, ending = 'png'): string =>
  `${hyphened(`${place} ${sayText(dayText(day)).split(', ')[1]}`)}-${shortCode}.${ending}`;
