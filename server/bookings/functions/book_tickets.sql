-- Books several visitors' tickets at parks of one organisation in one statement: those that are plainly fine. Answers who
-- was booked (n, as asked) and until when it is held. Everybody else is left as they were and goes to book_ticket, which
-- alone knows reasons and words: whoever would wait for somebody's lock, has a key that is known, priced another version of
-- the park, holds five already, comes to a day that nobody has booked yet, or finds too few places of the day or of the address's share.
-- p_asked: an array of { n, id, offering, version, mobile, date, lines: [{ category, label, price, quantity }], people, original,
-- discount, agent, key, request, address, now }; no two with the same key, nor with the same mobile at the same park.
-- p_scale is RATE_LIMIT_SCALE. Nobody in it has a coupon.
-- Raises PV001, and so undoes itself, when others took places while it was writing.
-- Locks: keys, offerings shared, mobiles, without waiting for any; then shares of addresses, then days, each in order, waiting for
-- at most a tenth of a second. The bookings themselves are nobody else's yet.
create or replace function book_tickets(p_organisation text, p_asked jsonb, p_scale float8)
returns table (n int, outcome text, hold_until timestamptz)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms'
-- The plans stay the same however young the tables are: by index, one ask after the other. `offset 0` keeps the planner from reading
-- all parks of the organisation first, and all that was asked for each of them.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare v_free int[] := try_locks(p_asked); v_fine jsonb;
begin
  -- A statement of its own: it sees what was written under these locks before.
  with asked as (
    select * from jsonb_to_recordset(p_asked) as a (n int, id text, offering text, version int, mobile text, date date, lines jsonb,
      people int, original int, discount int, agent text, key text, request text, address text, now timestamptz)
    where a.n = any (v_free)
  ), known as (
    select a.*, p.gateway, p.daily_capacity as capacity, p.daily_capacity is not null and a.people > 0 as counted,
      case when a.original > a.discount then a.now + make_interval(mins => p.hold_minutes) end as hold,
      case when p.daily_capacity is not null and a.people > 0 then a.address end as share,
      address_most(p.daily_capacity, p_scale) as most
    from asked a cross join lateral (select p.gateway, p.daily_capacity, p.hold_minutes from park p
      where p.organisation_id = p_organisation and p.id = a.offering and p.version = a.version and p.published and p.deleted_at is null offset 0) p
    where (select b.id from booking b where b.organisation_id = p_organisation and b.idempotency_key = a.key) is null
      and (select case when a.original > a.discount then count(*) filter (where b.hold_until > a.now)
          else count(*) filter (where b.visit_date = a.date and b.status = 'paid' and b.total_paise = 0) end
        from booking b where b.organisation_id = p_organisation and b.park_id = a.offering and b.mobile = a.mobile) < 5
  ), looked as (
    select k.*, d.taken, sum(k.people) over (partition by k.offering, k.date order by k.n) as of_day,
      -- A share that nobody counts is counted from its bookings; it is so or higher, as in take_address_share.
      case when k.share is not null then coalesce(s.held, address_holds(p_organisation, k.share, '', k.now)) end as held, s.key is not null as is_shared,
      sum(k.people) over (partition by k.share order by k.n) as of_share
    from known k
      left join lateral (select d.taken from park_day d
        where d.organisation_id = p_organisation and d.park_id = k.offering and d.visit_date = k.date offset 0) d on true
      left join lateral (select s.key, s.held from address_share s
        where s.organisation_id = p_organisation and s.key = k.share offset 0) s on true
  )
  select jsonb_agg(jsonb_build_object('n', l.n, 'gateway', l.gateway, 'hold', l.hold, 'park', l.offering, 'date', l.date, 'people', l.people,
    'counted', l.counted, 'capacity', l.capacity, 'share', l.share, 'most', l.most, 'held', l.held, 'is_shared', l.is_shared,
    'until', coalesce(l.hold, l.now + interval '1 day')) order by l.n) into v_fine
  from looked l
  where (not l.counted or l.taken + l.of_day <= l.capacity) and (l.share is null or l.held + l.of_share <= l.most);
  if v_fine is null then return; end if;
  -- Not in the statement above: several machines would hand each other what it found, and commit in two steps.
  insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise,
    gateway, hold_until, first_hold_until, places_held, paid_at, user_agent, idempotency_key, request_hash, address_key, created_at)
  select a.id, 'park-ticket', p_organisation, f.park, a.mobile, f.date, f.people, case when f.hold is null then 'paid' else 'pending' end,
    a.original, a.discount, a.original - a.discount, f.gateway, f.hold, f.hold, f.counted, case when f.hold is null then a.now end,
    a.agent, a.key, a.request, f.share, a.now
  from jsonb_to_recordset(p_asked) as a (n int, id text, mobile text, original int, discount int, agent text, key text, request text, now timestamptz)
    join jsonb_to_recordset(v_fine) as f (n int, gateway text, hold timestamptz, park text, date date, people int, counted boolean, share text)
      on f.n = a.n;
  insert into booking_line (booking_id, organisation_id, category, label, price_paise, quantity)
  select a.id, p_organisation, l.category, l.label, l.price, l.quantity
  from jsonb_to_recordset(p_asked) as a (n int, id text, lines jsonb) join jsonb_to_recordset(v_fine) as f (n int) on f.n = a.n,
    jsonb_to_recordset(a.lines) as l (category text, label text, price int, quantity int);
  perform take_address_shares(p_organisation, v_fine);
  perform take_days(p_organisation, v_fine);
  return query select f.n, 'booked', f.hold from jsonb_to_recordset(v_fine) as f (n int, hold timestamptz);
end $$;

revoke all on function book_tickets from public;
grant execute on function book_tickets to pravesh_app;
