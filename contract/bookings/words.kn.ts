import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const codeWords: typeof english.codeWords = (shortCode) => `ಕೋಡ್ ${shortCode}`;

const TOKEN = {
  found: {
    none: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ಇಂದಿಗಾಗಲಿ ಮುಂದಕ್ಕಾಗಲಿ ಯಾವುದೇ ಟೋಕನ್ ಇಲ್ಲ.',
    one: 'ಇದು ನಿಮ್ಮ ಟೋಕನ್.',
    many: (count: number) => `ಇವು ನಿಮ್ಮ ${count} ಟೋಕನ್‌ಗಳು.`,
  },
  thing: 'ಟೋಕನ್',
  places: 'ಅದರ ಟೋಕನ್',
};

export const BOOKING_WORDS: Translated<typeof english.BOOKING_WORDS> = {
  'park-ticket': {
    offering: 'ಪಾರ್ಕ್',
    thing: 'ಟಿಕೆಟ್',
    places: 'ಅದರ ಟಿಕೆಟ್‌ಗಳನ್ನು',
    seller: 'ಪಾರ್ಕ್‌ನಲ್ಲಿ',
    found: {
      none: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ಇಂದಿಗಾಗಲಿ ಮುಂದಕ್ಕಾಗಲಿ ಹಣ ಪಾವತಿಸಿದ ಯಾವುದೇ ಟಿಕೆಟ್ ಇಲ್ಲ.',
      one: 'ಇದು ನಿಮ್ಮ ಟಿಕೆಟ್.',
      many: (count) => `ಇವು ನಿಮ್ಮ ${count} ಟಿಕೆಟ್‌ಗಳು.`,
    },
  },
  'doctor-appointment': { ...TOKEN, offering: 'ಕ್ಲಿನಿಕ್', seller: 'ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ' },
  'loan-appointment': { ...TOKEN, offering: 'ಶಾಖೆ', seller: 'ಶಾಖೆಯಲ್ಲಿ' },
  'show-visit': {
    offering: 'ಪ್ರದರ್ಶನ',
    thing: 'ಭೇಟಿ',
    places: 'ಅದರ ಸ್ಥಳ',
    seller: 'ಆಯೋಜಕರಲ್ಲಿ',
    found: {
      none: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ಯಾವುದೇ ಭೇಟಿ ಇಲ್ಲ.',
      one: 'ಇದು ನಿಮ್ಮ ಭೇಟಿ.',
      many: (count) => `ಇವು ನಿಮ್ಮ ${count} ಭೇಟಿಗಳು.`,
    },
  },
  'batch-enrolment': {
    offering: 'ಬ್ಯಾಚ್',
    thing: 'ಸೀಟು',
    places: 'ಅದರ ಸೀಟು',
    seller: 'ಕೋಚಿಂಗ್ ಕೇಂದ್ರದಲ್ಲಿ',
    found: {
      none: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ಈ ಬ್ಯಾಚ್‌ನಲ್ಲಿ ಖಚಿತವಾದ ಯಾವುದೇ ಸೀಟು ಇಲ್ಲ.',
      one: 'ಇದು ನಿಮ್ಮ ಸೀಟು.',
      many: (count) => `ಇವು ನಿಮ್ಮ ${count} ಸೀಟುಗಳು.`,
    },
  },
};

export const BOOKING_REFUSALS: Translated<typeof english.BOOKING_REFUSALS> = {
  paid: 'ಈ ಬುಕಿಂಗ್‌ಗೆ ಹಣ ಪಾವತಿಯಾಗಿದೆ, ಆದ್ದರಿಂದ ತೆಗೆಯಲು ಆಗದು.',
  used: 'ಈ ಟಿಕೆಟ್ ಗೇಟ್‌ನಲ್ಲಿ ಬಳಕೆಯಾಗಿದೆ, ಆದ್ದರಿಂದ ರದ್ದು ಮಾಡಲು ಆಗದು.',
  feeChanged: 'ಶುಲ್ಕ ಬದಲಾಗಿದೆ. ದಯವಿಟ್ಟು ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  feeChanging: 'ಶುಲ್ಕವನ್ನು ಈಗಷ್ಟೇ ಬದಲಾಯಿಸಲಾಗುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  offeringRemoved: (name) => `${name} ಇನ್ನು ಇಲ್ಲಿ ಬುಕಿಂಗ್ ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ.`,
  addressFull:
    'ನೀವು ಬಳಸುತ್ತಿರುವ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕದಿಂದ ಈಗಷ್ಟೇ ಹಲವು ಬುಕಿಂಗ್‌ಗಳು ಆಗಿವೆ; ಒಂದೇ ಸಂಪರ್ಕವನ್ನು ಹಲವು ಫೋನ್‌ಗಳು ಬಳಸಬಹುದು. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ, ಅಥವಾ ಬೇರೆ ಸಂಪರ್ಕದಿಂದ ಪ್ರಯತ್ನಿಸಿ: ಉದಾಹರಣೆಗೆ ಮೊಬೈಲ್ ಡೇಟಾ ಬದಲು ವೈಫೈ.',
  addressAtMost: (most) =>
    `ಒಂದೇ ಸಲಕ್ಕೆ ಹಣ ಪಾವತಿಸಬೇಕಾದವು ${most} ವರೆಗೆ ಮಾತ್ರ ಇರಬಹುದು. ದಯವಿಟ್ಟು ಕೆಲವನ್ನು ಬುಕ್ ಮಾಡಿ, ಹಣ ಪಾವತಿಸಿ, ನಂತರ ಉಳಿದವನ್ನು ಬುಕ್ ಮಾಡಿ.`,
};
