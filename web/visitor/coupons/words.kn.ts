import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const couponTexts: Translated<typeof english.couponTexts> = {
  apply: 'ಬಳಸಿ',
  applying: 'ನೋಡುತ್ತಿದ್ದೇವೆ…',
  empty: 'ದಯವಿಟ್ಟು ಕೂಪನ್ ಕೋಡ್ ಬರೆಯಿರಿ',
  invalid: 'ಕೂಪನ್ ಕೋಡ್ ಸರಿಯಿಲ್ಲ',
  failed: 'ಕೂಪನ್ ನೋಡಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  notRefreshed: 'ಕೂಪನ್ ಲೆಕ್ಕ ಮತ್ತೆ ನೋಡಲು ಆಗಲಿಲ್ಲ.',
  off: (amount) => `− ${amount}`,
  applied: (name, amount) => `${name} ಅನ್ವಯವಾಗಿದೆ: ${amount} ಕಡಿಮೆಯಾಗಿದೆ.`,
  removed: 'ಕೂಪನ್ ತೆಗೆದಿದ್ದೇವೆ.',
  nothingChosen: 'ಟಿಕೆಟ್ ಆರಿಸಿ, ರಿಯಾಯಿತಿ ಕೊಡುತ್ತೇವೆ.',
  remove: 'ತೆಗೆಯಿರಿ',
  removeOf: (code) => ` ಕೂಪನ್ ${code}`,
};
