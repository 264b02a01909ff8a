import { labelWords } from '#contract/fees/words.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { Translated } from '#contract/kernel/languages.ts';
import type * as english from './words.ts';

export const TICKET_PROBLEMS: Translated<typeof english.TICKET_PROBLEMS> = {
  noMobile: 'ದಯವಿಟ್ಟು ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ',
  badMobile: 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ',
  holidayToday: 'ಇಂದು ರಜೆ, ಆದ್ದರಿಂದ ಟಿಕೆಟ್ ಬುಕ್ ಮಾಡಲು ಆಗದು.',
  nothingChosen: 'ದಯವಿಟ್ಟು ಕನಿಷ್ಠ ಒಂದನ್ನು ಆರಿಸಿ',
  inactive: (park) => `${park} ಸದ್ಯ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ. ಸಹಾಯಕ್ಕಾಗಿ ದಯವಿಟ್ಟು ಸಹಾಯ ತಂಡವನ್ನು ಸಂಪರ್ಕಿಸಿ.`,
  noDate: 'ಮುಂದುವರಿಯಲು ದಯವಿಟ್ಟು ದಿನಾಂಕ ಆರಿಸಿ.',
  noSlot: 'ದಯವಿಟ್ಟು ಸಮಯ ಆರಿಸಿ.',
  slotOver: 'ಈ ಸಮಯ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ನಂತರದ ಸಮಯ ಆರಿಸಿ.',
  oneFamily: 'ಒಂದು ಬುಕಿಂಗ್‌ನಲ್ಲಿ ಒಂದೇ ಕುಟುಂಬ ಟಿಕೆಟ್ ಕೊಳ್ಳಬಹುದು.',
  addonAlone: 'ಕುಟುಂಬದೊಂದಿಗೆ ಹೆಚ್ಚುವರಿ ವ್ಯಕ್ತಿ ಟಿಕೆಟ್ ಪ್ರತ್ಯೇಕವಾಗಿ ಸಿಗದು. ದಯವಿಟ್ಟು ಮೊದಲು ಕುಟುಂಬ ಟಿಕೆಟ್ ಆರಿಸಿ.',
  closedOn: (day) => `ಪಾರ್ಕ್ ಈ ದಿನ ಮುಚ್ಚಿರುತ್ತದೆ: ${formatDay(day)}. ದಯವಿಟ್ಟು ಬೇರೆ ದಿನ ಆರಿಸಿ.`,
  tooMany: (label, limit) => `ದಯವಿಟ್ಟು ಒಂದು ಬುಕಿಂಗ್‌ನಲ್ಲಿ "${labelWords(label)}" ${limit} ವರೆಗೆ ಮಾತ್ರ ಆರಿಸಿ.`,
};

export const TICKET_REFUSALS: Translated<typeof english.TICKET_REFUSALS> = {
  tooFar: (last) => `ಟಿಕೆಟ್‌ಗಳನ್ನು ${formatDay(last)} ವರೆಗೆ ಮಾರಲಾಗುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಆ ದಿನವನ್ನು ಅಥವಾ ಅದಕ್ಕೂ ಮೊದಲಿನ ದಿನವನ್ನು ಆರಿಸಿ.`,
  notOffered: (category) => `"${category}" ಇಲ್ಲಿ ಇಲ್ಲ.`,
  soldOut: (when) => `${when}: ಟಿಕೆಟ್‌ಗಳು ಮುಗಿದಿವೆ.`,
  fewLeft: (places, when) =>
    places === 1 ? `${when}: ಇನ್ನು 1 ಟಿಕೆಟ್ ಮಾತ್ರ ಇದೆ.` : `${when}: ಇನ್ನು ${places} ಟಿಕೆಟ್‌ಗಳು ಮಾತ್ರ ಇವೆ.`,
  tooMuch: 'ಒಂದು ಬುಕಿಂಗ್‌ಗೆ ಇದು ತುಂಬಾ ಹೆಚ್ಚು. ದಯವಿಟ್ಟು ಚಿಕ್ಕ ಬುಕಿಂಗ್‌ಗಳಾಗಿ ಮಾಡಿ.',
  pricesChanged: 'ಬೆಲೆಗಳು ಬದಲಾಗಿವೆ. ದಯವಿಟ್ಟು ಹೊಸ ಮೊತ್ತ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  beingChanged: 'ಈ ಪಾರ್ಕ್‌ನ ವಿವರಗಳನ್ನು ಈಗ ಬದಲಾಯಿಸಲಾಗುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  tooManyHolds: 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ಹಣ ಪಾವತಿಸದ ಬುಕಿಂಗ್‌ಗಳು ಇಲ್ಲಿ ಐದು ಇವೆ. ದಯವಿಟ್ಟು ಅವುಗಳಲ್ಲಿ ಒಂದಕ್ಕೆ ಹಣ ಪಾವತಿಸಿ, ಅಥವಾ ಕೆಲವು ನಿಮಿಷ ಕಾಯಿರಿ.',
  tooManyFree: (day) => `${formatDay(day)}: ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ಈಗಾಗಲೇ ಐದು ಉಚಿತ ಟಿಕೆಟ್‌ಗಳಿವೆ.`,
};

export const TICKET_STATES: Translated<typeof english.TICKET_STATES> = {
  admitted: 'ಈ ಟಿಕೆಟ್ ಗೇಟ್‌ನಲ್ಲಿ ಬಳಕೆಯಾಗಿದೆ.',
  cancelled: 'ಈ ಟಿಕೆಟ್ ರದ್ದಾಗಿದೆ.',
  confirmed: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ಖಚಿತವಾಗಿದೆ. ಈ QR ಕೋಡ್ ಅನ್ನು ಗೇಟ್‌ನಲ್ಲಿ ತೋರಿಸಿ.',
};

export const ticketInWords: typeof english.ticketInWords = (park, when, givenBack) =>
  `${park} ಟಿಕೆಟ್, ${when}${givenBack ? ` (ಹಿಂದಿರುಗಿಸಿದವು: ${givenBack})` : ''}`;

export const peopleWords: typeof english.peopleWords = (people) =>
  people === 0 ? '' : people === 1 ? '1 ವ್ಯಕ್ತಿ' : `${people} ಜನ`;

export const PARK_CLOSED: Translated<typeof english.PARK_CLOSED> = {
  allSold: (day) => (day ? `${formatDay(day)}: ಎಲ್ಲಾ ಟಿಕೆಟ್‌ಗಳು ಮುಗಿದಿವೆ.` : 'ಈ ದಿನಗಳಿಗೆ ಎಲ್ಲಾ ಟಿಕೆಟ್‌ಗಳು ಮುಗಿದಿವೆ.'),
  noDates: (park, last) =>
    `${last ? `${park}, ಕೊನೆಯ ದಿನಾಂಕ: ${formatDay(last)}. ` : ''}ಪಾರ್ಕ್ ಹೊಸ ದಿನಾಂಕಗಳನ್ನು ಸೇರಿಸಿದ ಕೂಡಲೇ ಇಲ್ಲಿ ಬುಕ್ ಮಾಡಬಹುದು.`,
};
