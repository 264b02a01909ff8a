import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './unpaid-words.ts';

export const unpaidTexts: Translated<typeof english.unpaidTexts> = {
  states: {
    pending: 'ನಿಮ್ಮ ಪಾವತಿಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೇವೆ',
    awaited: 'ನಿಮ್ಮ ಪಾವತಿ ಖಚಿತವಾಗುತ್ತಿದೆ',
    failed: 'ಪಾವತಿ ಆಗಲಿಲ್ಲ',
    aborted: 'ಪಾವತಿ ನಿಂತಿದೆ',
    refunded: 'ನಿಮ್ಮ ಹಣ ಹಿಂದಿರುಗುತ್ತಿದೆ',
  },
  over: 'ಈ ಬುಕಿಂಗ್ ಸಮಯ ಮುಗಿದಿದೆ',
  doNotPay: 'ಮತ್ತೆ ಹಣ ಪಾವತಿಸಬೇಡಿ.',
  how: 'ಹಣ ಪಾವತಿಸಿದ್ದರೆ, ಇಲ್ಲೇ ಕಾಯಿರಿ. ಪಾವತಿಸಿಲ್ಲದಿದ್ದರೆ, ಈಗ ಪಾವತಿಸಬಹುದು.',
  watching: 'ಪಾವತಿ ಏನಾಯಿತು ಎಂದು ಕೇಳುತ್ತಿದ್ದೇವೆ. ಉತ್ತರ ಬಂದ ಕೂಡಲೇ ಈ ಪುಟ ತಾನಾಗಿಯೇ ಬದಲಾಗುತ್ತದೆ.',
  returning: 'ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹಣ ಹೋಗಿದ್ದರೆ, 7 ರಿಂದ 14 ಕೆಲಸದ ದಿನಗಳಲ್ಲಿ ತಾನಾಗಿಯೇ ಹಿಂದಿರುಗುತ್ತದೆ.',
  payNow: (amount) => `${amount} ಪಾವತಿಸಿ`,
  checkNow: 'ಮತ್ತೆ ನೋಡಿ',
};

export const stateWords: typeof english.stateWords = (status, paid) =>
  status === 'paid' ? paid : unpaidTexts.states[status];

export const headingWords: typeof english.headingWords = ({ status, payUntilText }, paid) =>
  payUntilText === null && (status === 'pending' || status === 'aborted') ? unpaidTexts.over : stateWords(status, paid);
