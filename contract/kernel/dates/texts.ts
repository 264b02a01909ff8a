import { type Text, text, type Wording } from '#contract/kernel/text.ts';
import { type Day, dayOf, formatLocalTime, type Weekday, weekdayOf } from './dates.ts';

const partsOf = (day: Day) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { weekday: weekdayOf(day), date, month, year: String(year) };
};

/** "Sat, 2 Jan 2027" */
export const dayText = (day: Day): Text => text('dates.day', partsOf(day));

/** "Sat, 2 Jan" */
export const shortDayText = (day: Day): Text => text('dates.shortDay', partsOf(day));

/** "January 2027" */
export function monthText(day: Day): Text {
  const { month, year } = partsOf(day);
  return text('dates.month', { month, year });
}

/** "sat" in words of one to five letters. */
export const weekdayText = (weekday: Weekday): Text => text('dates.weekday', { weekday });

/** Hindi and Telugu name the part of the day where English says am and pm. */
function partOfDay(hours: number): 'night' | 'morning' | 'noon' | 'evening' | 'lateEvening' {
  if (hours < 4) return 'night';
  if (hours < 12) return 'morning';
  if (hours < 16) return 'noon';
  return hours < 19 ? 'evening' : 'lateEvening';
}

/** "9:05 am" of "09:05" */
export function clockText(time: string): Text {
  const [hours = '', minutes = ''] = time.split(':');
  return text('dates.clock', { hour: Number(hours) % 12 || 12, minutes, part: partOfDay(Number(hours)) });
}

/** The time in Kolkata. */
export const timeText = (instant: Date): Text => clockText(formatLocalTime(instant).slice(11));

/** "Sat, 2 Jan 2027, 9:05 am" in Kolkata. */
export const momentText = (instant: Date): Text =>
  text('dates.moment', { day: dayText(dayOf(instant)), time: timeText(instant) });

/** In whole minutes from 90 seconds on, rounded up. */
export const aboutText = (seconds: number): Text =>
  seconds >= 90
    ? text('dates.aboutMinutes', { minutes: Math.ceil(seconds / 60) })
    : text('dates.aboutSeconds', { seconds });

/** "9:00 am to 5:00 pm", or the one end that is known; '' without any. */
export const spanText = ([from, until]: readonly Text[]): Wording =>
  from && until ? text('dates.span', { from, until }) : (from ?? '');
