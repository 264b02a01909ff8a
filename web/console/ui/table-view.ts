import { useMemo, useState } from 'react';
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

function readToggled(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    // Somebody else's text stands there: the same as nothing.
    return [];
  }
}

/** The view of the table with this name. The first column names the rows and cannot be hidden; those behind another come when they are chosen. */
export function useTableView<R>(table: string, all: readonly Column<R>[]): TableView<R> {
  const [prefix] = useState(() => `table:${readUser()?.id ?? ''}:`);
  const [toggled, setToggled] = useState(() => readToggled(prefix + table));
  const [compact, setCompact] = useState(() => localStorage.getItem(`${prefix}compact`) === 'yes');
  return {
    columns: useMemo(
      () => all.filter(({ id, behind }, at) => at === 0 || toggled.includes(id) === Boolean(behind)),
      [all, toggled],
    ),
    toggle: (id) => {
      const next = toggled.includes(id) ? toggled.filter((other) => other !== id) : [...toggled, id];
      localStorage.setItem(prefix + table, JSON.stringify(next));
      setToggled(next);
    },
    compact,
    setCompact: (next) => {
      localStorage.setItem(`${prefix}compact`, next ? 'yes' : 'no');
      setCompact(next);
    },
  };
}
