import { useMemo, useState } from 'react';
import { readUser } from '#web/console/platform/session.ts';
import type { Column } from './columns.ts';

/** How somebody likes to see a table: kept on this device, for each user apart. */
export interface TableView<R> {
  /** Those that are not hidden, in their order. */
  columns: readonly Column<R>[];
  hidden: readonly string[];
  toggle: (id: string) => void;
  /** More rows on a screen, closer together; for all tables alike. */
  compact: boolean;
  setCompact: (compact: boolean) => void;
}

function readHidden(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    // Somebody else's text stands there: the same as nothing.
    return [];
  }
}

/** The view of the table with this name. The first column names the rows and cannot be hidden. */
export function useTableView<R>(table: string, all: readonly Column<R>[]): TableView<R> {
  const [prefix] = useState(() => `table:${readUser()?.id ?? ''}:`);
  const [hidden, setHidden] = useState(() => readHidden(prefix + table));
  const [compact, setCompact] = useState(() => localStorage.getItem(`${prefix}compact`) === 'yes');
  return {
    columns: useMemo(() => all.filter(({ id }, at) => at === 0 || !hidden.includes(id)), [all, hidden]),
    hidden,
    toggle: (id) => {
      const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
      localStorage.setItem(prefix + table, JSON.stringify(next));
      setHidden(next);
    },
    compact,
    setCompact: (next) => {
      localStorage.setItem(`${prefix}compact`, next ? 'yes' : 'no');
      setCompact(next);
    },
  };
}
