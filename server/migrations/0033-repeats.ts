import { type Kysely, sql } from 'kysely';

/** What is asked for again: a ticket with the same key by two at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LOCK_KEY_FIRST).execute(db);
}

/**
 * book_ticket of migration 0025 takes the key before everything else, as book_visit does: its row comes before or after
 * the day's places, so two mobiles with one key would wait for each other. No key, no lock. All else stays as it is, so
 * its text is not repeated here.
 */
const LOCK_KEY_FIRST = `
do $do$
declare v_old text := 'perform pg_advisory_xact_lock_shared(park_lock(p_park)),'; v_text text := pg_get_functiondef('book_ticket'::regproc);
begin
  if strpos(v_text, v_old) = 0 then raise exception 'book_ticket is not the one of migration 0025'; end if;
  execute replace(v_text, v_old, 'perform pg_advisory_xact_lock(hashtextextended(''key:'' || p_key, 0));
  ' || v_old);
end $do$`;
