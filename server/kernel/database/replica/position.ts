import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { Unfit } from './trouble.ts';

/**
 * A primary's position: its cluster, the timeline of its log, and a place in it. All that was acknowledged before
 * it was asked for lies before that place.
 */
export type Position = string;

/** The cluster of a server; a replica is of the same one as its primary. */
const CLUSTER = sql`(pg_control_system()).system_identifier::text`;

/**
 * The position of the primary just now; null of a server that follows another one. A commit is acknowledged when it lies on
 * the disk, or earlier where synchronous_commit is off.
 */
export const POSITION: RawBuilder<Position | null> = sql`case when not pg_is_in_recovery() then (
  select concat_ws(' ', ${CLUSTER}, substr(pg_walfile_name(place), 1, 8), place)
  from (select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end as place) as log) end`;

/** The position of a primary. Throws Unfit where it is none. */
export async function positionOf(primary: Db): Promise<Position> {
  const { rows } = await sql<{ position: Position | null }>`select ${POSITION} as position`.execute(primary);
  if (!rows[0]?.position) throw new Unfit('away', 'what should be the primary follows another server');
  return rows[0].position;
}

/**
 * Asks a replica how many bytes it has yet to replay until a position; zero or less: it has been there. Throws Unfit where it
 * follows no primary, or not that one. After a change of primaries the new one counts on from where it was, on another
 * timeline: whoever does not follow it may be at a later place, and know nothing of what was written since.
 */
export async function bytesUntil(position: Position, replica: Db | Tx): Promise<number> {
  const { rows } = await sql<{ isReplica: boolean; log: string; behind: number }>`
    select pg_is_in_recovery() as "isReplica",
      concat_ws(' ', ${CLUSTER}, lpad(upper(to_hex(greatest((pg_control_checkpoint()).timeline_id,
        (pg_control_recovery()).min_recovery_end_timeline))), 8, '0'), '') as log,
      pg_wal_lsn_diff(split_part(${position}, ' ', 3)::pg_lsn, pg_last_wal_replay_lsn())::float8 as behind`.execute(
    replica,
  );
  const [{ isReplica, log, behind }] = rows as [(typeof rows)[number]];
  if (!isReplica) throw new Unfit('away', 'it follows no primary');
  if (!position.startsWith(log)) throw new Unfit('away', 'it follows another primary than ours');
  return behind;
}

/** Waits until a replica has been at a position, in pauses that double, for as many milliseconds at most. Throws Unfit then. */
export async function untilAt(position: Position, replica: Tx, ms: number): Promise<void> {
  const end = performance.now() + ms;
  for (let next = 2; ; next *= 2) {
    const behind = await bytesUntil(position, replica);
    if (behind <= 0) return;
    const left = end - performance.now();
    if (left <= 0) throw new Unfit('behind', `${behind} bytes of its log`);
    await pause(Math.min(next, left));
  }
}
