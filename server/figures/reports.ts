import { type RawBuilder, sql } from 'kysely';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Count, CountedPart, DayCount, RangeCount } from '#contract/figures/model.ts';
import type { Span } from '#contract/figures/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { ofOrganisation } from '#server/kernel/records/asked-organisations.ts';

/** Null: all that the scope may see. A counter counts its own tokens; an inspector's scope sees only their park. */
export interface CountedFor {
  organisationId: string | null;
  counterId: string | null;
}

export interface CountRequest extends CountedFor {
  span: Span;
  parts: readonly CountedPart[];
  /** Counts up to this instant of the last day; null for whole days. */
  until: Date | null;
}

const organisations = ({ organisationId }: CountedFor) => sql`
  select id from organisation where kind <> 'admin' and ${ofOrganisation('id', organisationId)}`;

/** `kept`: counted and unchanged since. A counter's own tokens are never kept. */
// Named `wanted`, because `day` in the subqueries means the day of their row.
const daysOf = (asked: CountRequest) => sql`
  select one.id as organisation_id, wanted::date as day,
    ${asked.counterId === null && asked.until === null} and exists (select from counted_day c
      where c.organisation_id = one.id and ${ofOrganisation('c.organisation_id', asked.organisationId)} and c.day = wanted::date and c.counted)
    and not exists (select from day_change g
      where g.organisation_id = one.id and ${ofOrganisation('g.organisation_id', asked.organisationId)} and g.day = wanted::date) as kept
  from (${organisations(asked)}) as one
    cross join generate_series(${asked.span.from}::date, ${asked.span.to}::date, interval '1 day') as wanted`;

/** Reads kept days and counts all others, each run of consecutive days in one call. */
const counts = (asked: CountRequest): RawBuilder<Count> => sql`
  with asked as materialized (${daysOf(asked)}),
  uncounted as (
    select organisation_id, min(day) as first, max(day) as last
    from (select *, day - (row_number() over (partition by organisation_id order by day))::int as run from asked where not kept) as missing
    group by organisation_id, run)
  select n.organisation_id, n.day, n.kind, n.offering_id, n.part, n.key, n.count, n.paise, n.more
  from asked join day_count n on n.organisation_id = asked.organisation_id and n.day = asked.day
  where asked.kept and n.part = any(${asked.parts}::text[]) and ${ofOrganisation('n.organisation_id', asked.organisationId)}
  union all
  select one.organisation_id, c.* from uncounted as one
    cross join lateral count_days(one.organisation_id, one.first, one.last, ${asked.until}, ${asked.parts}::text[], ${asked.counterId}) as c`;

const sums = sql`sum(count)::bigint as count, sum(paise)::bigint as paise, sum(more)::bigint as more,
  (sum(count - more) filter (where part = 'visits' and more > 0))::bigint as absent`;

export const LINE_PARTS: readonly CountedPart[] = ['sales', 'visits', 'refunds', 'states', 'waits'];

export async function countsByDay(tx: Tx, asked: CountRequest): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day, kind, part, key, ${sums} from (${counts(asked)}) as counted group by day, kind, part, key`.execute(tx);
  return rows;
}

export async function soldByPark(tx: Tx, asked: CountRequest): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select organisation_id as "organisationId", day, kind, offering_id as "offeringId", part, key, count, paise, more
    from (${counts(asked)}) as counted where kind = 'park-ticket'`.execute(tx);
  return rows;
}

const BY_OFFERING = sql`('sales', 'visits', 'states', 'waits')`;

/** Days from `today` on are not over, so nobody counts as absent. */
export async function countsByPart(tx: Tx, asked: CountRequest, today: Day): Promise<RangeCount[]> {
  const { rows } = await sql<RangeCount>`
    select kind, part, key, ${sums},
      case when part in ${BY_OFFERING} then offering_id end as "offeringId",
      case when part = 'hours' then extract(dow from day)::int end as weekday
    from (${counts(asked)}) as counted where part <> 'visits' or day < ${today}::date
    group by kind, part, key, "offeringId", weekday`.execute(tx);
  return rows;
}

const LISTED = { booked: 'booking', attempts: 'payment_attempt' } as const;

export async function daysListed(tx: Tx, organisationId: string, part: keyof typeof LISTED): Promise<Span | null> {
  const { rows } = await sql<Record<'first' | 'last', Date | null>>`
    select min(created_at) as first, max(created_at) as last from ${sql.table(LISTED[part])} where organisation_id = ${organisationId}`.execute(
    tx,
  );
  const [{ first, last } = { first: null, last: null }] = rows;
  return first && last && { from: dayOf(first), to: dayOf(last) };
}

export async function numberOf(
  tx: Tx,
  asked: CountRequest,
  kind: BookingKindName | null,
  offerings: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::bigint as count from (${counts(asked)}) as counted
    where (${kind}::text is null or kind = ${kind}) and (${offerings.length === 0} or offering_id = any(${offerings}::text[]))`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export interface Ranked {
  organisationId: string;
  bookings: number;
  money: number;
}

export async function countsByOrganisation(tx: Tx, asked: Omit<CountRequest, 'parts'>): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select organisation_id as "organisationId", sum(count)::bigint as bookings, sum(paise)::bigint as money
    from (${counts({ ...asked, parts: ['sales'] })}) as counted group by organisation_id`.execute(tx);
  return rows;
}

/** Null, or an unknown organisation, counts as the admin's. */
export async function kindOf(tx: Tx, organisationId: string | null): Promise<OrganisationKind> {
  if (organisationId === null) return 'admin';
  const row = await tx.selectFrom('organisation').select('kind').where('id', '=', organisationId).executeTakeFirst();
  return row?.kind ?? 'admin';
}

export const organisationsOn = (tx: Tx) =>
  tx
    .selectFrom('organisation')
    .select(['id as organisationId', 'name', 'kind'])
    .where('active', '=', true)
    .where('kind', '<>', 'admin')
    .orderBy('name')
    .orderBy('id')
    .execute();

export async function namesOf(
  tx: Tx,
  { organisationId }: CountedFor,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const own = ofOrganisation('organisation_id', organisationId);
  const one = (table: string) =>
    sql`select id, name from ${sql.table(table)} where id = any(${ids}::text[]) and ${own}`;
  const { rows } = await sql<{ id: string; name: string }>`
    ${sql.join(['park', 'clinic', 'branch', 'exhibition', 'coaching_batch'].map(one), sql` union all `)}`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
