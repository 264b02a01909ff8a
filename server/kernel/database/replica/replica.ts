import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#contract/kernel/errors.ts';
import { PATIENCE as DATABASE_PATIENCE, type Db, openDatabase, type Tx } from '#server/kernel/database/database.ts';
import { seldom } from '#server/kernel/database/throttle.ts';
import { isCausedByHangingUp } from '#server/kernel/http/disconnect.ts';
import type { Metrics } from '#server/kernel/operations/metrics.ts';
import { beat, secondsBehind } from './lag.ts';

type There<T> = (db: Db, begin: (tx: Tx) => Promise<void>) => Promise<T>;

export interface Replica {
  /** Reads at the replica if it is at most five seconds behind, else at the primary. */
  read<T>(there: There<T>, here: () => Promise<T>): Promise<T>;
  look(): Promise<void>;
  state(): 'serving' | 'behind' | 'away';
  close(): Promise<void>;
}

/** ms until a read must have begun; ms that a commit may take there; seconds that the replica may be behind. */
const PATIENCE = { opening: 1500, replaying: 250, lag: 5 };

/** Connections of reports and other calls together, and as many again to cancel statements. */
const CONNECTIONS = 10;

interface Around {
  primary: Db;
  metrics: Metrics;
  say(line: string): void;
  patience?: typeof PATIENCE;
}

class Behind extends Error {}

export async function openReplica(
  url: string,
  { primary, metrics, say, patience = PATIENCE }: Around,
): Promise<Replica> {
  const patient = { ...DATABASE_PATIENCE, connection: patience.opening };
  const { db, close } = openDatabase(url, () => undefined, CONNECTIONS, patient);
  const tell = seldom((why: string) => say(`reports and lists are read from the primary: the replica is ${why}`));
  let [cluster, state] = ['', 'away' as ReturnType<Replica['state']>];
  const fails = (error: Error): void => {
    state = error instanceof Behind ? 'behind' : 'away';
    tell(`${state} (${error.message})`);
  };
  const atReplica = async <T>(there: There<T>): Promise<T> => {
    const opened = Promise.withResolvers<void>();
    setTimeout(opened.reject, patience.opening, new Error('it does not answer')).unref();
    const answer = there(db, async (tx) => {
      const behind = await secondsBehind(tx, cluster);
      metrics.replicaBehind.set(behind);
      if (behind > patience.lag) throw new Behind(`${Math.round(behind)} seconds`);
      opened.resolve();
      await opened.promise; // A read that comes late goes no further.
      if (state === 'away') say('reports and lists are read from the replica');
      state = 'serving';
    });
    await Promise.race([opened.promise, answer]);
    return answer;
  };
  const look = async (): Promise<void> => {
    cluster = await beat(primary).catch(() => cluster);
    await pause(patience.replaying);
    await atReplica((there, begin) => there.transaction().execute(begin)).catch(fails);
  };
  await look();
  return {
    look,
    state: () => state,
    close,
    read: async (there, here) => {
      try {
        const answer = state !== 'away' && { is: await atReplica(there) };
        metrics.replicaReads.inc({ went: answer ? 'replica' : 'away' });
        if (answer) return answer.is;
      } catch (error) {
        if (error instanceof AppError || isCausedByHangingUp(error as Error)) throw error;
        fails(error as Error);
        metrics.replicaReads.inc({ went: state });
      }
      return here();
    },
  };
}
