import { Gauge } from 'prom-client';
import { PATIENCE as DATABASE_PATIENCE, type Db, openDatabase, type Tx } from '#server/kernel/database/database.ts';
import type { Metrics } from '#server/kernel/operations/metrics.ts';
import { looking } from './look.ts';
import { type Position, untilAt } from './position.ts';
import { type ReplicaStanding, standing } from './standing.ts';
import { type Trouble, troubleOf } from './trouble.ts';
import { openedWithin } from './within.ts';

/** Reads in one transaction at the replica, and calls `begin` before anything else. */
type There<T> = (db: Db, begin: (tx: Tx) => Promise<void>) => Promise<T>;

/** A server that follows the primary, and may be a little behind it or gone at any moment. */
export interface Replica {
  /** Reads there what was so at a position or is newer; else, or without one, here, at the primary. Whoever reads is not told where. */
  read<T>(asOf: Position | null, there: There<T>, here: () => Promise<T>): Promise<T>;
  state(): ReplicaStanding;
  close(): Promise<void>;
}

/** Milliseconds that are waited: until a read begins at the replica, for what it has yet to replay, and between two looks at one that is away. */
const PATIENCE = { opening: 1500, replaying: 250, looking: 1000 };

/** As many as reports and other calls use together, and as many again to give statements up by. */
const CONNECTIONS = 10;

interface Around {
  primary: Db;
  metrics: Metrics;
  say(line: string): void;
  patience?: typeof PATIENCE;
}

/** Connects, whether or not it can be had yet. Where reads went is counted, and the operator is told of trouble. */
export async function openReplica(
  url: string,
  { primary, metrics, say, patience = PATIENCE }: Around,
): Promise<Replica> {
  const { db, close } = openDatabase(url, () => undefined, CONNECTIONS, {
    ...DATABASE_PATIENCE,
    connection: patience.opening,
  });
  const stands = standing(say);
  const look = looking(db, primary, stands, patience.opening);
  const lookAgain = apart(patience.looking, look);
  const went = (where: Trouble | 'replica') => metrics.replicaReads.inc({ went: where });
  tellHowFar(metrics, look);
  await look();

  const readThere = <T>(asOf: Position, there: There<T>): Promise<T> =>
    openedWithin(patience.opening, (open) =>
      there(db, async (tx) => {
        await untilAt(asOf, tx, stands.is() === 'behind' ? 0 : patience.replaying);
        open();
      }),
    );
  return {
    read: async (asOf, there, here) => {
      if (asOf === null || stands.is() === 'away') {
        lookAgain();
        went('away');
        return here();
      }
      try {
        const answer = await readThere(asOf, there);
        stands.serves();
        went('replica');
        return answer;
      } catch (error) {
        const trouble = troubleOf(error as Error);
        if (trouble === null) throw error;
        stands.fails(trouble, error as Error);
        went(trouble);
        return here();
      }
    },
    state: stands.is,
    close,
  };
}

/** Does something when it was not done within so many milliseconds, and waits for none of it. */
function apart(ms: number, work: () => Promise<unknown>): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    void work();
  };
}

function tellHowFar({ registry }: Metrics, look: () => Promise<number>): void {
  new Gauge({
    name: 'replica_behind_bytes',
    help: 'Bytes of its log that the replica has not replayed; NaN while it cannot be asked',
    registers: [registry],
    async collect() {
      this.set(await look());
    },
  });
}
