import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './board-words.ts';

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `ಈಗ ನಡೆಯುತ್ತಿದೆ – ${place}`,
  start: 'ಫಲಕ ಆರಂಭಿಸಿ',
  stop: 'ಶಬ್ದ ನಿಲ್ಲಿಸಿ',
  another: 'ಬೇರೆ ಸ್ಥಳ',
  soundOn: 'ಶಬ್ದ ಬರುತ್ತಿದೆ',
  soundOff: 'ಶಬ್ದವಿಲ್ಲ – ಯಾವುದಾದರೂ ಬಟನ್ ಒತ್ತಿ',
  sound: 'ಮಾತನಾಡುವ ಭಾಷೆಗಳು',
  chimeOnly: (language) => `ಈ ಸಾಧನದಲ್ಲಿ ಈ ಭಾಷೆಗೆ ಧ್ವನಿ ಇಲ್ಲ: ${language}. ಸಂಖ್ಯೆಗಳಿಗೆ ಗಂಟೆ ಬಾರಿಸುತ್ತದೆ.`,
  recorded: (languages) =>
    `ಈ ಸಾಧನದಲ್ಲಿ ಈ ಭಾಷೆಗೆ ಧ್ವನಿ ಇಲ್ಲ: ${languages}. ಯಂತ್ರ ಹೇಳಿದ ಪದಗಳು ಕೇಳಿಸುತ್ತವೆ; ಜನರ ಹೆಸರುಗಳು ಪರದೆಯಲ್ಲಿ ಮಾತ್ರ ಕಾಣಿಸುತ್ತವೆ.`,
  page: (at, of) => `${at} / ${of}`,
};
