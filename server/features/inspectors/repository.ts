import type { Tx } from '#server/platform/database.ts';

export const inspectorByEmail = (tx: Tx, email: string) =>
  tx.selectFrom('inspector').selectAll().where('email', '=', email).executeTakeFirst();

export const inspectorById = (tx: Tx, id: string) =>
  tx.selectFrom('inspector').selectAll().where('id', '=', id).executeTakeFirst();
