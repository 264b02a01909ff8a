import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './day-words.ts';

export const dayChoiceTexts: Translated<typeof english.dayChoiceTexts> = {
  visit: 'कधी येणार?',
  visitHint: 'तिकीट त्याच दिवसासाठी चालते',
  calendarHint: (label) => `तिकीट त्याच दिवसासाठी चालते. या प्रत्येकी किमती आहेत: ${label}.`,
  pricesOf: (name) => `या दिवसाच्या किमती: ${name}`,
  closed: 'सुट्टी',
  left: (places) => `${places} आहेत`,
  soldOut: 'संपली',
  time: 'कोणत्या वेळी येणार?',
  timeHint: 'कृपया याच वेळेत या.',
  full: 'भरले',
  laterDates: 'या तारखांपैकी एक बुक करता येईल.',
  today: 'आज',
  free: 'मोफत',
};
