import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const tokenTexts: Translated<typeof english.tokenTexts> = {
  mobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
  mobileHint: '10 ಅಂಕಿಗಳು. ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಈ ಸಂಖ್ಯೆಯಿಂದ ನಿಮ್ಮನ್ನು ಗುರುತಿಸುತ್ತಾರೆ.',
  book: 'ಟೋಕನ್ ಬುಕ್ ಮಾಡಿ',
  booking: 'ನಿಮ್ಮ ಟೋಕನ್ ಬುಕ್ ಆಗುತ್ತಿದೆ…',
  failed: 'ಟೋಕನ್ ಬುಕ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.',
};

export const doctorTexts: Translated<typeof english.doctorTexts> = {
  leftToday: (count) => (count === 0 ? 'ಇಂದು ಭರ್ತಿಯಾಗಿದೆ' : `ಇಂದು ${count} ${count === 1 ? 'ಟೋಕನ್ ಇದೆ' : 'ಟೋಕನ್‌ಗಳಿವೆ'}`),
  over: 'ಇಂದಿಗೆ ಮುಚ್ಚಿದೆ',
  off: 'ರಜೆ',
  notToday: 'ಇಂದು ಇನ್ನು ಟೋಕನ್‌ಗಳಿಲ್ಲ',
  left: (count) => (count === 0 ? 'ಭರ್ತಿ' : `${count} ಇವೆ`),
  doctor: 'ಯಾವ ವೈದ್ಯರು?',
  personName: 'ರೋಗಿಯ ಹೆಸರು',
  day: 'ಯಾವ ದಿನ?',
  dayHint: 'ನಿಮ್ಮ ಟೋಕನ್ ಆ ದಿನಕ್ಕೆ ಮಾತ್ರ.',
  forToday: (day) => `ಇಂದಿಗೆ, ${day}. ನಿಮ್ಮ ಟೋಕನ್ ಆ ದಿನಕ್ಕೆ ಮಾತ್ರ.`,
  near: ['ಇಂದು', 'ನಾಳೆ'],
  pay: 'ಹೇಗೆ ಪಾವತಿಸುತ್ತೀರಿ?',
  online: 'ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಪಾವತಿಸಿ',
  onlineNote: 'ಕಾರ್ಡ್, UPI ಅಥವಾ ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್',
  cash: 'ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ಪಾವತಿಸಿ',
  cashNote: 'ಡೆಸ್ಕ್‌ನಲ್ಲಿ ನಗದು',
  cashOnly: 'ಈ ಕ್ಲಿನಿಕ್ ಇನ್ನೂ ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಹಣ ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ. ದಯವಿಟ್ಟು ಅಲ್ಲಿನ ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಪಾವತಿಸಿ.',
  payNow: (amount) => `${amount} ಪಾವತಿಸಿ`,
  starting: 'ಪಾವತಿ ಆರಂಭವಾಗುತ್ತಿದೆ…',
  dueNow: 'ಈಗ ಪಾವತಿಸಬೇಕಾದದ್ದು',
  dueThere: 'ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ಪಾವತಿಸಬೇಕಾದದ್ದು',
  free: 'ಉಚಿತ',
  noFee: 'ಶುಲ್ಕವಿಲ್ಲ',
  consultation: 'ವೈದ್ಯರ ಸಮಾಲೋಚನೆ',
};

export const feeTexts: Translated<typeof english.feeTexts> = { fee: (amount) => `ಶುಲ್ಕ ${amount}` };

const LOANS: Record<string, string> = {
  'Auto mobile': 'ವಾಹನ ಸಾಲ',
  Personal: 'ವೈಯಕ್ತಿಕ ಸಾಲ',
  'Consumer durables': 'ಗೃಹೋಪಯೋಗಿ ವಸ್ತುಗಳ ಸಾಲ',
  Home: 'ಗೃಹ ಸಾಲ',
};

export const loanTypeWords: typeof english.loanTypeWords = (type) => LOANS[type] ?? type;

export const loanTexts: Translated<typeof english.loanTexts> = {
  name: 'ನಿಮ್ಮ ಹೆಸರು',
  loanType: 'ಯಾವ ಸಾಲದ ಬಗ್ಗೆ?',
};

export const tokenPageTexts: Translated<typeof english.tokenPageTexts> = {
  heading: 'ಟೋಕನ್ ಬುಕ್ ಮಾಡಿ',
  title: (place) => `ಟೋಕನ್ ಬುಕ್ ಮಾಡಿ – ${place}`,
  closedTitle: (name) => `ಬುಕಿಂಗ್ ಇಲ್ಲ – ${name}`,
  closed: 'ಬುಕಿಂಗ್ ಇಲ್ಲ',
  elsewhere: 'ಬೇರೆ ಸ್ಥಳಗಳನ್ನು ನೋಡಿ',
  find: 'ನನ್ನ ಬುಕಿಂಗ್ ಹುಡುಕಿ',
  findAgain: 'ನಿಮ್ಮ ಟೋಕನ್ ಮತ್ತೆ ಪಡೆಯಿರಿ',
};

export const doctorPageTexts: Translated<typeof english.doctorPageTexts> = {
  description: (clinic, address) => `${clinic}, ${address}: ವೈದ್ಯರ ಟೋಕನ್ ಪಡೆಯಿರಿ. ಈಗ ಯಾವ ಸಂಖ್ಯೆ ನಡೆಯುತ್ತಿದೆ ಎಂದು ಫೋನ್‌ನಲ್ಲಿ ನೋಡಿ.`,
  closed: (doctor) => `${doctor} ಇಂದು ಇನ್ನು ಟೋಕನ್ ಕೊಡುವುದಿಲ್ಲ.`,
  paused: (doctor) => `${doctor} ಸ್ವಲ್ಪ ಹೊತ್ತು ನಿಲ್ಲಿಸಿದ್ದಾರೆ.`,
  late: (doctor, minutes) => `${doctor} ಇಂದು ಸುಮಾರು ${minutes} ನಿಮಿಷ ತಡ.`,
  full: 'ಟೋಕನ್‌ಗಳು ಮುಗಿದಿವೆ',
  nextOpen: (day) => `ಮುಂದೆ ತೆರೆಯುವ ದಿನ ${day}. ಅದರ ಬುಕಿಂಗ್ ನಾಳೆ ಆರಂಭವಾಗುತ್ತದೆ.`,
  nextOpenLater: (day) => `ಮುಂದೆ ತೆರೆಯುವ ದಿನ ${day}.`,
  nextOpenBelow: (day) => `ಮುಂದೆ ತೆರೆಯುವ ದಿನ ${day}. ಕೆಳಗೆ ಬುಕ್ ಮಾಡಬಹುದು.`,
  elsewhere: 'ಬೇರೆ ಕ್ಲಿನಿಕ್‌ಗಳನ್ನು ನೋಡಿ',
};

export const clinicChoiceTexts: Translated<typeof english.clinicChoiceTexts> = {
  title: (doctor) => `ಕ್ಲಿನಿಕ್ ಆರಿಸಿ – ${doctor}`,
  lead: 'ವೈದ್ಯರನ್ನು ಯಾವ ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ಕಾಣಬೇಕೆಂದು ಆರಿಸಿ.',
};

export const loanPageTexts: Translated<typeof english.loanPageTexts> = {
  description: (branch) => `${branch}: ಸಾಲಕ್ಕಾಗಿ ಟೋಕನ್ ಪಡೆಯಿರಿ. ಈಗ ಯಾವ ಸಂಖ್ಯೆ ನಡೆಯುತ್ತಿದೆ ಎಂದು ಫೋನ್‌ನಲ್ಲಿ ನೋಡಿ.`,
  counter: (number) => `ಕೌಂಟರ್ ${number}`,
  counterClosed: (number) => `ಕೌಂಟರ್ ${number} ಈಗ ಮುಚ್ಚಿದೆ. ಈ ಶಾಖೆಯಲ್ಲಿ ಬೇರೆ ಕೌಂಟರ್ ನಿಮ್ಮನ್ನು ನೋಡಿಕೊಳ್ಳುತ್ತದೆ.`,
  waiting: (count) =>
    count === 0 ? 'ಈಗ ಯಾರೂ ಕಾಯುತ್ತಿಲ್ಲ' : count === 1 ? 'ಈಗ 1 ವ್ಯಕ್ತಿ ಕಾಯುತ್ತಿದ್ದಾರೆ' : `ಈಗ ${count} ಜನ ಕಾಯುತ್ತಿದ್ದಾರೆ`,
  forToday: 'ಇಂದಿಗೆ. ಟೋಕನ್ ಉಚಿತ.',
  closed: 'ಇಂದಿಗೆ ಮುಚ್ಚಿದೆ',
  nextOpen: (day) => `ಮುಂದೆ ತೆರೆಯುವ ದಿನ ${day}. ಆಗ ಟೋಕನ್ ಪಡೆಯಬಹುದು.`,
  elsewhere: 'ಬೇರೆ ಶಾಖೆಗಳನ್ನು ನೋಡಿ',
};
