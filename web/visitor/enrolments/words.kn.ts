import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const enrolmentTexts: Translated<typeof english.enrolmentTexts> = {
  studentName: 'ವಿದ್ಯಾರ್ಥಿಯ ಹೆಸರು',
  mobileHint: '10 ಅಂಕಿಗಳು. ಈ ಸಂಖ್ಯೆಯಿಂದ ನಿಮ್ಮ ಸೀಟು ಮತ್ತೆ ಸಿಗುತ್ತದೆ.',
  email: 'ಇಮೇಲ್ (ಬೇಕಿದ್ದರೆ)',
  emailHint: 'ಕೋಚಿಂಗ್ ಕೇಂದ್ರ ಇದಕ್ಕೆ ಬರೆಯಬಹುದು.',
  fee: 'ಇಡೀ ಬ್ಯಾಚ್‌ನ ಶುಲ್ಕ',
  free: 'ಉಚಿತ',
  pay: (amount) => `${amount} ಪಾವತಿಸಿ`,
  join: 'ಬ್ಯಾಚ್ ಸೇರಿ',
  starting: 'ಪಾವತಿ ಆರಂಭವಾಗುತ್ತಿದೆ…',
  joining: 'ನಿಮ್ಮ ಸೀಟು ಬುಕ್ ಆಗುತ್ತಿದೆ…',
  failed: 'ಸೀಟು ಬುಕ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.',
};

export const enrolmentPageTexts: Translated<typeof english.enrolmentPageTexts> = {
  heading: 'ಬ್ಯಾಚ್ ಸೇರಿ',
  title: (batch) => `ಬ್ಯಾಚ್ ಸೇರಿ: ${batch}`,
  description: (batch, centre, dates, isFree) =>
    `${batch}, ${centre}, ${dates}. ${isFree ? 'ಇದು ಉಚಿತ.' : 'ಹಣ ಪಾವತಿಸುವವರೆಗೆ ನಿಮ್ಮ ಸೀಟು ಇಡುತ್ತೇವೆ.'}`,
  left: (count) => (count === 1 ? '1 ಸೀಟು ಇದೆ' : `${count} ಸೀಟುಗಳಿವೆ`),
  closed: { over: 'ಬುಕಿಂಗ್ ಇಲ್ಲ', full: 'ಸೀಟುಗಳು ಮುಗಿದಿವೆ', unpayable: 'ಇನ್ನೂ ಆನ್‌ಲೈನ್ ಬುಕಿಂಗ್ ಇಲ್ಲ' },
  elsewhere: 'ಪ್ರವೇಶ್ ಮುಖಪುಟ',
  findAgain: 'ನಿಮ್ಮ ಸೀಟು ಮತ್ತೆ ಹುಡುಕಿ',
};

export const enrolmentStatusTexts: Translated<typeof english.enrolmentStatusTexts> = {
  ready: 'ನೀವು ಸೇರಿದ್ದೀರಿ',
  cancelled: 'ಈ ಸೀಟು ರದ್ದಾಗಿದೆ',
  code: (code) => `ಕೋಡ್ ${code}`,
  qrAlt: (batch) => `${batch}: ನಿಮ್ಮ ಸೀಟಿನ ಪುಟದ QR ಕೋಡ್`,
  qrHow: 'ಈ ಕೋಡ್ ಈ ಪುಟವನ್ನು ಬೇರೆ ಫೋನ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ.',
  facts: {
    batch: 'ಬ್ಯಾಚ್',
    student: 'ವಿದ್ಯಾರ್ಥಿ',
    dates: 'ದಿನಾಂಕಗಳು',
    hours: 'ಸಮಯ',
    centre: 'ಎಲ್ಲಿ',
    booking: 'ಬುಕಿಂಗ್ ಸಂಖ್ಯೆ',
    mobile: 'ಮೊಬೈಲ್',
    booked: 'ಬುಕ್ ಮಾಡಿದ್ದು',
  },
  receipt: 'ಯಾವುದಕ್ಕೆ ಪಾವತಿಸಿದಿರಿ',
  receiptUnpaid: 'ನಿಮ್ಮ ಬುಕಿಂಗ್',
  steps: (first, hours, begun) => [
    begun ? `ತರಗತಿಗಳು ಆರಂಭವಾಗಿವೆ. ಮುಂದಿನ ತರಗತಿಗೆ ಬನ್ನಿ, ${hours}.` : `ತರಗತಿಗಳು ${first} ಆರಂಭವಾಗುತ್ತವೆ, ${hours}.`,
    'ಮೊದಲ ದಿನ ಕೋಚಿಂಗ್ ಕೇಂದ್ರದಲ್ಲಿ ಈ ಪುಟ ತೋರಿಸಿ.',
    'ಒಂದು ಪ್ರತಿ ಇಟ್ಟುಕೊಳ್ಳಿ: ಚಿತ್ರ ಉಳಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಿಂದ ಮತ್ತೆ ಪಡೆಯಿರಿ.',
  ],
  another: 'ಇನ್ನೊಬ್ಬ ವಿದ್ಯಾರ್ಥಿಗೆ ಬುಕ್ ಮಾಡಿ',
  getQr: 'QR ಪಡೆಯಿರಿ',
  held: (time) => `ನಿಮ್ಮ ಸೀಟು ${time} ವರೆಗೆ ಇಡುತ್ತೇವೆ.`,
};
