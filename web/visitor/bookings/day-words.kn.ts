import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './day-words.ts';

export const dayChoiceTexts: Translated<typeof english.dayChoiceTexts> = {
  visit: 'ಯಾವಾಗ ಬರುತ್ತೀರಿ?',
  visitHint: 'ಟಿಕೆಟ್ ಆ ದಿನಕ್ಕೆ ಮಾತ್ರ ನಡೆಯುತ್ತದೆ',
  calendarHint: (label) => `ಟಿಕೆಟ್ ಆ ದಿನಕ್ಕೆ ಮಾತ್ರ ನಡೆಯುತ್ತದೆ. ಇವು ಒಬ್ಬೊಬ್ಬರ ಬೆಲೆಗಳು: ${label}.`,
  pricesOf: (name) => `ಈ ದಿನದ ಬೆಲೆಗಳು: ${name}`,
  closed: 'ರಜೆ',
  left: (places) => `${places} ಇವೆ`,
  soldOut: 'ಮುಗಿದಿವೆ',
  time: 'ಯಾವ ಸಮಯಕ್ಕೆ ಬರುತ್ತೀರಿ?',
  timeHint: 'ದಯವಿಟ್ಟು ಈ ಸಮಯದಲ್ಲೇ ಬನ್ನಿ.',
  full: 'ಭರ್ತಿ',
  laterDates: 'ಈ ದಿನಾಂಕಗಳಲ್ಲಿ ಒಂದನ್ನು ಬುಕ್ ಮಾಡಬಹುದು.',
  today: 'ಇಂದು',
  free: 'ಉಚಿತ',
};
