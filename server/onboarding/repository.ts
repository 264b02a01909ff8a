import { type RawBuilder, sql } from 'kysely';
import { saleState } from '#contract/offerings/rules.ts';
import type { BeginFacts, Mark, OnboardingBegin, OrganisationStanding } from '#contract/onboarding/model.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';

/** Paid bookings after which an organisation is past onboarding. */
const BUSY = 10;

export const MOST = 500;

/** Organisation; null: all. `everywhere` repeats the id in subqueries for Citus; PostgreSQL would replan. */
type Whose = { id: string; everywhere: boolean } | null;

export interface BeginRow extends BeginFacts {
  id: string;
  name: string;
  kind: OrganisationKind;
  createdAt: Date;
  movedAt: Date;
  email: string;
  firstOffering: OnboardingBegin['offering'];
  untested: OnboardingBegin['untested'];
  putAway: boolean;
}

const idOf = (whose: Whose) => (whose?.everywhere ? sql`${whose.id}` : sql`organisation.id`);

const kept = (id: RawBuilder<unknown>, table: string, where: RawBuilder<unknown> = sql`true`) => sql`exists (
  select from ${sql.table(table)} where organisation_id = ${id} and deleted_at is null and ${where})`;

const active = (id: RawBuilder<unknown>, table: string) =>
  sql`exists (select from ${sql.table(table)} where organisation_id = ${id} and active)`;

const marked = (id: RawBuilder<unknown>, mark: Mark) =>
  sql`exists (select from onboarding_mark where organisation_id = ${id} and mark = ${mark})`;

const paid = (id: RawBuilder<unknown>) => sql`select from booking where organisation_id = ${id} and status = 'paid'`;

const inUse = (id: RawBuilder<unknown>, what: RawBuilder<unknown>) =>
  sql`select ${what} from gateway_credential where organisation_id = ${id} and retired_at is null`;

/** SOLD: a park with a category on offer. CHARGED: with one that costs money. */
const SOLD = sql`jsonb_path_exists(fees, '$.* ? (@.offered == true && @.price != null)')`;
const CHARGED = sql`jsonb_path_exists(fees, '$.* ? (@.offered == true && @.price > 0)')`;

/** A clinic without a MID takes cash. */
const PAID_ONLINE = sql`fee_paise > 0 and merchant_id <> ''`;

/** The newest audit entry, not by an admin, by which a step may have been taken. */
const movedAt = (id: RawBuilder<unknown>) => sql`(
  select created_at from audit_entry where organisation_id = ${id} and role <> 'admin' and (action = 'added' and noun in (${sql.join(STEP_NOUNS)})
    or changes ?| array['published', 'confirmed', 'tested_at'] or noun = 'park' and changes::text like '%"fees.%') order by created_at desc limit 1)`;

const STEP_NOUNS = [
  ...['park', 'clinic', 'branch', 'exhibition', 'coaching-batch'],
  ...['doctor', 'inspector', 'counter', 'gateway-credential'],
];

const OFFERINGS = ['park', 'clinic', 'branch', 'exhibition', 'coaching_batch'];

const firstOffering = (id: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('id', one.id, 'name', one.name, 'published', one.published) from (${sql.join(
    OFFERINGS.map(
      (table) =>
        sql`select id, name, published, created_at from ${sql.table(table)} where organisation_id = ${id} and deleted_at is null`,
    ),
    sql` union all `,
  )}) one order by not one.published, one.created_at, one.id limit 1)`;

/** One organisation's, or those of the newest that are not busy. One query reads all trades. */
export async function beginnings(tx: Tx, whose: Whose, { moving }: { moving: boolean }): Promise<BeginRow[]> {
  const id = idOf(whose);
  const { rows } = await sql<BeginRow>`
    select organisation.id, organisation.name, organisation.kind, organisation.created_at as "createdAt",
      greatest(organisation.created_at, ${moving ? movedAt(id) : sql`null`}) as "movedAt",
      organisation.email, organisation.confirmed as confirm,
      known."firstOffering", known.busy, known."firstOffering" is not null as offering,
      ${kept(id, 'doctor')} as doctor,
      ${kept(id, 'park', SOLD)} or (organisation.kind <> 'park' and known."firstOffering" is not null) as prices,
      ${kept(id, 'park', CHARGED)} or ${kept(id, 'clinic', PAID_ONLINE)} or ${kept(id, 'coaching_batch', sql`fee_paise > 0`)} as costs,
      organisation.confirmed and coalesce((known."firstOffering" ->> 'published')::boolean, false) as publish,
      exists (${inUse(id, sql`true`)} and tested_at is not null) as keys,
      (${inUse(id, sql`id`)} and tested_at is null order by created_at limit 1) as untested,
      exists (${paid(id)}) or exists (select from booking where organisation_id = ${id} and payment_mode = 'cash' and not voided) as trial,
      ${active(id, 'inspector')} or ${kept(id, 'counter', sql`active`)} as login,
      ${marked(id, 'poster')} as poster, ${marked(id, 'put-away')} as "putAway"
    from organisation cross join lateral (
      select ${firstOffering(id)} as "firstOffering", (select count(*) from (${paid(id)} limit ${BUSY}) few) = ${BUSY} as busy) known
    where ${whose ? sql`organisation.id = ${whose.id}` : sql`organisation.active and organisation.kind <> 'admin' and not known.busy`}
    order by organisation.created_at desc, organisation.id desc limit ${MOST}`.execute(tx);
  return rows;
}

export const setMark = (tx: Tx, organisationId: string, mark: Mark, now: Date) =>
  tx
    .insertInto('onboarding_mark')
    .values({ organisation_id: organisationId, mark, marked_at: now })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'mark']).doNothing())
    .execute();

export const takeMark = (tx: Tx, organisationId: string, mark: Mark) =>
  tx.deleteFrom('onboarding_mark').where('organisation_id', '=', organisationId).where('mark', '=', mark).execute();

/** Offerings that take money online need keys. */
const COSTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  park: CHARGED,
  clinic: PAID_ONLINE,
  coaching_batch: sql`fee_paise > 0`,
};

const KINDS: Readonly<Record<string, string>> = { coaching_batch: 'coaching' };

type OfferingStanding = Omit<OrganisationStanding['offerings'][number], 'keys'> & {
  keys: 'none' | 'missing' | 'untested' | 'tested';
};

type Stored = Parameters<typeof saleState>[0];

export async function offeringsOf(tx: Tx, organisationId: string): Promise<OfferingStanding[]> {
  const offerings = OFFERINGS.map(
    (table) => sql`
      select id, ${KINDS[table] ?? table} as kind, name, ${table === 'exhibition' ? sql`null` : sql`gateway`} as gateway, created_at, published, active, closed,
        coalesce(${COSTS[table] ?? sql`false`}, false) as costs
      from ${sql.table(table)} where organisation_id = ${organisationId} and deleted_at is null`,
  );
  const { rows } = await sql<Omit<OfferingStanding, 'state'> & Stored>`
    select one.id, one.kind, one.name, one.published, one.active, one.closed, case when k.tested_at is not null then 'tested' when k.id is not null then 'untested'
      when one.costs then 'missing' else 'none' end as keys
    from (${sql.join(offerings, sql` union all `)}) one
      left join lateral (select id, tested_at from gateway_credential where organisation_id = ${organisationId} and retired_at is null
        and (offering_id = one.id or gateway = one.gateway) order by gateway nulls first limit 1) k on true
    order by one.created_at, one.id`.execute(tx);
  return rows.map(({ published, active, closed, ...one }) => ({
    ...one,
    state: saleState({ published, active, closed }),
  }));
}

/** `lastSignIn`: newest session of the owner that is still stored. `lastSale`: newest booking that is paid or free. */
export async function lastTimes(
  tx: Tx,
  organisationId: string,
): Promise<Pick<OrganisationStanding, 'lastSignIn' | 'lastSale'>> {
  const { rows } = await sql<Pick<OrganisationStanding, 'lastSignIn' | 'lastSale'>>`
    select (select max(created_at) from session where organisation_id = ${organisationId} and role = 'owner') as "lastSignIn",
      (select created_at from booking where organisation_id = ${organisationId} and status = 'paid'
        order by created_at desc, id desc limit 1) as "lastSale"`.execute(tx);
  return rows[0] ?? { lastSignIn: null, lastSale: null };
}
