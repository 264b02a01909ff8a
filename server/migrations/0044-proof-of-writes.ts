import { type Kysely, sql } from 'kysely';

/** What a server asks for after a write was refused, before it says that it is ready again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PROVE_WRITES).execute(db);
  await sql`revoke all on function prove_writes() from public`.execute(db);
  await sql`grant execute on function prove_writes() to pravesh_app`.execute(db);
}

/**
 * Takes about a megabyte on the disk of the tables and gives it back at once. A temporary table leaves nothing behind but
 * its commit, while rows of a lasting one would fill the disk by and by.
 */
const PROVE_WRITES = `
create function prove_writes() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('temp_tablespaces', '', true);
  create temporary table proof_of_writes on commit drop as select n from generate_series(1, 30000) n;
end $$`;
