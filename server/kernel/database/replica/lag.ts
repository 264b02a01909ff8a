import { sql } from 'kysely';
import type { Db, Tx } from '#server/kernel/database/database.ts';

/** A commit that waits for no standby, to measure the replica's lag by. Returns the cluster's id. */
export async function beat(primary: Db): Promise<string> {
  const { rows } = await sql<{ cluster: string }>`
    select system_identifier::text as cluster, set_config('synchronous_commit', 'local', true),
      pg_logical_emit_message(true, 'beat', '') from pg_control_system()`.execute(primary);
  return rows[0]?.cluster ?? '';
}

export async function secondsBehind(replica: Tx, cluster: string): Promise<number> {
  const { rows } = await sql<{ follows: boolean; behind: number | null }>`
    select pg_is_in_recovery() and system_identifier::text = ${cluster} as follows,
      extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as behind
    from pg_control_system()`.execute(replica);
  if (!rows[0]?.follows) throw new Error('it does not follow our primary');
  return rows[0].behind ?? Number.POSITIVE_INFINITY;
}
