import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { storedText } from '#contract/kernel/typed-text.ts';
import type { Db } from '#server/kernel/database/database.ts';
import { visitorScope, withScope } from '#server/kernel/database/scope.ts';
import { type Resource, type RowOf, type StoredRecord, selectRecords, toModel } from './resource.ts';

interface Wanted<M> {
  search?: string;
  among: readonly (keyof M & string)[];
  where?: RawBuilder<SqlBool>;
  limit: number;
}

const MOST_WORDS = 6;

/** People type the straight apostrophe for each of these, and a form may have stored any. */
const APOSTROPHES = '\u2018\u2019\u02bc\uff07`\u00b4';

export const recordsByName = <M extends StoredRecord & { name: string }>(
  { db }: { db: Db },
  resource: Resource<M>,
  { search = '', among, where, limit }: Wanted<M>,
): Promise<M[]> =>
  withScope(db, visitorScope, async (tx) => {
    const column = (field: keyof M & string) => sql.ref(`${resource.table}.${resource.columns[field]}`);
    const text = sql`lower(translate(concat_ws(' ', ${sql.join(among.map(column))}), ${APOSTROPHES}, ${"'".repeat(APOSTROPHES.length)}))`;
    const typed = storedText(search).replace(new RegExp(`[${APOSTROPHES}]`, 'g'), "'");
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
    const all = selectRecords(tx, resource, false, null);
    const found = words.reduce((query, word) => query.where(sql<SqlBool>`position(${word} in ${text}) > 0`), all);
    const rows = await (where ? found.where(where) : found)
      .orderBy(sql`lower(${column('name')})`)
      .orderBy(`${resource.table}.id`)
      .limit(limit)
      .execute();
    return rows.map((row) => toModel(row as RowOf<M>));
  });
