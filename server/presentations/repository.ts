import { sql } from 'kysely';
import type { Brand, Presentation, StoredBrand, StoredPresentation } from '#contract/presentations/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { RecordKey } from '#server/kernel/records/resource.ts';

const FIELDS = [
  'id',
  'pictures',
  'picture_texts as pictureTexts',
  'about',
  'visitor_rules as visitorRules',
  'coordinates',
  'child_means as childMeans',
  'kind_notes as kindNotes',
  'board_notice as boardNotice',
  'board_notice_until as boardNoticeUntil',
] as const;

export const storedPresentation = (
  tx: Tx,
  { organisationId, id }: RecordKey,
): Promise<StoredPresentation | undefined> =>
  tx
    .selectFrom('presentation')
    .select(FIELDS)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();

export const firstPictures = (tx: Tx) =>
  tx
    .selectFrom('presentation')
    .innerJoin('image', (join) =>
      join
        .onRef('image.organisation_id', '=', 'presentation.organisation_id')
        .on('image.hash', '=', sql<string>`substring(presentation.pictures[1] from '[0-9a-f]{64}')`),
    )
    .select(['presentation.id', 'image.hash', 'image.colour', 'presentation.picture_texts as pictureTexts'])
    .where('image.colour', 'is not', null)
    .$narrowType<{ colour: string }>()
    .execute();

export const storedBrand = (tx: Tx, organisationId: string): Promise<StoredBrand | undefined> =>
  tx
    .selectFrom('brand')
    .select(['id', 'logo', 'colour', 'room_languages as roomLanguages'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();

/** Locks the organisation, because its brand may have no row yet. */
export const lockBrand = (tx: Tx, organisationId: string) =>
  tx.selectFrom('organisation').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute();

export function writePresentation(tx: Tx, { organisationId, id }: RecordKey, shown: Presentation) {
  const row = {
    pictures: shown.pictures,
    picture_texts: JSON.stringify(shown.pictureTexts),
    about: shown.about,
    visitor_rules: shown.visitorRules,
    coordinates: shown.coordinates,
    child_means: shown.childMeans,
    kind_notes: JSON.stringify(shown.kindNotes),
    board_notice: shown.boardNotice,
    board_notice_until: shown.boardNoticeUntil,
  };
  return tx
    .insertInto('presentation')
    .values({ organisation_id: organisationId, id, ...row })
    .onConflict((there) => there.columns(['organisation_id', 'id']).doUpdateSet(row))
    .execute();
}

export function writeBrand(tx: Tx, id: string, { logo, colour, roomLanguages }: Brand) {
  const row = { logo, colour, room_languages: roomLanguages };
  return tx
    .insertInto('brand')
    .values({ organisation_id: id, id, ...row })
    .onConflict((there) => there.column('organisation_id').doUpdateSet(row))
    .execute();
}
