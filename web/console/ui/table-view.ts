import { useMemo, useSyncExternalStore } from 'react';
import { readUser } from '#web/console/platform/session.ts';
import type { Column } from './columns.ts';

/** How somebody likes to see a table: kept on this device, for each user apart. */
export interface TableView<R> {
  /** Those that are shown, in their order. */
  columns: readonly Column<R>[];
  toggle: (id: string) => void;
  /** More rows on a screen, closer together; for all tables alike. */
  compact: boolean;
  setCompact: (compact: boolean) => void;
}

const listeners = new Set<() => void>();
function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const keyOf = (name: string): string => `table:${readUser()?.id ?? ''}:${name}`;
const read = (name: string): string => localStorage.getItem(keyOf(name)) ?? '';

/** Remembers a text under a name, on this device and for this user. */
export function keep(name: string, value: string): void {
  localStorage.setItem(keyOf(name), value);
  for (const changed of listeners) changed();
}

/** What is kept under a name; '' where nothing is. */
export const useKept = (name: string): string => useSyncExternalStore(subscribe, () => read(name));

function parsed(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    // Somebody else's text stands there: the same as nothing.
    return [];
  }
}

/** The columns that are switched in the table with this name: hidden, or come out from behind others. */
export const switchedColumns = (table: string): readonly string[] => parsed(read(table));

/** Switches just these columns of a table, wherever it stands. */
export const switchColumns = (table: string, ids: readonly string[]): void => keep(table, JSON.stringify(ids));

/** The view of the table with this name. The first column names the rows and cannot be hidden; those behind another come when they are chosen. */
export function useTableView<R>(table: string, all: readonly Column<R>[]): TableView<R> {
  const kept = useKept(table);
  const toggled = useMemo(() => parsed(kept), [kept]);
  return {
    columns: useMemo(
      () => all.filter(({ id, behind }, at) => at === 0 || toggled.includes(id) === Boolean(behind)),
      [all, toggled],
    ),
    toggle: (id) =>
      switchColumns(table, toggled.includes(id) ? toggled.filter((other) => other !== id) : [...toggled, id]),
    compact: useKept('compact') === 'yes',
    setCompact: (compact) => keep('compact', compact ? 'yes' : 'no'),
  };
}
