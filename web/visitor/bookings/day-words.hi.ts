import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './day-words.ts';

export const dayChoiceTexts: Translated<typeof english.dayChoiceTexts> = {
  visit: 'आप कब आ रहे हैं?',
  visitHint: 'टिकट सिर्फ़ उसी दिन के लिए है',
  calendarHint: (label) => `टिकट सिर्फ़ उसी दिन के लिए है। दाम हर एक के हैं: ${label}।`,
  pricesOf: (name) => `इस दिन के दाम: ${name}`,
  closed: 'बंद',
  left: (places) => `${places} बाक़ी`,
  soldOut: 'बिक गए',
  time: 'आप किस समय आ रहे हैं?',
  timeHint: 'कृपया इसी समय के बीच आएँ।',
  full: 'भर गया',
  laterDates: 'आप इनमें से कोई तारीख़ बुक कर सकते हैं।',
  today: 'आज',
  free: 'मुफ़्त',
};
