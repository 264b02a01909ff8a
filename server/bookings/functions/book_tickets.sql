-- Books visitors' tickets at parks of one organisation in one statement, each at the version of its park and of its coupon that it
-- was priced with, and answers each (n, as asked). One alone waits for locks and takes the last places. Of several nobody waits for a
-- stranger: whoever would, or comes to a day or with a share that is new or nearly used up, is in no row, and asks again alone.
-- p_asked: an array of { n, id, offering, version, mobile, date, slot, slot_until, slot_capacity, lines: [{ category, label, price, quantity }], people, original,
-- discount, coupon, coupon_version, eager, agent, key, request, address, now }; no two with the same key, nor with the same mobile at
-- the same park. `address` is the key of the caller's address, null where it is not counted; p_scale is RATE_LIMIT_SCALE.
-- Outcomes: booked; repeated (somebody has booked with this key); stale (the park or the coupon changed since it was priced: read it
-- again); holds (five unpaid ones of this mobile); free (five free ones of it that day); address (it holds too much: places_left says
-- how much it may hold in all); full (places_left = places that remain, of
-- the day or of the slot).
-- Raises PV001, and so undoes itself, when others took the last places while it was writing: ask again with `eager`, which takes
-- the places before it writes. Raises PV002 when the coupon changed or its last use went: read it again.
-- server/tickets/repository.ts knows both codes.
-- Locks: those of lock_asks, coupons against deletion; then shares of addresses, then days, each in order, which come last where
-- there is room, since the new bookings are nobody else's yet; coupons. Several wait for at most a tenth of a second.
create or replace function book_tickets(p_organisation text, p_asked jsonb, p_scale float8)
returns table (n int, outcome text, places_left int, hold_until timestamptz)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms'
-- The plans stay the same however young the tables are: by index, one ask after the other. `offset 0` keeps the planner from reading
-- all parks of the organisation first, and all that was asked for each of them.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare v_is_alone boolean := jsonb_array_length(p_asked) = 1; v_asked jsonb; v_told jsonb; v_took boolean := false; y record;
begin
  if v_is_alone then set local lock_timeout to default; end if;
  v_asked := lock_asks(p_asked);
  -- A statement of its own: it sees what was written under these locks before.
  with known as (
    select a.*, p.gateway, p.capacity, least(p.capacity, a.slot_capacity) is not null and a.people > 0 as counted, c.code,
      case when a.original > a.discount then a.now + make_interval(mins => p.hold_minutes) end as hold,
      case when least(p.capacity, a.slot_capacity) is not null and a.people > 0 then a.address end as share,
      address_most(least(p.capacity, a.slot_capacity), p_scale) as most,
      case
        when e.id is not null then 'repeated'
        when p.gateway is null or a.coupon is not null and c.code is null then 'stale'
        -- Filters keep this off the indexes of all the park's holds and visits: there may be thousands, and few of one mobile.
        when (select case when a.original > a.discount then count(*) filter (where b.hold_until > a.now)
            else count(*) filter (where b.visit_date = a.date and b.status = 'paid' and b.total_paise = 0) end
          from booking b where b.organisation_id = p_organisation and b.park_id = a.offering and b.mobile = a.mobile) >= 5
          then case when a.original > a.discount then 'holds' else 'free' end
      end as refusal
    from jsonb_to_recordset(v_asked) as a (n int, id text, offering text, version int, mobile text, date date, slot text,
        slot_capacity int, people int, original int, discount int, coupon text, coupon_version int, eager boolean, key text, address text, now timestamptz)
      left join lateral (select b.id from booking b
        where b.organisation_id = p_organisation and b.idempotency_key = a.key offset 0) e on true
      left join lateral (select p.gateway, p.daily_capacity as capacity, p.hold_minutes from park p
        where p.organisation_id = p_organisation and p.id = a.offering and p.version = a.version and p.published and p.deleted_at is null offset 0) p
        on true
      left join lateral (select c.code from coupon c
        where c.organisation_id = p_organisation and c.id = a.coupon and c.version = a.coupon_version offset 0 for key share) c on true
  ), looked as (
    select k.*, k.refusal is null and (not k.counted or not k.eager
      and d.taken is not null
      and (k.capacity is null or d.taken + sum(k.people) filter (where k.refusal is null) over (partition by k.offering, k.date order by k.n) <= k.capacity)
      and (k.slot is null or coalesce((d.slots ->> k.slot)::int, 0)
        + sum(k.people) filter (where k.refusal is null) over (partition by k.offering, k.date, k.slot order by k.n) <= k.slot_capacity)
      and (k.share is null
        or coalesce(s.held, 0) + sum(k.people) filter (where k.refusal is null) over (partition by k.share order by k.n) <= k.most)) as fits
    from known k
      left join lateral (select d.taken, d.slots from park_day d
        where d.organisation_id = p_organisation and d.park_id = k.offering and d.visit_date = k.date offset 0) d on true
      left join lateral (select s.held from address_share s
        where s.organisation_id = p_organisation and s.key = k.share offset 0) s on true
  )
  select jsonb_agg(jsonb_build_object('n', l.n, 'outcome', l.outcome, 'offering', l.offering, 'date', l.date, 'slot', l.slot, 'slot_capacity', l.slot_capacity,
    'people', l.people, 'capacity', l.capacity, 'counted', l.counted, 'share', l.share, 'most', l.most, 'hold', l.hold, 'gateway', l.gateway, 'code', l.code)) into v_told
  from (select l.*, coalesce(l.refusal, case when l.fits then 'booked' else 'tight' end) as outcome from looked l) l
  where v_is_alone or l.outcome <> 'tight';
  if v_told #>> '{0,outcome}' = 'tight' then
    -- A day that is new or full is locked before anything is written, and the share of an address always before its day.
    select t.*, a.id, a.now, coalesce(t.hold, a.now + interval '1 day') as until into y
    from jsonb_to_record(v_told -> 0) as t (n int, offering text, date date, slot text, slot_capacity int, people int, capacity int, share text, most float8,
        hold timestamptz),
      jsonb_to_record(p_asked -> 0) as a (id text, now timestamptz);
    if y.share is not null and not take_address_share(p_organisation, y.share, array[y.id], y.people, y.most, y.until, y.now) then
      return query select y.n, 'address', y.most::int, null::timestamptz;
      return;
    elsif not take_or_reclaim(p_organisation, y.offering, y.date, y.people, y.capacity, y.slot, y.slot_capacity, y.now) then
      -- The share that was taken for nothing is counted anew when it is missed.
      return query select y.n, 'full', places_left(p_organisation, y.offering, y.date, y.capacity, y.slot, y.slot_capacity), null::timestamptz;
      return;
    end if;
    v_told := jsonb_set(v_told, '{0,outcome}', '"booked"');
    v_took := true;
  end if;
  -- Not in the statement above: several machines would hand each other what it found, and commit in two steps.
  insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, slot, slot_until, people, status, original_paise, discount_paise, total_paise,
    coupon_id, coupon_code, coupon_held, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent, idempotency_key, request_hash,
    address_key, created_at)
  select a.id, 'park-ticket', p_organisation, t.offering, a.mobile, t.date, t.slot, a.slot_until, t.people, case when t.hold is null then 'paid' else 'pending' end,
    a.original, a.discount, a.original - a.discount, a.coupon, t.code, a.coupon is not null, t.gateway, t.hold, t.hold, t.counted,
    case when t.hold is null then a.now end, a.agent, a.key, a.request, t.share, a.now
  from jsonb_to_recordset(p_asked) as a (n int, id text, mobile text, slot_until text, original int, discount int, coupon text, agent text,
      key text, request text, now timestamptz)
    join jsonb_to_recordset(v_told) as t (n int, outcome text, offering text, date date, slot text, people int, code text, gateway text, hold timestamptz,
      counted boolean, share text) on t.n = a.n and t.outcome = 'booked';
  insert into booking_line (booking_id, organisation_id, category, label, price_paise, quantity)
  select a.id, p_organisation, l.category, l.label, l.price, l.quantity
  from jsonb_to_recordset(p_asked) as a (n int, id text, lines jsonb)
    join jsonb_to_recordset(v_told) as t (n int, outcome text) on t.n = a.n and t.outcome = 'booked',
    jsonb_to_recordset(a.lines) as l (category text, label text, price int, quantity int);
  -- Shares that had room are locked last and shortest: here it is decided.
  for y in
    select t.share, array_agg(a.id) as ids, sum(t.people)::int as people, min(t.most) as most,
      max(coalesce(t.hold, a.now + interval '1 day')) as until, min(a.now) as now
    from jsonb_to_recordset(p_asked) as a (n int, id text, now timestamptz)
      join jsonb_to_recordset(v_told) as t (n int, outcome text, share text, people int, most float8, hold timestamptz) on t.n = a.n
    where t.outcome = 'booked' and t.share is not null and not v_took group by t.share order by t.share
  loop
    if not take_address_share(p_organisation, y.share, y.ids, y.people, y.most, y.until, y.now) then
      raise exception 'the share of an address went meanwhile' using errcode = 'PV001';
    end if;
  end loop;
  for y in
    select t.offering, t.date, t.slot, sum(t.people)::int as people, min(t.capacity) as capacity, min(t.slot_capacity) as slot_capacity
    from jsonb_to_recordset(v_told) as t (outcome text, counted boolean, offering text, date date, slot text, slot_capacity int, people int,
      capacity int)
    where t.outcome = 'booked' and t.counted and not v_took group by t.offering, t.date, t.slot order by t.offering, t.date, t.slot
  loop
    update park_day d set taken = d.taken + y.people, slots = plus_slot(d.slots, y.slot, y.people)
    where d.organisation_id = p_organisation and d.park_id = y.offering and d.visit_date = y.date
      and (y.capacity is null or d.taken + y.people <= y.capacity)
      and (y.slot is null or coalesce((d.slots ->> y.slot)::int, 0) + y.people <= y.slot_capacity);
    if not found then raise exception 'the places went meanwhile' using errcode = 'PV001'; end if;
  end loop;
  if v_told @? '$[*] ? (@.code != null)' then
    for y in
      select a.* from jsonb_to_recordset(p_asked) as a (n int, id text, coupon text, coupon_version int, mobile text, now timestamptz)
        join jsonb_to_recordset(v_told) as t (n int, outcome text) on t.n = a.n and t.outcome = 'booked'
      where a.coupon is not null order by a.coupon, a.n
    loop
      if not take_coupon_use(p_organisation, y.coupon, y.coupon_version, y.id, y.mobile, y.now) then
        raise exception 'the coupon went meanwhile' using errcode = 'PV002';
      end if;
    end loop;
  end if;
  return query select t.n, t.outcome, null::int, t.hold
  from jsonb_to_recordset(v_told) as t (n int, outcome text, hold timestamptz);
end $$;

revoke all on function book_tickets from public;
grant execute on function book_tickets to pravesh_app;
