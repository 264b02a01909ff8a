import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './wallet-words.ts';

export const walletTexts: Translated<typeof english.walletTexts> = {
  closed: 'ನೀವು ಪಾವತಿಯನ್ನು ಮುಚ್ಚಿದಿರಿ.',
  payAgain: 'ಹಣ ಏನೂ ತೆಗೆದುಕೊಂಡಿಲ್ಲ. ಮತ್ತೆ ಪಾವತಿಸಬಹುದು.',
  refused: 'ಈ ಪಾವತಿ ಆರಂಭವಾಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
