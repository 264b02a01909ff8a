import { type RawBuilder, sql } from 'kysely';
import type { WaitingOf } from '#contract/attention/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';
import { hanging } from '#server/payments/service.ts';

export const MOST_ITEMS = 10;

const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;

/** `organisationId` null: all that the scope may see. */
export interface Look {
  organisationId: string | null;
  now: Date;
}

/** `count` is of the whole list, before it was cut. */
export type Counted<Item> = Item & { count: number };

type MoneyKind = WaitingOf<'payments-to-decide'>['kind'];
type MoneyItem = WaitingOf<'payments-to-decide'>['items'][number];

const MONEY: Record<MoneyKind, (now: Date) => RawBuilder<unknown>> = {
  'payments-to-decide': () => sql`
    select organisation_id, id as attempt_id, booking_id, coalesce(heard_paise, amount_paise) as amount, updated_at as since
    from payment_attempt where state = 'review'`,
  'payments-hanging': (now) => sql`
    select organisation_id, id as attempt_id, booking_id, amount_paise as amount, created_at as since
    from payment_attempt attempt where ${hanging(now)}`,
  'refunds-failed': () => sql`
    select organisation_id, attempt_id, booking_id, amount_paise as amount, updated_at as since
    from payment_refund where state = 'failed'`,
  'refunds-unsent': (now) => sql`
    select organisation_id, attempt_id, booking_id, amount_paise as amount, created_at as since
    from payment_refund where state in ('requested', 'sent') and created_at <= ${new Date(now.getTime() - HOUR_MS)}`,
};

/** Longest waiting first. `amount` is the sum of all, in paise. */
export async function waitingMoney(
  tx: Tx,
  kind: MoneyKind,
  { organisationId, now }: Look,
): Promise<{ count: number; amount: number; items: MoneyItem[] }> {
  const { rows } = await sql<Counted<MoneyItem> & { sum: number }>`
    with waiting as (select * from (${MONEY[kind](now)}) as money where ${ofOrganisation('money.organisation_id', organisationId)}),
      first as (select *, count(*) over () as count, sum(amount) over ()::bigint as sum from waiting order by since, attempt_id limit ${MOST_ITEMS})
    select first.count, first.sum, first.amount, first.since, first.organisation_id as "organisationId",
      first.attempt_id as "attemptId", b.id as "bookingId", b.short_code as "shortCode",
      coalesce(park.id, clinic.id, branch.id, batch.id) as "offeringId", coalesce(park.name, clinic.name, branch.name, batch.name) as name
    from first join booking b on b.organisation_id = first.organisation_id and b.id = first.booking_id
      left join park on park.organisation_id = b.organisation_id and park.id = b.park_id
      left join clinic on clinic.organisation_id = b.organisation_id and clinic.id = b.clinic_id
      left join branch on branch.organisation_id = b.organisation_id and branch.id = b.branch_id
      left join coaching_batch batch on batch.organisation_id = b.organisation_id and batch.id = b.batch_id
    where ${ofOrganisation('b.organisation_id', organisationId)}
    order by first.since, first.attempt_id`.execute(tx);
  return {
    count: rows[0]?.count ?? 0,
    amount: rows[0]?.sum ?? 0,
    items: rows.map(({ count: _, sum: __, ...item }) => item),
  };
}

type KeysItem = WaitingOf<'keys-missing'>['items'][number];

/** Parks that sell a fee, clinics with a fee and a MID, batches that are not over. */
const paidOfferings = (now: Date) => sql`
  select organisation_id, id as offering_id, name, gateway, 'park' as of from park
  where published and deleted_at is null and active and jsonb_path_exists(fees, '$.* ? (@.offered == true && @.price > 0)')
  union all select organisation_id, id, name, gateway, 'clinic' from clinic where published and deleted_at is null and active and fee_paise > 0 and merchant_id <> ''
  union all select organisation_id, id, name, gateway, 'coaching' from coaching_batch
    where published and deleted_at is null and active and fee_paise > 0 and end_date >= (${now}::timestamptz at time zone 'Asia/Kolkata')::date`;

const KEYS_COLUMNS = sql`paid.organisation_id as "organisationId", paid.offering_id as "offeringId", paid.name, paid.of, paid.gateway`;

export async function missingKeys(tx: Tx, { organisationId, now }: Look): Promise<Counted<KeysItem>[]> {
  const { rows } = await sql<Counted<KeysItem>>`
    select ${KEYS_COLUMNS}, null as since, count(*) over () as count
    from (${paidOfferings(now)}) as paid join organisation on organisation.id = paid.organisation_id and organisation.active
    where ${ofOrganisation('paid.organisation_id', organisationId)} and not exists (select from gateway_credential k
      where k.organisation_id = paid.organisation_id and k.retired_at is null
        and (k.offering_id = paid.offering_id or k.gateway = paid.gateway))
    order by lower(paid.name), paid.offering_id limit ${MOST_ITEMS}`.execute(tx);
  return rows;
}

/** Keys that the gateway refused within a week, without a later payment that it accepted; newest refusal first. */
export async function refusedKeys(tx: Tx, { organisationId, now }: Look): Promise<Counted<KeysItem>[]> {
  const since = new Date(now.getTime() - WEEK_MS);
  const { rows } = await sql<Counted<KeysItem>>`
    select ${KEYS_COLUMNS}, coalesce(bad.refused_at, bad.updated_at) as since, count(*) over () as count
    from (${paidOfferings(now)}) as paid
      cross join lateral (select k.id, k.organisation_id from gateway_credential k where k.organisation_id = paid.organisation_id
        and ${ofOrganisation('k.organisation_id', organisationId)} and k.retired_at is null
        and (k.offering_id = paid.offering_id or k.gateway = paid.gateway) order by k.gateway nulls first limit 1) as k
      cross join lateral (select a.refused_at, a.updated_at, a.created_at from payment_attempt a
        where a.organisation_id = k.organisation_id and a.credential_id = k.id and (a.refused_at is not null or a.state = 'start_failed')
          and ${ofOrganisation('a.organisation_id', organisationId)} and a.created_at >= ${since} order by a.created_at desc limit 1) as bad
    where ${ofOrganisation('paid.organisation_id', organisationId)} and not exists (select from payment_attempt good
      where ${ofOrganisation('good.organisation_id', organisationId)} and good.organisation_id = k.organisation_id and good.credential_id = k.id and good.created_at > bad.created_at
        and good.last_inquiry_at is not null and good.refused_at is null and good.state <> 'start_failed')
    order by since desc, paid.offering_id limit ${MOST_ITEMS}`.execute(tx);
  return rows;
}

type SellingItem = WaitingOf<'not-selling'>['items'][number];

/** Offerings that visitors see but cannot book, with the reason. */
export async function notSelling(tx: Tx, { organisationId, now }: Look): Promise<Counted<SellingItem>[]> {
  const today = sql`to_char(${now}::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  const { rows } = await sql<Counted<SellingItem>>`
    select unsold.organisation_id as "organisationId", unsold.id as "offeringId", unsold.name, unsold.of, unsold.lacks, count(*) over () as count
    from (
      select organisation_id, id, name, 'park' as of, 'prices' as lacks from park
        where published and deleted_at is null and active and not jsonb_path_exists(fees, '$.* ? (@.offered == true && @.price != null)')
      union all select organisation_id, id, name, 'park', 'dates' from park
        where published and deleted_at is null and active and custom_dates_enabled and custom_dates <> '{}'
          and ${today} > all (custom_dates)
      union all select organisation_id, id, name, 'clinic', 'doctors' from clinic
        where published and deleted_at is null and active and not exists (select from clinic_doctor o join doctor d
          on d.organisation_id = o.organisation_id and d.id = o.doctor_id and d.deleted_at is null
          where o.organisation_id = clinic.organisation_id and o.clinic_id = clinic.id)
      union all select organisation_id, id, name, 'branch', 'counters' from branch
        where published and deleted_at is null and active and not exists (select from counter
          where counter.organisation_id = branch.organisation_id and counter.branch_id = branch.id and counter.active and counter.deleted_at is null)
      union all select organisation_id, id, name, 'exhibition', 'dates' from exhibition
        where published and deleted_at is null and active and starts_at is null and ends_at is null
    ) as unsold join organisation on organisation.id = unsold.organisation_id and organisation.active
    where ${ofOrganisation('unsold.organisation_id', organisationId)}
    order by lower(unsold.name), unsold.id limit ${MOST_ITEMS}`.execute(tx);
  return rows;
}

type DraftItem = Omit<WaitingOf<'drafts-waiting'>['items'][number], 'lacks'>;

const DRAFTED: Record<DraftItem['of'], string> = {
  park: 'park',
  clinic: 'clinic',
  branch: 'branch',
  exhibition: 'exhibition',
  coaching: 'coaching_batch',
};

export async function drafts(tx: Tx, { organisationId }: Look): Promise<Counted<DraftItem>[]> {
  const those = Object.entries(DRAFTED).map(
    ([kind, table]) => sql`select organisation_id, id, name, created_at, ${sql.lit(kind)} as of from ${sql.table(table)}
      where not published and not closed and deleted_at is null and ${ofOrganisation('organisation_id', organisationId)}`,
  );
  const { rows } = await sql<Counted<DraftItem>>`
    select organisation_id as "organisationId", id as "offeringId", name, of, count(*) over () as count
    from (${sql.join(those, sql` union all `)}) as draft order by created_at, id limit ${MOST_ITEMS}`.execute(tx);
  return rows;
}
