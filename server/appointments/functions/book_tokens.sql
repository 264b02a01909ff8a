-- Books places in queues of one organisation in one statement, at clinics (kind doctor) or branches (loan), in the order in which they
-- asked, and answers each (n, as asked). One alone waits for locks. Of several nobody waits for a stranger: whoever would, or whose
-- room depends on what becomes of those before, is in no row, and asks again alone.
-- Those who chose a counter go there; the others then share the counters with the fewest people waiting.
-- p_asked: an array of { n, id, kind, offering, doctor, day, mobile, name, mode, loan, counter, fee, agent, key, request, address, now };
-- no two with the same key, nor with the same mobile at the same offering. `mode`: online, cash, or null where nothing is ever to pay.
-- `address` is the key of the caller's address, null where it is not counted; p_scale is RATE_LIMIT_SCALE.
-- Outcomes: booked (number null while it waits to be paid); repeated (somebody has booked with this key); gone (offering not there or a
-- draft, doctor or counter not there); paused; stale (another fee); shut (the desk has closed the queue for that day, or it is a day off: `off` in names says whose, `nextOpenDay` the next that is none); holds (five of this mobile wait or are to be paid); full; address (it holds
-- too much; counted, since a doctor's day has few). names: what is shown with a booked one.
-- Locks: those of lock_asks, then the queues in order. Several wait for at most a tenth of a second.
create or replace function book_tokens(p_organisation text, p_asked jsonb, p_scale float8)
returns table (n int, outcome text, number int, hold_until timestamptz, names jsonb)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms'
-- The plans stay the same however young the tables are: by index, one ask after the other (see book_tickets).
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare v_is_alone boolean := jsonb_array_length(p_asked) = 1; v_asked jsonb;
begin
  if v_is_alone then set local lock_timeout to default; end if;
  v_asked := lock_asks(p_asked);
  perform lock_queue(p_organisation, q.offering, q.line, q.day, q.kind, q.now)
  from (select f.offering, coalesce(f.doctor, '') as line, f.day, min(f.kind) as kind, min(f.now) as now
    from jsonb_to_recordset(v_asked) as f (kind text, offering text, doctor text, day date, now timestamptz)
    group by f.offering, line, f.day order by f.offering, line, f.day) q;
  -- A statement of its own: it sees what was written under these locks before.
  return query with asked as (
    select a.*, o.place, o.doctor as doctor_name, o.gateway, address_most(o.tokens, p_scale) as most,
      case when a.kind = 'doctor' then a.address end as share, coalesce(a.doctor, '') as line,
      coalesce(a.fee > 0 and a.mode = 'online', false) as online,
      case
        when e.id is not null then 'repeated'
        when o.gateway is null then 'gone'
        when not o.active then 'paused'
        when o.fee <> a.fee then 'stale'
        when queue_is_closed(p_organisation, a.offering, coalesce(a.doctor, ''), a.day) then 'shut'
        -- Unpaid holds and tokens that wait alike: nobody empties a day with one number.
        when (select w.waiting from tokens_of_mobile(p_organisation, a.offering, a.day, a.mobile, a.now) w) >= 5 then 'holds'
      end as refusal
    from jsonb_to_recordset(v_asked) as a (n int, id text, kind text, offering text, doctor text, day date, mobile text, name text, mode text,
        loan text, counter text, fee int, agent text, key text, request text, address text, now timestamptz)
      left join lateral (select b.id from booking b
        where b.organisation_id = p_organisation and b.idempotency_key = a.key offset 0) e on true
      left join lateral token_offering(p_organisation, a.kind, a.offering, a.doctor, a.counter) o on true
  ), queues as materialized (
    select q.queue_id, q.doctor_id, q.day, q.issued,
      case q.kind when 'doctor' then token_room(p_organisation, q.queue_id, q.doctor_id, q.day, '', a.now) end as room
    from (select offering, line, day, min(now) as now from asked where refusal is null group by 1, 2, 3) a
      cross join lateral (select q.* from token_queue q
        where q.organisation_id = p_organisation and q.queue_id = a.offering and q.doctor_id = a.line and q.day = a.day offset 0) q
  ), known as (
    select a.*, q.issued, q.room, case when a.share is not null then address_holds(p_organisation, a.share, array[a.id], a.now) end as held
    from asked a join queues q on q.queue_id = a.offering and q.doctor_id = a.line and q.day = a.day where a.refusal is null
  ), looked as (
    select k.*, (k.room is null or count(*) over (partition by k.offering, k.line, k.day order by k.n) <= k.room)
      and (k.share is null or k.held + count(*) over (partition by k.share order by k.n) <= k.most) as fits
    from known k
  ), judged as materialized (
    -- A visitor who finds no room is refused where those who fit leave none.
    select l.*, case when l.fits then null
        when count(*) filter (where l.fits) over (partition by l.offering, l.line, l.day) >= l.room then 'full'
        when l.held + count(*) filter (where l.fits) over (partition by l.share) >= l.most then 'address' end as lacks
    from looked l
  ), fine as materialized (
    select l.*, case when l.fee > 0 then 'pending' else 'paid' end as status, case when l.online then l.now + interval '15 minutes' end as hold,
      case when not l.online then (l.issued + count(*) filter (where not l.online) over (partition by l.offering, l.line, l.day order by l.n))::int end as given,
      count(*) filter (where l.counter is null) over (partition by l.offering, l.day order by l.n) as turn
    from judged l where l.fits
  ), turns as (
    -- Spreads the next tokens over the counters with the fewest people: first places first, then second ones.
    select f.offering, f.day, c.id as counter, row_number() over (partition by f.offering, f.day
      order by c.waiting + f.chosen + place, c.counter_number, c.id) as turn
    from (select offering, day, count(*) filter (where counter is null) as asking from fine where kind = 'loan' group by 1, 2) w
      cross join open_counters(p_organisation, w.offering, w.day) c
      cross join lateral (select w.offering, w.day, (select count(*) from fine f where f.counter = c.id and f.day = w.day) as chosen) f
      cross join generate_series(1, w.asking) as place
  ), served as materialized (
    select f.*, coalesce(f.counter, t.counter) as at_counter
    from fine f left join turns t on f.kind = 'loan' and f.counter is null and t.offering = f.offering and t.day = f.day and t.turn = f.turn
  ), booked as (
    insert into booking (id, kind, organisation_id, clinic_id, doctor_id, branch_id, mobile, person_name, loan_type, payment_mode, visit_date,
      people, status, original_paise, discount_paise, total_paise, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent,
      idempotency_key, request_hash, address_key, created_at)
    select f.id, case f.kind when 'doctor' then 'doctor-appointment' else 'loan-appointment' end, p_organisation,
      case f.kind when 'doctor' then f.offering end, f.doctor, case f.kind when 'loan' then f.offering end, f.mobile, f.name, f.loan, f.mode,
      f.day, 1, f.status, f.fee, 0, f.fee, f.gateway, f.hold, f.hold, false, case when f.fee = 0 then f.now end, f.agent,
      f.key, f.request, f.share, f.now
    from fine f
  ), numbered as (
    update token_queue q set issued = g.issued, updated_at = g.now
    from (select offering, line, day, max(given) as issued, max(now) as now from fine where given is not null group by 1, 2, 3) g
    where q.organisation_id = p_organisation and q.queue_id = g.offering and q.doctor_id = g.line and q.day = g.day
  ), given as (
    insert into token (organisation_id, booking_id, queue_id, doctor_id, day, number, counter_id, state, issued_at)
    select p_organisation, f.id, f.offering, f.line, f.day, f.given, f.at_counter, 'booked', f.now from served f where f.given is not null
  )
  select f.n, 'booked', f.given, f.hold, jsonb_build_object('queueName', f.place, 'doctorName', f.doctor_name, 'counterId', c.id,
    'counterNumber', c.counter_number)
  from served f left join counter c on f.given is not null and c.organisation_id = p_organisation and c.id = f.at_counter
  union all select j.n, j.lacks, null, null, null from judged j where j.lacks is not null
  union all select a.n, a.refusal, null, null, case when a.refusal = 'shut' then jsonb_build_object(
    'off', who_is_off(p_organisation, a.offering, a.line, a.day), 'nextOpenDay', next_open_day(p_organisation, a.offering, a.line, a.day))
    end from asked a where a.refusal is not null;
end $$;

revoke all on function book_tokens from public;
grant execute on function book_tokens to pravesh_app;
