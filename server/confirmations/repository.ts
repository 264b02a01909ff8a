import type { Tx } from '#server/kernel/database/database.ts';

/** Idempotent. Undefined if the e-mail has changed since. */
export const confirmEmail = (tx: Tx, { id, email }: { id: string; email: string }) =>
  tx
    .updateTable('organisation')
    .set({ confirmed: true })
    .where('id', '=', id)
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst();
