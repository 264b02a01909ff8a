import { sql } from 'kysely';
import { AppError, type FieldIssue } from '#contract/kernel/errors.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { MISSING, notComplete } from '#contract/offerings/words.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { today } from '#server/kernel/operations/clock.ts';
import type { Tables } from '#server/tables.ts';
import { type Resource, type RowOf, type StoredRecord, selectRecords, toModel } from './resource.ts';

interface OfferingKey {
  id: string;
  organisationId: string;
}

/** What lies beside an offering, as its own people may know it: the database knows where. */
export async function publishingFacts(
  deps: Deps,
  tx: Tx,
  { organisationId, id }: OfferingKey,
): Promise<PublishingFacts> {
  const at = { today: today(deps), now: deps.clock.now() };
  const { rows } = await sql<Omit<PublishingFacts, keyof typeof at>>`
    select is_booked as "isBooked", coming, has_keys as "hasKeys", counters, confirmed
    from publishing_facts(${organisationId}, ${id}, ${at.today})`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('publishing_facts answers one row');
  return { ...at, ...found };
}

/**
 * Closes an offering that somebody has booked, and answers whether it did. Where nobody has, nobody will until the transaction
 * ends, so that it can be removed (docs/behaviour.md 4.4).
 */
export async function closeBooked(tx: Tx, table: keyof Tables, { organisationId, id }: OfferingKey): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select close_booked(${organisationId}, ${table}, ${id}) as closed`.execute(tx);
  return rows[0]?.closed ?? false;
}

/** What a record lacks before visitors may see it: what its noun asks, and a confirmed e-mail of its organisation. */
export const lackOf = <M>(
  missing: ((record: M, facts: PublishingFacts) => FieldIssue[]) | undefined,
  record: M,
  facts: PublishingFacts,
): FieldIssue[] => {
  if (!missing) return [];
  const confirm = facts.confirmed ? [] : [{ field: 'confirm', message: MISSING.confirm }];
  return [...missing(record, facts), ...confirm];
};

/** Throws INVALID_INPUT that names everything that is missing, of a record that is there or new; nothing where nothing is. */
export function refuseIncomplete(missing: readonly FieldIssue[], isNew: boolean): void {
  if (missing.length === 0) return;
  throw new AppError('INVALID_INPUT', notComplete(missing, isNew), { issues: [...missing] });
}

/** Whether visitors know an offering: they see it, or somebody has booked it, who may look for that booking. */
export const isKnown = async (deps: Deps, record: OfferingKey & { published: boolean }): Promise<boolean> =>
  record.published || (await withScope(deps.db, systemScope, (tx) => publishingFacts(deps, tx, record))).isBooked;

/**
 * The record that a booking was made with, as visitors saw it, also where it is a draft since; null where it is removed, or
 * its organisation is switched off or not confirmed. The id comes from the booking.
 */
export async function recordOfBooking<M extends StoredRecord>(deps: Deps, resource: Resource<M>, id: string) {
  const owner = deps.codes.organisationOf(id);
  if (owner === null) return null;
  return withScope(deps.db, systemScope, async (tx): Promise<M | null> => {
    const row = await selectRecords(tx, resource, false, owner)
      .where(`${resource.table}.id`, '=', id)
      .where(
        sql<boolean>`(select active and confirmed from organisation where id = ${sql.ref(`${resource.table}.organisation_id`)})`,
      )
      .executeTakeFirst();
    return row ? toModel(row as RowOf<M>) : null;
  });
}
