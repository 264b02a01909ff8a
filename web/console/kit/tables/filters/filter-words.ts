import { type Day, dayOf, formatDay, formatShortDay, isDay } from '#contract/kernel/dates.ts';
import type { DateRange } from '#web/console/kit/dates/date-range.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';

const { filterChips: texts } = uiTexts;

/** Says which of these options are chosen; how many where that would be long, or where their names are not here yet. */
export function chosenWords(options: readonly Option[], chosen: readonly string[]): string {
  const known = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  if (chosen.length === 0) return '';
  return known.length === chosen.length && known.length < 3 ? known.join(', ') : texts.count(chosen.length);
}

/** "Sat, 21 Nov – Sun, 22 Nov"; of a range that is open at one end, what is known. */
export function daysInWords({ from, to }: DateRange): string {
  const [first, last] = [dayInWords(from), dayInWords(to)];
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return texts.since(first);
  return last && texts.until(last);
}

/** "Sat, 21 Nov"; with its year where that is another one; what is no day narrows nothing. */
export function dayInWords(day: Day): string {
  if (!isDay(day)) return '';
  return day.slice(0, 4) === dayOf(new Date()).slice(0, 4) ? formatShortDay(day) : formatDay(day);
}
