import type { Day } from '#contract/kernel/dates/dates.ts';
import { type DateRange, PRESETS, type Preset, presetOf, rangeOf } from '#web/console/kit/dates/date-range.ts';

const PLACE = ['page'];

export function daysAsked(params: URLSearchParams): DateRange | null {
  const day = params.get('date');
  const [from, to] = [params.get('from') ?? day, params.get('to') ?? day];
  return from && to ? { from, to } : null;
}

export function presetsAsked(params: URLSearchParams, today: Day): Preset[] {
  const range = daysAsked(params);
  return range ? PRESETS.filter((preset) => presetOf(range, today, [preset])) : [];
}

export function keptQuery(params: URLSearchParams, preset: Preset | null): string {
  const kept = new URLSearchParams([...params].filter(([name]) => !PLACE.includes(name)));
  if (preset) {
    const name = kept.has('date') ? 'day' : 'days';
    for (const days of ['from', 'to', 'date']) kept.delete(days);
    kept.set(name, preset);
  }
  return kept.toString();
}

export function addressOf(query: string, today: Day): URLSearchParams {
  const params = new URLSearchParams(query);
  const [day, days] = [presetNamed(params.get('day')), presetNamed(params.get('days'))];
  params.delete('day');
  params.delete('days');
  if (day) params.set('date', rangeOf(day, today).from);
  if (!days) return params;
  const { from, to } = rangeOf(days, today);
  params.set('from', from);
  params.set('to', to);
  return params;
}

const presetNamed = (name: string | null): Preset | undefined => PRESETS.find((preset) => preset === name);

export function asksTheSame(one: URLSearchParams, other: URLSearchParams): boolean {
  const [left, right] = [one, other].map((params) =>
    [...params]
      .filter(([name]) => !PLACE.includes(name))
      .map(String)
      .sort()
      .join('&'),
  );
  return left === right;
}
