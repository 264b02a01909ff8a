import { type Kysely, sql } from 'kysely';

/**
 * Where @socket.io/postgres-adapter puts an announcement that is too long for a NOTIFY, for other processes to fetch; it takes
 * old ones away itself. Made here, since two servers that start at once would both make it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table realtime_attachment (
      id bigserial primary key,
      created_at timestamptz not null default now(),
      payload bytea not null
    )`.execute(db);
  await sql`grant select, insert, delete on realtime_attachment to pravesh_app`.execute(db);
  await sql`grant usage on sequence realtime_attachment_id_seq to pravesh_app`.execute(db);
}
