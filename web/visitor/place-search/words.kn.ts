import type { Translated } from '#contract/kernel/languages.ts';
import { formatCount } from '#contract/kernel/money.ts';
import type * as english from './words.ts';

export const tradeNames: Translated<typeof english.tradeNames> = {
  park: 'ಪಾರ್ಕ್',
  clinic: 'ಕ್ಲಿನಿಕ್',
  branch: 'ಬ್ಯಾಂಕ್ ಶಾಖೆ',
  exhibition: 'ಪ್ರದರ್ಶನ',
  coaching: 'ಬ್ಯಾಚ್',
};

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: 'ಸ್ಥಳ ಅಥವಾ ಊರು ಹುಡುಕಿ',
  trade: 'ಎಂತಹ ಸ್ಥಳ',
  anyTrade: 'ಎಲ್ಲಾ ಬಗೆಗಳು',
  trades: {
    park: 'ಪಾರ್ಕ್‌ಗಳು',
    clinic: 'ವೈದ್ಯರು, ಕ್ಲಿನಿಕ್‌ಗಳು',
    branch: 'ಬ್ಯಾಂಕ್ ಶಾಖೆಗಳು',
    exhibition: 'ವಸ್ತುಪ್ರದರ್ಶನಗಳು, ಪ್ರದರ್ಶನಗಳು',
    coaching: 'ಕೋಚಿಂಗ್ ಬ್ಯಾಚ್‌ಗಳು',
  },
  town: 'ಊರು',
  anyTown: 'ಎಲ್ಲಾ ಊರುಗಳು',
  submit: 'ಹುಡುಕಿ',
  near: 'ನನ್ನ ಹತ್ತಿರ',
  notNear: 'ನೀವು ಎಲ್ಲಿದ್ದೀರಿ ಎಂದು ನಿಮ್ಮ ಫೋನ್ ಹೇಳಲಿಲ್ಲ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಊರು ಆರಿಸಿ.',
};

export const placesTexts: Translated<typeof english.placesTexts> = {
  title: 'ಸ್ಥಳಗಳು – ಪ್ರವೇಶ್',
  heading: 'ಬುಕ್ ಮಾಡಬಹುದಾದ ಸ್ಥಳಗಳು',
  count: (count) => (count === 1 ? '1 ಸ್ಥಳ' : `${formatCount(count)} ಸ್ಥಳಗಳು`),
  nearest: 'ಹತ್ತಿರದ ಊರುಗಳು ಮೊದಲು ಇವೆ.',
  nothing: 'ಈ ಹುಡುಕಾಟಕ್ಕೆ ಯಾವ ಸ್ಥಳವೂ ಸಿಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಕಡಿಮೆ ಪದಗಳಿಂದ, ಅಥವಾ ಬೇರೆ ಊರಿನಿಂದ ಪ್ರಯತ್ನಿಸಿ.',
  more: 'ಇನ್ನಷ್ಟು ಸ್ಥಳಗಳು',
  all: 'ಎಲ್ಲಾ ಸ್ಥಳಗಳು',
};

export const organisationTexts: Translated<typeof english.organisationTexts> = {
  title: (name) => `${name} – ಪ್ರವೇಶ್`,
  description: (name) => `${name}: ಟಿಕೆಟ್, ಟೋಕನ್, ಸೀಟುಗಳನ್ನು ಫೋನ್‌ನಲ್ಲಿ ಬುಕ್ ಮಾಡಿ. ಆ್ಯಪ್ ಬೇಡ, ಖಾತೆ ಬೇಡ.`,
  none: 'ಈಗ ಇಲ್ಲಿ ಬುಕ್ ಮಾಡಲು ಏನೂ ಇಲ್ಲ. ದಯವಿಟ್ಟು ಬೇಗ ಮತ್ತೆ ನೋಡಿ.',
};

export const cardTexts: Translated<typeof english.cardTexts> = {
  free: 'ಉಚಿತ',
  from: (price) => `${price} ರಿಂದ`,
  open: 'ಈಗ ತೆರೆದಿದೆ',
  closed: 'ಮುಚ್ಚಿದೆ',
  tomorrow: 'ನಾಳೆ',
  today: 'ಇಂದು',
  opens: (when) => `${when} ತೆರೆಯುತ್ತದೆ`,
  on: 'ಈಗ ನಡೆಯುತ್ತಿದೆ',
  begins: (when) => `${when} ಆರಂಭ`,
};
