import { sql } from 'kysely';
import { addDays, type Day } from '#contract/kernel/dates/dates.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';

export interface OwnDay {
  organisation_id: string;
  day: Day;
}

/** Days before `today` after the last counted day of each organisation, or since its first booking. */
export async function uncounted(db: Db, today: Day, most: number): Promise<OwnDay[]> {
  const yesterday = addDays(today, -1);
  const days: OwnDay[] = [];
  for (const organisation_id of await withScope(db, systemScope, (tx) => behind(tx, yesterday, most))) {
    const first = await withScope(db, systemScope, (tx) => firstUncounted(tx, organisation_id));
    for (let day = first; day !== null && day <= yesterday; day = addDays(day, 1)) days.push({ organisation_id, day });
  }
  return days.sort((one, other) => one.day.localeCompare(other.day)).slice(0, most);
}

/** Grouped by organisation, so that Citus reads each on its own machine. */
async function behind(tx: Tx, yesterday: Day, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from organisation o left join counted_day c on c.organisation_id = o.id and c.day = ${yesterday}
    where c.organisation_id is null and exists (select from booking b where b.organisation_id = o.id)
    order by o.id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

async function firstUncounted(tx: Tx, organisationId: string): Promise<Day | null> {
  const { rows } = await sql<{ first: Day | null }>`
    select coalesce((select max(day) + 1 from counted_day where organisation_id = ${organisationId}),
      (select (min(created_at) at time zone 'Asia/Kolkata')::date from booking where organisation_id = ${organisationId})) as first`.execute(
    tx,
  );
  return rows[0]?.first ?? null;
}

/** Days whose counts are missing or outdated. */
export async function dueDays(db: Db, most: number): Promise<OwnDay[]> {
  const { rows } = await withScope(db, systemScope, (tx) =>
    sql<OwnDay>`
      select organisation_id, day from counted_day where not counted
      union select organisation_id, day from day_change order by day desc, organisation_id limit ${most}`.execute(tx),
  );
  return rows;
}

/** In a transaction of its own: see begin_count. */
export const beginCount = (db: Db, { organisation_id, day }: OwnDay) =>
  withScope(db, systemScope, (tx) => sql`select begin_count(${organisation_id}, ${day})`.execute(tx));

export const countDay = (db: Db, { organisation_id, day }: OwnDay) =>
  withScope(db, systemScope, (tx) => sql`select count_day(${organisation_id}, ${day})`.execute(tx));
