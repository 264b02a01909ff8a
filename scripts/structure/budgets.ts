import type { Tree } from './tree.ts';

const code = /^(contract|server(?!\/testing)|web|sandbox|scripts)\//;

/** A `!` marks a figure over its budget. Budgets warn, and fail nothing (decision 0009). */
export function budgetTable({ sources }: Tree): string[] {
  const own = sources.filter(({ path, isTest }) => code.test(path) && !isTest);
  const lengths = own.map(({ text }) => text.trimEnd().split('\n').length).toSorted((a, b) => a - b);
  const quantile = (share: number) => lengths[Math.max(0, Math.ceil(share * lengths.length) - 1)] ?? 0;
  const tests = sources.filter(({ isTest }) => isTest).length / Math.max(own.length, 1);
  return [
    row('lines of a file, median', quantile(0.5), '≤ 50', quantile(0.5) <= 50),
    row('lines of a file, 9 of 10', quantile(0.9), '≤ 150', quantile(0.9) <= 150),
    row('test files per source file', tests, '≥ 0.4', tests >= 0.4),
  ];
}

const row = (name: string, value: number, aim: string, kept: boolean): string =>
  `${kept ? ' ' : '!'} ${name.padEnd(30)}${String(Math.round(value * 100) / 100).padStart(7)}   ${aim}`;
