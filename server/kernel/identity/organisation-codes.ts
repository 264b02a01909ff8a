import { sql } from 'kysely';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { codeOf, ID_LENGTH } from './ids.ts';

/** An organisation as the ids of its things name it. Neither id nor kind ever changes, and none is removed. */
interface CodedOrganisation {
  id: string;
  kind: OrganisationKind;
}

/**
 * Every organisation by the code that ends its ids, in memory: read at the start, and told of each that is made, here or by
 * another process. An id is never a right: who may see what it names is decided by the scope and row security.
 */
export interface OrganisationCodes {
  /** Answers the organisation of a thing by its id, without a statement; null for what is no id and for a code of nobody. */
  organisationOf(id: string): string | null;
  /** Answers the kind of that organisation; null where `organisationOf` is. */
  kindOf(id: string): OrganisationKind | null;
  /** Knows an organisation from now on. */
  add(made: CodedOrganisation): void;
  /** Reads all of them, also those that were made while other processes could not be heard. Rejects with the database. */
  read(): Promise<void>;
}

/** The channel of the database on which a process tells the others of an organisation that it has made. */
export const ORGANISATION_MADE = 'organisation_made';

const ID = new RegExp(`^[0-9a-z]{${ID_LENGTH}}$`);

/** Reads the codes of all organisations. Some thousands take about a megabyte. */
export async function openCodes(db: Db): Promise<OrganisationCodes> {
  const known = new Map<string, CodedOrganisation>();
  const named = (id: string) => (ID.test(id) ? known.get(codeOf(id)) : undefined);
  const add = (made: CodedOrganisation): void => void known.set(codeOf(made.id), made);
  const read = async (): Promise<void> => {
    const all = await withScope(db, systemScope, (tx) =>
      tx.selectFrom('organisation').select(['id', 'kind']).execute(),
    );
    for (const { id, kind } of all) add({ id, kind });
  };
  await read();
  return { organisationOf: (id) => named(id)?.id ?? null, kindOf: (id) => named(id)?.kind ?? null, add, read };
}

/** Tells every process of a new organisation, as soon as the transaction that makes it is committed. */
export const tellOrganisation = (tx: Tx, { id, kind }: CodedOrganisation): Promise<unknown> =>
  sql`select pg_notify(${ORGANISATION_MADE}, ${JSON.stringify({ id, kind })})`.execute(tx);

/** The organisation of which `tellOrganisation` told. */
export const toldOrganisation = (payload: string): CodedOrganisation => JSON.parse(payload);
