-- Decides each ask of book_tokens, in the order of `n`: a refusal, or `booked`, with its number where nothing is to be paid online
-- first. An ask whose outcome depends on the earlier ones has no row: its caller asks again alone.
-- Locks: none; the caller has the queues.
create or replace function judge_tokens(p_organisation text, p_asked jsonb, p_scale float8) returns judged_token[]
language plpgsql set search_path = public, pg_temp as $$
begin
  return (with allowed as (
    select asked.*, desk.place, desk.doctor as doctor_name, desk.gateway, address_most(desk.tokens, p_scale) as most,
      case when asked.kind = 'doctor' then asked.address end as share, coalesce(asked.doctor, '') as line,
      coalesce(asked.fee > 0 and asked.mode = 'online', false) as is_online,
      case
        when earlier.id is not null then 'repeated'
        when desk.gateway is null then 'gone'
        when not desk.active then 'paused'
        when desk.fee <> asked.fee then 'stale'
        when queue_is_closed(p_organisation, asked.offering, coalesce(asked.doctor, ''), asked.day) then 'shut'
        -- Unpaid holds and tokens that wait alike: nobody empties a day with one number.
        when (select waiting from tokens_of_mobile(p_organisation, asked.offering, asked.day, asked.mobile, asked.now)) >= 5 then 'holds'
      end as refusal
    from jsonb_to_recordset(p_asked) as asked (n int, id text, kind text, offering text, doctor text, day date, mobile text, name text,
        mode text, loan text, counter text, fee int, agent text, key text, request text, address text, now timestamptz)
      left join lateral (select id from booking
        where organisation_id = p_organisation and idempotency_key = asked.key offset 0) earlier on true
      left join lateral token_offering(p_organisation, asked.kind, asked.offering, asked.doctor, asked.counter) desk on true
  ), queues as materialized (
    select queue.queue_id, queue.doctor_id, queue.day, queue.issued,
      case queue.kind when 'doctor' then token_room(p_organisation, queue.queue_id, queue.doctor_id, queue.day, '', wanted.now) end as room
    from (select offering, line, day, min(now) as now from allowed where refusal is null group by offering, line, day) wanted
      cross join lateral (select * from token_queue
        where organisation_id = p_organisation and queue_id = wanted.offering and doctor_id = wanted.line and day = wanted.day
        offset 0) queue
  ), queued as (
    select allowed.*, queues.issued, queues.room,
      case when share is not null then address_holds(p_organisation, share, array[id], now) end as held
    from allowed join queues on queue_id = offering and doctor_id = line and queues.day = allowed.day where refusal is null
  ), fitting as (
    select queued.*, (room is null or count(*) over of_queue <= room) and (share is null or held + count(*) over of_share <= most) as fits
    from queued
    window of_queue as (partition by offering, line, day order by n), of_share as (partition by share order by n)
  ), judged as (
    -- Refused only if those who fit leave no room; else undecided, and asked again alone.
    select n, id, kind, offering, line, doctor, day, mobile, name, mode, loan, counter, fee, agent, key, request, share, now, gateway, place,
      doctor_name, case when fits and is_online then now + interval '15 minutes' end as hold,
      case when fits and not is_online
        then (issued + count(*) filter (where fits and not is_online) over (partition by offering, line, day order by n))::int end as number,
      case when fits then 'booked'
        when count(*) filter (where fits) over (partition by offering, line, day) >= room then 'full'
        when held + count(*) filter (where fits) over (partition by share) >= most then 'address' end as outcome
    from fitting
    union all
    select n, id, kind, offering, line, doctor, day, mobile, name, mode, loan, counter, fee, agent, key, request, share, now, gateway, place,
      doctor_name, null, null, refusal
    from allowed where refusal is not null
  )
  select array_agg(row(n, outcome, number, id, kind, offering, line, doctor, day, mobile, name, mode, loan, counter, fee, agent, key, request,
    share, now, gateway, place, doctor_name, hold)::judged_token order by n) from judged where outcome is not null);
end $$;

revoke all on function judge_tokens from public;
