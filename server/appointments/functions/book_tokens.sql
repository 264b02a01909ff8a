-- Books several places in queues of one organisation in one statement: each as book_token would, with its answer (n), in the order
-- in which they asked. Those that are plainly fine are written together; whoever is not goes through book_token, which knows reasons
-- and words. Whoever would wait for somebody's lock is in no row, and goes alone.
-- Those who chose a counter go there; the others then share the counters with the fewest people waiting.
-- p_asked: an array of { n, id, kind, offering, doctor, day, mobile, name, mode, loan, counter, fee, agent, key, request, address, now },
-- as book_token is handed them; no two with the same key, nor with the same mobile at the same offering.
-- Locks: keys, offerings shared, mobiles, without waiting for any; then the queues in order, waiting for at most a tenth of a second.
create or replace function book_tokens(p_organisation text, p_asked jsonb, p_scale float8)
returns table (n int, outcome text, booking_id text, number int, hold_until timestamptz, names jsonb)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms'
-- The plans stay the same however young the tables are: by index, one ask after the other (see book_tickets).
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare v_free int[] := try_locks(p_asked); v_locked int[]; v_booked int; a record;
begin
  select array_agg(n) into v_locked
  from (select f.offering, coalesce(f.doctor, '') as line, f.day, array_agg(f.n) as asks
      from jsonb_to_recordset(p_asked) as f (n int, offering text, doctor text, day date)
      where f.n = any (v_free) group by f.offering, line, f.day order by f.offering, line, f.day) f
    cross join lateral (select from token_queue q
      where q.organisation_id = p_organisation and q.queue_id = f.offering and q.doctor_id = f.line and q.day = f.day offset 0 for update) q
    cross join unnest(f.asks) as n;
  -- A statement of its own: it sees what was written under these locks before, and queues that others have made since, which nobody
  -- here has locked: whoever asks at one of those goes alone.
  return query with asked as (
    select a.*, coalesce(a.doctor, '') as line, coalesce(a.fee > 0 and a.mode = 'online', false) as online
    from jsonb_to_recordset(p_asked) as a (n int, id text, kind text, offering text, doctor text, day date, mobile text, name text, mode text,
      loan text, counter text, fee int, agent text, key text, request text, address text, now timestamptz)
    where a.n = any (v_locked)
  ), queues as materialized (
    select q.queue_id, q.doctor_id, q.day, q.issued,
      case q.kind when 'doctor' then token_room(p_organisation, q.queue_id, q.doctor_id, q.day, '', a.now) end as room
    from (select offering, line, day, min(now) as now from asked group by 1, 2, 3) a
      cross join lateral (select q.* from token_queue q
        where q.organisation_id = p_organisation and q.queue_id = a.offering and q.doctor_id = a.line and q.day = a.day offset 0) q
  ), known as (
    select a.*, q.issued, q.room, o.place, o.doctor as doctor_name, o.gateway, address_most(o.tokens, p_scale) as most,
      case when a.kind = 'doctor' then a.address end as share
    from asked a join queues q on q.queue_id = a.offering and q.doctor_id = a.line and q.day = a.day
      cross join token_offering(p_organisation, a.kind, a.offering, a.doctor, a.counter) o
      cross join tokens_of_mobile(p_organisation, a.offering, a.day, a.mobile, a.now) w
    where o.fee = a.fee and w.waiting < 5
      and (select b.id from booking b where b.organisation_id = p_organisation and b.idempotency_key = a.key) is null
  ), looked as (
    select k.*, count(*) over (partition by k.offering, k.line, k.day order by k.n) as of_queue,
      case when k.share is not null then address_holds(p_organisation, k.share, k.id, k.now) + count(*) over (partition by k.share order by k.n) end as of_share
    from known k
  ), fine as materialized (
    select l.*, case when l.fee > 0 then 'pending' else 'paid' end as status, case when l.online then l.now + interval '15 minutes' end as hold,
      case when not l.online then (l.issued + count(*) filter (where not l.online) over (partition by l.offering, l.line, l.day order by l.n))::int end as given,
      count(*) filter (where l.counter is null) over (partition by l.offering, l.day order by l.n) as turn
    from looked l where (l.room is null or l.of_queue <= l.room) and (l.share is null or l.of_share <= l.most)
  ), turns as (
    -- Whoever is next goes to the counter that has the fewest then: its first place, its second, and so on.
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
  select f.n, 'booked', f.id, f.given, f.hold, jsonb_build_object('queueName', f.place, 'doctorName', f.doctor_name, 'counterId', c.id,
    'counterNumber', c.counter_number)
  from served f left join counter c on f.given is not null and c.organisation_id = p_organisation and c.id = f.at_counter;

  get diagnostics v_booked = row_count;
  if v_booked = cardinality(v_free) then return; end if;
  -- Queues that are new are made in the same order.
  for a in
    select * from jsonb_to_recordset(p_asked) as f (n int, id text, kind text, offering text, doctor text, day date, mobile text, name text,
      mode text, loan text, counter text, fee int, agent text, key text, request text, address text, now timestamptz)
    where f.n = any (v_free) and (select b.id from booking b where b.organisation_id = p_organisation and b.id = f.id) is null
    order by f.offering, f.doctor nulls first, f.day, f.n
  loop
    return query select a.n, t.* from book_token(p_organisation, a.id, a.kind, a.offering, a.doctor, a.day, a.mobile, a.name, a.mode, a.loan,
      a.counter, a.fee, a.agent, a.key, a.request, a.address, p_scale, a.now) t;
  end loop;
end $$;

revoke all on function book_tokens from public;
grant execute on function book_tokens to pravesh_app;
