import { sql } from 'kysely';
import type { Tx } from '#server/platform/database.ts';

export interface Image {
  organisationId: string;
  hash: string;
  bytes: number;
  now: Date;
}

/** Counts a picture to its tenant: 'kept' now, 'known' already, or the quota is 'full'. Two at once never pass it. */
export async function countImage(tx: Tx, image: Image, most: number): Promise<'kept' | 'known' | 'full'> {
  const { rows } = await sql<{ outcome: 'kept' | 'known' | 'full' }>`
    select keep_image(${image.organisationId}, ${image.hash}, ${image.bytes}, ${image.now}, ${most}) as outcome`.execute(
    tx,
  );
  return rows[0]?.outcome ?? 'full';
}

export const forgetImage = (tx: Tx, organisationId: string, hash: string) =>
  tx.deleteFrom('image').where('organisation_id', '=', organisationId).where('hash', '=', hash).execute();
