import { useMemo, useSyncExternalStore } from 'react';
import type { Column, TableKind } from '#web/console/kit/tables/columns.ts';
import { readUser } from '#web/console/platform/session.ts';
import { deviceStore } from '#web/shared/storage.ts';

const listeners = new Set<() => void>();
function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Per account and organisation, so that an admin viewing as an owner finds the default tables. */
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

/** Marks of a choice: `=compact`, `+id` (always shown), `-id` (hidden). */
const COMPACT = '=compact';

function marksIn(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

export const switchedColumns = (table: string): readonly string[] => marksIn(read(table));

export const switchColumns = (table: string, marks: readonly string[]): void => keep(table, JSON.stringify(marks));

export type TableView<R> = ReturnType<typeof useTableView<R>>;

/** @param rows all rows, to find empty columns; null if the server pages */
export function useTableView<R>(table: string, all: readonly Column<R>[], rows: readonly R[] | null) {
  const kept = useKept(table);
  const marks = useMemo(() => marksIn(kept), [kept]);
  const empty = useMemo(() => emptyIn(all, rows ?? []), [all, rows]);
  const columns = useMemo(() => shownColumns(all, empty, marks), [all, empty, marks]);
  const isCompact = marks.includes(COMPACT);
  const has = ({ id }: Column<R>, by = marks) => shownColumns(all, empty, by).some((one) => one.id === id);
  return {
    columns,
    has,
    /** Leaves no mark where the view's default is the same. */
    toggle: (column: Column<R>) => {
      const [shown, hidden] = [`+${column.id}`, `-${column.id}`];
      const others = marks.filter((mark) => mark !== shown && mark !== hidden);
      const isDefault = has(column, others) !== has(column);
      switchColumns(table, isDefault ? others : [...others, has(column) ? hidden : shown]);
    },
    canBeCompact: empty.length > 0 || all.some(({ only }) => only && only !== 'sheet'),
    isCompact,
    toggleCompact: () =>
      switchColumns(table, isCompact ? marks.filter((mark) => mark !== COMPACT) : [...marks, COMPACT]),
    /** Larger rows, for all tables. */
    roomy: useKept('roomy') === 'yes',
    setRoomy: (roomy: boolean) => keep('roomy', roomy ? 'yes' : 'no'),
  };
}

const emptyIn = <R>(all: readonly Column<R>[], rows: readonly R[]): readonly Column<R>[] =>
  rows.length === 0 ? [] : all.filter(({ only, blank }) => only !== 'full' && blank && rows.every(blank));

/** @param empty columns that say nothing in any row, which the compact view leaves out */
export function shownColumns<R>(
  all: readonly Column<R>[],
  empty: readonly Column<R>[],
  marks: readonly string[],
): readonly Column<R>[] {
  const kind: TableKind = marks.includes(COMPACT) ? 'compact' : 'full';
  const stands = (column: Column<R>): boolean =>
    (column.only ?? kind) === kind && !marks.includes(`-${column.id}`) && (kind === 'full' || !empty.includes(column));
  const shown = all.filter((column, at) => at === 0 || marks.includes(`+${column.id}`) || stands(column));
  return kind === 'full' ? shown : shown.map(inShort);
}

const inShort = <R>(column: Column<R>): Column<R> => (column.brief ? { ...column, cell: column.brief } : column);
