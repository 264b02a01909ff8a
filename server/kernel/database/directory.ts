import type { AppError } from '#contract/kernel/errors.ts';
import type { Tables } from '#server/tables.ts';
import type { Tx } from './database.ts';

type Entry = Tables['directory'];
type DirectoryKey = Pick<Entry, 'organisation_id' | 'account_id'>;

/** The constraint by which one key is one account's; another is that of an organisation's code, which nobody typed. */
const ONE_KEY = 'directory_pkey';

/**
 * Enters the e-mail address or mobile number by which an account signs in, in place of the one it had: of many who want
 * one key at once, over all organisations, one gets it. Throws `taken` for the others, whose transaction is then over.
 */
export const enterDirectory = (tx: Tx, { key, ...entry }: Entry, taken: () => AppError): Promise<unknown> =>
  tx
    .insertInto('directory')
    .values({ ...entry, key: key.toLowerCase() })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'account_id']).doUpdateSet({ key: key.toLowerCase() }),
    )
    .execute()
    .catch((error: Error & { constraint?: string }) => {
      throw error.constraint === ONE_KEY ? taken() : error;
    });

/** Answers the organisation in which to look for the account of an e-mail address or mobile number. */
export const inDirectory = (tx: Tx, kind: Entry['kind'], key: string): Promise<DirectoryKey | undefined> =>
  tx
    .selectFrom('directory')
    .select(['organisation_id', 'account_id'])
    .where('kind', '=', kind)
    .where('key', '=', key.toLowerCase())
    .executeTakeFirst();

/** Nobody signs in by the account's key any more: it is free for others. */
export const leaveDirectory = (tx: Tx, { organisation_id, account_id }: DirectoryKey): Promise<unknown> =>
  tx
    .deleteFrom('directory')
    .where('organisation_id', '=', organisation_id)
    .where('account_id', '=', account_id)
    .execute();
