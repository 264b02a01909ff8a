import { type Kysely, sql } from 'kysely';

/**
 * Coupons in bookings (docs/decisions/0014-coupon-uses.md). A booking that counts among its coupon's uses has
 * coupon_held; `coupon.used` is their number. All uses move under the lock on the coupon, which comes last in the order
 * of locks: offering, booking, coupon.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupon add column version int not null default 1`.execute(db);
  await sql`create trigger coupon_version before update on coupon for each row when (old.used = new.used)
    execute function park_next_version()`.execute(db);
  await sql`
    alter table booking
      add column coupon_id text,
      add column coupon_held boolean not null default false,
      add foreign key (organisation_id, coupon_id) references coupon (organisation_id, id),
      add constraint booking_coupon_held check (coupon_id is not null or not coupon_held)`.execute(db);
  await sql`create index booking_coupon on booking (coupon_id, mobile) where coupon_held`.execute(db);
  await sql`create index booking_coupon_unpaid on booking (coupon_id, hold_until)
    where coupon_held and status in ('pending', 'failed', 'aborted')`.execute(db);
  await sql`drop function book_ticket(text, text, int, text, date, text[], text[], int[], int[], int, int, int, text, text, text, boolean, timestamptz)`.execute(
    db,
  );
  for (const statement of [FIND_COUPON, RELEASE_USES, ADD_USE, TAKE_USE, BOOK_TICKET, TICKET_PLACE_LEFT])
    await sql.raw(statement).execute(db);
  for (const called of [
    'find_coupon(text, text, text, text, timestamptz, timestamptz)',
    'release_coupon_uses(text, timestamptz)',
    'book_ticket(text, text, int, text, date, text[], text[], int[], int[], int, int, int, text, int, text, text, text, boolean, timestamptz)',
  ])
    await sql.raw(`grant execute on function ${called} to pravesh_app`).execute(db);
}

/** A use that is over: its booking was not paid in time. Nothing depends on whether it was given back already. */
const OVER = `b.coupon_held and b.status in ('pending', 'failed', 'aborted') and coalesce(b.hold_until, '-infinity') <= p_now`;

/**
 * The live coupon of an organisation with a code, and how often it is used: \`used\` leaves out what is over. A code that
 * is not there counts one at the limit of guesses; \`guesses\` is what was counted, this one included, under the lock of
 * its counter: a burst of guesses cannot slip through.
 */
const FIND_COUPON = `
create function find_coupon(p_organisation text, p_code text, p_mobile text, p_limit_key text, p_window timestamptz, p_now timestamptz,
  out guesses int, out coupon jsonb, out used int, out used_by_mobile int, out unpaid_by_mobile int)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  guesses := rate_hit(p_limit_key, p_window, 1);
  select to_jsonb(c),
    c.used - case when c.used >= c.max_uses then (select count(*) from booking b where b.coupon_id = c.id and ${OVER}) else 0 end,
    mine.used, mine.unpaid
  into coupon, used, used_by_mobile, unpaid_by_mobile
  from coupon c, lateral (select count(*) as used, count(*) filter (where b.hold_until > p_now) as unpaid from booking b
    where b.coupon_id = c.id and b.mobile = p_mobile and b.coupon_held and not (${OVER})) mine
  where c.organisation_id = p_organisation and c.code = p_code and c.deleted_at is null;
  if coupon is not null then perform rate_hit(p_limit_key, p_window, -1); end if;
end $$`;

/**
 * Gives back the uses of bookings that were not paid in time, each once. A booking that somebody else works on just now
 * is left to the next time: nobody who has the coupon waits for a booking.
 */
const RELEASE_USES = `
create function release_coupon_uses(p_coupon text, p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_count int;
begin
  perform 1 from coupon where id = p_coupon for no key update;
  with due as (select b.id from booking b where b.coupon_id = p_coupon and ${OVER} for update skip locked),
    released as (update booking b set coupon_held = false from due where b.id = due.id returning b.id)
  select count(*) into v_count from released;
  update coupon set used = used - v_count where id = p_coupon and v_count > 0;
  return v_count;
end $$`;

/** Counts a booking's use, if one is left in all and for its mobile; only under the lock of the coupon. */
const ADD_USE = `
create function add_coupon_use(p_coupon text, p_version int, p_booking text, p_mobile text) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  update coupon c set used = c.used + 1
  where c.id = p_coupon and c.version = coalesce(p_version, c.version) and c.active and c.deleted_at is null
    and (c.max_uses is null or c.used < c.max_uses)
    and (select count(*) from booking b where b.coupon_id = c.id and b.mobile = p_mobile and b.coupon_held and b.id <> p_booking)
      < c.max_uses_per_mobile;
  return found;
end $$`;

/** Takes a use for a booking; false when none is left, or the coupon is not the one that was priced (p_version; null: any). */
const TAKE_USE = `
create function take_coupon_use(p_coupon text, p_version int, p_booking text, p_mobile text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from coupon where id = p_coupon for no key update; -- what is counted from here on is exact
  if add_coupon_use(p_coupon, p_version, p_booking, p_mobile) then return true; end if;
  if release_coupon_uses(p_coupon, p_now) = 0 then return false; end if;
  return add_coupon_use(p_coupon, p_version, p_booking, p_mobile);
end $$`;

/** SQLSTATEs of ours; server/features/bookings/repository.ts knows them too. */
const PLACES_WENT = 'PV001';
const COUPON_WENT = 'PV002';

/**
 * As in migration 0004, with a coupon (p_coupon with the p_coupon_version that was priced; null without one). Raises
 * COUPON_WENT, and so undoes itself, when the coupon changed or its last use went meanwhile: read it again.
 */
const BOOK_TICKET = `
create function book_ticket(
  p_id text, p_park text, p_version int, p_mobile text, p_date date, p_categories text[], p_labels text[], p_prices int[],
  p_quantities int[], p_people int, p_original int, p_discount int, p_coupon text, p_coupon_version int, p_user_agent text, p_key text,
  p_request text, p_eager boolean, p_now timestamptz,
  out outcome text, out booking_id text, out places_left int, out hold_until timestamptz
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_park record; v_total int := p_original - p_discount; v_counted boolean; v_late boolean := false; v_request text; v_code text;
begin
  perform pg_advisory_xact_lock_shared(park_lock(p_park)), pg_advisory_xact_lock(hashtextextended('mobile:' || p_park || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b where b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  select p.organisation_id, p.daily_capacity, p.hold_minutes, p.gateway into v_park from park p
  where p.id = p_park and p.version = p_version and p.deleted_at is null;
  if not found then outcome := 'stale'; return; end if;
  if p_coupon is not null then
    select c.code into v_code from coupon c where c.id = p_coupon and c.version = p_coupon_version for key share; -- not deleted from here on
    if not found then outcome := 'stale'; return; end if;
  end if;
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
    coupon_id, coupon_code, coupon_held, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent, idempotency_key, request_hash,
    created_at)
  values (p_id, 'park-ticket', v_park.organisation_id, p_park, p_mobile, p_date, p_people, case when v_total > 0 then 'pending' else 'paid' end,
    p_original, p_discount, v_total, p_coupon, v_code, p_coupon is not null, v_park.gateway,
    hold_until, hold_until, v_counted, case when v_total = 0 then p_now end, p_user_agent, p_key, p_request, p_now);
  insert into booking_line (booking_id, organisation_id, category, label, price_paise, quantity)
  select p_id, v_park.organisation_id, l.category, l.label, l.price, l.quantity
  from unnest(p_categories, p_labels, p_prices, p_quantities) as l (category, label, price, quantity);
  if v_late then
    update park_day d set taken = d.taken + p_people
    where d.park_id = p_park and d.visit_date = p_date and d.taken + p_people <= v_park.daily_capacity;
    if not found then raise exception 'the places went meanwhile' using errcode = '${PLACES_WENT}'; end if;
  end if;
  if p_coupon is not null and not take_coupon_use(p_coupon, p_coupon_version, p_id, p_mobile, p_now) then
    raise exception 'the coupon went meanwhile' using errcode = '${COUPON_WENT}';
  end if;
  outcome := 'booked';
  booking_id := p_id;
end $$`;

/** As in migration 0024: a ticket that is paid late also needs the use of its coupon, which may have been given back. */
const TICKET_PLACE_LEFT = `
create or replace function ticket_place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
declare v_park park; v_held boolean := b.hold_until is not null or b.status = 'awaited'; v_taken boolean;
begin
  select * into v_park from park where id = b.park_id;
  if not v_held and (v_park.deleted_at is not null or not v_park.active) then return false; end if;
  v_taken := v_park.daily_capacity is not null and b.people > 0 and not b.places_held; -- they were given back
  if v_taken and not take_or_reclaim(v_park.id, v_park.organisation_id, b.visit_date, b.people, v_park.daily_capacity, p_now) then
    return false;
  end if;
  if b.coupon_id is not null and not b.coupon_held and not take_coupon_use(b.coupon_id, null, b.id, b.mobile, p_now) then
    update park_day set taken = taken - b.people where v_taken and park_id = b.park_id and visit_date = b.visit_date;
    return false;
  end if;
  update booking set places_held = places_held or v_taken, coupon_held = b.coupon_id is not null
  where id = b.id and (v_taken or b.coupon_id is not null and not b.coupon_held);
  return true;
end $$`;
