import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { Resource, Stored } from '#server/platform/resource.ts';
import { systemScope, withScope } from '#server/platform/scope.ts';

/**
 * What anybody may know of a record, even when visitors cannot book there: whether it is removed, or its organisation
 * is switched off.
 */
export interface RecordName {
  name: string;
  isRemoved: boolean;
}

/** The name of a record that visitors see, or saw once; null when there never was one, as with a draft. */
export const recordName = <M extends Stored & { name: string }>(
  { db }: Pick<Deps, 'db'>,
  { table, columns }: Resource<M>,
  id: string,
): Promise<RecordName | null> =>
  withScope(db, systemScope, async (tx) => {
    const { rows } = await sql<RecordName>`
      select name, deleted_at is not null as "isRemoved" from ${sql.table(table)}
      where id = ${id} ${'published' in columns ? sql`and published` : sql``}`.execute(tx);
    return rows[0] ?? null;
  });
