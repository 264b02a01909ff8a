import { useEffect, useReducer, useRef } from 'react';

/** Milliseconds after the last move of a finger or pointer over the list for which no row moves. */
const STILL_MS = 1500;
/** Milliseconds for which a press is ignored after rows have moved: it was meant for another row. */
const SETTLE_MS = 500;

interface Row {
  id: string;
}

export interface SteadyRow<R> {
  row: R;
  /** No longer in the list; shown until rows may move. */
  isGone: boolean;
}

/** Keeps rows where they are while somebody points at them, so that a change from elsewhere never moves another one there. */
export function useSteadyRows<R extends Row>(rows: readonly R[]) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const shown = useRef<readonly R[]>(rows);
  const touchedAt = useRef(0);
  const movedAt = useRef(0);
  const wait = touchedAt.current + STILL_MS - Date.now();
  const kept = wait > 0 ? keptOrder(shown.current, rows) : rows;
  useEffect(() => {
    if (wasMoved(shown.current, kept)) movedAt.current = Date.now();
    shown.current = kept;
    if (wait <= 0) return;
    const timer = setTimeout(again, wait);
    return () => clearTimeout(timer);
  });
  const touch = () => {
    touchedAt.current = Date.now();
  };
  const leave = () => {
    touchedAt.current = 0;
    again();
  };
  const handlers = { onPointerMove: touch, onPointerDown: touch, onMouseLeave: leave };
  return {
    rows: kept.map((row): SteadyRow<R> => ({ row, isGone: !rows.some(({ id }) => id === row.id) })),
    handlers,
    isSettled: () => Date.now() - movedAt.current > SETTLE_MS,
  };
}

function keptOrder<R extends Row>(shown: readonly R[], rows: readonly R[]): R[] {
  const fresh = rows.filter(({ id }) => !shown.some((one) => one.id === id));
  return [...shown.map((one) => rows.find(({ id }) => id === one.id) ?? one), ...fresh];
}

const wasMoved = <R extends Row>(before: readonly R[], after: readonly R[]): boolean =>
  before.some(({ id }, at) => after[at]?.id !== id && after.some((one) => one.id === id));
