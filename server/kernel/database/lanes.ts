import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '#server/kernel/operations/metrics.ts';
import { LANE_CONNECTIONS } from '#server/kernel/traffic/classes.ts';
import { turns } from '#server/kernel/traffic/semaphore.ts';
import { seldom } from './throttle.ts';
import { type JointWork, together } from './together.ts';

/** A way to the database on which those who ask at the same time go together. */
export type Lane<Ask, Answer> = (ask: Ask) => Promise<Answer>;

/** Makes lanes, once at the start. Asks of one `whose` wait for each other; nobody goes together with those of another. */
export interface Lanes {
  /** A lane whose statements wait for a connection of those that bookings have. */
  named<Ask, Answer>(what: string, whose: (ask: Ask) => string, work: JointWork<Ask, Answer>): Lane<Ask, Answer>;
  /** A lane that waits for no connection of those that bookings have. */
  apart<Ask, Answer>(what: string, whose: (ask: Ask) => string, work: JointWork<Ask, Answer>): Lane<Ask, Answer>;
  /** Does what asks the database when a connection of those that bookings have is free. Never within another turn. */
  turn<T>(work: () => Promise<T>): Promise<T>;
}

/** Counts what went together, and warns of statements that were undone, at most once a minute. */
export function openLanes({ metrics }: { metrics: Metrics }, log: FastifyBaseLogger): Lanes {
  const turn = turns({ atOnce: LANE_CONNECTIONS, waiting: Number.POSITIVE_INFINITY });
  const warn = seldom((error: unknown, asks: number) =>
    log.warn({ err: error, asks }, 'A statement for several at once was undone; each of them goes alone.'),
  );
  const apart: Lanes['apart'] = (what, whose, work) => lineByLine(whose, counted(what, work, metrics, warn));
  return { named: (what, whose, work) => apart(what, whose, inTurn(work, turn)), apart, turn };
}

/** A line for each whose it is, which is gone when nobody stands in it. */
function lineByLine<Ask, Answer>(whose: (ask: Ask) => string, work: JointWork<Ask, Answer>): Lane<Ask, Answer> {
  const lines = new Map<string, { go: Lane<Ask, Answer>; standing: number }>();
  return async (ask) => {
    const name = whose(ask);
    const line = lines.get(name) ?? { go: together(work), standing: 0 };
    lines.set(name, line);
    line.standing += 1;
    try {
      return await line.go(ask);
    } finally {
      line.standing -= 1;
      if (line.standing === 0) lines.delete(name);
    }
  };
}

const inTurn = <Ask, Answer>(work: JointWork<Ask, Answer>, turn: Lanes['turn']): JointWork<Ask, Answer> => ({
  ...work,
  all: (asks) => turn(() => work.all(asks)),
  alone: (ask) => turn(() => work.alone(ask)),
});

const counted = <Ask, Answer>(
  what: string,
  work: JointWork<Ask, Answer>,
  { together: count, batches }: Metrics,
  warn: (error: unknown, asks: number) => void,
): JointWork<Ask, Answer> => ({
  ...work,
  done: (asks, left) => {
    batches.observe({ what }, asks);
    count.inc({ what, how: 'together' }, asks - left);
    count.inc({ what, how: 'left out' }, left);
  },
  undone: (error, asks) => {
    count.inc({ what, how: 'undone' }, asks);
    if (!wereOthersQuicker(error)) warn(error, asks);
  },
});

/** A function of ours undid itself and asks to be called alone: a rush, and no fault. */
const wereOthersQuicker = (error: unknown): boolean => /^PV/.test((error as { code?: string }).code ?? '');
