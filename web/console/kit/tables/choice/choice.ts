import { createContext, useMemo, useRef, useState } from 'react';
import type { Identified } from '#web/console/kit/tables/columns.ts';

/** The most rows that can be chosen: more would keep the screen busy for minutes (docs/decisions/0049). */
export const MOST_CHOSEN = 2_000;

/** The rows of a list that somebody ticked, to do something with all of them; on this page and on others. */
export interface RowChoice<R extends Identified> {
  rows: readonly R[];
  has: (id: string) => boolean;
  /** Ticks rows, or unticks them. Beyond MOST_CHOSEN nothing is ticked. */
  set: (rows: readonly R[], on: boolean) => void;
  clear: () => void;
  /** Names a row for those who hear its tick. */
  nameOf: (row: R) => string;
}

interface Choosing<R> {
  nameOf: (row: R) => string;
  /** All rows of the list, where it comes whole: a chosen row is what it is now, and is forgotten when it is gone. Absent: as it was last seen. */
  all?: readonly R[] | undefined;
}

/** Keeps which rows are ticked, as long as the screen is open. */
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

/** The ticks of a table are bound to this. */
export interface Ticks {
  /** All, some or none of the shown rows are ticked. */
  all: 'all' | 'some' | 'none';
  setAll: (on: boolean) => void;
  has: (row: Identified) => boolean;
  /** `through`: with all rows from the one that was pressed before. */
  press: (row: Identified, on: boolean, through: boolean) => void;
  nameOf: (row: Identified) => string;
}

/** Around the rows of a table whose rows can be chosen. */
export const TicksContext = createContext<Ticks | null>(null);

/** The ticks of the shown rows; null where nothing can be chosen. */
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
