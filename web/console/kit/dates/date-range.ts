import { addDays, type Day, isDay } from '#contract/kernel/dates/dates.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { addMonths, endOfMonth, startOfMonth } from '#web/shared/month.ts';

/** Business days from the first to the last, both counted. In the address: `?from=2027-01-01&to=2027-01-31`. */
export interface DateRange {
  from: Day;
  to: Day;
}

/** Bounds of report dates (docs/behaviour.md 9.3): since 10 Nov 2016, to the end of next year. */
export const reportDates = (today: Day): { min: Day; max: Day } => ({
  min: '2016-11-10',
  max: `${Number(today.slice(0, 4)) + 1}-12-31`,
});

/** All days that a report may be asked for. */
export function everyDay(today: Day): DateRange {
  const { min, max } = reportDates(today);
  return { from: min, to: max };
}

const dayOr = (text: string | null, otherwise: Day): Day => (text !== null && isDay(text) ? text : otherwise);

/** The days of an address under these names; what is missing there, or is no day, is taken from `otherwise`. */
export const readDates = (
  params: URLSearchParams,
  otherwise: DateRange,
  names: readonly [string, string] = ['from', 'to'],
): DateRange => ({
  from: dayOr(params.get(names[0]), otherwise.from),
  to: dayOr(params.get(names[1]), otherwise.to),
});

/** Without dates in the address a report of sales covers this month until today. */
export const thisMonth = (today: Day): DateRange => ({ from: startOfMonth(today), to: today });

const lastDays = (count: number) => (today: Day) => ({ from: addDays(today, 1 - count), to: today });

/** Without dates in the address a report of tokens covers today. */
export const justToday = lastDays(1);

function lastMonth(today: Day): DateRange {
  const from = addMonths(startOfMonth(today), -1);
  return { from, to: endOfMonth(from) };
}

/** Ranges that people ask for by name; all but yesterday and last month end today. */
const PRESET_RANGES = {
  today: justToday,
  yesterday: (today: Day) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  last7: lastDays(7),
  last30: lastDays(30),
  last90: lastDays(90),
  thisMonth,
  lastMonth,
  thisYear: (today: Day) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
} satisfies Record<string, (today: Day) => DateRange>;

export type Preset = keyof typeof PRESET_RANGES;
export const PRESETS = Object.keys(PRESET_RANGES) as readonly Preset[];

/** The days of a preset, given the business day of today. */
export const rangeOf = (preset: Preset, today: Day): DateRange => PRESET_RANGES[preset](today);

/** The first of these presets that is just this range; null: an own range. On the first of a month "today" and "this month" are one. */
export const presetOf = ({ from, to }: DateRange, today: Day, among: readonly Preset[] = PRESETS): Preset | null =>
  among.find((preset) => {
    const range = rangeOf(preset, today);
    return range.from === from && range.to === to;
  }) ?? null;

export type DateProblems = Partial<Record<keyof DateRange, string>>;

/** Says what is wrong with days that were typed, in words for the fields; nothing where they can be asked for. */
export function problemsOfDates({ from, to }: DateRange): DateProblems {
  const { dateNeeded, endsBefore } = uiTexts.dates;
  const missing = { ...(!isDay(from) && { from: dateNeeded }), ...(!isDay(to) && { to: dateNeeded }) };
  return Object.keys(missing).length === 0 && to < from ? { to: endsBefore } : missing;
}

/** The days as reports are asked for: the end date goes as the end of its day (docs/product/console.md 8). */
export const daysOnWire = ({ from, to }: DateRange): { startDate: string; endDate: string } => ({
  startDate: `${from}T00:00:00.000Z`,
  endDate: `${to}T23:59:00.000Z`,
});
