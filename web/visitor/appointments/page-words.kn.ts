import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './page-words.ts';

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
