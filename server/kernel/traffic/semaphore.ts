import { busy } from '#contract/kernel/errors.ts';

/** The most that may work at once, the most that may wait, and for how many milliseconds; without that, for ever. */
export interface Bounds {
  atOnce: number;
  waiting: number;
  withinMs?: number;
  /** The most turns of one caller under way, lent ones too; without that, any number. */
  ofOne?: number;
}

/** A turn under way. */
export interface Turn {
  /** Ends it, once, also while it is lent. */
  leave(): void;
  /**
   * Gives its place to whoever waits. What this answers takes a place again and calls `begin` then, however long that
   * takes; at once when the turn ends meanwhile, so that nobody waits for ever.
   */
  lend(): (begin: () => void) => void;
}

/** Starts the turn of one who waited. */
export type BeginTurn = (turn: Turn) => void;

/**
 * A line of those who wait for their turn: first come, first served, but whoever has no turn under way goes before those
 * who have one, and nobody takes more than half of it. A turn that is lent is its caller's all the same.
 */
export interface WaitingLine {
  working(): number;
  waiting(): number;
  /** True when the next one to join would be sent away, whoever it is. */
  isFull(): boolean;
  /**
   * Calls `begin` when the turn has come, at once where a place is free, or `giveUp` when too many wait or it took too
   * long. What it answers leaves the line, or ends the turn if it has begun; once.
   */
  join(begin: BeginTurn, giveUp: (why: NotServed) => void, whose?: string): () => void;
}

export type NotServed = 'full' | 'late';

interface Waiting {
  whose: string | undefined;
  /** True for a turn that was lent: it is among those of its caller already. */
  isBack: boolean;
  turn(): void;
}

/** Counts the turns of each caller that are under way; those without a name have none. */
function tally() {
  const counts = new Map<string, number>();
  const of = (whose: string | undefined): number => (whose === undefined ? 0 : (counts.get(whose) ?? 0));
  const add = (whose: string | undefined, more: 1 | -1): void => {
    const now = of(whose) + more;
    if (whose === undefined) return;
    if (now === 0) counts.delete(whose);
    else counts.set(whose, now);
  };
  return { of, add };
}

/** The turns of a line share this. */
interface Floor {
  turnsOf: ReturnType<typeof tally>;
  /** The oldest first. */
  waiting: Set<Waiting>;
  /** Takes a place or frees it. */
  work(more: 1 | -1): void;
  /** Lets those begin for whom there is room now. */
  goOn(): void;
}

function turnOn({ turnsOf, waiting, work, goOn }: Floor, whose: string | undefined): Turn {
  let stage: 'working' | 'lent' | 'over' = 'working';
  let comesBack: () => void = () => undefined;
  work(1);
  turnsOf.add(whose, 1);
  const leave = (): void => {
    if (stage === 'over') return;
    if (stage === 'working') work(-1);
    stage = 'over';
    turnsOf.add(whose, -1);
    comesBack();
    goOn();
  };
  const back = (begin: () => void): void => {
    if (stage !== 'lent') {
      begin();
      return;
    }
    comesBack = () => {
      waiting.delete(one);
      comesBack = () => undefined;
      begin();
    };
    const turn = () => {
      stage = 'working';
      work(1);
      comesBack();
    };
    const one = { whose, isBack: true, turn };
    waiting.add(one);
    goOn();
  };
  const lend = () => {
    if (stage === 'working') {
      stage = 'lent';
      work(-1);
      goOn();
    }
    return back;
  };
  return { leave, lend };
}

export function line({
  atOnce,
  waiting: mostWaiting,
  withinMs,
  ofOne = Number.POSITIVE_INFINITY,
}: Bounds): WaitingLine {
  let working = 0;
  const [turnsOf, waiting] = [tally(), new Set<Waiting>()];
  const work = (more: 1 | -1): void => {
    working += more;
  };
  const othersOf = ({ whose, isBack }: Waiting): number => turnsOf.of(whose) - (isBack ? 1 : 0);
  const next = (): Waiting | undefined => {
    if (working >= atOnce) return undefined;
    for (const one of waiting) if (othersOf(one) <= 0) return one;
    for (const one of waiting) if (othersOf(one) < ofOne) return one;
    return undefined;
  };
  const goOn = (): void => {
    for (let one = next(); one; one = next()) one.turn();
  };
  const floor: Floor = { turnsOf, waiting, work, goOn };
  const begins = (begin: BeginTurn, whose: string | undefined): (() => void) => {
    const turn = turnOn(floor, whose);
    begin(turn);
    return turn.leave;
  };
  const waits = (begin: BeginTurn, giveUp: (why: NotServed) => void, whose?: string): (() => void) => {
    let end: () => void = () => undefined;
    const goesOut = () => {
      clearTimeout(timer);
      return waiting.delete(one);
    };
    const turn = () => {
      goesOut();
      end = begins(begin, whose);
    };
    const one = { whose, isBack: false, turn };
    const timer = withinMs === undefined ? undefined : setTimeout(() => goesOut() && giveUp('late'), withinMs);
    waiting.add(one);
    return () => void (goesOut() || end());
  };
  /** True for one who takes half of the line already: the rest is for others. */
  const fillsTheLine = (whose: string | undefined): boolean =>
    whose !== undefined && [...waiting].filter((one) => one.whose === whose).length >= Math.ceil(mostWaiting / 2);
  return {
    working: () => working,
    waiting: () => waiting.size,
    isFull: () => working >= atOnce && waiting.size >= mostWaiting,
    join: (begin, giveUp, whose) => {
      if (working < atOnce && turnsOf.of(whose) < ofOne) return begins(begin, whose);
      if (waiting.size < mostWaiting && !fillsTheLine(whose)) return waits(begin, giveUp, whose);
      giveUp('full');
      return () => undefined;
    },
  };
}

/**
 * Limits how many pieces of work run at once and how many wait; further ones are refused with what `refusal` makes,
 * UNAVAILABLE in words for any work unless told otherwise. Whose a piece is counts for `ofOne`.
 */
export function turns(bounds: Bounds, refusal: () => Error = busy) {
  const { join } = line(bounds);
  return <T>(work: () => Promise<T>, whose?: string): Promise<T> =>
    new Promise((resolve, reject) => {
      join(
        ({ leave }) => void work().finally(leave).then(resolve, reject),
        () => reject(refusal()),
        whose,
      );
    });
}
