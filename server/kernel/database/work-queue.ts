import type { RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { systemScope, withScope } from './scope.ts';

/** Work that is due, and how one process takes it. */
export interface Due<Found, Taken> {
  /** Answers the due work of all organisations, without a lock, the first first. */
  read(most: number): RawBuilder<Found>;
  /** Takes one where it is: names its organisation, and says again that it is due, for another may have been quicker. */
  take(found: Found): RawBuilder<Taken>;
}

/**
 * Takes at most so much of what is due, each in a transaction of its own. A lock over all organisations would hold them up
 * together, and there is none where they live on several machines (decision 0036).
 */
export async function takeDue<Found, Taken>(db: Db, due: Due<Found, Taken>, most: number): Promise<Taken[]> {
  const rowsOf = async <Row>(statement: RawBuilder<Row>) =>
    (await withScope(db, systemScope, (tx) => statement.execute(tx))).rows;
  const taken: Taken[] = [];
  while (taken.length < most) {
    const found = await rowsOf(due.read(most - taken.length));
    if (found.length === 0) break;
    for (const one of found) taken.push(...(await rowsOf(due.take(one))));
  }
  return taken;
}
