import type { BookingKindName } from '#contract/bookings/model.ts';
import { CATEGORIES } from '#contract/fees/rules.ts';
import { addDays, type Day } from '#contract/kernel/dates/dates.ts';
import type { FieldIssue } from '#contract/kernel/errors.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import {
  type Breakdown,
  CHANNELS,
  type CountedPart,
  type DayCount,
  type Figure,
  type KnownRange,
  MOST_DAYS,
  type Range,
  type RangeCount,
  type Trade,
  type TradeFigures,
} from './model.ts';

export interface Span {
  from: Day;
  to: Day;
}

export interface ComparedSpan extends Span {
  comparedFrom: Day;
  comparedTo: Day;
  untilNow: boolean;
  seriesFrom: Day;
}

const WEEK = 7;
const SERIES_DAYS = 4 * WEEK;

const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

export const lengthOf = ({ from, to }: Span): number => utc(to) - utc(from) + 1;

export const daysOf = (span: Span): Day[] =>
  Array.from({ length: Math.max(0, lengthOf(span)) }, (_, at) => addDays(span.from, at));

function spanOf({ days = WEEK, from, to }: Range, today: Day): Span {
  const last = to && to < today ? to : today;
  return { from: from || addDays(last, 1 - days), to: last };
}

export function rangeProblem(range: Range, today: Day): FieldIssue<Text> | null {
  const span = spanOf(range, today);
  if (range.from && range.to && range.from > range.to) return { field: 'to', message: text('figures.endsFirst') };
  if (span.from > today) return { field: 'from', message: text('figures.future') };
  return lengthOf(span) > MOST_DAYS ? { field: 'from', message: text('figures.long', { most: MOST_DAYS }) } : null;
}

/** Compares with as many days before, shifted by whole weeks so that a Sunday is compared with a Sunday. */
export function comparedRange(range: Range, today: Day): ComparedSpan {
  const span = spanOf(range, today);
  const earlier = -WEEK * Math.ceil(lengthOf(span) / WEEK);
  return {
    ...span,
    comparedFrom: addDays(span.from, earlier),
    comparedTo: addDays(span.to, earlier),
    untilNow: span.to === today,
    seriesFrom: addDays(span.to, 1 - Math.max(lengthOf(span), SERIES_DAYS)),
  };
}

/** The smallest value that at least this share of all does not exceed; `counts` by value. Null for no values. */
export function quantileOf(counts: ReadonlyMap<number, number>, share: number): number | null {
  const sorted = [...counts].sort(([one], [other]) => one - other);
  const needed = share * sorted.reduce((sum, [, count]) => sum + count, 0);
  let sum = 0;
  for (const [value, count] of sorted) {
    sum += count;
    if (sum >= needed) return value;
  }
  return null;
}

const TRADE_OF: Record<BookingKindName, Trade> = {
  'park-ticket': 'tickets',
  'doctor-appointment': 'tokens',
  'loan-appointment': 'tokens',
  'show-visit': 'visits',
  'batch-enrolment': 'enrolments',
};

export const tradeOf = (kind: BookingKindName): Trade => TRADE_OF[kind];

/** `whole`: whole days of the range and before it. `untilNow`: the last compared day until this time. */
export interface DayCounts {
  range: ComparedSpan;
  today: Day;
  whole: readonly DayCount[];
  untilNow: readonly DayCount[];
}

type OfDay = readonly DayCount[];
type CountOfDay = (day: Day) => OfDay;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function looks({ range, whole, untilNow }: DayCounts, trade: Trade): { now: CountOfDay; before: CountOfDay } {
  const byDay = (counts: readonly DayCount[]) =>
    Map.groupBy(
      counts.filter(({ kind }) => tradeOf(kind) === trade),
      ({ day }) => day,
    );
  const [all, partly] = [byDay(whole), byDay(untilNow)];
  const now: CountOfDay = (day) => all.get(day) ?? [];
  const before: CountOfDay = (day) => (range.untilNow && day === range.comparedTo ? (partly.get(day) ?? []) : now(day));
  return { now, before };
}

const days = ({ from, to, comparedFrom, comparedTo, seriesFrom }: ComparedSpan) => ({
  range: daysOf({ from, to }),
  compared: daysOf({ from: comparedFrom, to: comparedTo }),
  series: daysOf({ from: seriesFrom, to }),
});

type Amount = 'count' | 'paise' | 'more';

const amountOf =
  (part: CountedPart, amount: Amount, key?: string) =>
  (counts: OfDay): number =>
    sum(counts.filter((one) => one.part === part && (key ?? one.key) === one.key).map((one) => one[amount]));

function figureOf(counts: DayCounts, trade: Trade, value: (of: OfDay) => number): Figure {
  const { now, before } = looks(counts, trade);
  const { range, compared, series } = days(counts.range);
  const daysBefore = compared.map((day) => value(before(day)));
  return {
    now: sum(range.map((day) => value(now(day)))),
    before: sum(daysBefore),
    days: series.map((day) => value(now(day))),
    daysBefore,
  };
}

/** A figure that may be unknown. The total is computed over the whole range, since medians do not add up. */
function knownOf(counts: DayCounts, trade: Trade, value: (of: OfDay) => number | null): KnownRange {
  const { now, before } = looks(counts, trade);
  const { range, compared, series } = days(counts.range);
  return {
    now: value(range.flatMap(now)),
    before: value(compared.flatMap(before)),
    days: series.map((day) => value(now(day))),
    daysBefore: compared.map((day) => value(before(day))),
  };
}

/** Tokens until now; tickets only on days that are over, so that the result does not depend on the time of the call. */
function noShowsOf(counts: DayCounts, trade: Trade): KnownRange {
  if (trade === 'tokens') return knownOf(counts, trade, amountOf('states', 'count', 'noshow'));
  const { range, today } = counts;
  const whole = { ...counts, range: { ...range, untilNow: false }, untilNow: [] };
  return knownOf(whole, trade, (of) => {
    const known = of.filter(({ day, absent }) => absent !== null && day < today);
    return known.length === 0 ? null : sum(known.map(({ absent }) => absent ?? 0));
  });
}

export function waitsOf(counts: readonly Pick<DayCount, 'part' | 'key' | 'count'>[]): Map<number, number> {
  const waits = new Map<number, number>();
  for (const { part, key, count } of counts)
    if (part === 'waits') waits.set(Number(key), (waits.get(Number(key)) ?? 0) + count);
  return waits;
}

const FREE = { gross: null, coupons: null, refunds: null, refunded: null, money: null };

/** `gross - coupons - refunded = money`; discounts on refunded bookings count among `coupons`. */
function moneyOf(counts: DayCounts, trade: Trade): Record<keyof typeof FREE, Figure> {
  const coupons = (of: OfDay) => amountOf('sales', 'more')(of) + amountOf('refunds', 'more')(of);
  const [money, refunded] = [amountOf('sales', 'paise'), amountOf('refunds', 'paise')];
  return {
    gross: figureOf(counts, trade, (of) => money(of) + coupons(of) + refunded(of)),
    coupons: figureOf(counts, trade, coupons),
    refunds: figureOf(counts, trade, amountOf('refunds', 'count')),
    refunded: figureOf(counts, trade, refunded),
    money: figureOf(counts, trade, money),
  };
}

export function figuresOf(counts: DayCounts, { trade, free }: { trade: Trade; free: boolean }): TradeFigures {
  const figure = (part: CountedPart, amount: Amount, key?: string) =>
    figureOf(counts, trade, amountOf(part, amount, key));
  const [isTickets, isTokens] = [trade === 'tickets', trade === 'tokens'];
  const waits = (share: number) => (isTokens ? knownOf(counts, trade, (of) => quantileOf(waitsOf(of), share)) : null);
  return {
    trade,
    bookings: figure('sales', 'count'),
    ...(free ? FREE : moneyOf(counts, trade)),
    expected: isTickets ? figure('visits', 'count') : null,
    admitted: isTickets ? figure('visits', 'more') : null,
    served: isTokens ? figure('states', 'count', 'complete') : null,
    noShows: isTickets || isTokens ? noShowsOf(counts, trade) : null,
    waitMedian: waits(0.5),
    waitNine: waits(0.9),
  };
}

const MOST_PARTS = 50;
/** Lower bounds of the buckets of waiting times, in minutes. */
const WAITS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];

type ChannelPart = Pick<Breakdown['channels'][number], 'bookings' | 'money' | 'bookingsBefore' | 'moneyBefore'>;

export interface RangeCounts {
  now: readonly RangeCount[];
  before: readonly RangeCount[];
  names: ReadonlyMap<string, string>;
}

const total = (counts: readonly RangeCount[] = [], amount: Amount = 'count'): number =>
  sum(counts.map((one) => one[amount]));

const partOf = (now: readonly RangeCount[] = [], before: readonly RangeCount[] = []): ChannelPart => ({
  bookings: total(now),
  money: total(now, 'paise'),
  bookingsBefore: total(before),
  moneyBefore: total(before, 'paise'),
});

const mostFirst = (one: ChannelPart, other: ChannelPart): number =>
  other.money - one.money || other.bookings - one.bookings || other.moneyBefore - one.moneyBefore;

export function breakdownOf({ names, ...counts }: RangeCounts, trade: Trade): Breakdown {
  const own = (all: readonly RangeCount[]) => all.filter(({ kind }) => tradeOf(kind) === trade);
  const [now, before] = [own(counts.now), own(counts.before)];
  const parts = <K extends string | number>(part: CountedPart, keyOf: (count: RangeCount) => K) => {
    const groups = [now, before].map((all) =>
      Map.groupBy(
        all.filter((one) => one.part === part),
        keyOf,
      ),
    );
    const keys = new Set(groups.flatMap((group) => [...group.keys()]));
    return [...keys].map((key) => ({ key, now: groups[0]?.get(key) ?? [], before: groups[1]?.get(key) ?? [] }));
  };
  const byKey = (part: CountedPart) => parts(part, ({ key }) => key);
  return {
    trade,
    offerings: parts('sales', ({ offeringId }) => offeringId ?? '')
      .map(({ key: offeringId, ...of }) => ({
        offeringId,
        name: names.get(offeringId) ?? '',
        kind: ([...of.now, ...of.before][0] as RangeCount).kind,
        ...partOf(of.now, of.before),
        ...ofOffering(now.filter((one) => one.offeringId === offeringId)),
      }))
      .sort(mostFirst)
      .slice(0, MOST_PARTS),
    categories: categoriesOf(parts('lines', ({ key }) => key.split(' ')[0] ?? '')),
    hours: parts('hours', ({ key, weekday }) => (weekday ?? 0) * 24 + Number(key))
      .map(({ key, now: of }) => {
        return { weekday: Math.floor(key / 24), hour: key % 24, bookings: total(of), money: total(of, 'paise') };
      })
      .filter(({ bookings }) => bookings > 0)
      .sort((one, other) => one.weekday - other.weekday || one.hour - other.hour),
    channels: CHANNELS.flatMap((channel) =>
      byKey('channels')
        .filter(({ key }) => key === channel)
        .map((of) => ({ channel, ...partOf(of.now, of.before) })),
    ),
    gateways: byKey('gateways')
      .map((of) => ({ gateway: of.key, ...partOf(of.now, of.before) }))
      .sort(mostFirst),
    coupons: byKey('coupons')
      .map((of) => ({
        code: of.key,
        ...partOf(of.now, of.before),
        discount: total(of.now, 'more'),
        discountBefore: total(of.before, 'more'),
      }))
      .sort((one, other) => other.discount - one.discount || mostFirst(one, other))
      .slice(0, MOST_PARTS),
    waits: trade === 'tokens' ? bucketsOf(waitsOf(now), waitsOf(before)) : [],
  };
}

function ofOffering(counts: readonly RangeCount[]) {
  const absent = counts.flatMap((one) => one.absent ?? []);
  const states = counts.filter(({ part, kind }) => part === 'sales' && tradeOf(kind) === 'tokens');
  const missed = total(counts.filter(({ part, key }) => part === 'states' && key === 'noshow'));
  const waits = waitsOf(counts);
  return {
    noShows: states.length > 0 ? missed : absent.length > 0 ? sum(absent) : null,
    waitMedian: quantileOf(waits, 0.5),
    waitNine: quantileOf(waits, 0.9),
  };
}

const categoriesOf = (
  parts: readonly { key: string; now: readonly RangeCount[]; before: readonly RangeCount[] }[],
): Breakdown['categories'] =>
  CATEGORIES.flatMap(({ key: category, label }) =>
    parts
      .filter(({ key }) => key === category)
      .map(({ now, before }) => ({
        category,
        label,
        quantity: total(now),
        money: total(now, 'paise'),
        quantityBefore: total(before),
        moneyBefore: total(before, 'paise'),
      })),
  );

function bucketsOf(now: ReadonlyMap<number, number>, before: ReadonlyMap<number, number>): Breakdown['waits'] {
  const within = (waits: ReadonlyMap<number, number>, from: number, to: number) =>
    sum([...waits].filter(([minutes]) => minutes >= from && minutes < to).map(([, count]) => count));
  return WAITS.map((from, at) => {
    const to = WAITS[at + 1] ?? null;
    const end = to ?? Number.POSITIVE_INFINITY;
    return { from, to, tokens: within(now, from, end), tokensBefore: within(before, from, end) };
  });
}
