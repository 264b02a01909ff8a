import { formatDay } from '#contract/kernel/dates/dates.ts';
import type * as english from './words.ts';

export const closedForToday: typeof english.closedForToday = (place) => `${place} आज के लिए बंद हो गया है।`;

export const givesNothing: typeof english.givesNothing = (who, day) =>
  `${formatDay(day)}: ${who} इस दिन टोकन नहीं देते। कृपया कोई और दिन चुनें।`;

export const offWords: typeof english.offWords = (days) => `बंद: ${days}`;

export const moreDaysOff: typeof english.moreDaysOff = (days, more) => `${days} और ${more} दिन`;

export const nextOpen: typeof english.nextOpen = (day) => `अगला खुला दिन ${formatDay(day)} है।`;

export const dayOver: typeof english.dayOver = (place, next) =>
  next ? `${closedForToday(place)} ${nextOpen(next)}` : closedForToday(place);
