import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const PAYMENT_REFUSALS: Translated<Omit<typeof english.PAYMENT_REFUSALS, 'keysMissing'>> = {
  removed: (offering) => `ಈ ${offering} ಇಲ್ಲಿ ಇಲ್ಲ. ತೆಗೆದಿರಬಹುದು.`,
  nothingToPay: 'ಈ ಬುಕಿಂಗ್‌ಗೆ ಹಣ ಏನೂ ಪಾವತಿಸಬೇಕಿಲ್ಲ.',
  alreadyPaid: 'ಈ ಬುಕಿಂಗ್‌ಗೆ ಈಗಾಗಲೇ ಹಣ ಪಾವತಿಯಾಗಿದೆ.',
  expired: 'ಈ ಬುಕಿಂಗ್‌ಗೆ ಹಣ ಪಾವತಿಸುವ ಸಮಯ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಬುಕ್ ಮಾಡಿ. ಹಣ ಏನೂ ತೆಗೆದುಕೊಂಡಿಲ್ಲ.',
  confirming: 'ಒಂದು ಪಾವತಿ ಖಚಿತವಾಗುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಹಣ ಪಾವತಿಸಬೇಡಿ.',
  otherOffering: (offering) => `ಈ ಬುಕಿಂಗ್ ಬೇರೆ ಸ್ಥಳದ್ದು (${offering}). ದಯವಿಟ್ಟು ಬುಕಿಂಗ್ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.`,
  otherMeans: (offering, means) => `ಈ ${offering} ಇಲ್ಲಿ ${means} ಮೂಲಕ ಹಣ ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ.`,
  otherMerchant: 'ಈ ಬುಕಿಂಗ್ ಬೇರೆ ವ್ಯಾಪಾರಿಯದು. ದಯವಿಟ್ಟು ಬುಕಿಂಗ್ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  otherAmount: 'ಮೊತ್ತ ಬದಲಾಗಿದೆ, ದಯವಿಟ್ಟು ನಿಮ್ಮ ಬುಕಿಂಗ್ ಮತ್ತೆ ನೋಡಿ',
  noKeys: (offering) => `ಈ ${offering} ಈಗ ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಹಣ ತೆಗೆದುಕೊಳ್ಳಲಾಗದು. ದಯವಿಟ್ಟು ಅಲ್ಲೇ ಕೇಳಿ. ಹಣ ಏನೂ ತೆಗೆದುಕೊಂಡಿಲ್ಲ.`,
  unavailable: 'ಈಗ ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಹಣ ಪಾವತಿಸಲು ಆಗದು. ಹಣ ಏನೂ ತೆಗೆದುಕೊಂಡಿಲ್ಲ.',
};
