import { type Kysely, sql } from 'kysely';

/**
 * Students' places in batches. A booking that has a place says so in `places_held`; places are given, given back and
 * given again under the lock of the batch's row alone, so a batch never has more of them than its intake allowed when
 * they were taken (behaviour.md section 8). Lock order: mobile, batch, booking, attempt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking add column email text not null default ''`.execute(db);
  await sql`create index booking_batch_places on booking (batch_id) where batch_id is not null and places_held`.execute(
    db,
  );
  for (const statement of [
    RELEASE_BATCH_PLACES,
    TAKE_BATCH_PLACE,
    BOOK_ENROLMENT,
    ENROLMENT_PLACE_LEFT,
    LOCK_OFFERING,
    PLACE_LEFT,
    FOLLOW_END,
  ])
    await sql.raw(statement).execute(db);
  // A booking's day is the batch's last one: until then its place is worth paying for.
  await sql`
    create trigger enrolments_follow_end after update of end_date on coaching_batch for each row
    when (old.end_date is distinct from new.end_date) execute function enrolments_follow_end()`.execute(db);
  await sql`
    grant execute on function book_enrolment(text, text, text, text, text, int, date, text, text, text, timestamptz) to pravesh_app`.execute(
    db,
  );
  await sql`grant execute on function release_batch_places(text, timestamptz) to pravesh_system`.execute(db);
}

/** Gives back the places of holds that are over at p_now. A pending booking becomes aborted; a failed one stays failed. */
const RELEASE_BATCH_PLACES = `
create function release_batch_places(p_batch text, p_now timestamptz) returns int
language plpgsql set search_path = public, pg_temp as $$
declare v_count int;
begin
  perform 1 from coaching_batch where id = p_batch for no key update;
  with due as (
    select id from booking
    where batch_id = p_batch and places_held and status in ('pending', 'failed', 'aborted') and coalesce(hold_until, '-infinity') <= p_now
    order by id for update
  )
  update booking b set status = case when status = 'pending' then 'aborted' else status end, hold_until = null, places_held = false
  from due where b.id = due.id;
  get diagnostics v_count = row_count;
  return v_count;
end $$`;

/** Whether there is one more place in a batch whose row the caller has locked; holds that are over do not count. */
const TAKE_BATCH_PLACE = `
create function take_batch_place(p_batch text, p_now timestamptz) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform release_batch_places(p_batch, p_now);
  return (select count(*) from booking where batch_id = p_batch and places_held) < (select intake from coaching_batch where id = p_batch);
end $$`;

/**
 * Books in one statement. Outcomes: booked; repeated (same idempotency key and request: id of the first); reused (the key
 * of another request); gone (batch not there, or its organisation is off); stale (another fee); over; full; holds (five
 * of this mobile number wait to be paid, or cost nothing).
 */
const BOOK_ENROLMENT = `
create function book_enrolment(
  p_id text, p_batch text, p_mobile text, p_student text, p_email text, p_fee int, p_today date, p_user_agent text, p_key text,
  p_request text, p_now timestamptz, out outcome text, out booking_id text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_batch coaching_batch; v_request text; v_hold timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('mobile:' || p_batch || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b where b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  select c.* into v_batch from coaching_batch c join organisation o on o.id = c.organisation_id and o.active
  where c.id = p_batch and c.deleted_at is null for no key update of c;
  if not found then outcome := 'gone'; return; end if;
  if v_batch.fee_paise <> p_fee then outcome := 'stale'; return; end if;
  if v_batch.end_date < p_today then outcome := 'over'; return; end if;
  if (select count(*) from booking b where b.batch_id = p_batch and b.mobile = p_mobile
      and (b.hold_until > p_now or (b.status = 'paid' and b.total_paise = 0))) >= 5 then
    outcome := 'holds'; return;
  end if;
  if not take_batch_place(p_batch, p_now) then outcome := 'full'; return; end if;
  v_hold := case when p_fee > 0 then p_now + interval '15 minutes' end;
  insert into booking (id, kind, organisation_id, batch_id, mobile, person_name, email, visit_date, people, status, original_paise,
    discount_paise, total_paise, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent, idempotency_key, request_hash, created_at)
  values (p_id, 'batch-enrolment', v_batch.organisation_id, p_batch, p_mobile, p_student, p_email, v_batch.end_date, 1,
    case when p_fee > 0 then 'pending' else 'paid' end, p_fee, 0, p_fee, v_batch.gateway, v_hold, v_hold, true,
    case when p_fee = 0 then p_now end, p_user_agent, p_key, p_request, p_now);
  outcome := 'booked';
  booking_id := p_id;
end $$`;

/** Whether a paid booking still has its place, or gets one again; nobody joins where nothing can be joined any more. */
const ENROLMENT_PLACE_LEFT = `
create function enrolment_place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  if b.status = 'awaited' or b.hold_until > p_now then return true; end if;
  if not exists (select from coaching_batch c join organisation o on o.id = c.organisation_id and o.active
      where c.id = b.batch_id and c.deleted_at is null) then
    return false;
  end if;
  if b.places_held then return true; end if; -- nobody needed it meanwhile
  if not take_batch_place(b.batch_id, p_now) then return false; end if;
  update booking set places_held = true where id = b.id;
  return true;
end $$`;

/** As in migration 0024, with batches. */
const LOCK_OFFERING = `
create or replace function lock_offering(b booking, p_now timestamptz) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  case b.kind
  when 'park-ticket' then
    perform pg_advisory_xact_lock_shared(park_lock(b.park_id)); -- not while a park that gets a capacity is being recounted
    perform 1 from park_day where park_id = b.park_id and visit_date = b.visit_date for update;
  when 'doctor-appointment', 'loan-appointment' then
    perform lock_queue(coalesce(b.clinic_id, b.branch_id), coalesce(b.doctor_id, ''), b.visit_date, b.organisation_id,
      case when b.clinic_id is null then 'loan' else 'doctor' end, p_now);
  when 'batch-enrolment' then
    perform 1 from coaching_batch where id = b.batch_id for no key update;
  end case;
end $$`;

const PLACE_LEFT = `
create or replace function place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  return case b.kind
    when 'park-ticket' then ticket_place_left(b, p_now)
    when 'batch-enrolment' then enrolment_place_left(b, p_now)
    else token_place_left(b, p_now)
  end;
end $$`;

const FOLLOW_END = `
create function enrolments_follow_end() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update booking set visit_date = new.end_date where batch_id = new.id;
  return null;
end $$`;
