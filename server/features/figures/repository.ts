import { sql } from 'kysely';
import type { Day } from '#contract/dates.ts';
import type { Db } from '#server/platform/database.ts';
import { systemScope, withScope } from '#server/platform/scope.ts';

/** A day of an organisation. */
export interface OwnDay {
  organisation_id: string;
  day: Day;
}

/** Days before `today` that nobody counts yet: of each organisation those after its last counted day, or since its first booking. */
export async function uncounted(db: Db, today: Day, most: number): Promise<OwnDay[]> {
  const { rows } = await withScope(db, systemScope, (tx) =>
    sql<OwnDay>`
      select o.id as organisation_id, day::date as day
      from organisation o
        cross join lateral (select coalesce((select max(c.day) + 1 from counted_day c where c.organisation_id = o.id),
          (select (min(b.created_at) at time zone 'Asia/Kolkata')::date from booking b where b.organisation_id = o.id)) as first) as next
        cross join lateral generate_series(next.first, ${today}::date - 1, interval '1 day') as day
      order by day, o.id limit ${most}`.execute(tx),
  );
  return rows;
}

/** Days whose counts are not there, or not right any more. */
export async function dueDays(db: Db, most: number): Promise<OwnDay[]> {
  const { rows } = await withScope(db, systemScope, (tx) =>
    sql<OwnDay>`
      select organisation_id, day from counted_day where not counted
      union select organisation_id, day from day_change order by day desc, organisation_id limit ${most}`.execute(tx),
  );
  return rows;
}

/** See begin_count: in a transaction of its own. */
export const beginCount = (db: Db, { organisation_id, day }: OwnDay) =>
  withScope(db, systemScope, (tx) => sql`select begin_count(${organisation_id}, ${day})`.execute(tx));

/** See count_day. */
export const countDay = (db: Db, { organisation_id, day }: OwnDay) =>
  withScope(db, systemScope, (tx) => sql`select count_day(${organisation_id}, ${day})`.execute(tx));
