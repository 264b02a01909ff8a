import { sql } from 'kysely';
import type { BoardName } from '#contract/televisions/model.ts';
import type { Db } from '#server/kernel/database/database.ts';

/** Gives a code to a television; false where another one shows it now. Codes that are over are forgotten on the way. */
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

/** Lets the television of a code show this board; false where no television shows the code now, or it has its board. */
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

/** The board of the television with this secret, whose parts are null before its code was typed; undefined when its code is over. */
export const shownTo = (db: Db, secretHash: string, now: Date) =>
  db
    .selectFrom('television_code')
    .select(['kind', 'queue_id'])
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
