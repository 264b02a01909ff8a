import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '#server/kernel/database/database.ts';
import { scopeOf, withScope } from '#server/kernel/database/scope.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { looked, type PlanNode } from '#server/testing/looked.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from './factory.ts';
import { searchTickets, toTickets } from './repository.ts';

const use = useTestApp();
const TICKETS = 2000;

/** The tickets of three lines each of two parks, each of an organisation, sold in a moment on a database that was never analyzed. */
async function youngParks() {
  for (const table of ['booking', 'booking_line', 'park'])
    await use.database.asOwner(`alter table ${table} set (autovacuum_enabled = false)`);
  const owners = [await anOwner(use), await anOwner(use)];
  for (const [at, owner] of owners.entries()) {
    const { json } = await use.call('POST', '/ticketbooking/add', ticketForm(await aPark(use, owner)));
    await use.database.asOwner(
      `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise,
         gateway, created_at)
       select 'x' || lpad((2 * n + ${at})::text, 25, '0'), kind, organisation_id, park_id, '8' || lpad(n::text, 9, '0'), visit_date, people, status,
         original_paise, discount_paise, total_paise, gateway, created_at from booking, generate_series(1, ${TICKETS}) n where id = $1`,
      [json._id],
    );
  }
  await use.database.asOwner(
    `insert into booking_line (organisation_id, booking_id, category, label, price_paise, quantity)
     select organisation_id, id, named, named, 100, 1 from booking, unnest(array['child', 'camera', 'women']) named where id like 'x%'`,
  );
  return owners.map(({ organisationId }) => organisationId);
}

/** The rows that the statements of this work look at, each planned as it is in the work. */
async function rowsLookedAt(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  const statements: RootOperationNode[] = [];
  const notes: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(tx.withPlugin(notes) as Tx);
  let rows = 0;
  for (const node of statements) {
    const { sql, parameters } = tx.getExecutor().compileQuery(node, { queryId: 'explained' });
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
    const [plan] = (await tx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained)).rows;
    rows += looked(plan?.['QUERY PLAN'][0]?.Plan as PlanNode);
  }
  return rows;
}

test.each(['owner', 'admin'] as const)(
  'a list of thousands of tickets looks at each line some times, not once for each ticket, for the %s',
  async (role) => {
    const [organisationId] = await youngParks();
    const own = role === 'owner' ? organisationId : null;
    const actor = { role, accountId: organisationId, accountName: 'Asha', organisationId: own } as const;
    const scope = scopeOf({ ...actor, kind: 'park', parkId: null, branchId: null, at: use.clock.now() } as never);
    const rows = await withScope(use.deps.db, scope, (tx) =>
      rowsLookedAt(tx, async (watched) => {
        const listed = searchTickets(watched, use.clock.now(), { organisationId: own }).orderBy('booking.id', 'desc');
        const some = await toTickets(watched, await listed.limit(1000).execute());
        expect(new Set(some.map((ticket) => ticket.organisationId)).size).toBe(role === 'owner' ? 1 : 2);
      }),
    );
    // A count of none would count nothing.
    expect(rows).toBeGreaterThan(TICKETS);
    expect(rows).toBeLessThan(40 * TICKETS);
    await use.database.asOwner('truncate booking cascade');
  },
);
