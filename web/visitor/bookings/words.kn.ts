import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const bookingTexts: Translated<typeof english.bookingTexts> = {
  tickets: 'ಯಾರು ಯಾರು ಬರುತ್ತೀರಿ?',
  groups: { people: 'ಜನರು', family: 'ಕುಟುಂಬ', vehicles: 'ವಾಹನಗಳು', cameras: 'ಕ್ಯಾಮೆರಾಗಳು' },
  each: (price) => `ಒಂದಕ್ಕೆ ${price}`,
  free: 'ಉಚಿತ',
  spoken: (quantity, label, amount) => `${quantity} ${label}, ${amount}`,
  familyHint: (people) => `${people} ಜನ ಬರಬಹುದು. ಒಂದು ಬುಕಿಂಗ್‌ನಲ್ಲಿ ಒಂದೇ ಕುಟುಂಬ ಟಿಕೆಟ್.`,
  addonHint: 'ನಿಮ್ಮ ಕುಟುಂಬದೊಂದಿಗೆ ಇನ್ನೊಬ್ಬರು.',
  noTickets: 'ಈ ಪಾರ್ಕ್ ಸದ್ಯ ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಟಿಕೆಟ್ ಮಾರುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಗೇಟ್‌ನಲ್ಲಿ ಕೇಳಿ.',
  forToday: (day) => `ಇಂದಿಗೆ, ${day}. ಟಿಕೆಟ್ ಆ ದಿನಕ್ಕೆ ಮಾತ್ರ ನಡೆಯುತ್ತದೆ`,
  mobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
  mobileHint: '10 ಅಂಕಿಗಳು. ಈ ಸಂಖ್ಯೆಯಿಂದ ನಿಮ್ಮ ಟಿಕೆಟ್ ಮತ್ತೆ ಸಿಗುತ್ತದೆ.',
  coupon: 'ಕೂಪನ್ ಇದೆಯೇ?',
  couponCode: 'ಕೂಪನ್ ಕೋಡ್',
  count: (units) => (units === 0 ? 'ಏನನ್ನೂ ಆರಿಸಿಲ್ಲ' : units === 1 ? '1 ಟಿಕೆಟ್' : `${units} ಟಿಕೆಟ್‌ಗಳು`),
  pay: (amount) => `${amount} ಪಾವತಿಸಿ`,
  payLater: 'ಹಣ ಪಾವತಿಸಿ',
  free0: 'ಟಿಕೆಟ್ ಪಡೆಯಿರಿ',
  starting: 'ಪಾವತಿ ಆರಂಭವಾಗುತ್ತಿದೆ…',
};

export const bookingPageTexts: Translated<typeof english.bookingPageTexts> = {
  title: (park) => `ಟಿಕೆಟ್ ಬುಕ್ ಮಾಡಿ – ${park}`,
  description: (park, location) => `${park}, ${location} ಪ್ರವೇಶ ಟಿಕೆಟ್‌ಗಳು. ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಹಣ ಪಾವತಿಸಿ, ಗೇಟ್‌ನಲ್ಲಿ QR ಕೋಡ್ ತೋರಿಸಿ.`,
  heading: 'ಟಿಕೆಟ್ ಬುಕ್ ಮಾಡಿ',
  getQr: 'ನಿಮ್ಮ QR ಕೋಡ್ ಮತ್ತೆ ಪಡೆಯಿರಿ',
  closed: {
    inactive: 'ಸದ್ಯ ಬುಕಿಂಗ್ ಇಲ್ಲ',
    past: 'ಈಗ ಬುಕ್ ಮಾಡಲು ದಿನಾಂಕಗಳಿಲ್ಲ',
    unpayable: 'ಇನ್ನೂ ಆನ್‌ಲೈನ್ ಬುಕಿಂಗ್ ಇಲ್ಲ',
    holiday: 'ಇಂದು ರಜೆ',
    over: 'ಇಂದಿಗೆ ಮುಚ್ಚಿದೆ',
    'sold-out': 'ಟಿಕೆಟ್‌ಗಳು ಮುಗಿದಿವೆ',
  },
  nextOpen: (day) => `ಮುಂದೆ ತೆರೆಯುವ ದಿನ ${day}.`,
  opensThatMorning: 'ಆ ದಿನ ಬೆಳಿಗ್ಗೆ ಬುಕಿಂಗ್ ಆರಂಭವಾಗುತ್ತದೆ.',
  elsewhere: 'ಬೇರೆ ಪಾರ್ಕ್‌ಗಳನ್ನು ನೋಡಿ',
};

export const keepTexts: Translated<typeof english.keepTexts> = {
  more: 'ಇನ್ನಷ್ಟು',
  save: 'QR ಕೋಡ್ ಉಳಿಸಿ',
  share: 'ಕಳುಹಿಸಿ',
  copied: 'ಲಿಂಕ್ ನಕಲಾಗಿದೆ',
  whatsapp: 'ವಾಟ್ಸ್‌ಆ್ಯಪ್',
  calendar: 'ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ',
  print: 'ಮುದ್ರಿಸಿ ಅಥವಾ PDF ತೆಗೆಯಿರಿ',
  slip: 'ಚಿಕ್ಕ ಚೀಟಿ ಮುದ್ರಣ (80\u00a0ಮಿ.ಮೀ.)',
  passOn: (words, url) => `${words}: ${url}`,
};
