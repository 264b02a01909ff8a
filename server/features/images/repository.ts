import { sql } from 'kysely';
import type { Tx } from '#server/platform/database.ts';

export interface Image {
  organisationId: string;
  hash: string;
  bytes: number;
  now: Date;
}

/**
 * Counts a picture for its tenant: it is 'kept' now, was 'known' already, or the quota is 'full'. Two at once never
 * pass the quota.
 */
export async function countImage(tx: Tx, image: Image, most: number): Promise<'kept' | 'known' | 'full'> {
  const { rows } = await sql<{ outcome: 'kept' | 'known' | 'full' }>`
    select keep_image(${image.organisationId}, ${image.hash}, ${image.bytes}, ${image.now}, ${most}) as outcome`.execute(
    tx,
  );
  return rows[0]?.outcome ?? 'full';
}

/**
 * Forgets the pictures that a tenant kept before `before` and that no advertisement and no park of anybody shows;
 * answers their hashes.
 */
export async function forgetUnused(tx: Tx, organisationId: string, before: Date): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    delete from image where organisation_id = ${organisationId} and created_at < ${before}
      and not exists (select from park where banner_url = '/images/' || hash || '.webp' and deleted_at is null)
      and not exists (select from advertisement where '/images/' || hash || '.webp' = any(images) and deleted_at is null)
    returning hash`.execute(tx);
  return rows.map(({ hash }) => hash);
}

/** True when nobody keeps a picture any more; nobody can begin to until the transaction ends. */
export async function lockUnkept(tx: Tx, hash: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`image ${hash}`}, 0))`.execute(tx);
  const row = await tx.selectFrom('image').select('hash').where('hash', '=', hash).limit(1).executeTakeFirst();
  return row === undefined;
}

export const forgetImage = (tx: Tx, organisationId: string, hash: string) =>
  tx.deleteFrom('image').where('organisation_id', '=', organisationId).where('hash', '=', hash).execute();
