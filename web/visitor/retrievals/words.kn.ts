import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const getQrTexts: Translated<typeof english.getQrTexts> = {
  title: (place) => `QR ಪಡೆಯಿರಿ – ${place}`,
  mobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
  save: 'QR ಕೋಡ್ ಉಳಿಸಿ',
  code: (code) => `ಕೋಡ್ ${code}`,
};

const lead = (what: string) => `ನೀವು ಬುಕ್ ಮಾಡಿದ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ. ${what} ಕಾಣುತ್ತವೆ.`;

const TOKEN = {
  heading: 'ನಿಮ್ಮ ಟೋಕನ್ ಹುಡುಕಿ',
  lead: lead('ಇಂದಿನ ಮತ್ತು ಮುಂದಿನ ದಿನಗಳ ನಿಮ್ಮ ಟೋಕನ್‌ಗಳು'),
  submit: 'ನನ್ನ ಟೋಕನ್‌ಗಳನ್ನು ತೋರಿಸಿ',
  book: 'ಟೋಕನ್ ಬುಕ್ ಮಾಡಿ',
  open: 'ಇಡೀ ಪುಟ ತೆರೆಯಿರಿ',
  name: ({ number }) => `ಟೋಕನ್ ${number}`,
  note: ({ day, doctorName }) => [formatDay(day), doctorName].filter(Boolean).join(', '),
  qrAlt: (place, { number }) => `${place}: ನಿಮ್ಮ ಟೋಕನ್ ${number} ಪುಟದ QR ಕೋಡ್`,
} satisfies (typeof english.searchTexts)['clinic'];

export const searchTexts: typeof english.searchTexts = {
  park: {
    heading: 'ನಿಮ್ಮ QR ಕೋಡ್ ಪಡೆಯಿರಿ',
    lead: lead('ಇಂದಿನ ಮತ್ತು ಮುಂದಿನ ದಿನಗಳ ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು'),
    submit: 'ನನ್ನ ಟಿಕೆಟ್‌ಗಳನ್ನು ತೋರಿಸಿ',
    book: 'ಟಿಕೆಟ್ ಬುಕ್ ಮಾಡಿ',
    open: 'ಇಡೀ ಟಿಕೆಟ್ ತೆರೆಯಿರಿ',
    name: ({ day }) => `${formatDay(day)} ಟಿಕೆಟ್`,
    note: ({ scanned }) => (scanned ? 'ಸ್ಕ್ಯಾನ್ ಆಗಿದೆ' : 'ಸ್ಕ್ಯಾನ್ ಆಗಿಲ್ಲ'),
    qrAlt: (place, { day }) => `${place}, ${formatDay(day)}: ನಿಮ್ಮ ಟಿಕೆಟ್ QR ಕೋಡ್`,
  },
  clinic: TOKEN,
  branch: TOKEN,
  exhibition: {
    heading: 'ನಿಮ್ಮ ಭೇಟಿ ಹುಡುಕಿ',
    lead: lead('ಈ ಪ್ರದರ್ಶನದ ನಿಮ್ಮ ಭೇಟಿಗಳು'),
    submit: 'ನನ್ನ ಭೇಟಿಗಳನ್ನು ತೋರಿಸಿ',
    book: 'ನನ್ನ ಹೆಸರು ಬರೆಸಿ',
    open: 'ಇಡೀ ಪುಟ ತೆರೆಯಿರಿ',
    name: ({ day }) => `${formatDay(day)} ಭೇಟಿ`,
    note: () => 'ಪ್ರವೇಶದ್ವಾರದಲ್ಲಿ ಈ ಕೋಡ್ ತೋರಿಸಿ.',
    qrAlt: (place) => `${place}: ನಿಮ್ಮ ಭೇಟಿ ಪುಟದ QR ಕೋಡ್`,
  },
  coaching: {
    heading: 'ನಿಮ್ಮ ಸೀಟು ಹುಡುಕಿ',
    lead: lead('ಈ ಬ್ಯಾಚ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಸೀಟುಗಳು'),
    submit: 'ನನ್ನ ಸೀಟುಗಳನ್ನು ತೋರಿಸಿ',
    book: 'ಬ್ಯಾಚ್ ಸೇರಿ',
    open: 'ಇಡೀ ಪುಟ ತೆರೆಯಿರಿ',
    name: () => 'ಬ್ಯಾಚ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಸೀಟು',
    note: ({ day }) => `ತರಗತಿಗಳು ${formatDay(day)} ರಿಂದ`,
    qrAlt: (place) => `${place}: ನಿಮ್ಮ ಸೀಟಿನ ಪುಟದ QR ಕೋಡ್`,
  },
};

export const placeChoiceTexts: Translated<typeof english.placeChoiceTexts> = {
  title: 'QR ಪಡೆಯಿರಿ – ಪ್ರವೇಶ್',
  heading: 'ನಿಮ್ಮ QR ಕೋಡ್ ಪಡೆಯಿರಿ',
  lead: 'ನೀವು ಬುಕ್ ಮಾಡಿದ ಸ್ಥಳ ಆರಿಸಿ. ನಂತರ ಬುಕ್ ಮಾಡಿದ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  label: 'ಎಲ್ಲಿ ಬುಕ್ ಮಾಡಿದಿರಿ?',
  prompt: 'ಸ್ಥಳ ಆರಿಸಿ',
  submit: 'ನನ್ನ ಬುಕಿಂಗ್ ಹುಡುಕಿ',
  none: 'ಈಗ ಇಲ್ಲಿ ಯಾವ ಸ್ಥಳವೂ ಬುಕಿಂಗ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿಲ್ಲ. ನಿಮ್ಮ ಬುಕಿಂಗ್ ಪುಟ ಇಟ್ಟುಕೊಂಡಿದ್ದರೆ, ದಯವಿಟ್ಟು ಅದನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  groups: {
    park: 'ಪಾರ್ಕ್‌ಗಳು',
    clinic: 'ಕ್ಲಿನಿಕ್‌ಗಳು',
    branch: 'ಬ್ಯಾಂಕ್ ಶಾಖೆಗಳು',
    exhibition: 'ವಸ್ತುಪ್ರದರ್ಶನಗಳು, ಪ್ರದರ್ಶನಗಳು',
    coaching: 'ಕೋಚಿಂಗ್ ಬ್ಯಾಚ್‌ಗಳು',
  },
};
