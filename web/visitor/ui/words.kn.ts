import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const shellTexts: Omit<Translated<typeof english.shellTexts>, 'language'> &
  Pick<typeof english.shellTexts, 'language'> = {
  language: 'kn',
  languages: 'ಭಾಷೆ',
  product: 'ಪ್ರವೇಶ್',
  skip: 'ಪುಟಕ್ಕೆ ಹೋಗಿ',
  home: 'ಪ್ರವೇಶ್ ಮುಖಪುಟ',
  mainMenu: 'ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು',
  getQr: 'QR ಪಡೆಯಿರಿ',
  help: 'ಸಹಾಯ, ನೀತಿಗಳು',
  call: (phone) => `ಕರೆ ಮಾಡಿ: ${phone}`,
  write: (email) => `ಬರೆಯಿರಿ: ${email}`,
  privacy: 'ಗೌಪ್ಯತಾ ನೀತಿ',
  terms: 'ನಿಯಮ ನಿಬಂಧನೆಗಳು',
  refunds: 'ಹಣ ಹಿಂದಿರುಗಿಸುವ ನೀತಿ',
  writeToUs: 'ನಮಗೆ ಬರೆಯಿರಿ',
  poweredBy: 'ಪ್ರವೇಶ್: ಭಾರತದಲ್ಲಿ ತಯಾರಾಗಿದೆ',
};

export const formTexts: Translated<typeof english.formTexts> = {
  thereIsAProblem: 'ಒಂದು ಚಿಕ್ಕ ತೊಂದರೆ ಇದೆ',
  errorTitle: 'ತೊಂದರೆ: ',
  nothingCharged: 'ಹಣ ಏನೂ ತೆಗೆದುಕೊಂಡಿಲ್ಲ.',
  notBooked: 'ಇನ್ನೂ ಬುಕ್ ಆಗಿಲ್ಲ.',
  notStarted: 'ಪಾವತಿ ಆರಂಭಿಸಲು ಆಗಲಿಲ್ಲ.',
  stopped: 'ನೀವು ಪ್ರಯತ್ನ ನಿಲ್ಲಿಸಿದಿರಿ.',
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು ಬಟನ್ ಒತ್ತಿ. ಏನೂ ಎರಡು ಬಾರಿ ಬುಕ್ ಆಗದು.',
  safe: (gateway) =>
    `ನೀವು ${gateway === 'paytm' ? 'ಪೇಟಿಎಂ ಮೂಲಕ' : 'ಬ್ಯಾಂಕ್‌ನ ಪುಟದಲ್ಲೇ'} ಹಣ ಪಾವತಿಸುತ್ತೀರಿ. ನಿಮ್ಮ ಕಾರ್ಡ್ ಅಥವಾ UPI ಪಿನ್ ನಮಗೆ ಕಾಣುವುದಿಲ್ಲ.`,
};

export const waitingTexts: Translated<typeof english.waitingTexts> = {
  busy: 'ತುಂಬಾ ಜನ ಬುಕ್ ಮಾಡುತ್ತಿದ್ದಾರೆ. ನಿಮಗಾಗಿ ಪ್ರಯತ್ನಿಸುತ್ತಲೇ ಇದ್ದೇವೆ.',
  offline: 'ನಿಮಗೆ ನೆಟ್ ಇಲ್ಲದಂತಿದೆ, ಅಥವಾ ನಿಧಾನವಾಗಿದೆ. ನಿಮಗಾಗಿ ಪ್ರಯತ್ನಿಸುತ್ತಲೇ ಇದ್ದೇವೆ.',
  payment: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ಹಾಗೇ ಇದೆ. ಪಾವತಿ ಆರಂಭಿಸಲು ಪ್ರಯತ್ನಿಸುತ್ತಲೇ ಇದ್ದೇವೆ.',
  times: (since, seconds) =>
    `${since} ರಿಂದ ಪ್ರಯತ್ನಿಸುತ್ತಿದ್ದೇವೆ. ${seconds > 0 ? `${seconds} ಸೆಕೆಂಡುಗಳಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತೇವೆ.` : 'ಈಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತಿದ್ದೇವೆ…'}`,
  stop: 'ಪ್ರಯತ್ನ ನಿಲ್ಲಿಸಿ',
};

export const placeTexts: Translated<typeof english.placeTexts> = { map: 'ನಕ್ಷೆಯಲ್ಲಿ ನೋಡಿ' };

export const offerTexts: Translated<typeof english.offerTexts> = { bookedBefore: 'ಮೊದಲೇ ಬುಕ್ ಮಾಡಿದ್ದೀರಾ?' };

export const nextTexts: Translated<typeof english.nextTexts> = { title: 'ಮುಂದೇನು' };

export const stepperTexts: Translated<typeof english.stepperTexts> = {
  more: (label) => `ಒಂದು ಹೆಚ್ಚಿಸಿ: ${label}`,
  less: (label) => `ಒಂದು ಕಡಿಮೆ ಮಾಡಿ: ${label}`,
};

export const receiptTexts: Translated<typeof english.receiptTexts> = {
  caption: 'ಯಾವುದಕ್ಕೆ ಪಾವತಿಸುತ್ತಿದ್ದೀರಿ',
  captionFree: 'ನೀವು ಬುಕ್ ಮಾಡಿದ್ದು',
  free: 'ಉಚಿತ',
  item: 'ಟಿಕೆಟ್',
  amount: 'ಮೊತ್ತ',
  total: 'ಒಟ್ಟು',
  discount: (code) => (code ? `ಕೂಪನ್ ${code}` : 'ರಿಯಾಯಿತಿ'),
};

export const adTexts: Translated<typeof english.adTexts> = {
  sponsored: 'ಜಾಹೀರಾತು',
  shopNow: 'ಈಗಲೇ ಕೊಳ್ಳಿ',
  shopNowAt: (name) => `ಈಗಲೇ ಕೊಳ್ಳಿ: ${name} (ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)`,
};

export const connectionTexts: Translated<typeof english.connectionTexts> = {
  live: 'ಈಗಿನ ಮಾಹಿತಿ',
  asOf: (time) => `${time} ರ ಮಾಹಿತಿ`,
  asking: (time) => `${time} ರ ಮಾಹಿತಿ. ಪ್ರತಿ 15 ಸೆಕೆಂಡಿಗೆ ಮತ್ತೆ ನೋಡುತ್ತೇವೆ.`,
  lost: (time) => `ಮತ್ತೆ ಸಂಪರ್ಕಿಸುತ್ತಿದ್ದೇವೆ… ಕೊನೆಯ ಮಾಹಿತಿ ${time}`,
  refresh: 'ಮತ್ತೆ ನೋಡಿ',
  kept: 'ಸದ್ಯ ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ: {time} ರ ಮಾಹಿತಿ.',
};
