import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const VISIT_PROBLEMS: Translated<typeof english.VISIT_PROBLEMS> = {
  noName: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಹೆಸರು ಬರೆಯಿರಿ',
  over: 'ಈ ಪ್ರದರ್ಶನ ಮುಗಿದಿದೆ.',
  off: 'ಈ ಪ್ರದರ್ಶನ ಇನ್ನು ಯಾವ ದಿನವೂ ಇಲ್ಲ.',
  full: 'ಈ ಪ್ರದರ್ಶನದ ಎಲ್ಲಾ ಸ್ಥಳಗಳು ಭರ್ತಿಯಾಗಿವೆ.',
  many: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ಈ ಪ್ರದರ್ಶನಕ್ಕೆ ಈಗಾಗಲೇ ಐದು ಸ್ಥಳಗಳಿವೆ.',
};

export const VISIT_STATES: Translated<typeof english.VISIT_STATES> = {
  cancelled: 'ಈ ಭೇಟಿ ರದ್ದಾಗಿದೆ.',
  confirmed: 'ನಿಮ್ಮ ಸ್ಥಳ ಖಚಿತವಾಗಿದೆ, ಹಣ ಏನೂ ಪಾವತಿಸಬೇಕಿಲ್ಲ.',
};

export const visitInWords: typeof english.visitInWords = (show, hours) =>
  `ಭೇಟಿ: ${[show, hours].filter(Boolean).join(', ')}`;
