import { type Kysely, sql } from 'kysely';

/**
 * Nobody empties a day for free (behaviour.md section 1, decision 0024): what one address holds unpaid of a day, show,
 * doctor or batch has a limit. An address stands here as a key of the place and the address together, which only the
 * server can make; bookings of staff have none. Lock order: mobile, offering, share of an address, day, booking, attempt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking add column address_key text`.execute(db);
  await sql`create index booking_address on booking (address_key) where address_key is not null`.execute(db);
  // What an address holds is at most this; counted anew when it seems too much, so an ended hold need not come here.
  await sql`
    create table address_share (
      key text primary key,
      held int not null check (held >= 0),
      until timestamptz not null
    )`.execute(db);
  for (const replaced of [
    'book_ticket(text, text, int, text, date, text[], text[], int[], int[], int, int, int, text, int, text, text, text, boolean, timestamptz)',
    'book_token(text, text, text, text, date, text, text, text, text, text, int, text, text, text, timestamptz)',
    'book_enrolment(text, text, text, text, text, int, date, text, text, text, timestamptz)',
    'book_visit(text, text, text, text, text, text, text, timestamptz)',
  ])
    await sql.raw(`drop function ${replaced}`).execute(db);
  for (const statement of [COUNTS, HOLDS, MOST, TAKE, FORGET, BOOK_TICKET, BOOK_TOKEN, BOOK_ENROLMENT, BOOK_VISIT])
    await sql.raw(statement).execute(db);
  for (const called of [
    'book_ticket(text, text, int, text, date, text[], text[], int[], int[], int, int, int, text, int, text, text, text, boolean, text, float8, timestamptz)',
    'book_token(text, text, text, text, date, text, text, text, text, text, int, text, text, text, text, float8, timestamptz)',
    'book_enrolment(text, text, text, text, text, int, date, text, text, text, text, float8, timestamptz)',
    'book_visit(text, text, text, text, text, text, text, text, float8, timestamptz)',
  ])
    await sql.raw(`grant execute on function ${called} to pravesh_app`).execute(db);
  await sql`grant execute on function forget_addresses(int, timestamptz) to pravesh_system`.execute(db);
}

/** Whether a booking takes places without being paid: held, awaited at a bank, or a day long where nothing is paid first. */
const COUNTS = `
create function address_counts(b booking, p_now timestamptz) returns boolean language sql stable as $$
  select coalesce(b.hold_until > p_now, false) or b.status = 'awaited'
    or b.hold_until is null and b.created_at > p_now - interval '1 day'
      and (b.status = 'paid' and b.total_paise = 0 or b.status = 'pending' and b.payment_mode = 'cash')
$$`;

/** People for whom an address holds places, without one booking. */
const HOLDS = `
create function address_holds(p_key text, p_except text, p_now timestamptz) returns int language sql volatile set search_path = public, pg_temp as $$
  select coalesce(sum(b.people), 0)::int from booking b where b.address_key = p_key and b.id <> p_except and address_counts(b, p_now)
$$`;

/** So many may be held by one address: a tenth, or 50 where that is more (p_scale: RATE_LIMIT_SCALE). */
const MOST = `
create function address_most(p_places int, p_scale float8) returns float8 language sql immutable as $$
  select floor(greatest(50, p_places / 10) * p_scale)
$$`;

/**
 * Takes people's places out of an address's share, for a booking that is or is not written yet; false when it has too
 * few left. The row decides, and whoever changes it keeps its lock, so its count is exact or too high; too high, it is
 * counted anew under that lock.
 */
const TAKE = `
create function take_address_share(p_key text, p_booking text, p_people int, p_most float8, p_until timestamptz, p_now timestamptz) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare v_held int; v_left boolean;
begin
  update address_share s set held = s.held + p_people, until = greatest(s.until, p_until) where s.key = p_key and s.held + p_people <= p_most;
  if found then return true; end if;
  -- Locks the row whether or not it was there, and again if forget_addresses took it away meanwhile.
  insert into address_share as s values (p_key, 0, p_until) on conflict (key) do update set until = greatest(s.until, excluded.until);
  v_held := address_holds(p_key, p_booking, p_now);
  v_left := v_held + p_people <= p_most;
  update address_share s set held = v_held + case when v_left then p_people else 0 end, until = greatest(s.until, p_until) where s.key = p_key;
  return v_left;
end $$`;

/** Forgets up to p_most addresses that count no longer, and says how many; what others have locked is left for the next time. */
const FORGET = `
create function forget_addresses(p_most int, p_now timestamptz) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare v_count int;
begin
  update booking set address_key = null where id in (
    select b.id from booking b where b.address_key is not null and not address_counts(b, p_now) order by b.id limit p_most for update skip locked);
  get diagnostics v_count = row_count;
  delete from address_share where key in (select s.key from address_share s where s.until <= p_now order by s.key limit p_most for update skip locked);
  return v_count;
end $$`;

/** SQLSTATEs of ours; server/features/bookings/repository.ts knows them too. */
const PLACES_WENT = 'PV001';
const COUPON_WENT = 'PV002';

/**
 * As in migrations 0025 and 0033, with the key of the caller's address (null: not counted). Outcome address: it holds
 * too much; places_left says how much it may hold in all.
 */
const BOOK_TICKET = `
create function book_ticket(
  p_id text, p_park text, p_version int, p_mobile text, p_date date, p_categories text[], p_labels text[], p_prices int[],
  p_quantities int[], p_people int, p_original int, p_discount int, p_coupon text, p_coupon_version int, p_user_agent text, p_key text,
  p_request text, p_eager boolean, p_address text, p_scale float8, p_now timestamptz,
  out outcome text, out booking_id text, out places_left int, out hold_until timestamptz
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_park record; v_total int := p_original - p_discount; v_counted boolean; v_late boolean := false; v_request text; v_code text;
  v_most float8; v_address text; v_until timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('key:' || p_key, 0));
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
  hold_until := case when v_total > 0 then p_now + make_interval(mins => v_park.hold_minutes) end;
  v_until := coalesce(hold_until, p_now + interval '1 day');
  v_counted := v_park.daily_capacity is not null and p_people > 0;
  if v_counted then
    v_address := p_address;
    v_most := address_most(v_park.daily_capacity, p_scale);
    -- A day with room is locked last and shortest; the update below decides. A day that is new or full is locked first.
    select d.taken + p_people <= v_park.daily_capacity into v_late from park_day d where d.park_id = p_park and d.visit_date = p_date;
    v_late := coalesce(v_late, false) and not p_eager;
    -- So is an address's share: always before the day.
    v_late := v_late and coalesce((select s.held + p_people <= v_most from address_share s where s.key = v_address), true);
  end if;
  if v_counted and not v_late and v_address is not null
    and not take_address_share(v_address, p_id, p_people, v_most, v_until, p_now) then
    outcome := 'address'; places_left := v_most; return;
  end if;
  if v_counted and not v_late
    and not take_or_reclaim(p_park, v_park.organisation_id, p_date, p_people, v_park.daily_capacity, p_now) then
    outcome := 'full'; -- the share that was taken for nothing is counted anew when it is missed
    places_left := v_park.daily_capacity - coalesce((select taken from park_day d where d.park_id = p_park and d.visit_date = p_date), 0);
    return;
  end if;
  insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise,
    coupon_id, coupon_code, coupon_held, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent, idempotency_key, request_hash,
    address_key, created_at)
  values (p_id, 'park-ticket', v_park.organisation_id, p_park, p_mobile, p_date, p_people, case when v_total > 0 then 'pending' else 'paid' end,
    p_original, p_discount, v_total, p_coupon, v_code, p_coupon is not null, v_park.gateway,
    hold_until, hold_until, v_counted, case when v_total = 0 then p_now end, p_user_agent, p_key, p_request, v_address, p_now);
  insert into booking_line (booking_id, organisation_id, category, label, price_paise, quantity)
  select p_id, v_park.organisation_id, l.category, l.label, l.price, l.quantity
  from unnest(p_categories, p_labels, p_prices, p_quantities) as l (category, label, price, quantity);
  if v_late then
    if v_address is not null and not take_address_share(v_address, p_id, p_people, v_most, v_until, p_now) then
      raise exception 'the share of the address went meanwhile' using errcode = '${PLACES_WENT}';
    end if;
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

/** As in migration 0021. Tokens of one doctor and day are few, so an address's are counted, under the lock of the queue. */
const BOOK_TOKEN = `
create function book_token(
  p_id text, p_kind text, p_queue text, p_doctor text, p_day date, p_mobile text, p_name text, p_mode text, p_loan_type text,
  p_counter text, p_fee int, p_user_agent text, p_key text, p_request text, p_address text, p_scale float8, p_now timestamptz,
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
    select c.organisation_id, c.fee_paise as fee, c.gateway, c.tokens into v_offering from clinic c join organisation o on o.id = c.organisation_id and o.active
    where c.id = p_queue and c.deleted_at is null
      and (c.doctor_id = p_doctor or exists (select from clinic_doctor d where d.clinic_id = c.id and d.doctor_id = p_doctor))
      and exists (select from doctor d where d.id = p_doctor and d.deleted_at is null);
  else
    select b.organisation_id, 0 as fee, b.gateway, null::int as tokens into v_offering from branch b join organisation o on o.id = b.organisation_id and o.active
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
  if p_kind = 'doctor' and p_address is not null
    and address_holds(p_address, p_id, p_now) + 1 > address_most(v_offering.tokens, p_scale) then
    outcome := 'address'; return;
  end if;
  v_status := case when p_fee > 0 then 'pending' else 'paid' end;
  hold_until := case when v_online then p_now + interval '15 minutes' end;
  insert into booking (id, kind, organisation_id, clinic_id, doctor_id, branch_id, mobile, person_name, loan_type, payment_mode, visit_date,
    people, status, original_paise, discount_paise, total_paise, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent,
    idempotency_key, request_hash, address_key, created_at)
  values (p_id, case p_kind when 'doctor' then 'doctor-appointment' else 'loan-appointment' end, v_offering.organisation_id,
    case p_kind when 'doctor' then p_queue end, p_doctor, case p_kind when 'loan' then p_queue end, p_mobile, p_name, p_loan_type, p_mode,
    p_day, 1, v_status, p_fee, 0, p_fee, v_offering.gateway, hold_until, hold_until, false, case when p_fee = 0 then p_now end, p_user_agent,
    p_key, p_request, case p_kind when 'doctor' then p_address end, p_now);
  if not v_online then number := issue_token(p_id, p_counter, p_now); end if;
  outcome := 'booked';
  booking_id := p_id;
end $$`;

/** As in migration 0026; an address's places are counted under the lock of the batch. */
const BOOK_ENROLMENT = `
create function book_enrolment(
  p_id text, p_batch text, p_mobile text, p_student text, p_email text, p_fee int, p_today date, p_user_agent text, p_key text,
  p_request text, p_address text, p_scale float8, p_now timestamptz, out outcome text, out booking_id text
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
  if p_address is not null and address_holds(p_address, p_id, p_now) + 1 > address_most(v_batch.intake, p_scale) then
    outcome := 'address'; return;
  end if;
  v_hold := case when p_fee > 0 then p_now + interval '15 minutes' end;
  insert into booking (id, kind, organisation_id, batch_id, mobile, person_name, email, visit_date, people, status, original_paise,
    discount_paise, total_paise, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent, idempotency_key, request_hash,
    address_key, created_at)
  values (p_id, 'batch-enrolment', v_batch.organisation_id, p_batch, p_mobile, p_student, p_email, v_batch.end_date, 1,
    case when p_fee > 0 then 'pending' else 'paid' end, p_fee, 0, p_fee, v_batch.gateway, v_hold, v_hold, true,
    case when p_fee = 0 then p_now end, p_user_agent, p_key, p_request, p_address, p_now);
  outcome := 'booked';
  booking_id := p_id;
end $$`;

/** As in migration 0027; an address's share is taken before the place, as at parks. */
const BOOK_VISIT = `
create function book_visit(
  p_id text, p_show text, p_mobile text, p_name text, p_user_agent text, p_key text, p_request text, p_address text, p_scale float8,
  p_now timestamptz, out outcome text, out booking_id text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_show exhibition; v_request text; v_address text;
begin
  perform pg_advisory_xact_lock(hashtextextended('key:' || p_key, 0)); -- none without a key
  perform pg_advisory_xact_lock(hashtextextended('mobile:' || p_show || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b where b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  select e.* into v_show from exhibition e join organisation o on o.id = e.organisation_id and o.active
  where e.id = p_show and e.deleted_at is null;
  if not found then outcome := 'gone'; return; end if;
  if v_show.ends_at <= p_now then outcome := 'over'; return; end if;
  if (select count(*) from booking b where b.exhibition_id = p_show and b.mobile = p_mobile and b.places_held) >= 5 then
    outcome := 'many'; return;
  end if;
  v_address := case when v_show.capacity is not null then p_address end;
  if v_address is not null
    and not take_address_share(v_address, p_id, 1, address_most(v_show.capacity, p_scale), p_now + interval '1 day', p_now) then
    outcome := 'address'; return;
  end if;
  insert into exhibition_places as p (exhibition_id, organisation_id, taken)
  select p_show, v_show.organisation_id, 1 where coalesce(v_show.capacity > 0, true)
  on conflict (exhibition_id) do update set taken = p.taken + 1 where coalesce(p.taken < v_show.capacity, true);
  if not found then outcome := 'full'; return; end if;
  insert into booking (id, kind, organisation_id, exhibition_id, mobile, person_name, visit_date, people, status, original_paise,
    discount_paise, total_paise, gateway, places_held, paid_at, user_agent, idempotency_key, request_hash, address_key, created_at)
  values (p_id, 'show-visit', v_show.organisation_id, p_show, p_mobile, p_name,
    (greatest(v_show.starts_at, p_now) at time zone 'Asia/Kolkata')::date, 1, 'paid', 0, 0, 0, '', true, p_now, p_user_agent,
    p_key, p_request, v_address, p_now);
  outcome := 'booked';
  booking_id := p_id;
end $$`;
