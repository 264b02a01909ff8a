import { useMemo, useSyncExternalStore } from 'react';
import type { Column, TableKind } from '#web/console/kit/tables/columns.ts';
import { readUser } from '#web/console/platform/session.ts';
import { deviceStore } from '#web/shared/storage.ts';

export interface TableView<R> {
  columns: readonly Column<R>[];
  has: (column: Column<R>) => boolean;
  toggle: (column: Column<R>) => void;
  canBeCompact: boolean;
  isCompact: boolean;
  setCompact: (compact: boolean) => void;
  /** Larger rows, for all tables. */
  roomy: boolean;
  setRoomy: (roomy: boolean) => void;
}

const listeners = new Set<() => void>();
function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Of an account in an organisation: an admin who looks at another one finds its tables as they come. */
function keyOf(name: string): string {
  const user = readUser();
  return `table:${user?.organisationId ?? ''}:${user?.id ?? ''}:${name}`;
}
const read = (name: string): string => deviceStore.get(keyOf(name)) ?? '';

export function keep(name: string, value: string): void {
  deviceStore.set(keyOf(name), value);
  for (const changed of listeners) changed();
}

export const useKept = (name: string): string => useSyncExternalStore(subscribe, () => read(name));

function parsed(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

export const switchedColumns = (table: string): readonly string[] => parsed(read(table));

export const switchColumns = (table: string, chosen: readonly string[]): void => keep(table, JSON.stringify(chosen));

const inShort = <R>(column: Column<R>): Column<R> => (column.brief ? { ...column, cell: column.brief } : column);

function useChosen(table: string) {
  const kept = useKept(table);
  const chosen = useMemo(() => parsed(kept), [kept]);
  const choose = (mark: string, on: boolean) => switchColumns(table, withMark(chosen, mark, on));
  return { chosen, choose };
}

/** @param rows all rows, to find empty columns; null if the server pages */
export function useTableView<R>(table: string, all: readonly Column<R>[], rows: readonly R[] | null): TableView<R> {
  const { chosen, choose } = useChosen(table);
  const empty = useMemo(() => emptyOf(all, rows ?? []), [all, rows]);
  const shown = useMemo(() => standing(all, empty, chosen), [all, empty, chosen]);
  const isCompact = chosen.includes(COMPACT);
  return {
    columns: useMemo(() => (isCompact ? shown.map(inShort) : shown), [isCompact, shown]),
    has: (column) => shown.includes(column),
    toggle: (column) => switchColumns(table, switched(all, empty, chosen, column)),
    canBeCompact: empty.length > 0 || all.some(({ only }) => only && only !== 'sheet'),
    isCompact,
    setCompact: (compact) => choose(COMPACT, compact),
    roomy: useKept('roomy') === 'yes',
    setRoomy: (roomy) => keep('roomy', roomy ? 'yes' : 'no'),
  };
}

/** Marks of a choice: `=compact`, `+id` (always shown), `-id` (hidden). */
export const COMPACT = '=compact';

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
