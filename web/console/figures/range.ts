import { RANGE_DAYS, type Range } from '#contract/figures/model.ts';
import { addDays, type Day, isDay } from '#contract/kernel/dates/dates.ts';

/** Days by default: a week, so that a weekend is among them. */
const USUAL = 7;

/** Reads `?days=28` or `?from=2027-01-01&to=2027-01-31`; invalid parameters give a week. */
export function readRange(params: URLSearchParams): Range {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  const days = Number(params.get('days'));
  return { days: RANGE_DAYS.find((known) => known === days) ?? USUAL };
}

export function withRange(params: URLSearchParams, { days, from, to }: Range): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of ['days', 'from', 'to']) written.delete(name);
  if (from && to) {
    written.set('from', from);
    written.set('to', to);
  } else if (days !== USUAL) written.set('days', String(days));
  return written;
}

export const lengthOf = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

export const daysUntil = (today: Day, { days = USUAL, from, to }: Range): { from: Day; to: Day } =>
  from && to ? { from, to } : { from: addDays(today, 1 - days), to: today };
