import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const OTHER_WAYS: Translated<typeof english.OTHER_WAYS> = {
  park: 'ದಯವಿಟ್ಟು ಗೇಟ್‌ನಲ್ಲಿ ಟಿಕೆಟ್ ಕೊಳ್ಳಿ.',
  clinic: 'ದಯವಿಟ್ಟು ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ಪಾವತಿಸುವುದನ್ನು ಆರಿಸಿ.',
  coaching: 'ದಯವಿಟ್ಟು ಕೋಚಿಂಗ್ ಕೇಂದ್ರದಲ್ಲಿ ಕೇಳಿ.',
};

export const noOnlinePayment: typeof english.noOnlinePayment = (name) => `${name} ಇನ್ನೂ ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಹಣ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿಲ್ಲ.`;
