import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  title: (number, place) => `ಟೋಕನ್ ${number} – ${place}`,
  calledTitle: (number) => `ನಿಮ್ಮ ಸರದಿ ಬಂದಿದೆ – ಟೋಕನ್ ${number}`,
  nearTitle: (before) => (before === 0 ? 'ಮುಂದೆ ನೀವೇ' : `ನಿಮ್ಮ ಮುಂದೆ ${before}`),
  yours: 'ನಿಮ್ಮ ಟೋಕನ್',
  serving: 'ಈಗ ನಡೆಯುತ್ತಿದೆ',
  counter: 'ಕೌಂಟರ್',
  nothing: '–',
  next: 'ಮುಂದೆ ನೀವೇ. ದಯವಿಟ್ಟು ಸಿದ್ಧರಾಗಿರಿ.',
  early: (opens, come) => `ಕ್ಲಿನಿಕ್ ತೆರೆಯುವ ಸಮಯ: ${opens}. ದಯವಿಟ್ಟು ಬರುವ ಸಮಯ, ಸುಮಾರು: ${come}.`,
  closed: (closes) => `ಕ್ಲಿನಿಕ್ ಸಮಯ ಮುಗಿದಿದೆ: ${closes}. ದಯವಿಟ್ಟು ಸ್ವಾಗತ ಮೇಜಿನಲ್ಲಿ ಕೇಳಿ.`,
  waiting: (before) => (before === 1 ? 'ನಿಮ್ಮ ಮುಂದೆ 1 ವ್ಯಕ್ತಿ ಇದ್ದಾರೆ' : `ನಿಮ್ಮ ಮುಂದೆ ${before} ಜನ ಇದ್ದಾರೆ`),
  calledTo: (place) => `ನಿಮ್ಮನ್ನು ಕರೆಯುತ್ತಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ಇಲ್ಲಿಗೆ ಹೋಗಿ: ${place}.`,
  called: 'ನಿಮ್ಮನ್ನು ಕರೆಯುತ್ತಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ಒಳಗೆ ಹೋಗಿ.',
  counterNamed: (number) => `ಕೌಂಟರ್ ${number}`,
  complete: 'ಆಯಿತು. ಬಂದದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು.',
  noshow: 'ನಿಮ್ಮನ್ನು ಕರೆದೆವು; ದಯವಿಟ್ಟು ಕೌಂಟರ್‌ನಲ್ಲಿ ಮಾತನಾಡಿ.',
  noshowAtClinic: 'ನಿಮ್ಮನ್ನು ಕರೆದೆವು; ದಯವಿಟ್ಟು ಸ್ವಾಗತ ಮೇಜಿನಲ್ಲಿ ಮಾತನಾಡಿ.',
  cancelled: 'ಈ ಟೋಕನ್ ರದ್ದಾಗಿದೆ.',
  later: (day, come) =>
    `ನಿಮ್ಮ ಟೋಕನ್‌ನ ದಿನ ${day}. ${come ? `ದಯವಿಟ್ಟು ಬರುವ ಸಮಯ, ಸುಮಾರು: ${come}. ` : ''}ಆ ದಿನ ಈ ಪುಟದಲ್ಲಿ ಸರದಿ ಕಾಣುತ್ತದೆ.`,
  over: (day) => `ಈ ಟೋಕನ್‌ನ ದಿನ ${day}. ಆ ದಿನ ಮುಗಿದಿದೆ.`,
  estimate: (words) => `${words}, ಸರದಿ ಈಗ ಸಾಗುವ ವೇಗದಂತೆ`,
  paused: 'ಸರದಿ ಸ್ವಲ್ಪ ಹೊತ್ತು ನಿಂತಿದೆ. ನಿಮ್ಮ ಸರದಿ ಹಾಗೇ ಇರುತ್ತದೆ.',
  pausedUntil: (time) => `ಸಾಲು ನಿಂತಿದೆ, ಸುಮಾರು ${time}ಕ್ಕೆ ಮತ್ತೆ ಶುರುವಾಗುತ್ತದೆ. ನಿಮ್ಮ ಸ್ಥಾನ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.`,
  late: (minutes) => `ಸುಮಾರು ${minutes} ತಡವಾಗಿ ನಡೆಯುತ್ತಿದೆ. ನಿಮ್ಮ ಸರದಿ ಹಾಗೇ ಇರುತ್ತದೆ.`,
  keep: 'ಈ ಪುಟ ಇಟ್ಟುಕೊಳ್ಳಿ',
  keepHow: 'ಈ ಕೋಡ್ ಅನ್ನು ಬೇರೆ ಫೋನ್‌ನಿಂದ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ, ಅಥವಾ ಉಳಿಸಿ: ಇದು ಈ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯುತ್ತದೆ.',
  qrAlt: (number) => `ಟೋಕನ್ ${number} ಪುಟದ QR ಕೋಡ್`,
  receipt: 'ರಸೀದಿ',
  fee: 'ಶುಲ್ಕ',
  facts: {
    clinic: 'ಕ್ಲಿನಿಕ್',
    branch: 'ಶಾಖೆ',
    patient: 'ರೋಗಿ',
    name: 'ಹೆಸರು',
    where: 'ಎಲ್ಲಿ',
    paid: 'ಪಾವತಿ',
    day: 'ದಿನ',
    booked: 'ಬುಕ್ ಮಾಡಿದ್ದು',
    booking: 'ಬುಕಿಂಗ್ ಸಂಖ್ಯೆ',
  },
  another: 'ಇನ್ನೊಂದು ಬುಕ್ ಮಾಡಿ',
};

export const unpaidTokenTexts: Translated<typeof english.unpaidTokenTexts> = {
  ready: 'ನಿಮ್ಮ ಟೋಕನ್',
  comes: 'ಹಣ ಪಾವತಿಸಿದ ಕೂಡಲೇ ನಿಮ್ಮ ಟೋಕನ್ ಸಂಖ್ಯೆ ಬರುತ್ತದೆ.',
  payUntil: (time) => `ನಿಮ್ಮ ಟೋಕನ್ ${time} ವರೆಗೆ ನಿಮಗಾಗಿ ಇಡುತ್ತೇವೆ.`,
};

export function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} ಗಂ.`, (rest > 0 || hours === 0) && `${rest} ನಿಮಿ.`].filter(Boolean).join(' ');
}

export const rangeWords: typeof english.rangeWords = ({ from, to }) => {
  if (from === 0) return `ಸುಮಾರು ${minutesWords(to)} ಅಥವಾ ಕಡಿಮೆ`;
  return to < 60 ? `ಸುಮಾರು ${from}–${minutesWords(to)}` : `ಸುಮಾರು ${minutesWords(from)} ರಿಂದ ${minutesWords(to)}`;
};

export const boardTexts: Translated<typeof english.boardTexts> = {
  title: (place) => `ಈಗ ನಡೆಯುತ್ತಿದೆ – ${place}`,
  start: 'ಫಲಕ ಆರಂಭಿಸಿ',
  stop: 'ಶಬ್ದ ನಿಲ್ಲಿಸಿ',
  another: 'ಬೇರೆ ಸ್ಥಳ',
  soundOn: 'ಶಬ್ದ ಬರುತ್ತಿದೆ',
  soundOff: 'ಶಬ್ದವಿಲ್ಲ – ಯಾವುದಾದರೂ ಬಟನ್ ಒತ್ತಿ',
  sound: 'ಮಾತನಾಡುವ ಭಾಷೆಗಳು',
  chimeOnly: (language) => `ಈ ಸಾಧನದಲ್ಲಿ ಈ ಭಾಷೆಗೆ ಧ್ವನಿ ಇಲ್ಲ: ${language}. ಸಂಖ್ಯೆಗಳಿಗೆ ಗಂಟೆ ಬಾರಿಸುತ್ತದೆ.`,
  recorded: (languages) =>
    `ಈ ಸಾಧನದಲ್ಲಿ ಈ ಭಾಷೆಗೆ ಧ್ವನಿ ಇಲ್ಲ: ${languages}. ಯಂತ್ರ ಹೇಳಿದ ಪದಗಳು ಕೇಳಿಸುತ್ತವೆ; ಜನರ ಹೆಸರುಗಳು ಪರದೆಯಲ್ಲಿ ಮಾತ್ರ ಕಾಣಿಸುತ್ತವೆ.`,
  page: (at, of) => `${at} / ${of}`,
};
