import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { type Resource, recordById, type Stored } from '#server/platform/resource.ts';
import { systemScope, visitorScope, withScope } from '#server/platform/scope.ts';

type Owner = Promise<string | null>;

const MOST_KEPT = 10_000;
const kept = new WeakMap<Deps, Map<string, Owner>>();

function ownersOf(deps: Deps): Map<string, Owner> {
  const known = kept.get(deps) ?? new Map<string, Owner>();
  kept.set(deps, known);
  return known;
}

/**
 * Which organisation a record belongs to, removed or not; null when there never was one. That never changes, so a process
 * asks once, and whoever books by an id alone can name the organisation without another round trip.
 */
export function recordOwner<M extends Stored>(deps: Deps, { table }: Resource<M>, id: string): Owner {
  const owners = ownersOf(deps);
  const key = `${table} ${id}`;
  const known = owners.get(key);
  if (known) return known;
  const owner = readOwner(deps, table, id).then(
    (found) => {
      if (found === null) owners.delete(key);
      return found;
    },
    (error) => {
      owners.delete(key);
      throw error;
    },
  );
  owners.set(key, owner);
  const [oldest] = owners.keys();
  if (owners.size > MOST_KEPT && oldest) owners.delete(oldest);
  return owner;
}

/**
 * One record as visitors see it, named by its id alone; null when they see none. The organisation is known to the process
 * after the first time, and with it where the record lies.
 */
export async function shownRecord<M extends Stored>(deps: Deps, resource: Resource<M>, id: string): Promise<M | null> {
  const owner = await recordOwner(deps, resource, id);
  return owner === null ? null : withScope(deps.db, visitorScope, (tx) => recordById(tx, resource, false, owner, id));
}

const readOwner = ({ db }: Deps, table: string, id: string): Owner =>
  withScope(db, systemScope, async (tx) => {
    const { rows } = await sql<{ owner: string }>`
      select organisation_id as owner from ${sql.table(table)} where id = ${id}`.execute(tx);
    return rows[0]?.owner ?? null;
  });
