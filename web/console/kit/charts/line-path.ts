import type { Series } from './chart-data.ts';

/** Vertical place of a value, in per cent from below. */
export type Height = (value: number) => number;

export const middleOf = (at: number, length: number): number => (100 * (at + 0.5)) / length;

type PathPoint = readonly [x: number, y: number];

function runsOf(values: Series['values'], height: Height): PathPoint[][] {
  const runs: PathPoint[][] = [[]];
  for (const [at, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push([middleOf(at, values.length), 100 - height(value)]);
  }
  return runs.filter((run) => run.length > 0);
}

const written = (places: readonly PathPoint[]): string =>
  places.map((place) => place.map((part) => Math.round(part * 100) / 100).join(' ')).join('L');

/** Broken where nothing was measured. A single value is a zero-length line, which round caps draw as a dot. */
export const strokeOf = (values: Series['values'], height: Height): string =>
  runsOf(values, height)
    .map((run) => `M${written(run)}${run.length === 1 ? 'h0' : ''}`)
    .join('');

export const surfaceOf = (values: Series['values'], height: Height): string =>
  runsOf(values, height)
    .map((run) => `M${written([[run[0]?.[0] ?? 0, 100], ...run, [run.at(-1)?.[0] ?? 0, 100]])}Z`)
    .join('');
