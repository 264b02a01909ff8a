import type { Random } from '#server/kernel/operations/clock.ts';
import type { Metrics } from '#server/kernel/operations/metrics.ts';
import type { CLASSES, TrafficClass } from './classes.ts';
import { line, type NotServed, type WaitingLine } from './semaphore.ts';

export interface Lines {
  of(traffic: TrafficClass): WaitingLine;
  lendersOf(traffic: TrafficClass): WaitingLine;
  turnedAway(traffic: TrafficClass, why: NotServed): number;
}

export interface LineNeeds {
  metrics: Metrics;
  random: Random;
}

const NONE = { atOnce: 0 };

export function openLines({ metrics, random }: LineNeeds, classes: typeof CLASSES): Lines {
  const lines = Object.fromEntries(Object.entries(classes).map(([name, share]) => [name, line(share)]));
  for (const [name, itsLine] of Object.entries(lines)) metrics.traffic.set(name, itsLine);
  const lenders = Object.fromEntries(
    Object.entries(classes).map(([name, { lent = NONE }]) => [name, line({ ...lent, waiting: 0 })]),
  );
  const of = (traffic: TrafficClass) => lines[traffic] as WaitingLine;
  return {
    of,
    lendersOf: (traffic) => lenders[traffic] as WaitingLine,
    turnedAway: (traffic, why) => {
      metrics.shed.inc({ traffic, why });
      const [from, to] = classes[traffic].again;
      return from + ((random.bytes(1)[0] ?? 0) % (to - from + 1));
    },
  };
}
