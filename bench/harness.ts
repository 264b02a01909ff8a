import { writeFileSync } from 'node:fs';
import { cpus, getPriority, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

export const setting = (name: string, usual: number): number => Number(process.env[`BENCH_${name}`] ?? usual);
export const ROUNDS = setting('ROUNDS', 5);
export const SECONDS = setting('SECONDS', 4);

export const round = (number: number, digits = 0): number => Number(number.toFixed(digits));

const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const median = (numbers: readonly number[]): number =>
  atShare(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );

export const sumOf = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** All ways once a round, by turns, so that neighbours disturb them alike. Rounds below 0 warm up and are left out. */
export async function roundsOf<Way extends string, Result>(
  ways: Record<Way, (round: number) => Promise<Result>>,
  { from = 0, to }: { from?: number; to: number },
): Promise<Record<Way, Result[]>> {
  const names = Object.keys(ways) as Way[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Way, Result[]>;
  for (let round = from; round < to; round += 1)
    for (const name of names) {
      const result = await ways[name](round);
      if (round >= 0) results[name].push(result);
    }
  return results;
}

export async function until(what: string, isSo: () => Promise<boolean>, seconds = 90): Promise<void> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await delay(50))
    if (await isSo().catch(() => false)) return;
  throw new Error(`not within ${seconds} s: ${what}`);
}

export type Latency = ReturnType<typeof latencyOf>;

export function latencyOf(times: readonly number[], digits = 1) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => round(atShare(sorted, share), digits);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

/** Medians of the rounds of a load. */
export function mediansOf(reports: readonly (Latency & { perSecond: number })[]) {
  const of = (what: 'perSecond' | 'p50' | 'p95' | 'p99') => round(median(reports.map((one) => one[what])), 1);
  return { perSecond: of('perSecond'), p50Ms: of('p50'), p95Ms: of('p95'), p99Ms: of('p99') };
}

/** `noise` is from least to most as a share of the median: with 0.1 a change of a tenth means nothing. */
export function spreadOf(values: readonly number[]) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return { median: middle, least, most, noise: middle ? round((most - least) / middle, 2) : 0 };
}

/** A load above the number of cores means that timings measure other programs. */
export const loadBefore = loadavg().map((load) => round(load, 1));

export function keep(bench: string, result: object): void {
  const machine = {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    node: process.version,
    nice: getPriority(),
    loadBefore,
  };
  const text = JSON.stringify({ at: new Date(), machine, ...result }, null, 2);
  writeFileSync(new URL(`results/${bench}.json`, import.meta.url), `${text}\n`);
  console.log(`load of the machine before: ${loadBefore.join(' ')} on ${cpus().length} cores (quiet is below 0.5)`);
}

export function check(checks: Record<string, boolean>): void {
  for (const [what, holds] of Object.entries(checks)) console.log(`${holds ? 'yes' : 'NO '} ${what}`);
  if (Object.values(checks).includes(false)) process.exitCode = 1;
}

export interface Row {
  metric: string;
  value: number;
  unit: keyof typeof DECIMALS;
  /** Absent where the table of targets (docs/experience.md 7) has none. */
  target?: { most?: number; least?: number };
  anchor?: { who: string; value: number };
}

const DECIMALS = { KB: 1, MB: 1, 'MB/s': 1, s: 2, ms: 0, px: 0, '': 3 };

export function report(bench: string, rows: readonly Row[], more: object): void {
  const figures = rows.map((row) => {
    const { value, anchor, target: { most = Number.POSITIVE_INFINITY, least = 0 } = {} } = row;
    const met = row.target && value <= most && value >= least;
    return { ...row, ratio: anchor && round(value / anchor.value, 2), met };
  });
  const lines = figures.map(({ metric, value, unit, target, anchor, ratio, met }) => {
    const shown = (number: number) => `${round(number, DECIMALS[unit])} ${unit}`.trim();
    const least = target?.least === undefined ? '' : `≥ ${shown(target.least)}`;
    const bound = target?.most === undefined ? least : `≤ ${shown(target.most)}`;
    const compared = anchor ? `${anchor.who} ${shown(anchor.value)}, ratio ${ratio}` : '';
    const texts = { target: bound, met: met ?? '', 'compared with': compared };
    return [metric, { value: shown(value), ...texts }] as const;
  });
  console.table(Object.fromEntries(lines));
  keep(bench, { ...more, figures });
}
