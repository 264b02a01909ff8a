import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database/database.ts';

export interface Image {
  organisationId: string;
  hash: string;
  bytes: number;
  width: number;
  height: number;
  colour: string;
  now: Date;
}

/** Returns 'kept' (new), 'known' or 'full'. Locks the quota and the picture until the transaction ends. */
export async function countImage(
  tx: Tx,
  { organisationId, hash, now, ...drawn }: Image,
  most: number,
): Promise<'kept' | 'known' | 'full'> {
  await lock(tx, organisationId);
  await lock(tx, hash);
  const { rows } = await sql<{ kept: number; known: boolean }>`
    select count(*) as kept, coalesce(bool_or(hash = ${hash}), false) as known
    from image where organisation_id = ${organisationId}`.execute(tx);
  if (rows[0]?.known) {
    // Rows from before pictures were measured get their size and colour here.
    await tx
      .updateTable('image')
      .set(drawn)
      .where('organisation_id', '=', organisationId)
      .where('hash', '=', hash)
      .execute();
    return 'known';
  }
  if (!rows[0] || rows[0].kept >= most) return 'full';
  await tx
    .insertInto('image')
    .values({ organisation_id: organisationId, hash, ...drawn, created_at: now })
    .execute();
  return 'kept';
}

/** Locks a tenant's pictures, then one hash, whose files all tenants share. No database function takes these locks. */
const lock = (tx: Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`image ${name}`}, 0))`.execute(tx);

/** Returns the hashes. Checked again after the delete, because Citus cannot read all tenants while writing. */
export async function forgetUnused(tx: Tx, organisationId: string, before: Date): Promise<string[]> {
  const ofTenant = tx.selectFrom('image').selectAll().where('organisation_id', '=', organisationId);
  const unused = await notShown(tx, organisationId, await ofTenant.where('created_at', '<', before).execute());
  const taken = await takeAway(
    tx,
    organisationId,
    unused.map(({ hash }) => hash),
  );
  const gone = await notShown(tx, organisationId, taken);
  const back = taken.filter((one) => !gone.includes(one));
  if (back.length > 0) await tx.insertInto('image').values(back).execute();
  return gone.map(({ hash }) => hash);
}

const takeAway = (tx: Tx, organisationId: string, hashes: readonly string[]) =>
  tx
    .deleteFrom('image')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`hash = any(${hashes}::text[])`)
    .returningAll()
    .execute();

const addressOf = (hash: string): string => `/images/${hash}.webp`;

/** Parks and advertisements of any tenant may show a picture; presentations and brands only their own tenant's. */
async function notShown<T extends { hash: string }>(
  tx: Tx,
  organisationId: string,
  images: readonly T[],
): Promise<T[]> {
  if (images.length === 0) return [];
  const addresses = images.map(({ hash }) => addressOf(hash));
  const { rows } = await sql<{ shown: string[] }>`
    select array[banner_url] as shown from park where banner_url = any(${addresses}::text[]) and deleted_at is null
    union all select images from advertisement where images && ${addresses}::text[] and deleted_at is null
    union all select pictures from presentation where organisation_id = ${organisationId}
    union all select array[logo] from brand where organisation_id = ${organisationId}`.execute(tx);
  const shown = new Set(rows.flatMap((row) => row.shown));
  return images.filter(({ hash }) => !shown.has(addressOf(hash)));
}

/** True if no tenant has the picture; its lock prevents new uses until the transaction ends. */
export async function lockUnkept(tx: Tx, hash: string): Promise<boolean> {
  await lock(tx, hash);
  const row = await tx.selectFrom('image').select('hash').where('hash', '=', hash).limit(1).executeTakeFirst();
  return row === undefined;
}

export const forgetImage = (tx: Tx, organisationId: string, hash: string) =>
  tx.deleteFrom('image').where('organisation_id', '=', organisationId).where('hash', '=', hash).execute();

const named = (tx: Tx, organisationId: string, hashes: readonly string[]) =>
  tx
    .selectFrom('image')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`hash = any(${hashes}::text[])`);

/** Leaves out pictures from before pictures were measured. */
export const measuredImages = (tx: Tx, organisationId: string, hashes: readonly string[]) =>
  named(tx, organisationId, hashes)
    .select(['hash', 'width', 'height', 'colour'])
    .where('colour', 'is not', null)
    .$narrowType<{ width: number; height: number; colour: string }>()
    .execute();

/** Locks the rows until the transaction ends; waits for a removal under way. */
export const heldImages = (tx: Tx, organisationId: string, hashes: readonly string[]) =>
  named(tx, organisationId, hashes).select('hash').forShare().execute();
