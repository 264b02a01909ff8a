import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const COUPON_WORDS: Translated<Pick<typeof english.COUPON_WORDS, 'applied'>> = {
  applied: (name) => `${name} ಅನ್ವಯವಾಗಿದೆ.`,
};

export const COUPON_PROBLEMS: Translated<typeof english.COUPON_PROBLEMS> = {
  unknown: 'ಕೂಪನ್ ಕೋಡ್ ಸರಿಯಿಲ್ಲ',
  noneHere: 'ಈ ಪಾರ್ಕ್ ಸದ್ಯ ಕೂಪನ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿಲ್ಲ.',
  inactive: 'ಈ ಕೂಪನ್ ಇನ್ನು ನಡೆಯುವುದಿಲ್ಲ.',
  otherPark: 'ಈ ಕೂಪನ್ ಈ ಪಾರ್ಕ್‌ಗೆ ಅಲ್ಲ.',
  tooEarly: (from) => `ಈ ಕೂಪನ್ ಅನ್ನು ${formatDay(from)} ರಿಂದ ಬಳಸಬಹುದು.`,
  over: (until) => `ಈ ಕೂಪನ್ ${formatDay(until)} ವರೆಗೆ ಮಾತ್ರ ನಡೆಯುತ್ತಿತ್ತು.`,
  smallOrder: (least) => `ಈ ಕೂಪನ್‌ಗೆ ಬುಕಿಂಗ್ ಕನಿಷ್ಠ ${formatRupees(least)} ಇರಬೇಕು.`,
  otherMobile: 'ಈ ಕೂಪನ್ ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಗೆ ಅಲ್ಲ.',
  usedUp: 'ಈ ಕೂಪನ್ ಪೂರ್ತಿ ಬಳಕೆಯಾಗಿದೆ.',
  usedByMobile: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ಈ ಕೂಪನ್ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ.',
  unpaidByMobile:
    'ಈ ಕೂಪನ್‌ನೊಂದಿಗೆ ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯ ಒಂದು ಬುಕಿಂಗ್‌ಗೆ ಇನ್ನೂ ಹಣ ಪಾವತಿಸಬೇಕಿದೆ. ದಯವಿಟ್ಟು ಅದಕ್ಕೆ ಹಣ ಪಾವತಿಸಿ, ಅಥವಾ ಕೆಲವು ನಿಮಿಷಗಳಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
