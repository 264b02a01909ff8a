import { setTimeout } from 'node:timers/promises';
import { asOwnerOf, type TestDatabase, withClient } from '../database.ts';

/**
 * Finds who waits for a lock on this machine, asked from outside: within a transaction the answer would stay what it was.
 */
const WAITING =
  'select distinct pid from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted';

async function waiting({ asOwner, workerUrls }: TestDatabase): Promise<number> {
  const machines = await Promise.all([asOwner, ...workerUrls.map(asOwnerOf)].map((ask) => ask(WAITING)));
  return machines.flat().length;
}

/** Goes on when so many wait for a lock, on a slow machine as on a fast one. */
export async function untilWaiting(database: TestDatabase, many: number): Promise<void> {
  while ((await waiting(database)) < many) await setTimeout(5);
}

/** True when so many wait for a lock before this is answered. */
export async function waitsFirst(database: TestDatabase, answer: Promise<unknown>, many = 1): Promise<boolean> {
  let isAnswered = false;
  const end = () => {
    isAnswered = true;
  };
  answer.then(end, end);
  while (!isAnswered) {
    if ((await waiting(database)) >= many) return true;
    await setTimeout(5);
  }
  return false;
}

export async function untilNoneWaits(database: TestDatabase): Promise<void> {
  while ((await waiting(database)) > 0) await setTimeout(5);
}

/** Holds what the statement locks, in a transaction of its own, while `work` runs, which may say more there with `further`. */
export const holding = <T>(
  { ownerUrl }: TestDatabase,
  statement: string,
  work: (letGo: () => Promise<unknown>, further: (statement: string) => Promise<unknown>) => Promise<T>,
): Promise<T> =>
  withClient(ownerUrl, async (other) => {
    await other.query('begin');
    await other.query(statement);
    return work(
      () => other.query('commit'),
      (further) => other.query(further),
    );
  });

/** True when a statement that waits for nobody (nowait) gets its locks. */
export const locksAtOnce = ({ ownerUrl }: TestDatabase, statement: string): Promise<boolean> =>
  withClient(ownerUrl, async (other) => {
    await other.query('begin');
    await other.query(statement);
    return true;
  }).catch((error: { code?: string }) => {
    if (error.code !== '55P03') throw error;
    return false;
  });
