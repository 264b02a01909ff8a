import type { Column, TableKind } from '#web/console/kit/tables/columns.ts';

/** The compact view can be chosen beside `+id`, a column that stands in either view, and `-id`, one that stands in none. */
export const COMPACT = '=compact';

/** The choice as it is kept today. An id alone was kept while every table was compact: it switched that column there. */
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

/** The columns that say something of no row: the compact view leaves them out. */
export const emptyOf = <R>(all: readonly Column<R>[], rows: readonly R[]): readonly Column<R>[] =>
  rows.length === 0 ? [] : all.filter(({ only, blank }) => only !== 'full' && blank && rows.every(blank));

/** Says which columns stand, as they were chosen: the first names the rows and always does. */
export function standing<R>(all: readonly Column<R>[], empty: readonly Column<R>[], chosen: readonly string[]) {
  const kind: TableKind = chosen.includes(COMPACT) ? 'compact' : 'full';
  const folded = kind === 'compact' ? empty : [];
  const stands = (column: Column<R>): boolean =>
    (column.only ?? kind) === kind && !folded.includes(column) && !chosen.includes(`-${column.id}`);
  return all.filter((column, at) => at === 0 || chosen.includes(`+${column.id}`) || stands(column));
}

/** The choice in which a column stands that did not, or the other way round; where it does so anyway it needs no mark. */
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
