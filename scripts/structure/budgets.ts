import type { Source } from './source.ts';
import type { Problem, Tree } from './tree.ts';

/** One line of the table: what is measured, the figure, and the limit that it must not pass. */
export type Budget = { name: string; value: number; limit: number; kind: 'most' | 'least' };

const code = /^(contract|server|web|sandbox|scripts)\//;
const testing = /^server\/testing\//;

/** Measures the sizes of docs/architecture.md over the product's own code, tests apart. */
export function measureBudgets({ sources }: Tree): Budget[] {
  const own = sources.filter(({ path, isTest }) => code.test(path) && !testing.test(path) && !isTest);
  const tests = sources.filter(({ isTest }) => isTest);
  const files = own.map(({ lines }) => lines);
  const functions = own.flatMap((source) => source.functions.map(({ lines }) => lines));
  return [
    { name: 'lines of a file, median', value: quantile(files, 0.5), limit: 50, kind: 'most' },
    { name: 'lines of a file, 9 of 10', value: quantile(files, 0.9), limit: 150, kind: 'most' },
    { name: 'lines of a function, median', value: quantile(functions, 0.5), limit: 10, kind: 'most' },
    { name: 'test files per source file', value: tests.length / Math.max(own.length, 1), limit: 0.4, kind: 'least' },
  ];
}

/** Finds each single file that passes its hard limit; the figures over all code are printed, and fail nothing (decision 0009). */
export const checkBudgets = ({ sources }: Tree): Problem[] => sources.flatMap(tooLong);

function tooLong({ path, lines }: Source): Problem[] {
  const limit = path === 'server/bookings/service.ts' ? 200 : 350;
  return lines > limit ? [{ path, message: `has ${lines} lines, at most ${limit}: split it by idea` }] : [];
}

/** The budgets as lines to print. */
export function budgetTable(budgets: Budget[]): string[] {
  return budgets.map((budget) => {
    const allowed = `${budget.kind === 'most' ? '≤' : '≥'} ${budget.limit}`;
    return `${isKept(budget) ? ' ' : '!'} ${budget.name.padEnd(30)}${String(round(budget.value)).padStart(7)}   ${allowed}`;
  });
}

function isKept({ value, limit, kind }: Budget): boolean {
  return kind === 'most' ? value <= limit : value >= limit;
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
