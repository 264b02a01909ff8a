import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const placeTexts: Translated<typeof english.placeTexts> = {
  about: 'ಇದರ ಬಗ್ಗೆ',
  gettingHere: 'ಬರುವುದು ಹೇಗೆ',
  map: 'ನಕ್ಷೆಯಲ್ಲಿ ನೋಡಿ',
  rules: 'ನಿಯಮಗಳು',
  child: 'ಯಾರನ್ನು ಮಕ್ಕಳೆಂದು ಎಣಿಸುತ್ತಾರೆ',
  pictures: 'ಚಿತ್ರಗಳು',
  picture: (at, name) => `${name}: ಚಿತ್ರ ${at}`,
};
