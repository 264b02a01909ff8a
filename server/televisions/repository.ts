import { sql } from 'kysely';
import type { BoardName } from '#contract/televisions/model.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';

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

interface Sound {
  organisationId: string;
  kind: BoardName['kind'];
  places: readonly string[];
  on: boolean;
  at: Date;
}

/** False where none of the places is there. */
export async function keepSound(tx: Tx, { organisationId, kind, places, on, at }: Sound): Promise<boolean> {
  const column = sql.ref(on ? 'heard_at' : 'silent_at');
  const { rows } = await sql`
    insert into board_sound (organisation_id, queue_id, ${column})
    select organisation_id, id, ${at}::timestamptz from ${sql.table(kind === 'doctor' ? 'clinic' : 'branch')}
    where organisation_id = ${organisationId} and id = any (${[...places].sort()}) order by id
    on conflict (organisation_id, queue_id) do update set ${column} = excluded.${column}
    returning queue_id`.execute(tx);
  return rows.length > 0;
}

/** True if a board has reported no sound since then, and none has reported sound. */
export async function isSilent(
  tx: Tx,
  { organisationId, queueId }: { organisationId: string; queueId: string },
  since: Date,
): Promise<boolean> {
  const silent = await tx
    .selectFrom('board_sound')
    .select('queue_id')
    .where('organisation_id', '=', organisationId)
    .where('queue_id', '=', queueId)
    .where('silent_at', '>', since)
    .where((of) => of.or([of('heard_at', 'is', null), of('heard_at', '<=', since)]))
    .executeTakeFirst();
  return silent !== undefined;
}
