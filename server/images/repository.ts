import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database/database.ts';

export interface Image {
  organisationId: string;
  hash: string;
  /** The bytes of all of its files. */
  bytes: number;
  width: number;
  height: number;
  colour: string;
  now: Date;
}

/**
 * Counts a picture for its tenant: it is 'kept' now, was 'known' already, or the quota is 'full'. However many come at
 * once, none passes the quota; the one who is just taking the picture's bytes away is waited for.
 */
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
    // One that was kept before pictures were measured is measured now.
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

/**
 * Until the transaction ends: the pictures of a tenant, and then one of them. The bytes of a picture are one for all
 * tenants, so these locks are taken here, by the one who keeps and by the one who takes away, and in no function of the
 * database.
 */
const lock = (tx: Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`image ${name}`}, 0))`.execute(tx);

/**
 * Forgets the pictures that a tenant kept before `before` and that no advertisement and no park of anybody shows, nor one of
 * its own pages; answers their hashes. Citus asks all tenants in no statement that writes: so it is asked once more when they are gone, and
 * what somebody has begun to show meanwhile comes back.
 */
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

/** Those that no park and no advertisement of anybody shows, and no presentation or brand of the tenant, who alone can show them there. */
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

/** True when nobody keeps a picture any more; nobody can begin to until the transaction ends. */
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

/** The size and main colour of those that a tenant keeps; without those that were kept before pictures were measured. */
export const measuredImages = (tx: Tx, organisationId: string, hashes: readonly string[]) =>
  named(tx, organisationId, hashes)
    .select(['hash', 'width', 'height', 'colour'])
    .where('colour', 'is not', null)
    .$narrowType<{ width: number; height: number; colour: string }>()
    .execute();

/** Keeps them as they are until the transaction ends; who is just taking one away is waited for. */
export const heldImages = (tx: Tx, organisationId: string, hashes: readonly string[]) =>
  named(tx, organisationId, hashes).select('hash').forShare().execute();
