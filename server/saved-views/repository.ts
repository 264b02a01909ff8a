import { sql } from 'kysely';
import { type KeptView, MOST_VIEWS, type SavedView, type ViewKey } from '#contract/saved-views/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Principal } from '#server/kernel/database/scope.ts';

export type ViewOwner = Pick<Principal, 'organisationId' | 'accountId'>;

const ownViews = ({ organisationId, accountId }: ViewOwner) =>
  sql<boolean>`organisation_id = ${organisationId} and account_id = ${accountId}`;

export const viewsOf = (tx: Tx, whose: ViewOwner): Promise<SavedView[]> =>
  tx
    .selectFrom('saved_view')
    .select(['list', 'name', 'query', 'columns', 'main'])
    .where(ownViews(whose))
    .orderBy('list')
    .orderBy(sql`lower(name)`)
    .orderBy('name')
    .execute();

const sameView = (whose: ViewOwner, { list, name }: ViewKey) =>
  sql<boolean>`${ownViews(whose)} and list = ${list} and name = ${name}`;

/** Other changes of these views wait until the transaction ends. */
export const lockViews = (tx: Tx, { organisationId, accountId }: ViewOwner) =>
  sql`select lock_views(${organisationId}, ${accountId})`.execute(tx);

export const clearMain = (tx: Tx, whose: ViewOwner, list: string) =>
  tx
    .updateTable('saved_view')
    .set({ main: false })
    .where(sql<boolean>`${ownViews(whose)} and list = ${list} and main`)
    .execute();

export const renameView = (tx: Tx, whose: ViewOwner, view: ViewKey, name: string) =>
  tx.updateTable('saved_view').set({ name }).where(sameView(whose, view)).execute();

export async function isThere(tx: Tx, whose: ViewOwner, view: ViewKey): Promise<boolean> {
  const found = await tx.selectFrom('saved_view').select('name').where(sameView(whose, view)).executeTakeFirst();
  return found !== undefined;
}

/** False when the account has MOST_VIEWS of this list already. */
export async function keepView(tx: Tx, { organisationId, accountId }: ViewOwner, view: Omit<KeptView, 'was'>) {
  const { list, name, query, columns, main } = view;
  const { numAffectedRows = 0n } = await sql`
    insert into saved_view (organisation_id, account_id, list, name, query, columns, main)
    select ${organisationId}, ${accountId}, ${list}, ${name}, ${query}, ${columns}::text[], ${main}
    where (select count(*) from saved_view where organisation_id = ${organisationId} and account_id = ${accountId}
      and list = ${list} and name <> ${name}) < ${MOST_VIEWS}
    on conflict (organisation_id, account_id, list, name) do update
      set query = excluded.query, columns = excluded.columns, main = excluded.main`.execute(tx);
  return numAffectedRows > 0n;
}

export const removeView = (tx: Tx, whose: ViewOwner, view: ViewKey) =>
  tx.deleteFrom('saved_view').where(sameView(whose, view)).execute();
