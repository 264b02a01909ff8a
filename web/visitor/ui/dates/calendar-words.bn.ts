import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './calendar-words.ts';

export const calendarTexts: Translated<typeof english.calendarTexts> = { earlier: 'আগের মাস', later: 'পরের মাস' };
