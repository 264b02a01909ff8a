import { sql } from 'kysely';
import { momentText } from '#contract/kernel/dates/texts.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { LimitedThing } from '#contract/organisations/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Principal } from '#server/kernel/database/scope.ts';
import type { Clock } from '#server/kernel/operations/clock.ts';
import type { Config } from '#server/kernel/operations/config.ts';
import type { Resource, StoredRecord } from './resource.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface FirstDayLimit {
  most: number;
  things: LimitedThing;
}

type Counted = Pick<Resource<StoredRecord>, 'table' | 'removedAt'>;

/** Call it first: it locks the organisation until the transaction ends (docs/behaviour.md 4.8). Throws FIRST_DAY. */
export async function refuseBeyondFirstDay(
  { config, clock }: { config: Config; clock: Clock },
  tx: Tx,
  { role, organisationId }: Pick<Principal, 'role' | 'organisationId'>,
  resource: Counted,
  limit: FirstDayLimit | undefined,
): Promise<void> {
  if (!config.confirmRegistration || !limit || role === 'admin') return;
  const young = await tx
    .selectFrom('organisation')
    .select('created_at')
    .where('id', '=', organisationId)
    .where('created_at', '>', new Date(clock.now().getTime() - DAY_MS))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!young) return;
  const until = new Date(young.created_at.getTime() + DAY_MS);
  if ((await countOf(tx, resource, organisationId)) >= limit.most)
    throw new AppError(
      'FIRST_DAY',
      text('organisations.firstDayFull', { most: limit.most, things: limit.things, until: momentText(until) }),
      {
        data: { until: until.toISOString() },
      },
    );
}

async function countOf(tx: Tx, { table, removedAt = 'deleted_at' }: Counted, organisationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where organisation_id = ${organisationId}${removedAt === null ? sql`` : sql` and ${sql.ref(removedAt)} is null`}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
