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

export const handoffTexts: Translated<typeof english.handoffTexts> = {
  title: 'ಇನ್ನೊಂದು ಹೆಜ್ಜೆ: ಹಣ ಪಾವತಿಸಿ – ಪ್ರವೇಶ್',
  heading: {
    ticket: (amount) => `ಟಿಕೆಟ್‌ಗಾಗಿ ${amount} ಪಾವತಿಸಿ`,
    token: (amount) => `ಟೋಕನ್‌ಗಾಗಿ ${amount} ಪಾವತಿಸಿ`,
    place: (amount) => `ಬ್ಯಾಚ್ ಸೇರಲು ${amount} ಪಾವತಿಸಿ`,
  },
  held: {
    ticket: 'ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳನ್ನು ನಿಮಗಾಗಿ ಇಟ್ಟಿದ್ದೇವೆ.',
    token: 'ನಿಮ್ಮ ಟೋಕನ್ ನಿಮಗಾಗಿ ಇಟ್ಟಿದ್ದೇವೆ.',
    place: 'ನಿಮ್ಮ ಸೀಟು ನಿಮಗಾಗಿ ಇಟ್ಟಿದ್ದೇವೆ.',
  },
  next: { ccav: 'ಮುಂದಿನ ಪುಟ ಬ್ಯಾಂಕ್‌ನದು.', paytm: 'ಮುಂದಿನ ಪುಟ ಪೇಟಿಎಂನದು.' },
  visit: (place, day) => `${place}, ${day}`,
  pay: (amount) => `${amount} ಪಾವತಿಸಿ`,
};

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

export const statusTexts: Translated<typeof english.statusTexts> = {
  ready: 'ನಿಮ್ಮ ಟಿಕೆಟ್ ಸಿದ್ಧ',
  used: 'ನಿಮ್ಮ ಟಿಕೆಟ್ ಬಳಕೆಯಾಗಿದೆ',
  over: 'ಈ ಟಿಕೆಟ್‌ನ ದಿನ ಮುಗಿದಿದೆ',
  qrAlt: (park, day) => `${park}, ${day}: ನಿಮ್ಮ ಟಿಕೆಟ್ QR ಕೋಡ್`,
  usedAt: (when) => `ಗೇಟ್‌ನಲ್ಲಿ ಬಳಕೆಯಾಗಿದ್ದು: ${when}`,
  payUntil: (time) => `ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳನ್ನು ${time} ವರೆಗೆ ನಿಮಗಾಗಿ ಇಡುತ್ತೇವೆ.`,
  facts: {
    park: 'ಪಾರ್ಕ್',
    where: 'ಎಲ್ಲಿ',
    day: 'ನಡೆಯುವ ದಿನ',
    booking: 'ಬುಕಿಂಗ್ ಸಂಖ್ಯೆ',
    mobile: 'ಮೊಬೈಲ್',
    booked: 'ಬುಕ್ ಮಾಡಿದ್ದು',
  },
  onlyThatDay: 'ಟಿಕೆಟ್ ಆ ದಿನಕ್ಕೆ ಮಾತ್ರ ನಡೆಯುತ್ತದೆ',
  gateMode: 'ಗೇಟ್‌ನಲ್ಲಿ ತೋರಿಸಿ',
  bright: 'ಪರದೆಯ ಬೆಳಕು ಹೆಚ್ಚಿಸಿ',
  close: 'ಮುಚ್ಚಿ',
  steps: ['ಈ ಕೋಡ್ ಟಿಕೆಟ್‌ನಲ್ಲಿರುವ ಎಲ್ಲರಿಗೂ ಒಮ್ಮೆ ಗೇಟ್ ತೆರೆಯುತ್ತದೆ.', 'ಒಂದು ಪ್ರತಿ ಇಟ್ಟುಕೊಳ್ಳಿ: ಚಿತ್ರ ಉಳಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಿಂದ ಮತ್ತೆ ಪಡೆಯಿರಿ.'],
  more: 'ಇನ್ನಷ್ಟು ಟಿಕೆಟ್ ಬುಕ್ ಮಾಡಿ',
  getQr: 'QR ಪಡೆಯಿರಿ',
  receipt: 'ನೀವು ಕೊಂಡಿದ್ದು',
  receiptUnpaid: 'ನಿಮ್ಮ ಬುಕಿಂಗ್',
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
