import type { Column, TableKind } from '#web/console/kit/tables/columns.ts';

/** Marks of a choice: `=compact`, `+id` (always shown), `-id` (hidden). */
export const COMPACT = '=compact';

/** Migrates choices from when every table was compact: a bare id toggled that column. */
export function chosenOf<R>(kept: readonly string[], all: readonly Column<R>[]): readonly string[] {
  if (kept.every((mark) => /^[-+=]/.test(mark))) return kept;
  const wide = all.filter(({ only }) => only === 'full').map(({ id }) => id);
  const marks = kept.map((id) => (wide.includes(id) ? `+${id}` : `-${id}`));
  return wide.length === 0 ? marks : [COMPACT, ...marks];
}

export const withMark = (chosen: readonly string[], mark: string, on: boolean): readonly string[] => [
  ...chosen.filter((one) => one !== mark),
  ...(on ? [mark] : []),
];

export const emptyOf = <R>(all: readonly Column<R>[], rows: readonly R[]): readonly Column<R>[] =>
  rows.length === 0 ? [] : all.filter(({ only, blank }) => only !== 'full' && blank && rows.every(blank));

export function standing<R>(all: readonly Column<R>[], empty: readonly Column<R>[], chosen: readonly string[]) {
  const kind: TableKind = chosen.includes(COMPACT) ? 'compact' : 'full';
  const folded = kind === 'compact' ? empty : [];
  const stands = (column: Column<R>): boolean =>
    (column.only ?? kind) === kind && !folded.includes(column) && !chosen.includes(`-${column.id}`);
  return all.filter((column, at) => at === 0 || chosen.includes(`+${column.id}`) || stands(column));
}

/** Toggles a column, without a mark where the view's default is the same. */
export function switched<R>(
  all: readonly Column<R>[],
  empty: readonly Column<R>[],
  chosen: readonly string[],
  column: Column<R>,
): readonly string[] {
  const [stood, others] = [standing(all, empty, chosen).includes(column), leftMarks(chosen, column)];
  if (standing(all, empty, others).includes(column) !== stood) return others;
  return [...others, `${stood ? '-' : '+'}${column.id}`];
}

const leftMarks = <R>(chosen: readonly string[], { id }: Column<R>) =>
  chosen.filter((mark) => mark !== `+${id}` && mark !== `-${id}`);
