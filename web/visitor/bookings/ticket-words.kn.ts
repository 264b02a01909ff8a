import { codeWords } from '#contract/bookings/words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './ticket-words.ts';
import { stateWords } from './unpaid-words.ts';

export const statusTexts: Translated<typeof english.statusTexts> = {
  title: (status, isUsed, park) => `${stateWords(status, statusTexts.paid(isUsed))} – ${park}`,
  ready: 'ನಿಮ್ಮ ಟಿಕೆಟ್ ಸಿದ್ಧ',
  paid: (isUsed) => (isUsed ? 'ನಿಮ್ಮ ಟಿಕೆಟ್ ಬಳಕೆಯಾಗಿದೆ' : statusTexts.ready),
  gateCode: codeWords,
  qrAlt: (park, day) => `${park}, ${day}: ನಿಮ್ಮ ಟಿಕೆಟ್ QR ಕೋಡ್`,
  used: (when) => `ಗೇಟ್‌ನಲ್ಲಿ ಬಳಕೆಯಾಗಿದ್ದು: ${when}`,
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
  slip: 'ಚಿಕ್ಕ ಚೀಟಿ ಮುದ್ರಣ (80 ಮಿ.ಮೀ.)',
  passOn: (words, url) => `${words}: ${url}`,
};
