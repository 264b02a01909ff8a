import { busy } from '#contract/kernel/errors.ts';

export interface Bounds {
  atOnce: number;
  waiting: number;
  withinMs?: number;
  /** The most turns of one caller under way, lent ones too; absent: any number. */
  ofOne?: number;
}

export interface Turn {
  /** Once, also while the turn is lent. */
  leave(): void;
  /** Returns the function that takes a place again and then calls `begin`; at once when the turn has ended. */
  lend(): (begin: () => void) => void;
}

export type BeginTurn = (turn: Turn) => void;

/** First come, first served; callers without a turn go first, none takes over half of the line. Lent turns count. */
export interface WaitingLine {
  working(): number;
  waiting(): number;
  isFull(): boolean;
  /** Calls `begin`, or `giveUp` when too many wait or it took too long. Returns how to leave: the line, or the turn. */
  join(begin: BeginTurn, giveUp: (why: NotServed) => void, whose?: string): () => void;
}

export type NotServed = 'full' | 'late';

interface Waiting {
  whose: string | undefined;
  /** A lent turn that returns: it already counts for its caller. */
  isBack: boolean;
  turn(): void;
}

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

interface Floor {
  turnsOf: ReturnType<typeof tally>;
  waiting: Set<Waiting>;
  work(more: 1 | -1): void;
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

/** Runs work within the bounds, else rejects with `refusal`, by default UNAVAILABLE. `whose`: the caller, for `ofOne`. */
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
