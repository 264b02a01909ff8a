import { createContext, useMemo, useRef, useState } from 'react';
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

interface Choosing<R> {
  nameOf: (row: R) => string;
  /** Rows of a whole list: chosen rows stay current, deleted ones drop out. Absent: rows as they were when ticked. */
  all?: readonly R[] | undefined;
}

export function useChoice<R extends Identified>({ nameOf, all }: Choosing<R>): RowChoice<R> {
  const [ticked, setTicked] = useState<ReadonlyMap<string, R>>(new Map());
  const rows = useMemo(() => (all ? all.filter(({ id }) => ticked.has(id)) : [...ticked.values()]), [all, ticked]);
  return {
    rows,
    nameOf,
    has: (id) => ticked.has(id),
    set: (changed, on) => setTicked((now) => (on ? withRows(now, changed) : withoutRows(now, changed))),
    clear: () => setTicked(new Map()),
  };
}

function withRows<R extends Identified>(ticked: ReadonlyMap<string, R>, rows: readonly R[]): ReadonlyMap<string, R> {
  const next = new Map(ticked);
  for (const row of rows) if (next.size < MOST_CHOSEN || next.has(row.id)) next.set(row.id, row);
  return next;
}

const withoutRows = <R extends Identified>(ticked: ReadonlyMap<string, R>, rows: readonly R[]) => {
  const gone = new Set(rows.map(({ id }) => id));
  return new Map([...ticked].filter(([id]) => !gone.has(id)));
};

export interface Ticks {
  all: 'all' | 'some' | 'none';
  setAll: (on: boolean) => void;
  has: (row: Identified) => boolean;
  /** `through` (Shift): with all rows since the last press. */
  press: (row: Identified, on: boolean, through: boolean) => void;
  nameOf: (row: Identified) => string;
}

export const TicksContext = createContext<Ticks | null>(null);

/** Null if rows cannot be chosen. */
export function useTicks<R extends Identified>(choice: RowChoice<R> | undefined, shown: readonly R[]): Ticks | null {
  const last = useRef<string | null>(null);
  if (!choice) return null;
  const ticked = choice.rows.length === 0 ? 0 : shown.filter(({ id }) => choice.has(id)).length;
  const placeOf = (id: string | null) => shown.findIndex((row) => row.id === id);
  return {
    all: ticked === 0 ? 'none' : ticked === shown.length ? 'all' : 'some',
    setAll: (on) => choice.set(shown, on),
    has: ({ id }) => choice.has(id),
    press: ({ id }, on, through) => {
      const [from, to] = [through ? placeOf(last.current) : -1, placeOf(id)];
      last.current = id;
      choice.set(shown.slice(from < 0 ? to : Math.min(from, to), Math.max(from, to) + 1), on);
    },
    nameOf: (row) => choice.nameOf(row as R),
  };
}
