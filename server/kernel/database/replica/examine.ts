import { openDatabase } from '#server/kernel/database/database.ts';
import { bytesUntil, positionOf } from './position.ts';

/** Whether reports can be read from the replica: says how far it is behind its primary, or why it cannot be read from. */
export async function examineReplica(primaryUrl: string, url: string, say: (line: string) => void): Promise<boolean> {
  const primary = openDatabase(primaryUrl, () => undefined, 1);
  const replica = openDatabase(url, () => undefined, 1);
  try {
    const behind = await bytesUntil(await positionOf(primary.db), replica.db);
    say(`The replica follows its primary, ${Math.max(behind, 0)} bytes behind.`);
    return true;
  } catch (error) {
    say(`The replica cannot be read from: ${(error as Error).message}`);
    return false;
  } finally {
    await Promise.all([primary.close(), replica.close()]);
  }
}
