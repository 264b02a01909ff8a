import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const ENROLMENT_PROBLEMS: Translated<typeof english.ENROLMENT_PROBLEMS> = {
  noStudent: 'ದಯವಿಟ್ಟು ವಿದ್ಯಾರ್ಥಿಯ ಹೆಸರು ಬರೆಯಿರಿ',
  badEmail: 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇಮೇಲ್ ಬರೆಯಿರಿ',
  full: 'ಈ ಬ್ಯಾಚ್ ಭರ್ತಿಯಾಗಿದೆ.',
  over: 'ಈ ಬ್ಯಾಚ್ ಮುಗಿದಿದೆ.',
  off: 'ಈ ಬ್ಯಾಚ್‌ನಲ್ಲಿ ಇನ್ನು ತರಗತಿಗಳಿಲ್ಲ.',
};

export const ENROLMENT_REFUSALS: Translated<typeof english.ENROLMENT_REFUSALS> = {
  tooManyHolds: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ಹಣ ಪಾವತಿಸದ ಸೀಟುಗಳು ಇಲ್ಲಿ ಈಗಾಗಲೇ ಐದು ಇವೆ. ದಯವಿಟ್ಟು ಅವುಗಳಲ್ಲಿ ಒಂದಕ್ಕೆ ಹಣ ಪಾವತಿಸಿ, ಅಥವಾ ಕೆಲವು ನಿಮಿಷ ಕಾಯಿರಿ.',
};

export const ENROLMENT_STATES: Translated<typeof english.ENROLMENT_STATES> = {
  confirmed: 'ಬ್ಯಾಚ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಸೀಟು ಖಚಿತವಾಗಿದೆ.',
  cancelled: 'ಈ ಸೀಟು ರದ್ದಾಗಿದೆ.',
};

export const placeInWords: typeof english.placeInWords = ({ name, dates, hours }) => `${name} ಸೀಟು, ${dates}, ${hours}`;
