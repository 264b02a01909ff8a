import { type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Criterion } from '#contract/kernel/criteria.ts';

export type ComparedField = RawBuilder<unknown> | ((value: unknown) => RawBuilder<boolean>);

export const equals = (expression: RawBuilder<unknown>, value: unknown): RawBuilder<boolean> =>
  value === null ? sql<boolean>`(${expression}) is null` : sql<boolean>`(${expression}) = ${value}`;

export const equalsJson =
  (expression: RawBuilder<unknown>) =>
  (value: unknown): RawBuilder<boolean> =>
    equals(expression, value === null ? null : JSON.stringify(value));

export function matching<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  compared: Readonly<Record<string, ComparedField>>,
  criteria: readonly Criterion[] = [],
): SelectQueryBuilder<DB, TB, O> {
  return criteria.reduce((found, { field, value }) => {
    const known = compared[field];
    if (!known) throw new Error(`nothing says how to compare ${field}`);
    return found.where(typeof known === 'function' ? known(value) : equals(known, value));
  }, query);
}

export const selected = (fields: Readonly<Record<string, RawBuilder<unknown>>>): AliasedRawBuilder<unknown, string>[] =>
  Object.entries(fields).map(([name, field]) => field.as(name));
