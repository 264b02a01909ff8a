import { type Kysely, sql } from 'kysely';

/** What is asked for again: a ticket with the same key by two at once, and a refund that failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LOCK_KEY_FIRST).execute(db);
  // Which refund of the payment it is: a gateway that refused one may go on refusing it by its name.
  await sql`alter table payment_refund add column n int not null default 1`.execute(db);
  await sql.raw(RETRY_REFUND).execute(db);
  await sql`grant execute on function retry_refund(text, int, text, boolean, timestamptz) to pravesh_tenant, pravesh_admin`.execute(
    db,
  );
  await sql`drop trigger audit_update on payment_refund`.execute(db);
  await sql`select audit('payment_refund', 'booking_id', 'update', $$old.state = 'failed' and new.state = 'requested'$$)`.execute(
    db,
  );
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

/**
 * Takes the one next try of a refund that failed, as the caller and so within its organisation. Whoever asked the gateway
 * about an older one (p_n) comes too late: false, as where it paid for what was used and that is not known.
 */
const RETRY_REFUND = `
create function retry_refund(p_refund text, p_n int, p_note text, p_even_if_used boolean, p_now timestamptz) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  update payment_refund r set state = 'requested', n = r.n + 1, tries = 0, last_code = null, note = coalesce(nullif(p_note, ''), r.note),
    next_try_at = p_now, lease_until = null, updated_at = p_now
  from booking b left join token t on t.booking_id = b.id
  where r.id = p_refund and r.state = 'failed' and r.n = p_n and b.id = r.booking_id
    and (p_even_if_used or b.status <> 'paid' or b.paid_attempt_id is distinct from r.attempt_id
      or b.admitted_at is null and coalesce(t.state, '') not in ('called', 'complete'));
  return found;
end $$`;
