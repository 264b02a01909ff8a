import { formatDay } from '#contract/kernel/dates/dates.ts';
import type * as english from './words.ts';

export const closedForToday: typeof english.closedForToday = (place) => `${place} ఈరోజుకు మూసేశారు.`;

export const givesNothing: typeof english.givesNothing = (who, day) =>
  `${formatDay(day)}: ${who} టోకెన్లు ఇవ్వరు. దయచేసి మరో రోజు ఎంచుకోండి.`;

export const offWords: typeof english.offWords = (days) => `సెలవు: ${days}`;

export const moreDaysOff: typeof english.moreDaysOff = (days, more) => `${days}, ఇంకా ${more} రోజులు`;

export const nextOpen: typeof english.nextOpen = (day) => `తర్వాత తెరిచే రోజు ${formatDay(day)}.`;

export const dayOver: typeof english.dayOver = (place, next) =>
  next ? `${closedForToday(place)} ${nextOpen(next)}` : closedForToday(place);
