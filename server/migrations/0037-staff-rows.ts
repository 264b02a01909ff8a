import { type Kysely, sql } from 'kysely';

/**
 * What an inspector and a counter see within their organisation (behaviour.md section 2, decision 0025). Each works under
 * a role of its own, which may do what the tenant's may; restrictive policies cut its rows down to its own part. They
 * bind these two roles alone, so queries of owners, visitors and payments are planned as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ROLES).execute(db);
  await sql.raw(SETTINGS).execute(db);
  await sql.raw(INSPECTORS_PART).execute(db);
  await sql.raw(COUNTERS_PART).execute(db);
  for (const text of [MOVE_TOKEN, TICKET_ELSEWHERE]) await sql.raw(text).execute(db);
}

const ROLES = `
do $$
declare name text;
begin
  foreach name in array array['pravesh_inspector', 'pravesh_counter'] loop
    if not exists (select from pg_roles where rolname = name) then execute format('create role %I nologin', name); end if;
  end loop;
exception when duplicate_object or unique_violation then null; -- another process made them just now
end $$;
grant pravesh_tenant to pravesh_inspector, pravesh_counter;
grant pravesh_inspector, pravesh_counter to pravesh_app`;

/** What the scope says of whoever acts: the account, where it stands (an inspector's park, a counter's branch), and the business day. */
const SETTINGS = `
create function current_account() returns text language sql stable as $$ select nullif(current_setting('app.account', true), '') $$;
create function current_post() returns text language sql stable as $$ select nullif(current_setting('app.post', true), '') $$;
create function current_day() returns date language sql stable
as $$ select (nullif(current_setting('app.at', true), '')::timestamptz at time zone 'Asia/Kolkata')::date $$;
grant execute on function current_account(), current_post(), current_day() to pravesh_tenant`;

const INSPECTORS_PART = `
create policy inspectors_part on booking as restrictive to pravesh_inspector using (park_id = (select current_post()))`;

/**
 * A counter's own tokens, and of its branch's queue of today whoever nobody else has called yet. Its bookings are those of
 * these tokens; a scalar query and not "exists", which the planner would answer by hashing all tokens that the counter
 * ever had. With payments, lines of tickets and scans it has no business.
 */
const COUNTERS_PART = `
create policy counters_part on token as restrictive to pravesh_counter using (
  queue_id = (select current_post()) and (counter_id = (select current_account())
    or day = (select current_day()) and (state = 'booked' or counter_id is null)));
create policy counters_part on booking as restrictive to pravesh_counter using (
  (select true from token where token.booking_id = booking.id));
create policy counters_part on token_queue as restrictive to pravesh_counter using (queue_id = (select current_post()));
do $$
declare target regclass;
begin
  foreach target in array array['booking_line', 'payment_attempt', 'payment_refund', 'payment_review', 'scan']::regclass[] loop
    execute format('create policy counters_part on %s as restrictive to pravesh_counter using (false)', target);
  end loop;
end $$`;

/**
 * As in migration 0021, and: what another counter has called or finished is not for this one to move (taken), also when
 * that happened while it waited for the queue; whoever marks somebody as not here becomes the counter, as whoever calls.
 */
const MOVE_TOKEN = `
create or replace function move_token(p_booking text, p_state text, p_counter text, p_now timestamptz) returns text
language plpgsql set search_path = public, pg_temp as $$
declare t token; v_counter text;
begin
  select * into t from token where booking_id = p_booking;
  if not found then return 'gone'; end if;
  perform 1 from token_queue where queue_id = t.queue_id and doctor_id = t.doctor_id and day = t.day for update;
  select * into t from token where booking_id = p_booking for update;
  if not found or p_counter <> t.counter_id and t.state in ('called', 'complete', 'noshow') then return 'taken'; end if;
  if t.state = 'cancelled' then return 'gone'; end if;
  if t.state = p_state and p_state <> 'called' then return 'same'; end if;
  v_counter := coalesce(p_counter, t.counter_id);
  if p_state = 'called' then perform call_token(p_booking, v_counter, p_now); return 'moved'; end if;
  if p_state = 'complete' then
    if t.state <> 'called' then perform call_token(p_booking, v_counter, p_now); end if;
    update token set state = 'complete', completed_at = p_now where booking_id = p_booking;
    if not exists (select from token o where o.queue_id = t.queue_id and o.doctor_id = t.doctor_id and o.day = t.day and o.state = 'called'
        and o.counter_id is not distinct from v_counter) then
      perform call_next(t.queue_id, t.doctor_id, t.day, v_counter, p_now);
    end if;
    return 'moved';
  end if;
  update token set state = p_state, completed_at = null, counter_id = v_counter where booking_id = p_booking;
  update token_queue set updated_at = p_now where queue_id = t.queue_id and doctor_id = t.doctor_id and day = t.day;
  return 'moved';
end $$`;

/** Which park of the same organisation a typed code belongs to, for a gate that may not see its ticket. */
const TICKET_ELSEWHERE = `
create function ticket_elsewhere(p_code text) returns table (booking_id text, park_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select booking.id, park.name from booking join park on park.id = booking.park_id
  where booking.short_code = p_code and booking.organisation_id = current_organisation()
  order by booking.created_at desc, booking.id desc limit 1
$$;
grant execute on function ticket_elsewhere(text) to pravesh_tenant, pravesh_admin`;
