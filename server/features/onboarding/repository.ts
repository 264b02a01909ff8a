import { type RawBuilder, sql } from 'kysely';
import type { Begin, BeginFacts, Mark } from '#contract/onboarding/model.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Tx } from '#server/platform/database.ts';

/** So many paid bookings, and an organisation is past its beginning. */
const BUSY = 10;

/** Which organisation; null for all that may not be past their beginning. */
type Whose = { id: string } | null;

export interface BeginRow extends BeginFacts {
  id: string;
  name: string;
  kind: OrganisationKind;
  createdAt: Date;
  firstOffering: Begin['offering'];
  putAway: boolean;
}

const kept = (table: string, where: RawBuilder<unknown> = sql`true`) => sql`exists (
  select from ${sql.table(table)} where organisation_id = organisation.id and deleted_at is null and ${where})`;

const active = (table: string) =>
  sql`exists (select from ${sql.table(table)} where organisation_id = organisation.id and active)`;

const marked = (mark: Mark) =>
  sql`exists (select from onboarding_mark where organisation_id = organisation.id and mark = ${mark})`;

const paid = sql`select from booking where organisation_id = organisation.id and status = 'paid'`;

/** A category of a park that can be bought; and one for which money is asked. */
const SOLD = sql`jsonb_path_exists(fees, '$.* ? (@.offered == true && @.price != null)')`;
const CHARGED = sql`jsonb_path_exists(fees, '$.* ? (@.offered == true && @.price > 0)')`;

const OFFERINGS = ['park', 'clinic', 'branch', 'exhibition', 'coaching_batch'];

/** The organisation's oldest offering of any kind. */
const firstOffering = sql`(
  select jsonb_build_object('id', one.id, 'name', one.name) from (${sql.join(
    OFFERINGS.map(
      (table) =>
        sql`select id, name, created_at from ${sql.table(table)} where organisation_id = organisation.id and deleted_at is null`,
    ),
    sql` union all `,
  )}) one order by one.created_at, one.id limit 1)`;

/**
 * What is known of an organisation that begins, or of the newest 500 active ones that are not busy. An organisation
 * has offerings of its own trade only, so the facts of all trades are asked at once.
 */
export async function beginnings(tx: Tx, whose: Whose): Promise<BeginRow[]> {
  const { rows } = await sql<BeginRow>`
    select organisation.id, organisation.name, organisation.kind, organisation.created_at as "createdAt",
      known."firstOffering", known.busy, known."firstOffering" is not null as offering,
      ${kept('doctor')} as doctor,
      ${kept('park', SOLD)} or (organisation.kind <> 'park' and known."firstOffering" is not null) as prices,
      ${kept('park', CHARGED)} or ${kept('clinic', sql`fee_paise > 0`)} or ${kept('coaching_batch', sql`fee_paise > 0`)} as costs,
      exists (select from gateway_credential where organisation_id = organisation.id and retired_at is null) as keys,
      exists (${paid}) as trial,
      ${active('inspector')} or ${kept('counter', sql`active`)} as login,
      ${marked('poster')} as poster, ${marked('put-away')} as "putAway"
    from organisation cross join lateral (
      select ${firstOffering} as "firstOffering", (select count(*) from (${paid} limit ${BUSY}) few) = ${BUSY} as busy) known
    where ${whose ? sql`organisation.id = ${whose.id}` : sql`organisation.active and organisation.kind <> 'admin' and not known.busy`}
    order by organisation.created_at desc, organisation.id desc limit 500`.execute(tx);
  return rows;
}

/** Notes a mark; twice is once. */
export const setMark = (tx: Tx, organisationId: string, mark: Mark, now: Date) =>
  tx
    .insertInto('onboarding_mark')
    .values({ organisation_id: organisationId, mark, marked_at: now })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'mark']).doNothing())
    .execute();

export const takeMark = (tx: Tx, organisationId: string, mark: Mark) =>
  tx.deleteFrom('onboarding_mark').where('organisation_id', '=', organisationId).where('mark', '=', mark).execute();
