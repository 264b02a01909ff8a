import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './remembered-words.ts';

export const rememberedTexts: Translated<typeof english.rememberedTexts> = {
  heading: 'ಈ ಫೋನ್‌ನಲ್ಲಿ ಬುಕ್ ಮಾಡಿದ್ದು',
  asking: 'ಏನಾಯಿತು ಎಂದು ಕೇಳುತ್ತಿದ್ದೇವೆ…',
  unknown: 'ಈಗ ಏನಾಯಿತು ಎಂದು ಕೇಳಲು ಆಗಲಿಲ್ಲ.',
  checking: (amount) => `ನಿಮ್ಮ ${amount} ಪಾವತಿಯನ್ನು ಇನ್ನೂ ನೋಡಲಾಗುತ್ತಿದೆ. ಮತ್ತೆ ಹಣ ಪಾವತಿಸಬೇಡಿ.`,
  continue: 'ಮುಂದುವರಿಸಿ',
  open: 'ತೆರೆಯಿರಿ',
  pay: 'ಈಗ ಪಾವತಿಸಿ',
  forget: 'ಈ ಫೋನ್‌ನಿಂದ ತೆಗೆಯಿರಿ',
};
