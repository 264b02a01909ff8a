import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const APPOINTMENT_PROBLEMS: Translated<typeof english.APPOINTMENT_PROBLEMS> = {
  noMobile: 'ದಯವಿಟ್ಟು ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ',
  digitsOnly: 'ಅಂಕಿಗಳನ್ನು ಮಾತ್ರ ಬರೆಯಿರಿ',
  tenDigits: 'ಸರಿಯಾಗಿ 10 ಅಂಕಿಗಳು ಇರಬೇಕು',
  full: 'ಇಂದಿನ ಎಲ್ಲಾ ಟೋಕನ್‌ಗಳು ಬುಕ್ ಆಗಿವೆ.',
  noDoctor: 'ದಯವಿಟ್ಟು ವೈದ್ಯರನ್ನು ಆರಿಸಿ',
  noPatient: 'ದಯವಿಟ್ಟು ರೋಗಿಯ ಹೆಸರು ಬರೆಯಿರಿ',
  noDay: 'ದಯವಿಟ್ಟು ಬುಕಿಂಗ್‌ಗೆ ಇರುವ ದಿನಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ.',
  noBranch: 'ದಯವಿಟ್ಟು ಶಾಖೆ ಆರಿಸಿ',
  noName: 'ದಯವಿಟ್ಟು ಹೆಸರು ಬರೆಯಿರಿ',
  noLoanType: 'ದಯವಿಟ್ಟು ಸಾಲದ ಬಗೆ ಆರಿಸಿ',
};

export const APPOINTMENT_REFUSALS: Translated<typeof english.APPOINTMENT_REFUSALS> = {
  tooMany: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ಇಲ್ಲಿ ಈಗಾಗಲೇ ಐದು ಬುಕಿಂಗ್‌ಗಳಿವೆ. ದಯವಿಟ್ಟು ಅವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಬಳಸಿ, ಅಥವಾ ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಕೇಳಿ.',
};

export const PAID_FEE: Translated<typeof english.PAID_FEE> = {
  back: 'ಹಣ ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ',
  cash: 'ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ಪಾವತಿಸಲಾಗಿದೆ',
  cashDue: 'ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ಪಾವತಿಸಬೇಕು',
  online: 'ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಪಾವತಿಸಲಾಗಿದೆ',
};

export const tokenInWords: typeof english.tokenInWords = (number, place, day) =>
  `${place}: ಟೋಕನ್ ${number}, ${formatDay(day)}`;

export const APPOINTMENT_STATES: Translated<typeof english.APPOINTMENT_STATES> = {
  cancelled: 'ಈ ಟೋಕನ್ ರದ್ದಾಗಿದೆ.',
  numbered: (number) => `ನಿಮ್ಮ ಟೋಕನ್ ಸಂಖ್ಯೆ ${number}.`,
};
