import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './calendar-words.ts';

export const calendarTexts: Translated<typeof english.calendarTexts> = { earlier: 'पिछला महीना', later: 'अगला महीना' };
