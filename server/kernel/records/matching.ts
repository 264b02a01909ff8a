import { type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Criterion } from '#contract/kernel/criteria.ts';

/** A field in SQL; a function where comparing it takes more than an equality. */
export type ComparedField = RawBuilder<unknown> | ((value: unknown) => RawBuilder<boolean>);

/** The condition that an expression equals a value; null means that it has none. */
export const equals = (expression: RawBuilder<unknown>, value: unknown): RawBuilder<boolean> =>
  value === null ? sql<boolean>`(${expression}) is null` : sql<boolean>`(${expression}) = ${value}`;

/** The same for an expression of type jsonb. */
export const equalsJson =
  (expression: RawBuilder<unknown>) =>
  (value: unknown): RawBuilder<boolean> =>
    equals(expression, value === null ? null : JSON.stringify(value));

/** Narrows a query to the rows that match every criterion. `compared` has each field in SQL. */
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

/** Selects each field of a model under its name, so that rows are models. */
export const selected = (fields: Readonly<Record<string, RawBuilder<unknown>>>): AliasedRawBuilder<unknown, string>[] =>
  Object.entries(fields).map(([name, field]) => field.as(name));
