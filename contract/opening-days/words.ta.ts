import { formatDay } from '#contract/kernel/dates/dates.ts';
import type * as english from './words.ts';

export const closedForToday: typeof english.closedForToday = (place) => `${place} இன்றைக்கு மூடப்பட்டது.`;

export const givesNothing: typeof english.givesNothing = (who, day) =>
  `${formatDay(day)}: ${who} டோக்கன் தருவதில்லை. தயவுசெய்து வேறு நாளைத் தேர்ந்தெடுங்கள்.`;

export const offWords: typeof english.offWords = (days) => `விடுமுறை: ${days}`;

export const moreDaysOff: typeof english.moreDaysOff = (days, more) => `${days}, மேலும் ${more} நாட்கள்`;

export const nextOpen: typeof english.nextOpen = (day) => `அடுத்து திறக்கும் நாள் ${formatDay(day)}.`;

export const dayOver: typeof english.dayOver = (place, next) =>
  next ? `${closedForToday(place)} ${nextOpen(next)}` : closedForToday(place);
