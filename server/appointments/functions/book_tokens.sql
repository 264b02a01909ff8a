-- Books places in queues of one organisation in one statement, at clinics (kind doctor) or branches (loan), in the order in which they
-- asked, and answers each (n, as asked). A single request waits for locks. In a batch none waits: one that would, or whose place
-- depends on the outcome of those before it, gets no row, and its caller asks again alone.
-- Those who chose a counter go there; the others then share the counters with the fewest people waiting.
-- p_asked: an array of { n, id, kind, offering, doctor, day, mobile, name, mode, loan, counter, fee, agent, key, request, address, now };
-- no two with the same key, nor with the same mobile at the same offering. `mode`: online, cash, or null where nothing is ever to pay.
-- `address`: the key of the caller's address, null where it is not counted. p_scale: RATE_LIMIT_SCALE.
-- Outcomes: booked (number null while it waits to be paid); repeated (somebody has booked with this key); gone (offering not there or a
-- draft, doctor or counter not there); paused; stale (another fee); shut (the desk has closed the queue for that day, or it is a day
-- off: `off` in names says whose, `nextOpenDay` the next that is none); holds (five of this mobile wait or are to be paid); full; address (it holds too much; counted, since
-- a doctor's day has few). names: what is shown with a booked one.
-- Locks: those of lock_asks, then the queues in order. Several wait for at most a tenth of a second.
create or replace function book_tokens(p_organisation text, p_asked jsonb, p_scale float8)
returns table (n int, outcome text, number int, hold_until timestamptz, names jsonb)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms'
-- The plans stay the same however young the tables are: by index, one ask after the other (see book_tickets).
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare v_asked jsonb; v_tokens judged_token[];
begin
  if jsonb_array_length(p_asked) = 1 then set local lock_timeout to default; end if;
  v_asked := lock_asks(p_asked);
  perform lock_queues(p_organisation, v_asked);
  v_tokens := spread_tokens(p_organisation, judge_tokens(p_organisation, v_asked, p_scale));
  perform write_tokens(p_organisation, v_tokens);
  return query select token.n, token.outcome, token.number, token.hold, jsonb_build_object('queueName', token.place,
      'doctorName', token.doctor_name, 'counterId', counter.id, 'counterNumber', counter.counter_number)
  from unnest(v_tokens) token
    left join counter on token.number is not null and counter.organisation_id = p_organisation and counter.id = token.counter
  where token.outcome = 'booked';
  -- A statement of its own: Citus runs no function that reads tables inside a statement on a table.
  return query select token.n, token.outcome, null::int, null::timestamptz, case when token.outcome = 'shut' then jsonb_build_object(
      'off', who_is_off(p_organisation, token.offering, token.line, token.day),
      'nextOpenDay', next_open_day(p_organisation, token.offering, token.line, token.day)) end
  from unnest(v_tokens) token where token.outcome <> 'booked';
end $$;

revoke all on function book_tokens from public;
grant execute on function book_tokens to pravesh_app;
