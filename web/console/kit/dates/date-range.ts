import { addDays, type Day, isDay } from '#contract/kernel/dates/dates.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { addMonths, endOfMonth, startOfMonth } from '#web/shared/month.ts';

/** Business days, both ends included. In the address: `?from=2027-01-01&to=2027-01-31`. */
export interface DateRange {
  from: Day;
  to: Day;
}

/** Bounds of report dates (docs/behaviour.md 9.3): since 10 Nov 2016, to the end of next year. */
export const reportDates = (today: Day): { min: Day; max: Day } => ({
  min: '2016-11-10',
  max: `${Number(today.slice(0, 4)) + 1}-12-31`,
});

export function everyDay(today: Day): DateRange {
  const { min, max } = reportDates(today);
  return { from: min, to: max };
}

const dayOr = (text: string | null, otherwise: Day): Day => (text !== null && isDay(text) ? text : otherwise);

/** Reads days from the address; missing or invalid ones come from `otherwise`. */
export const readDates = (
  params: URLSearchParams,
  otherwise: DateRange,
  names: readonly [string, string] = ['from', 'to'],
): DateRange => ({
  from: dayOr(params.get(names[0]), otherwise.from),
  to: dayOr(params.get(names[1]), otherwise.to),
});

export const thisMonth = (today: Day): DateRange => ({ from: startOfMonth(today), to: today });

const lastDays = (count: number) => (today: Day) => ({ from: addDays(today, 1 - count), to: today });

export const justToday = lastDays(1);

function lastMonth(today: Day): DateRange {
  const from = addMonths(startOfMonth(today), -1);
  return { from, to: endOfMonth(from) };
}

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

export const rangeOf = (preset: Preset, today: Day): DateRange => PRESET_RANGES[preset](today);

/** The first preset that equals the range. On the first of a month "today" and "this month" are the same. */
export const presetOf = ({ from, to }: DateRange, today: Day, among: readonly Preset[] = PRESETS): Preset | null =>
  among.find((preset) => {
    const range = rangeOf(preset, today);
    return range.from === from && range.to === to;
  }) ?? null;

export type DateProblems = Partial<Record<keyof DateRange, string>>;

export function problemsOfDates({ from, to }: DateRange): DateProblems {
  const { dateNeeded, endsBefore } = uiTexts.dates;
  const missing = { ...(!isDay(from) && { from: dateNeeded }), ...(!isDay(to) && { to: dateNeeded }) };
  return Object.keys(missing).length === 0 && to < from ? { to: endsBefore } : missing;
}

/** Days as query parameters: the end date is sent as the end of its day (docs/product/console.md 8). */
export const daysOnWire = ({ from, to }: DateRange): { startDate: string; endDate: string } => ({
  startDate: `${from}T00:00:00.000Z`,
  endDate: `${to}T23:59:00.000Z`,
});
