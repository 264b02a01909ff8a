import type { AppError } from '#contract/kernel/errors.ts';
import type { Tables } from '#server/tables.ts';
import type { Tx } from './database.ts';

type Entry = Tables['directory'];
type DirectoryKey = Pick<Entry, 'organisation_id' | 'account_id'>;

/** On the e-mail or mobile number. The other constraint is on an organisation's code, which nobody types. */
const ONE_KEY = 'directory_pkey';

/** Replaces the e-mail or mobile of a sign-in, unique over all organisations: throws `taken` for a second. */
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

export const inDirectory = (tx: Tx, kind: Entry['kind'], key: string): Promise<DirectoryKey | undefined> =>
  tx
    .selectFrom('directory')
    .select(['organisation_id', 'account_id'])
    .where('kind', '=', kind)
    .where('key', '=', key.toLowerCase())
    .executeTakeFirst();

export const leaveDirectory = (tx: Tx, { organisation_id, account_id }: DirectoryKey): Promise<unknown> =>
  tx
    .deleteFrom('directory')
    .where('organisation_id', '=', organisation_id)
    .where('account_id', '=', account_id)
    .execute();
