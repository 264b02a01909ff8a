import type { Db } from '#server/kernel/database/database.ts';
import { bytesUntil, positionOf } from './position.ts';
import type { Stands } from './standing.ts';
import { openedWithin } from './within.ts';

/**
 * Looks how far the replica has come, and takes note of whether it can be had: answers the bytes that it is behind, NaN where
 * it cannot be told in time. All who ask meanwhile share one look.
 */
export function looking(replica: Db, primary: Db, stands: Stands, ms: number): () => Promise<number> {
  let running: Promise<number> | null = null;
  const look = async (): Promise<number> => {
    try {
      const behind = await openedWithin(ms, async () => bytesUntil(await positionOf(primary), replica));
      if (stands.is() === 'away') stands.serves();
      return Math.max(behind, 0);
    } catch (error) {
      stands.fails('away', error as Error);
      return Number.NaN;
    }
  };
  return () => {
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  };
}
