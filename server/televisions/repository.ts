import { sql } from 'kysely';
import type { BoardName } from '#contract/televisions/model.ts';
import type { Db } from '#server/kernel/database/database.ts';

/** False while another television shows the code. Also deletes expired codes. */
export async function giveCode(
  db: Db,
  { code, secretHash }: { code: string; secretHash: string },
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<boolean> {
  await db.deleteFrom('television_code').where('expires_at', '<=', now).execute();
  const { rows } = await sql`
    insert into television_code (code, secret_hash, expires_at) values (${code}, ${secretHash}, ${expiresAt})
    on conflict (code) do nothing returning code`.execute(db);
  return rows.length > 0;
}

/** False when no television shows the code now, or it has its board. */
export async function showBoard(db: Db, code: string, { kind, id }: BoardName, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('television_code')
    .set({ kind, queue_id: id })
    .where('code', '=', code)
    .where('expires_at', '>', now)
    .where('queue_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Kind and id are null before the code was typed; undefined when the code has expired. */
export const shownTo = (db: Db, secretHash: string, now: Date) =>
  db
    .selectFrom('television_code')
    .select(['kind', 'queue_id'])
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
