import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const visitFormTexts: Translated<typeof english.visitFormTexts> = {
  name: 'ನಿಮ್ಮ ಹೆಸರು',
  mobileHint: '10 ಅಂಕಿಗಳು. ಪ್ರವೇಶದ್ವಾರದಲ್ಲಿ ಈ ಸಂಖ್ಯೆಯಿಂದ ನಿಮ್ಮನ್ನು ಗುರುತಿಸುತ್ತಾರೆ.',
  book: 'ನನ್ನ ಹೆಸರು ಬರೆಯಿರಿ',
  booking: 'ನಿಮ್ಮ ಹೆಸರು ಬರೆಯುತ್ತಿದ್ದೇವೆ…',
  failed: 'ನಿಮ್ಮ ಹೆಸರು ಬರೆಯಲು ಆಗಲಿಲ್ಲ.',
};

export const visitBookingTexts: Translated<typeof english.visitBookingTexts> = {
  heading: 'ನಿಮ್ಮ ಹೆಸರು ಬರೆಸಿ',
  title: (show) => `ನಿಮ್ಮ ಹೆಸರು ಬರೆಸಿ – ${show}`,
  description: (show, location) => `${[show, location].filter(Boolean).join(', ')}: ನಿಮ್ಮ ಹೆಸರು ಬರೆಸಿ. ಇದು ಉಚಿತ.`,
  free: 'ಇದು ಉಚಿತ.',
  few: (count) => (count === 1 ? 'ಇನ್ನು 1 ಸ್ಥಳ ಮಾತ್ರ ಇದೆ.' : `ಇನ್ನು ${count} ಸ್ಥಳಗಳು ಮಾತ್ರ ಇವೆ.`),
  closed: { over: 'ಬುಕಿಂಗ್ ಇಲ್ಲ', full: 'ಸ್ಥಳಗಳು ಮುಗಿದಿವೆ' },
  elsewhere: 'ಪ್ರವೇಶ್ ಮುಖಪುಟ',
  findAgain: 'ನಿಮ್ಮ ಭೇಟಿ ಮತ್ತೆ ಹುಡುಕಿ',
};

export const visitTexts: Translated<typeof english.visitTexts> = {
  title: { confirmed: 'ಧನ್ಯವಾದಗಳು', over: 'ಪ್ರದರ್ಶನ ಮುಗಿದಿದೆ', cancelled: 'ಈ ಭೇಟಿ ರದ್ದಾಗಿದೆ' },
  thanks: (name) => `ಧನ್ಯವಾದಗಳು, ${name}`,
  code: (code) => `ಕೋಡ್ ${code}`,
  qrAlt: (show) => `${show}: ನಿಮ್ಮ ಭೇಟಿ ಪುಟದ QR ಕೋಡ್`,
  showThis: 'ಪ್ರವೇಶದ್ವಾರದಲ್ಲಿ ಈ ಕೋಡ್ ತೋರಿಸಿ. ಇದು ಈ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯುತ್ತದೆ.',
  facts: {
    where: 'ಎಲ್ಲಿ',
    when: 'ಯಾವಾಗ',
    name: 'ಹೆಸರು',
    mobile: 'ಮೊಬೈಲ್',
    booking: 'ಬುಕಿಂಗ್ ಸಂಖ್ಯೆ',
    booked: 'ಬುಕ್ ಮಾಡಿದ್ದು',
  },
  another: 'ಇನ್ನೊಂದು ಹೆಸರು ಬರೆಸಿ',
};
