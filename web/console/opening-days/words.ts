import { type Day, formatDay, WEEKDAY_NAMES, type Weekday } from '#contract/kernel/dates/dates.ts';
import type { BookedKind } from '#contract/offerings/model.ts';
import { rangesOf } from '#contract/opening-days/rules.ts';

const people = (count: number): string =>
  count === 1 ? '1 booking stands' : `${count.toLocaleString('en-IN')} bookings stand`;

export const daysOffTexts = {
  label: {
    park: 'Days off',
    clinic: 'Days off',
    branch: 'Days off',
    exhibition: 'Days without a show',
    coaching: 'Days without a class',
    doctor: 'Days of leave',
  } satisfies Record<BookedKind, string>,
  hint: {
    park: 'Holidays by date. No tickets are sold for these days.',
    clinic: 'Holidays by date. No tokens are given for these days.',
    branch: 'Holidays by date. No tokens are given on these days.',
    exhibition: 'The booking page names these days. A place is for the whole show and stays as it is.',
    coaching: 'The booking page names these days. A place is for the whole batch and stays as it is.',
    doctor: 'No tokens are given for this doctor on these days, at any clinic.',
  } satisfies Record<BookedKind, string>,
  last: 'Last day, if several',
  none: 'No days yet.',
  standing: {
    day: (count: number) => `${people(count)} on this day. They stay valid until you move or refund them.`,
    weekdays: (held: readonly { day: Weekday; bookings: number }[]) => {
      const days = held.map(({ day, bookings }) => `${bookings.toLocaleString('en-IN')} on ${WEEKDAY_NAMES[day]}s`);
      return `Bookings stand on days that you are closing: ${days.join(', ')}. They stay valid until you move or refund them.`;
    },
    whole: (count: number) =>
      `${people(count)}, which this day concerns. They stay as they are: please tell these people.`,
  },
};

export const rangeInWords = (from: Day, to: Day): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

/** "66 days, Fri, 28 Aug 2026 – Sun, 24 Jan 2027". */
export const datesInShort = (days: readonly Day[]): string =>
  days.length === 0 ? daysOffTexts.none : `${days.length} days, ${rangeInWords(days[0]!, days.at(-1)!)}`;

export const rangesInWords = (days: readonly Day[]): string =>
  rangesOf(days)
    .map(([from, to]) => rangeInWords(from, to))
    .join(', ');

export const weekdaysInWords = (days: readonly Weekday[]): string => days.map((day) => WEEKDAY_NAMES[day]).join(', ');
