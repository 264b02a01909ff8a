import { aboutSoLong } from '#contract/kernel/dates/date-words.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './static-pages.ts';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  title: 'ಪುಟ ಸಿಗಲಿಲ್ಲ – ಪ್ರವೇಶ್',
  code: '404',
  heading: 'ಅಯ್ಯೋ! ನೀವು ಹುಡುಕುತ್ತಿರುವ ಪುಟ ಈಗ ಇಲ್ಲ',
  text: 'ಆದರೆ ನಿಮ್ಮನ್ನು ಸರಿಯಾದ ಜಾಗಕ್ಕೆ ಕರೆದೊಯ್ಯಲು ನಾವಿದ್ದೇವೆ',
  back: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
};

export const problemTexts: Translated<typeof english.problemTexts> = {
  busy: {
    title: 'ಈಗ ತುಂಬಾ ದಟ್ಟಣೆ ಇದೆ – ಪ್ರವೇಶ್',
    heading: 'ಈಗ ತುಂಬಾ ದಟ್ಟಣೆ ಇದೆ',
    text: 'ಈ ಹೊತ್ತಿನಲ್ಲಿ ತುಂಬಾ ಜನ ಬುಕ್ ಮಾಡುತ್ತಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ಒಂದು ನಿಮಿಷ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
  broken: {
    title: 'ಕ್ಷಮಿಸಿ, ಏನೋ ತಪ್ಪಾಗಿದೆ – ಪ್ರವೇಶ್',
    heading: 'ಕ್ಷಮಿಸಿ, ತಪ್ಪು ನಮ್ಮದೇ',
    text: 'ನಮ್ಮ ಕಡೆ ಏನೋ ಕೆಟ್ಟಿದೆ, ನಿಮ್ಮ ಕಡೆ ಅಲ್ಲ. ದಯವಿಟ್ಟು ಒಂದು ನಿಮಿಷದಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
  money: 'ನೀವು ಆಗಷ್ಟೇ ಹಣ ಪಾವತಿಸುತ್ತಿದ್ದರೆ, ಮತ್ತೆ ಪಾವತಿಸಬೇಡಿ. ನಿಮ್ಮ ಹಣ ಸುರಕ್ಷಿತ: ಬ್ಯಾಂಕ್‌ನೊಂದಿಗೆ ನಾವೇ ನೋಡಿಕೊಳ್ಳುತ್ತೇವೆ, ನಿಮ್ಮ ಟಿಕೆಟ್ ಅಥವಾ ಹಣ ನಿಮಗೆ ಸಿಗುತ್ತದೆ.',
  when: (seconds) => `ದಯವಿಟ್ಟು ${aboutSoLong(seconds)} ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`,
  byItself: (seconds) => `ಈ ಪುಟ ${aboutSoLong(seconds)} ತಾನಾಗಿಯೇ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತದೆ.`,
  kept: 'ನೀವು ಬರೆದದ್ದು ಹಾಗೇ ಇದೆ. ಬಟನ್ ಒತ್ತಿದರೆ ಮತ್ತೆ ಕಳುಹಿಸುತ್ತದೆ, ಏನೂ ಎರಡು ಬಾರಿ ಬುಕ್ ಆಗದು.',
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  home: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  reference: 'ನಮಗೆ ಬರೆಯುವಾಗ ದಯವಿಟ್ಟು ಈ ಸಂಖ್ಯೆ ತಿಳಿಸಿ:',
};

export const problemWords: typeof english.problemWords = (status) =>
  status === 503 || status === 429 ? problemTexts.busy : problemTexts.broken;
