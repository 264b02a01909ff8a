import { formatDay } from '#contract/kernel/dates/dates.ts';
import type * as english from './words.ts';

export const closedForToday: typeof english.closedForToday = (place) => `${place} आजसाठी बंद झाले आहे.`;

export const givesNothing: typeof english.givesNothing = (who, day) =>
  `${formatDay(day)}: ${who} टोकन देत नाहीत. कृपया दुसरा दिवस निवडा.`;

export const offWords: typeof english.offWords = (days) => `सुट्टी: ${days}`;

export const moreDaysOff: typeof english.moreDaysOff = (days, more) => `${days}, आणखी ${more} दिवस`;

export const nextOpen: typeof english.nextOpen = (day) => `पुढचा उघडा दिवस ${formatDay(day)}.`;

export const dayOver: typeof english.dayOver = (place, next) =>
  next ? `${closedForToday(place)} ${nextOpen(next)}` : closedForToday(place);
