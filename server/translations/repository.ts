import { sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';
import type { OwnTexts, TextsByLanguage } from '#contract/translations/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { RecordKey } from '#server/kernel/records/resource.ts';

export const storedTexts = async (tx: Tx, { organisationId, id }: RecordKey): Promise<TextsByLanguage> => {
  const row = await tx
    .selectFrom('translation')
    .select('texts')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.texts ?? {};
};

/** Locks the organisation, because the record may have no row yet. */
export const lockTexts = (tx: Tx, organisationId: string) =>
  tx.selectFrom('organisation').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute();

export function writeTexts(tx: Tx, { organisationId, id }: RecordKey, said: TextsByLanguage) {
  const texts = JSON.stringify(said);
  return tx
    .insertInto('translation')
    .values({ organisation_id: organisationId, id, texts })
    .onConflict((there) => there.columns(['organisation_id', 'id']).doUpdateSet({ texts }))
    .execute();
}

export const textsOf = (tx: Tx, organisationIds: readonly string[], ids: readonly string[], language: Language) =>
  tx
    .selectFrom('translation')
    .select(['id', sql<OwnTexts | null>`texts -> ${language}::text`.as('texts')])
    .where('organisation_id', 'in', organisationIds)
    .where('id', 'in', ids)
    .execute();

export const allNames = (tx: Tx) =>
  tx
    .selectFrom('translation')
    .select([
      'id',
      sql<string[]>`jsonb_path_query_array(texts, '$.*.name') || jsonb_path_query_array(texts, '$.*.location')`.as(
        'names',
      ),
    ])
    .execute();
