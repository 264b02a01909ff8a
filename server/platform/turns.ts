import { type AppError, busy } from '#contract/errors.ts';

/** How many may work at once, how many may wait, and for how many milliseconds; without that, for ever. */
export interface Bounds {
  atOnce: number;
  waiting: number;
  withinMs?: number;
}

/** A line of those who wait for their turn: first come, first served. */
export interface Line {
  working(): number;
  waiting(): number;
  /** True when the next one to join would be sent away. */
  isFull(): boolean;
  /**
   * Calls `begin` when the turn has come, at once where a place is free, or `giveUp` when too many wait or it took too
   * long. Both what it answers and what `begin` is given leaves the line, or ends the turn if it has begun; once.
   */
  join(begin: (leave: () => void) => void, giveUp: (why: NotServed) => void): () => void;
}

export type NotServed = 'full' | 'late';

export function line({ atOnce, waiting: mostWaiting, withinMs }: Bounds): Line {
  let working = 0;
  /** Each function begins the turn of one who waits; the oldest first. */
  const waiting = new Set<() => void>();
  const isFull = () => working >= atOnce && waiting.size >= mostWaiting;

  const begins = (begin: (leave: () => void) => void): (() => void) => {
    working += 1;
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      working -= 1;
      const [next] = waiting;
      next?.();
    };
    begin(leave);
    return leave;
  };
  const waits = (begin: (leave: () => void) => void, giveUp: (why: NotServed) => void): (() => void) => {
    let end: () => void = () => undefined;
    const goesOut = () => {
      clearTimeout(timer);
      return waiting.delete(turn);
    };
    const turn = () => {
      goesOut();
      end = begins(begin);
    };
    const timer = withinMs === undefined ? undefined : setTimeout(() => goesOut() && giveUp('late'), withinMs);
    waiting.add(turn);
    return () => void (goesOut() || end());
  };
  return {
    working: () => working,
    waiting: () => waiting.size,
    isFull,
    join: (begin, giveUp) => {
      if (working < atOnce) return begins(begin);
      if (!isFull()) return waits(begin, giveUp);
      giveUp('full');
      return () => undefined;
    },
  };
}

/**
 * Limits how many pieces of work run at once and how many wait; further ones are refused with what `refusal` makes,
 * UNAVAILABLE in words for any work unless told otherwise.
 */
export function turns(bounds: Bounds, refusal: () => AppError = busy) {
  const { join } = line(bounds);
  return <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      join(
        (leave) => void work().finally(leave).then(resolve, reject),
        () => reject(refusal()),
      );
    });
}
