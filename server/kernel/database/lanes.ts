import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '#server/kernel/operations/metrics.ts';
import { BOOKING_CONNECTIONS } from '#server/kernel/traffic/classes.ts';
import { turns } from '#server/kernel/traffic/turns.ts';
import { seldom } from './seldom.ts';
import { together, type Work } from './together.ts';

/** The ways of bookings to the database. */
export interface Lanes {
  /** What is done together, and whose it is: the same two are the same line of those who wait. */
  named<Ask, Answer>(what: string, whose: string, work: Work<Ask, Answer>): (ask: Ask) => Promise<Answer>;
  /** The same for what waits for no connection of those that bookings have. */
  apart<Ask, Answer>(what: string, whose: string, work: Work<Ask, Answer>): (ask: Ask) => Promise<Answer>;
  /** Does what asks the database when a connection of those that bookings have is free. Never within another turn. */
  turn<T>(work: () => Promise<T>): Promise<T>;
}

/** Counts what went together, and warns of statements that were undone, at most once a minute. */
export function openLanes({ metrics }: { metrics: Metrics }, log: FastifyBaseLogger): Lanes {
  const lanes = new Map<string, (ask: never) => Promise<unknown>>();
  const turn = turns({ atOnce: BOOKING_CONNECTIONS, waiting: Number.POSITIVE_INFINITY });
  const warn = seldom((error: unknown, asks: number) =>
    log.warn({ err: error, asks }, 'A statement for several at once was undone; each of them goes alone.'),
  );
  const apart: Lanes['apart'] = <Ask, Answer>(what: string, whose: string, work: Work<Ask, Answer>) => {
    const name = `${what} of ${whose}`;
    const known = lanes.get(name) ?? together(counted(what, work, metrics, warn));
    lanes.set(name, known);
    return known as (ask: Ask) => Promise<Answer>;
  };
  return { named: (what, whose, work) => apart(what, whose, inTurn(work, turn)), apart, turn };
}

const inTurn = <Ask, Answer>(work: Work<Ask, Answer>, turn: Lanes['turn']): Work<Ask, Answer> => ({
  ...work,
  all: (asks) => turn(() => work.all(asks)),
  alone: (ask) => turn(() => work.alone(ask)),
});

const counted = <Ask, Answer>(
  what: string,
  work: Work<Ask, Answer>,
  { together: count, batches }: Metrics,
  warn: (error: unknown, asks: number) => void,
): Work<Ask, Answer> => ({
  ...work,
  done: (asks, left) => {
    batches.observe({ what }, asks);
    count.inc({ what, how: 'together' }, asks - left);
    count.inc({ what, how: 'left out' }, left);
  },
  undone: (error, asks) => {
    count.inc({ what, how: 'undone' }, asks);
    warn(error, asks);
  },
});

const alone: Lanes['named'] =
  (_what, _whose, { alone }) =>
  (ask) =>
    alone(ask);

/** Everybody alone: for tests of what two do at the same time, each in a statement of its own. */
export const aloneLanes: Lanes = {
  named: alone,
  apart: alone,
  turn: (work) => work(),
};
