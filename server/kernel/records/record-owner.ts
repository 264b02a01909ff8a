import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { systemScope, visitorScope, withScope } from '#server/kernel/database/scope.ts';
import type { Tables } from '#server/tables.ts';
import { type Resource, recordById, type Stored } from './resource.ts';

type Owner = Promise<string | null>;

const MOST_KEPT = 10_000;
const kept = new WeakMap<Deps, Map<string, Map<string, Owner>>>();

type Table = keyof Tables;

/** Each table has a place of its own: many bookings push no offering out. */
function ownersOf(deps: Deps, table: Table): Map<string, Owner> {
  const tables = kept.get(deps) ?? new Map<string, Map<string, Owner>>();
  const owners = tables.get(table) ?? new Map<string, Owner>();
  kept.set(deps, tables.set(table, owners));
  return owners;
}

function keep(owners: Map<string, Owner>, id: string, owner: Owner): void {
  owners.set(id, owner);
  const [oldest] = owners.keys();
  if (owners.size > MOST_KEPT && oldest) owners.delete(oldest);
}

/** Notes whose a record is, for whoever has just read or made it: it is not asked again. */
export const keepOwner = (deps: Deps, table: Table, id: string, owner: string): void =>
  keep(ownersOf(deps, table), id, Promise.resolve(owner));

/** A record that is about to be made: whose this process takes it for, and how whoever said so first takes that back. */
interface Claim {
  whose: Owner;
  giveUp(): void;
}

/** Says whose a record will be, unless the process has met it: of two at the same instant, the second is told whose it is. */
export function claimOwner(deps: Deps, table: Table, id: string, owner: string): Claim {
  const owners = ownersOf(deps, table);
  const known = owners.get(id);
  if (known) return { whose: known, giveUp: () => undefined };
  const whose = Promise.resolve(owner);
  keep(owners, id, whose);
  return { whose, giveUp: () => void (owners.get(id) === whose && owners.delete(id)) };
}

/** Whose a record is, if this process has met it; null where it has not. */
export const knownOwner = async (deps: Deps, table: Table, id: string): Owner =>
  (await ownersOf(deps, table).get(id)) ?? null;

/**
 * Which organisation a record belongs to, removed or not; null when there never was one. That never changes, so a process
 * asks once, and whoever books by an id alone can name the organisation without another round trip.
 */
export function recordOwner(deps: Deps, table: Table, id: string): Owner {
  const owners = ownersOf(deps, table);
  const known = owners.get(id);
  if (known) return known;
  const owner = readOwner(deps, table, id).then(
    (found) => {
      if (found === null) owners.delete(id);
      return found;
    },
    (error) => {
      owners.delete(id);
      throw error;
    },
  );
  keep(owners, id, owner);
  return owner;
}

/** The first of these tables that has a record of this id, removed or not; null where none has. */
export async function tableOf<T extends Table>(deps: Deps, tables: readonly T[], id: string): Promise<T | null> {
  for (const owner of [knownOwner, recordOwner])
    for (const table of tables) if ((await owner(deps, table, id)) !== null) return table;
  return null;
}

/** A record as somebody names it. */
export interface NamedRecord {
  table: Table;
  id: string;
}

/**
 * Looks for a record of which the process may not know whose it is, beside another that was named with it. What was named
 * says where to look first and nothing else: where it leads nowhere, the record's own organisation is asked for.
 */
export async function lookBeside<T>(
  deps: Deps,
  { table, id }: NamedRecord,
  beside: NamedRecord | null,
  look: (organisationId: string) => Promise<T | null>,
): Promise<T | null> {
  const known = await knownOwner(deps, table, id);
  const likely = known ?? (beside && (await recordOwner(deps, beside.table, beside.id)));
  const found = likely === null ? null : await look(likely);
  if (found !== null && likely !== null) keepOwner(deps, table, id, likely);
  if (found !== null || known !== null) return found;
  const owner = await recordOwner(deps, table, id);
  return owner === null || owner === likely ? null : look(owner);
}

/**
 * One record as visitors see it, named by its id alone; null when they see none. The organisation is known to the process
 * after the first time, and with it where the record lies.
 */
export async function shownRecord<M extends Stored>(deps: Deps, resource: Resource<M>, id: string): Promise<M | null> {
  const owner = await recordOwner(deps, resource.table, id);
  return owner === null ? null : withScope(deps.db, visitorScope, (tx) => recordById(tx, resource, false, owner, id));
}

const readOwner = ({ db }: Deps, table: Table, id: string): Owner =>
  withScope(db, systemScope, async (tx) => {
    const { rows } = await sql<{ owner: string }>`
      select organisation_id as owner from ${sql.table(table)} where id = ${id}`.execute(tx);
    return rows[0]?.owner ?? null;
  });
