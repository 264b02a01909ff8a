import { seldom } from '#server/kernel/database/throttle.ts';
import type { Trouble } from './trouble.ts';

/** The replica's state when it was asked last; away until it was asked. */
export type ReplicaStanding = 'serving' | 'behind' | 'away';

export interface Stands {
  is(): ReplicaStanding;
  /** Takes note of a read, or a look, that went well. */
  serves(): void;
  /** Takes note of one that did not. */
  fails(trouble: Trouble, why: Error): void;
}

const WORDS: Record<Trouble, string> = {
  behind: 'the replica is behind',
  away: 'the replica cannot be had',
  conflict: 'the replica ended a read for what it had to replay (hot_standby_feedback = on there avoids most of these)',
  write: 'a report wants to write, which is a mistake of Pravesh: please report it',
  failure: 'the replica failed',
};

/** Remembers how the replica stands, and tells the operator of each kind of trouble at most once a minute. */
export function standing(say: (line: string) => void): Stands {
  let now: ReplicaStanding = 'away';
  const tell = Object.fromEntries(
    Object.entries(WORDS).map(([trouble, words]) => [
      trouble,
      seldom((why: Error) => say(`reports and lists are read from the primary: ${words} (${why.message})`)),
    ]),
  ) as Record<Trouble, (why: Error) => void>;
  return {
    is: () => now,
    serves: () => {
      if (now === 'away') say('reports and lists are read from the replica');
      now = 'serving';
    },
    fails: (trouble, why) => {
      tell[trouble](why);
      if (trouble === 'behind' || trouble === 'away') now = trouble;
    },
  };
}
