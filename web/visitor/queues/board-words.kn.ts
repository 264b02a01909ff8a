import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `ಈಗ ನಡೆಯುತ್ತಿದೆ – ${place}`,
  serving: 'ಈಗ ನಡೆಯುತ್ತಿದೆ',
  nothing: '–',
  next: 'ಮುಂದೆ',
  closed: 'ಇಂದು ಇನ್ನು ಟೋಕನ್‌ಗಳಿಲ್ಲ',
  paused: 'ನಿಂತಿದೆ',
  late: (minutes) => `ಸುಮಾರು ${minutes} ತಡ`,
  start: 'ಫಲಕ ಆರಂಭಿಸಿ',
  stop: 'ಶಬ್ದ ನಿಲ್ಲಿಸಿ',
  another: 'ಬೇರೆ ಸ್ಥಳ',
  soundOn: 'ಶಬ್ದ ಬರುತ್ತಿದೆ',
  soundOff: 'ಶಬ್ದವಿಲ್ಲ – ಯಾವುದಾದರೂ ಬಟನ್ ಒತ್ತಿ',
  sound: 'ಮಾತನಾಡುವ ಭಾಷೆಗಳು',
  chimeOnly: (language) => `ಈ ಸಾಧನದಲ್ಲಿ ಈ ಭಾಷೆಗೆ ಧ್ವನಿ ಇಲ್ಲ: ${language}. ಸಂಖ್ಯೆಗಳಿಗೆ ಗಂಟೆ ಬಾರಿಸುತ್ತದೆ.`,
  inEnglish: (language) => `ಈ ಸಾಧನದಲ್ಲಿ ಈ ಭಾಷೆಗೆ ಧ್ವನಿ ಇಲ್ಲ: ${language}. ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಹೇಳುತ್ತದೆ.`,
  page: (at, of) => `${at} / ${of}`,
};

export const stationWords: typeof english.stationWords = (name) => name.replace(/^Counter /, 'ಕೌಂಟರ್ ');
