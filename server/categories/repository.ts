import type { Selectable } from 'kysely';
import type { Category, CategoryFields } from '#contract/categories/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Tables } from '#server/tables.ts';

export const selectCategories = (tx: Tx) => tx.selectFrom('category').selectAll();

export const toCategory = ({ created_at: createdAt, ...row }: Selectable<Tables['category']>): Category => ({
  ...row,
  createdAt,
});

export const categoryById = (tx: Tx, id: string) => selectCategories(tx).where('id', '=', id).executeTakeFirst();

export const insertCategory = (tx: Tx, { createdAt, ...category }: Category) =>
  tx
    .insertInto('category')
    .values({ ...category, created_at: createdAt })
    .execute();

export const lockCategory = (tx: Tx, id: string) =>
  selectCategories(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const updateCategory = (tx: Tx, id: string, fields: Partial<CategoryFields>) =>
  tx
    .updateTable('category')
    .set({ id, ...fields })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteCategory = (tx: Tx, id: string) =>
  tx.deleteFrom('category').where('id', '=', id).returning('id').executeTakeFirst();
