import { sql } from 'kysely';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { codeOf, ID_LENGTH } from './ids.ts';

/** Neither id nor kind ever changes, and none is removed. */
interface CodedOrganisation {
  id: string;
  kind: OrganisationKind;
}

/** Organisations by the code that ends their ids. An id is never a right: scope and row security decide who sees. */
export interface OrganisationCodes {
  /** Needs no statement. Null for an invalid id or an unknown code. */
  organisationOf(id: string): string | null;
  kindOf(id: string): OrganisationKind | null;
  add(made: CodedOrganisation): void;
  read(): Promise<void>;
}

export const ORGANISATION_MADE = 'organisation_made';

const ID = new RegExp(`^[0-9a-z]{${ID_LENGTH}}$`);

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

export const tellOrganisation = (tx: Tx, { id, kind }: CodedOrganisation): Promise<unknown> =>
  sql`select pg_notify(${ORGANISATION_MADE}, ${JSON.stringify({ id, kind })})`.execute(tx);

export const toldOrganisation = (payload: string): CodedOrganisation => JSON.parse(payload);
