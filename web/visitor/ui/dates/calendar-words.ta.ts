import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './calendar-words.ts';

export const calendarTexts: Translated<typeof english.calendarTexts> = { earlier: 'முந்தைய மாதம்', later: 'அடுத்த மாதம்' };
