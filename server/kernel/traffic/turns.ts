import { busy } from '#contract/kernel/errors.ts';

/** How many may work at once, how many may wait, and for how many milliseconds; without that, for ever. */
export interface Bounds {
  atOnce: number;
  waiting: number;
  withinMs?: number;
}

/** Starts the turn of one who waited; what it is given ends that turn, once. */
export type Begin = (leave: () => void) => void;

/**
 * A line of those who wait for their turn: first come, first served, but whoever has no turn under way goes before those
 * who have one, and nobody takes more than half of it.
 */
export interface Line {
  working(): number;
  waiting(): number;
  /** True when the next one to join would be sent away. */
  isFull(): boolean;
  /**
   * Calls `begin` when the turn has come, at once where a place is free, or `giveUp` when too many wait or it took too
   * long. Both what it answers and what `begin` is given leaves the line, or ends the turn if it has begun; once.
   */
  join(begin: Begin, giveUp: (why: NotServed) => void, whose?: string): () => void;
  /** Comes back for another turn after one that was given back: waits as long as it takes. */
  rejoin(begin: Begin, whose?: string): void;
}

export type NotServed = 'full' | 'late';

interface Waiting {
  whose: string | undefined;
  turn(): void;
}

export function line({ atOnce, waiting: mostWaiting, withinMs }: Bounds): Line {
  let working = 0;
  /** How many turns of each are under way. */
  const turnsOf = new Map<string, number>();
  /** The oldest first. */
  const waiting = new Set<Waiting>();
  const isFull = () => working >= atOnce && waiting.size >= mostWaiting;

  const count = (whose: string | undefined, more: 1 | -1): void => {
    working += more;
    if (whose === undefined) return;
    const turns = (turnsOf.get(whose) ?? 0) + more;
    if (turns === 0) turnsOf.delete(whose);
    else turnsOf.set(whose, turns);
  };
  /** True for one who takes half of the line already: the rest is for others. */
  const fillsTheLine = (whose: string | undefined): boolean =>
    whose !== undefined && [...waiting].filter((one) => one.whose === whose).length >= Math.ceil(mostWaiting / 2);
  const next = (): Waiting | undefined => {
    for (const one of waiting) if (one.whose === undefined || !turnsOf.has(one.whose)) return one;
    return waiting.values().next().value;
  };
  const begins = (begin: Begin, whose: string | undefined): (() => void) => {
    count(whose, 1);
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      count(whose, -1);
      next()?.turn();
    };
    begin(leave);
    return leave;
  };
  const waits = (begin: Begin, giveUp: (why: NotServed) => void, whose?: string, forMs?: number): (() => void) => {
    let end: () => void = () => undefined;
    const goesOut = () => {
      clearTimeout(timer);
      return waiting.delete(one);
    };
    const one = {
      whose,
      turn: () => {
        goesOut();
        end = begins(begin, whose);
      },
    };
    const timer = forMs === undefined ? undefined : setTimeout(() => goesOut() && giveUp('late'), forMs);
    waiting.add(one);
    return () => void (goesOut() || end());
  };
  return {
    working: () => working,
    waiting: () => waiting.size,
    isFull,
    join: (begin, giveUp, whose) => {
      if (working < atOnce) return begins(begin, whose);
      if (!isFull() && !fillsTheLine(whose)) return waits(begin, giveUp, whose, withinMs);
      giveUp('full');
      return () => undefined;
    },
    rejoin: (begin, whose) => {
      if (working < atOnce) begins(begin, whose);
      else waits(begin, () => undefined, whose);
    },
  };
}

/**
 * Limits how many pieces of work run at once and how many wait; further ones are refused with what `refusal` makes,
 * UNAVAILABLE in words for any work unless told otherwise.
 */
export function turns(bounds: Bounds, refusal: () => Error = busy) {
  const { join } = line(bounds);
  return <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      join(
        (leave) => void work().finally(leave).then(resolve, reject),
        () => reject(refusal()),
      );
    });
}
