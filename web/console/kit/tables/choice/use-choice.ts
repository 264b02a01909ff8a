import { useMemo, useState } from 'react';
import type { Identified } from '#web/console/kit/tables/columns.ts';

/** Most rows that can be chosen; more would keep the screen busy for minutes (docs/decisions/0049). */
export const MOST_CHOSEN = 2_000;

export interface RowChoice<R extends Identified> {
  rows: readonly R[];
  has: (id: string) => boolean;
  /** Ignored beyond MOST_CHOSEN. */
  set: (rows: readonly R[], on: boolean) => void;
  clear: () => void;
  nameOf: (row: R) => string;
}

/** @param all rows of a whole list: chosen rows stay current, deleted ones drop out. Absent: rows as they were when ticked. */
export function useChoice<R extends Identified>(nameOf: (row: R) => string, all?: readonly R[]): RowChoice<R> {
  const [ticked, setTicked] = useState<ReadonlyMap<string, R>>(new Map());
  const rows = useMemo(() => (all ? all.filter(({ id }) => ticked.has(id)) : [...ticked.values()]), [all, ticked]);
  return {
    rows,
    nameOf,
    has: (id) => ticked.has(id),
    set: (changed, on) => setTicked((now) => withRows(now, changed, on)),
    clear: () => setTicked(new Map()),
  };
}

function withRows<R extends Identified>(ticked: ReadonlyMap<string, R>, rows: readonly R[], on: boolean) {
  const next = new Map(ticked);
  for (const row of rows) {
    if (!on) next.delete(row.id);
    else if (next.size < MOST_CHOSEN || next.has(row.id)) next.set(row.id, row);
  }
  return next;
}
