import { formatDay } from '#contract/kernel/dates/dates.ts';
import type * as english from './words.ts';

export const closedForToday: typeof english.closedForToday = (place) => `${place} ಇಂದಿಗೆ ಮುಚ್ಚಿದೆ.`;

export const givesNothing: typeof english.givesNothing = (who, day) =>
  `${formatDay(day)}: ${who} ಟೋಕನ್ ಕೊಡುವುದಿಲ್ಲ. ದಯವಿಟ್ಟು ಬೇರೆ ದಿನ ಆರಿಸಿ.`;

export const offWords: typeof english.offWords = (days) => `ರಜೆ: ${days}`;

export const moreDaysOff: typeof english.moreDaysOff = (days, more) => `${days}, ಇನ್ನೂ ${more} ದಿನಗಳು`;

export const nextOpen: typeof english.nextOpen = (day) => `ಮುಂದೆ ತೆರೆಯುವ ದಿನ ${formatDay(day)}.`;

export const dayOver: typeof english.dayOver = (place, next) =>
  next ? `${closedForToday(place)} ${nextOpen(next)}` : closedForToday(place);
