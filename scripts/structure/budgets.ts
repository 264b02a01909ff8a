import type { Tree } from './tree.ts';

const code = /^(contract|server(?!\/testing)|web|sandbox|scripts)\//;

/** The figures over all code as lines to print, with a `!` where one is over. They warn, and fail nothing (decision 0009). */
export function budgetTable(tree: Tree): string[] {
  const own = tree.sources.filter(({ path, isTest }) => code.test(path) && !isTest);
  const tests = tree.sources.filter(({ isTest }) => isTest).length;
  const lengths = own.map(({ text }) => text.trimEnd().split('\n').length).toSorted((a, b) => a - b);
  return [
    atMost('lines of a file, median', quantile(lengths, 0.5), 50),
    atMost('lines of a file, 9 of 10', quantile(lengths, 0.9), 150),
    row('test files per source file', tests / Math.max(own.length, 1), '≥ 0.4', tests >= 0.4 * own.length),
  ];
}

const atMost = (name: string, value: number, most: number): string => row(name, value, `≤ ${most}`, value <= most);

const row = (name: string, value: number, aim: string, kept: boolean): string =>
  `${kept ? ' ' : '!'} ${name.padEnd(30)}${String(Math.round(value * 100) / 100).padStart(7)}   ${aim}`;

const quantile = (sorted: number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
