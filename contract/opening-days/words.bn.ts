import { formatDay } from '#contract/kernel/dates/dates.ts';
import type * as english from './words.ts';

export const closedForToday: typeof english.closedForToday = (place) => `${place} আজকের মতো বন্ধ।`;

export const givesNothing: typeof english.givesNothing = (who, day) =>
  `${formatDay(day)}: ${who} টোকেন দেন না। অনুগ্রহ করে অন্য দিন বেছে নিন।`;

export const offWords: typeof english.offWords = (days) => `ছুটি: ${days}`;

export const moreDaysOff: typeof english.moreDaysOff = (days, more) => `${days}, আরও ${more} দিন`;

export const nextOpen: typeof english.nextOpen = (day) => `এরপর খোলার দিন ${formatDay(day)}।`;

export const dayOver: typeof english.dayOver = (place, next) =>
  next ? `${closedForToday(place)} ${nextOpen(next)}` : closedForToday(place);
