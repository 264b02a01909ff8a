import type { Deps } from '#server/deps.ts';
import { type Line, line, type NotServed } from '#server/platform/turns.ts';
import type { CLASSES, TrafficClass } from './classes.ts';

/** The line of each class, and what the metrics say about it. */
export interface Lines {
  of(traffic: TrafficClass): Line;
  /** Notes the length of a line for the metrics. */
  note(traffic: TrafficClass): void;
  /** Counts a request that cannot be served. Answers after how many seconds to come again, not the same for all. */
  turnedAway(traffic: TrafficClass, why: NotServed): number;
}

export function openLines({ metrics, random }: Pick<Deps, 'metrics' | 'random'>, classes: typeof CLASSES): Lines {
  const lines = Object.fromEntries(Object.entries(classes).map(([name, share]) => [name, line(share)]));
  const of = (traffic: TrafficClass) => lines[traffic] as Line;
  return {
    of,
    note: (traffic) => {
      metrics.working.set({ traffic }, of(traffic).working());
      metrics.waiting.set({ traffic }, of(traffic).waiting());
    },
    turnedAway: (traffic, why) => {
      metrics.shed.inc({ traffic, why });
      const [from, to] = classes[traffic].again;
      return from + ((random.bytes(1)[0] ?? 0) % (to - from + 1));
    },
  };
}
