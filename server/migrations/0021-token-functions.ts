import { type Kysely, sql } from 'kysely';

/**
 * Numbers are given and called by these functions alone, each under the lock of its queue's row, so that they are 1 to n
 * without gaps or repeats under any concurrency (behaviour.md section 7). What visitors and payments cause runs as the
 * owner; what staff do runs as the caller, so that row-level security keeps it to their own queues.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const text of [LOCK_QUEUE, IDLEST_COUNTER, ISSUE_TOKEN, HAS_ROOM, BOOK_TOKEN, CALL_TOKEN, CALL_NEXT, MOVE_TOKEN])
    await sql.raw(text).execute(db);
  await sql.raw(CANCEL_TOKEN).execute(db);
  await sql`
    create trigger booking_token_ends after update of status on booking for each row
    when (new.status in ('aborted', 'refunded') and old.status is distinct from new.status and new.park_id is null)
    execute function cancel_token()`.execute(db);
  await sql`
    grant execute on function book_token(text, text, text, text, date, text, text, text, text, text, int, text, text, text, timestamptz)
    to pravesh_app`.execute(db);
  await sql`
    grant execute on function lock_queue(text, text, date, text, text, timestamptz), call_token(text, text, timestamptz),
      call_next(text, text, date, text, timestamptz), move_token(text, text, text, timestamptz)
    to pravesh_tenant, pravesh_admin, pravesh_system`.execute(db);
}

/** The queue's row of that day, made when it is the first to ask, and locked until the end of the transaction. */
const LOCK_QUEUE = `
create function lock_queue(p_queue text, p_doctor text, p_day date, p_organisation text, p_kind text, p_now timestamptz) returns token_queue
language plpgsql set search_path = public, pg_temp as $$
declare v_queue token_queue;
begin
  select * into v_queue from token_queue where queue_id = p_queue and doctor_id = p_doctor and day = p_day for update;
  if found then return v_queue; end if;
  insert into token_queue (queue_id, doctor_id, day, organisation_id, kind, updated_at)
  values (p_queue, p_doctor, p_day, p_organisation, p_kind, p_now) on conflict do nothing;
  select * into strict v_queue from token_queue where queue_id = p_queue and doctor_id = p_doctor and day = p_day for update;
  return v_queue;
end $$`;

/** The counter of a branch with the fewest people waiting; null where there is none. */
const IDLEST_COUNTER = `
create function idlest_counter(p_branch text, p_day date) returns text language sql stable set search_path = public, pg_temp as $$
  select c.id from counter c left join token t on t.counter_id = c.id and t.day = p_day and t.state in ('booked', 'called')
  where c.branch_id = p_branch and c.active and c.deleted_at is null
  group by c.id, c.counter_number order by count(t.booking_id), c.counter_number, c.id limit 1
$$`;

/** Gives a booking the next number of its queue, whose row the caller's transaction locks here. */
const ISSUE_TOKEN = `
create function issue_token(p_booking text, p_counter text, p_now timestamptz) returns int
language plpgsql set search_path = public, pg_temp as $$
declare b booking; v_queue text; v_doctor text; v_number int;
begin
  select * into strict b from booking where id = p_booking;
  v_queue := coalesce(b.clinic_id, b.branch_id);
  v_doctor := coalesce(b.doctor_id, '');
  perform lock_queue(v_queue, v_doctor, b.visit_date, b.organisation_id, case when b.clinic_id is null then 'loan' else 'doctor' end, p_now);
  update token_queue set issued = issued + 1, updated_at = p_now
  where queue_id = v_queue and doctor_id = v_doctor and day = b.visit_date returning issued into v_number;
  insert into token (booking_id, organisation_id, queue_id, doctor_id, day, number, counter_id, state, issued_at)
  values (b.id, b.organisation_id, v_queue, v_doctor, b.visit_date, v_number,
    case when b.branch_id is not null then coalesce(p_counter, idlest_counter(b.branch_id, b.visit_date)) end, 'booked', p_now);
  return v_number;
end $$`;

/** Whether a clinic's doctor can see one more on that day: numbers given, and holds that may yet get one. Under the queue's lock. */
const HAS_ROOM = `
create function has_room(p_clinic text, p_doctor text, p_day date, p_except text, p_now timestamptz) returns boolean
language sql set search_path = public, pg_temp as $$
  select coalesce((select issued from token_queue where queue_id = p_clinic and doctor_id = p_doctor and day = p_day), 0)
    + (select count(*) from booking b where b.clinic_id = p_clinic and b.doctor_id = p_doctor and b.visit_date = p_day and b.id <> p_except
        and ((b.status in ('pending', 'failed', 'aborted') and b.hold_until > p_now) or b.status = 'awaited'))
    < (select tokens from clinic where id = p_clinic)
$$`;

/**
 * Books in one statement. Outcomes: booked (number null while it waits to be paid); repeated (same idempotency key and
 * request); reused (the key of another request); gone (offering, doctor or counter not there); stale (another fee);
 * full; holds (five of this mobile wait or are to be paid). p_mode: online, cash, or null where nothing is ever to pay.
 */
const BOOK_TOKEN = `
create function book_token(
  p_id text, p_kind text, p_queue text, p_doctor text, p_day date, p_mobile text, p_name text, p_mode text, p_loan_type text,
  p_counter text, p_fee int, p_user_agent text, p_key text, p_request text, p_now timestamptz,
  out outcome text, out booking_id text, out number int, out hold_until timestamptz
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_offering record; v_request text; v_online boolean; v_status text;
begin
  perform pg_advisory_xact_lock(hashtextextended('mobile:' || p_queue || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b where b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  if p_kind = 'doctor' then
    select c.organisation_id, c.fee_paise as fee, c.gateway into v_offering from clinic c join organisation o on o.id = c.organisation_id and o.active
    where c.id = p_queue and c.deleted_at is null
      and (c.doctor_id = p_doctor or exists (select from clinic_doctor d where d.clinic_id = c.id and d.doctor_id = p_doctor))
      and exists (select from doctor d where d.id = p_doctor and d.deleted_at is null);
  else
    select b.organisation_id, 0 as fee, b.gateway into v_offering from branch b join organisation o on o.id = b.organisation_id and o.active
    where b.id = p_queue and b.deleted_at is null and (p_counter is null
      or exists (select from counter c where c.id = p_counter and c.branch_id = b.id and c.active and c.deleted_at is null));
  end if;
  if not found then outcome := 'gone'; return; end if;
  if v_offering.fee <> p_fee then outcome := 'stale'; return; end if;
  v_online := p_fee > 0 and p_mode = 'online';
  -- Unpaid holds and tokens that wait alike: nobody empties a day with one number.
  if (select count(*) from booking b left join token t on t.booking_id = b.id
      where b.mobile = p_mobile and b.visit_date = p_day and p_queue in (b.clinic_id, b.branch_id)
        and (b.hold_until > p_now or t.state = 'booked')) >= 5 then
    outcome := 'holds'; return;
  end if;
  perform lock_queue(p_queue, coalesce(p_doctor, ''), p_day, v_offering.organisation_id, p_kind, p_now);
  if p_kind = 'doctor' and not has_room(p_queue, p_doctor, p_day, '', p_now) then outcome := 'full'; return; end if;
  v_status := case when p_fee > 0 then 'pending' else 'paid' end;
  hold_until := case when v_online then p_now + interval '15 minutes' end;
  insert into booking (id, kind, organisation_id, clinic_id, doctor_id, branch_id, mobile, person_name, loan_type, payment_mode, visit_date,
    people, status, original_paise, discount_paise, total_paise, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent,
    idempotency_key, request_hash, created_at)
  values (p_id, case p_kind when 'doctor' then 'doctor-appointment' else 'loan-appointment' end, v_offering.organisation_id,
    case p_kind when 'doctor' then p_queue end, p_doctor, case p_kind when 'loan' then p_queue end, p_mobile, p_name, p_loan_type, p_mode,
    p_day, 1, v_status, p_fee, 0, p_fee, v_offering.gateway, hold_until, hold_until, false, case when p_fee = 0 then p_now end, p_user_agent,
    p_key, p_request, p_now);
  if not v_online then number := issue_token(p_id, p_counter, p_now); end if;
  outcome := 'booked';
  booking_id := p_id;
end $$`;

/** Calls one token, or calls it again. The running number is the highest that was called: it never goes back. */
const CALL_TOKEN = `
create function call_token(p_booking text, p_counter text, p_now timestamptz) returns int
language plpgsql set search_path = public, pg_temp as $$
declare t token;
begin
  update token set state = 'called', called_at = p_now, completed_at = null, counter_id = coalesce(p_counter, counter_id) where booking_id = p_booking returning * into t;
  update token_queue set running = greatest(running, t.number), updated_at = p_now
  where queue_id = t.queue_id and doctor_id = t.doctor_id and day = t.day;
  return t.number;
end $$`;

/** Calls the lowest number that waits; null when nobody does. */
const CALL_NEXT = `
create function call_next(p_queue text, p_doctor text, p_day date, p_counter text, p_now timestamptz) returns int
language plpgsql set search_path = public, pg_temp as $$
declare v_booking text;
begin
  perform 1 from token_queue where queue_id = p_queue and doctor_id = p_doctor and day = p_day for update;
  select booking_id into v_booking from token
  where queue_id = p_queue and doctor_id = p_doctor and day = p_day and state = 'booked' order by number limit 1
  for update; -- one that is just being cancelled is waited for, and then passed over
  if not found then return null; end if;
  return call_token(v_booking, p_counter, p_now);
end $$`;

/**
 * What staff do with one token. Outcomes: moved; same (it was so already); gone (none of the caller's, or cancelled).
 * Completing calls it first if nobody had, and then the next one, unless somebody else is being served at this doctor or
 * counter. p_state booked puts one that was called or not here back among those who wait.
 */
const MOVE_TOKEN = `
create function move_token(p_booking text, p_state text, p_counter text, p_now timestamptz) returns text
language plpgsql set search_path = public, pg_temp as $$
declare t token; v_counter text;
begin
  select * into t from token where booking_id = p_booking;
  if not found then return 'gone'; end if;
  perform 1 from token_queue where queue_id = t.queue_id and doctor_id = t.doctor_id and day = t.day for update;
  select * into t from token where booking_id = p_booking for update;
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
  update token set state = p_state, completed_at = null where booking_id = p_booking;
  update token_queue set updated_at = p_now where queue_id = t.queue_id and doctor_id = t.doctor_id and day = t.day;
  return 'moved';
end $$`;

/** A booking that ends unpaid or refunded gives up its number, which nobody gets again. */
const CANCEL_TOKEN = `
create function cancel_token() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update token set state = 'cancelled' where booking_id = new.id and state in ('booked', 'called', 'noshow');
  return new;
end $$`;
