-- Books a park's ticket in one statement, at the version and the coupon that it was priced with (p_coupon null without one).
-- p_address is the key of the caller's address, null where it is not counted; p_scale is RATE_LIMIT_SCALE.
-- Outcomes: booked; repeated (same idempotency key and request: id of the first); reused (the key of another request);
-- stale (the park or the coupon changed since it was priced: read it again); holds (five unpaid ones of this mobile); free (five free
-- ones of it that day);
-- address (it holds too much: places_left says how much it may hold in all); full (places_left = places that remain).
-- Raises PV001, and so undoes itself, when others took the last places while it was writing: call again with p_eager, which
-- takes the places before it writes.
-- Raises PV002 when the coupon changed or its last use went: read it again.
-- server/bookings/repository.ts knows both codes.
-- Locks: key, the offering's lock shared, mobile, the coupon against deletion; then share of the address and day, which come last
-- where there is room, since the new booking is nobody else's yet; coupon.
create or replace function book_ticket(
  p_organisation text, p_id text, p_park text, p_version int, p_mobile text, p_date date, p_categories text[], p_labels text[], p_prices int[],
  p_quantities int[], p_people int, p_original int, p_discount int, p_coupon text, p_coupon_version int, p_user_agent text, p_key text,
  p_request text, p_eager boolean, p_address text, p_scale float8, p_now timestamptz,
  out outcome text, out booking_id text, out places_left int, out hold_until timestamptz
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_park record; v_total int := p_original - p_discount; v_counted boolean; v_late boolean := false; v_request text; v_code text;
  v_most float8; v_address text; v_until timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('key:' || p_key, 0));
  perform pg_advisory_xact_lock_shared(offering_lock(p_park)), pg_advisory_xact_lock(hashtextextended('mobile:' || p_park || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b
    where b.organisation_id = p_organisation and b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  select p.daily_capacity, p.hold_minutes, p.gateway into v_park from park p
  where p.organisation_id = p_organisation and p.id = p_park and p.version = p_version and p.published and p.deleted_at is null;
  if not found then outcome := 'stale'; return; end if;
  if p_coupon is not null then
    select c.code into v_code from coupon c
    where c.organisation_id = p_organisation and c.id = p_coupon and c.version = p_coupon_version for key share; -- not deleted from here on
    if not found then outcome := 'stale'; return; end if;
  end if;
  -- Filters keep this off the indexes of all the park's holds and visits: there may be thousands, and few of one mobile.
  if (select case when v_total > 0 then count(*) filter (where b.hold_until > p_now)
        else count(*) filter (where b.visit_date = p_date and b.status = 'paid' and b.total_paise = 0) end
      from booking b where b.organisation_id = p_organisation and b.park_id = p_park and b.mobile = p_mobile) >= 5 then
    outcome := case when v_total > 0 then 'holds' else 'free' end; return;
  end if;
  hold_until := case when v_total > 0 then p_now + make_interval(mins => v_park.hold_minutes) end;
  v_until := coalesce(hold_until, p_now + interval '1 day');
  v_counted := v_park.daily_capacity is not null and p_people > 0;
  if v_counted then
    v_address := p_address;
    v_most := address_most(v_park.daily_capacity, p_scale);
    -- A day with room is locked last and shortest; the update below decides. A day that is new or full is locked first.
    select d.taken + p_people <= v_park.daily_capacity into v_late from park_day d
    where d.organisation_id = p_organisation and d.park_id = p_park and d.visit_date = p_date;
    v_late := coalesce(v_late, false) and not p_eager;
    -- So is an address's share: always before the day.
    v_late := v_late and coalesce((select s.held + p_people <= v_most from address_share s
      where s.organisation_id = p_organisation and s.key = v_address), true);
  end if;
  if v_counted and not v_late and v_address is not null
    and not take_address_share(p_organisation, v_address, p_id, p_people, v_most, v_until, p_now) then
    outcome := 'address'; places_left := v_most; return;
  end if;
  if v_counted and not v_late
    and not take_or_reclaim(p_organisation, p_park, p_date, p_people, v_park.daily_capacity, p_now) then
    outcome := 'full'; -- the share that was taken for nothing is counted anew when it is missed
    places_left := v_park.daily_capacity - coalesce((select taken from park_day d
      where d.organisation_id = p_organisation and d.park_id = p_park and d.visit_date = p_date), 0);
    return;
  end if;
  insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise,
    coupon_id, coupon_code, coupon_held, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent, idempotency_key, request_hash,
    address_key, created_at)
  values (p_id, 'park-ticket', p_organisation, p_park, p_mobile, p_date, p_people, case when v_total > 0 then 'pending' else 'paid' end,
    p_original, p_discount, v_total, p_coupon, v_code, p_coupon is not null, v_park.gateway,
    hold_until, hold_until, v_counted, case when v_total = 0 then p_now end, p_user_agent, p_key, p_request, v_address, p_now);
  insert into booking_line (booking_id, organisation_id, category, label, price_paise, quantity)
  select p_id, p_organisation, l.category, l.label, l.price, l.quantity
  from unnest(p_categories, p_labels, p_prices, p_quantities) as l (category, label, price, quantity);
  if v_late then
    if v_address is not null and not take_address_share(p_organisation, v_address, p_id, p_people, v_most, v_until, p_now) then
      raise exception 'the share of the address went meanwhile' using errcode = 'PV001';
    end if;
    update park_day d set taken = d.taken + p_people
    where d.organisation_id = p_organisation and d.park_id = p_park and d.visit_date = p_date and d.taken + p_people <= v_park.daily_capacity;
    if not found then raise exception 'the places went meanwhile' using errcode = 'PV001'; end if;
  end if;
  if p_coupon is not null and not take_coupon_use(p_organisation, p_coupon, p_coupon_version, p_id, p_mobile, p_now) then
    raise exception 'the coupon went meanwhile' using errcode = 'PV002';
  end if;
  outcome := 'booked';
  booking_id := p_id;
end $$;

revoke all on function book_ticket from public;
grant execute on function book_ticket to pravesh_app;
