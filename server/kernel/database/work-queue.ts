import type { RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { systemScope, withScope } from './scope.ts';

export interface Due<Found, Taken> {
  read(most: number): RawBuilder<Found>;
  /** Takes one item in its organisation, and checks again that it is due: another process may have been quicker. */
  take(found: Found): RawBuilder<Taken>;
}

/** Each item in a transaction of its own, because a lock over all organisations would hold them up together. */
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
