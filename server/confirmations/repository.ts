import type { Tx } from '#server/kernel/database/database.ts';

/** Confirms an organisation while it has this e-mail, and answers it; twice is once. */
export const confirmEmail = (tx: Tx, { id, email }: { id: string; email: string }) =>
  tx
    .updateTable('organisation')
    .set({ confirmed: true })
    .where('id', '=', id)
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst();
