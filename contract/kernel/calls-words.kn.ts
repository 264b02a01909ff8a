import type * as english from './calls-words.ts';
import { aboutSoLong } from './dates/date-words.kn.ts';
import type { Translated } from './languages.ts';

export const THINGS: Translated<Partial<typeof english.THINGS>> = {
  board: 'ಫಲಕ',
  booking: 'ಬುಕಿಂಗ್',
  coupon: 'ಕೂಪನ್',
  counter: 'ಕೌಂಟರ್',
  doctor: 'ವೈದ್ಯರು',
  page: 'ಪುಟ',
  payment: 'ಪಾವತಿ',
  place: 'ಸ್ಥಳ',
  queue: 'ಸರದಿ',
};

/** A visitor's page can be refused with these. */
export const CALL_REFUSALS: Translated<Pick<typeof english.CALL_REFUSALS, english.ToldToVisitors>> = {
  busy: 'ಈಗ ತುಂಬಾ ದಟ್ಟಣೆ ಇದೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  tooManyTries: 'ಈಗಷ್ಟೇ ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತು ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  ourFault: 'ನಮ್ಮ ಕಡೆ ಏನೋ ತಪ್ಪಾಗಿದೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  tooLarge: 'ಇದು ಕಳುಹಿಸಲು ತುಂಬಾ ದೊಡ್ಡದು.',
  unreadable: 'ಕಳುಹಿಸಿದ್ದನ್ನು ಓದಲು ಆಗಲಿಲ್ಲ.',
  largeNumber: 'ಇದರಲ್ಲಿ ಒಂದು ಸಂಖ್ಯೆ ತುಂಬಾ ದೊಡ್ಡದು.',
  unstorableCharacter: 'ಇದರಲ್ಲಿ ಉಳಿಸಲಾಗದ ಒಂದು ಅಕ್ಷರವಿದೆ.',
  invisibleCharacters: 'ದಯವಿಟ್ಟು ಕಾಣದ ಅಕ್ಷರಗಳನ್ನು ತೆಗೆಯಿರಿ',
  wrongFields: 'ದಯವಿಟ್ಟು ಬರೆದದ್ದನ್ನು ಒಮ್ಮೆ ನೋಡಿ.',
  existsAlready: 'ಇದು ಈಗಾಗಲೇ ಇದೆ.',
  keyOfAnother: 'ಈ ಫಾರ್ಮ್ ಈಗಾಗಲೇ ಬೇರೆ ಬುಕಿಂಗ್‌ಗೆ ಬಳಕೆಯಾಗಿದೆ. ದಯವಿಟ್ಟು ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  outcomeUnknown: 'ಮೊದಲು ಕಳುಹಿಸಿದ್ದು ಆಯಿತೋ ಇಲ್ಲವೋ ಗೊತ್ತಿಲ್ಲ, ಆದ್ದರಿಂದ ಮತ್ತೆ ಮಾಡಿಲ್ಲ. ದಯವಿಟ್ಟು ನೋಡಿ, ಆಗಿಲ್ಲದಿದ್ದರೆ ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  firstNotAnswered: 'ಮೊದಲು ಕಳುಹಿಸಿದ್ದಕ್ಕೆ ಇನ್ನೂ ಉತ್ತರ ಬಂದಿಲ್ಲ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};

export const againWords: typeof english.againWords = (seconds) =>
  seconds ? ` ${aboutSoLong(seconds)} ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.` : '';

export const BUSY_PAGE_WORDS: Translated<typeof english.BUSY_PAGE_WORDS> = {
  page: (seconds) => `ಈಗ ಇಲ್ಲಿ ತುಂಬಾ ಜನ ಇದ್ದಾರೆ. ಈ ಪುಟ ಸುಮಾರು ${seconds} ಸೆಕೆಂಡುಗಳಲ್ಲಿ ತಾನಾಗಿಯೇ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತದೆ.`,
  booking: (seconds) =>
    `ಈಗ ತುಂಬಾ ಜನ ಬುಕ್ ಮಾಡುತ್ತಿದ್ದಾರೆ, ನಿಮಗಾಗಿ ಇನ್ನೂ ಏನೂ ಬುಕ್ ಆಗಿಲ್ಲ. ಸುಮಾರು ${seconds} ಸೆಕೆಂಡುಗಳ ನಂತರ ದಯವಿಟ್ಟು ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ರೀಲೋಡ್ ಒತ್ತಿ: ನೀವು ಬರೆದದ್ದನ್ನು ಅದು ಮತ್ತೆ ಕಳುಹಿಸುತ್ತದೆ.`,
  payment: (seconds) =>
    `ಈಗ ಇಲ್ಲಿ ತುಂಬಾ ಜನ ಇದ್ದಾರೆ. ನಿಮ್ಮ ಬುಕಿಂಗ್ ಹಾಗೇ ಇದೆ, ಹಣ ಏನೂ ತೆಗೆದುಕೊಂಡಿಲ್ಲ. ಸುಮಾರು ${seconds} ಸೆಕೆಂಡುಗಳ ನಂತರ ದಯವಿಟ್ಟು ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ರೀಲೋಡ್ ಒತ್ತಿ: ಪಾವತಿ ಮತ್ತೆ ಆರಂಭವಾಗುತ್ತದೆ.`,
  search: (seconds) =>
    `ಈಗ ಇಲ್ಲಿ ತುಂಬಾ ಜನ ಇದ್ದಾರೆ. ಸುಮಾರು ${seconds} ಸೆಕೆಂಡುಗಳ ನಂತರ ದಯವಿಟ್ಟು ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ರೀಲೋಡ್ ಒತ್ತಿ: ನಿಮ್ಮ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯನ್ನು ಅದು ಮತ್ತೆ ಕಳುಹಿಸುತ್ತದೆ.`,
};
