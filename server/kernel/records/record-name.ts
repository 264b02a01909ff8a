import { sql } from 'kysely';
import type { Db } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { OrganisationCodes } from '#server/kernel/identity/organisation-codes.ts';
import type { Resource, StoredRecord } from './resource.ts';

/** Public even when the record is removed, closed or paused, or its organisation is switched off. */
export interface RecordName {
  name: string;
  isRemoved: boolean;
  isClosed: boolean;
  isPaused: boolean;
}

/** Null when visitors never saw the record, as with a draft, or before the e-mail is confirmed. */
export async function recordName<M extends StoredRecord & { name: string }>(
  { db, codes }: { db: Db; codes: OrganisationCodes },
  { table, columns }: Resource<M>,
  id: string,
): Promise<RecordName | null> {
  const owner = codes.organisationOf(id);
  if (owner === null) return null;
  const offered = 'closed' in columns;
  const { rows } = await withScope(db, systemScope, (tx) =>
    sql<RecordName>`
      select name, deleted_at is not null as "isRemoved", ${offered ? sql`closed` : sql`false`} as "isClosed",
        ${offered ? sql`not active` : sql`false`} as "isPaused"
      from ${sql.table(table)}
      where organisation_id = ${owner} and id = ${id} ${offered ? sql`and (published or closed)` : sql``}
        and exists (select from organisation where id = ${owner} and confirmed)`.execute(tx),
  );
  return rows[0] ?? null;
}
