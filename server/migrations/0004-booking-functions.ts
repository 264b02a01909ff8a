import { type Kysely, sql } from 'kysely';

/**
 * What is scarce moves in one statement: these functions run as the owner, take the tenant from the park itself, and
 * are all that the login role may do with places. Lock order everywhere: offering, then booking, then attempt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PARK_LOCK).execute(db);
  await sql.raw(TAKE_PLACES).execute(db);
  await sql.raw(RELEASE_EXPIRED).execute(db);
  await sql.raw(TAKE_OR_RECLAIM).execute(db);
  await sql.raw(BOOK_TICKET).execute(db);
  await sql.raw(RECOUNT).execute(db);
  await sql`create trigger park_recount before update of daily_capacity on park for each row execute function recount_places()`.execute(
    db,
  );
  await sql`grant execute on function release_expired(text, date, timestamptz) to pravesh_app, pravesh_system`.execute(
    db,
  );
  await sql`
    grant execute on function book_ticket(text, text, int, text, date, text[], text[], int[], int[], int, int, int, text, text, text, boolean, timestamptz)
    to pravesh_app`.execute(db);
}

const PARK_LOCK = `
create function park_lock(p_park text) returns bigint language sql immutable
as $$ select hashtextextended('park:' || p_park, 0) $$`;

/** Takes people's places of a day if there are enough; false when not. Nothing is counted where there is no capacity. */
const TAKE_PLACES = `
create function take_places(p_park text, p_organisation text, p_date date, p_people int, p_capacity int) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update park_day set taken = taken + p_people where park_id = p_park and visit_date = p_date and taken + p_people <= p_capacity;
  if found then return true; end if;
  if p_people > p_capacity then return false; end if;
  insert into park_day (park_id, organisation_id, visit_date, taken) values (p_park, p_organisation, p_date, p_people)
  on conflict (park_id, visit_date) do nothing;
  return found;
end $$`;

/** Gives back the places of holds that are over at p_now. A pending one becomes aborted; a failed one stays failed. */
const RELEASE_EXPIRED = `
create function release_expired(p_park text, p_date date, p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_people int; v_count int;
begin
  perform pg_advisory_xact_lock_shared(park_lock(p_park)); -- not while a park that gets a capacity is being recounted
  perform 1 from park_day where park_id = p_park and visit_date = p_date for update;
  -- Locked first: what counts is what a booking holds now, not what it held when this statement began.
  with due as (
    select id, people, places_held from booking
    where park_id = p_park and visit_date = p_date and hold_until <= p_now and status in ('pending', 'failed', 'aborted')
    order by id for update
  ), released as (
    update booking b set status = case when status = 'pending' then 'aborted' else status end, hold_until = null, places_held = false
    from due where b.id = due.id returning due.people, due.places_held
  )
  select coalesce(sum(people) filter (where places_held), 0), count(*) into v_people, v_count from released;
  update park_day set taken = taken - v_people where park_id = p_park and visit_date = p_date and v_people > 0;
  return v_count;
end $$`;

const TAKE_OR_RECLAIM = `
create function take_or_reclaim(p_park text, p_organisation text, p_date date, p_people int, p_capacity int, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if take_places(p_park, p_organisation, p_date, p_people, p_capacity) then return true; end if;
  perform release_expired(p_park, p_date, p_now);
  -- Also when nothing was released here: another transaction may have made the day's row, or given places back, meanwhile.
  return take_places(p_park, p_organisation, p_date, p_people, p_capacity);
end $$`;

/** SQLSTATE of ours; server/features/bookings/repository.ts knows it too. */
const PLACES_WENT = 'PV001';

/**
 * Books in one statement. Outcomes: booked; repeated (same idempotency key and request: id of the first); reused (the key
 * of another request); stale (the park changed since it was priced: read it again); full (places_left = places that
 * remain); holds (too many unpaid ones of this mobile). The lock on the mobile makes its holds and its repeats exact.
 * Raises PLACES_WENT, and so undoes itself, when others took the last places while it was writing: call again with
 * p_eager, which takes the places before it writes.
 */
const BOOK_TICKET = `
create function book_ticket(
  p_id text, p_park text, p_version int, p_mobile text, p_date date, p_categories text[], p_labels text[], p_prices int[],
  p_quantities int[], p_people int, p_original int, p_discount int, p_user_agent text, p_key text, p_request text, p_eager boolean, p_now timestamptz,
  out outcome text, out booking_id text, out places_left int, out hold_until timestamptz
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_park record; v_total int := p_original - p_discount; v_counted boolean; v_late boolean := false; v_request text;
begin
  perform pg_advisory_xact_lock_shared(park_lock(p_park)), pg_advisory_xact_lock(hashtextextended('mobile:' || p_park || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b where b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  select p.organisation_id, p.daily_capacity, p.hold_minutes, p.gateway into v_park from park p
  where p.id = p_park and p.version = p_version and p.deleted_at is null;
  if not found then outcome := 'stale'; return; end if;
  -- coalesce keeps this off the index of all the park's holds: there may be thousands, and few of one mobile.
  if v_total > 0 and (select count(*) from booking b where b.park_id = p_park and b.mobile = p_mobile
      and coalesce(b.hold_until, '-infinity') > p_now) >= 5 then
    outcome := 'holds'; return;
  end if;
  v_counted := v_park.daily_capacity is not null and p_people > 0;
  if v_counted then
    -- A day with room is locked last and shortest; the update below decides. A day that is new or full is locked first.
    select d.taken + p_people <= v_park.daily_capacity into v_late from park_day d where d.park_id = p_park and d.visit_date = p_date;
    v_late := coalesce(v_late, false) and not p_eager;
  end if;
  if v_counted and not v_late
    and not take_or_reclaim(p_park, v_park.organisation_id, p_date, p_people, v_park.daily_capacity, p_now) then
    outcome := 'full';
    places_left := v_park.daily_capacity - coalesce((select taken from park_day d where d.park_id = p_park and d.visit_date = p_date), 0);
    return;
  end if;
  hold_until := case when v_total > 0 then p_now + make_interval(mins => v_park.hold_minutes) end;
  insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise,
    gateway, hold_until, first_hold_until, places_held, paid_at, user_agent, idempotency_key, request_hash, created_at)
  values (p_id, 'park-ticket', v_park.organisation_id, p_park, p_mobile, p_date, p_people, case when v_total > 0 then 'pending' else 'paid' end,
    p_original, p_discount, v_total, v_park.gateway, hold_until, hold_until, v_counted, case when v_total = 0 then p_now end, p_user_agent,
    p_key, p_request, p_now);
  insert into booking_line (booking_id, organisation_id, category, label, price_paise, quantity)
  select p_id, v_park.organisation_id, l.category, l.label, l.price, l.quantity
  from unnest(p_categories, p_labels, p_prices, p_quantities) as l (category, label, price, quantity);
  if v_late then
    update park_day d set taken = d.taken + p_people
    where d.park_id = p_park and d.visit_date = p_date and d.taken + p_people <= v_park.daily_capacity;
    if not found then raise exception 'the places went meanwhile' using errcode = '${PLACES_WENT}'; end if;
  end if;
  outcome := 'booked';
  booking_id := p_id;
end $$`;

/** A park that gets a capacity counts what is booked already; the lock waits for bookings that began without one. */
const RECOUNT = `
create function recount_places() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.daily_capacity is not null or new.daily_capacity is null then return new; end if;
  perform pg_advisory_xact_lock(park_lock(new.id));
  delete from park_day where park_id = new.id; -- days before bookings, as everywhere
  update booking set places_held = people > 0 where park_id = new.id and (status in ('paid', 'awaited') or hold_until is not null);
  insert into park_day (park_id, organisation_id, visit_date, taken)
  select park_id, organisation_id, visit_date, sum(people) from booking where park_id = new.id and places_held group by 1, 2, 3;
  return new;
end $$`;
