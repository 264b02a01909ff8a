-- Counts what an organisation has of each of some days, by offering and part, as contract/figures/model.ts says. p_until: what
-- grows during the day counts up to this instant; null for whole days. p_counter: only the tokens of this counter; null for all.
-- Runs as the caller, who counts what they see. Planned anew each time: a day and a year are not read alike.
-- Locks: none.
create or replace function count_days(
  p_organisation text, p_from date, p_to date, p_until timestamptz, p_parts text[], p_counter text
) returns table (day date, kind text, offering_id text, part text, key text, count bigint, paise bigint, more bigint)
language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_start timestamptz := p_from::timestamp at time zone 'Asia/Kolkata';
  v_end timestamptz := (p_to + 1)::timestamp at time zone 'Asia/Kolkata';
begin
  if p_parts && '{sales,hours,channels,gateways,coupons}' then
    return query
    with sold as (
      select (b.created_at at time zone 'Asia/Kolkata') as at, b.kind, coalesce(b.park_id, b.exhibition_id, b.batch_id) as offering_id,
        case when b.total_paise > 0 then 'online' else 'free' end as channel,
        case when b.total_paise > 0 then b.gateway end as gateway, b.coupon_code, b.total_paise, b.discount_paise
      from booking b
      where b.organisation_id = p_organisation and b.status = 'paid' and b.clinic_id is null and b.branch_id is null
        and b.created_at >= v_start and b.created_at < v_end and (p_until is null or b.created_at <= p_until)
    ), few as (
      -- Shared columns of everything counted, so that the five groupings read few columns.
      select at::date as day, extract(hour from at)::int as hour, kind, offering_id, channel, gateway, coupon_code,
        count(*) as n, sum(total_paise) as paise, sum(discount_paise) as discount
      from sold group by 1, 2, 3, 4, 5, 6, 7
    ), counted as (
      select day, kind, offering_id,
        case grouping(hour, channel, gateway, coupon_code)
          when 7 then 'hours' when 11 then 'channels' when 13 then 'gateways' when 14 then 'coupons' else 'sales' end as part,
        coalesce(lpad(hour::text, 2, '0'), channel, gateway, coupon_code, '') as key,
        sum(n)::bigint as count, sum(paise)::bigint as paise, sum(discount)::bigint as more
      from few group by day, kind, offering_id, grouping sets ((), (hour), (channel), (gateway), (coupon_code))
    )
    select * from counted where part = any(p_parts) and (part = 'sales') = (key = '');
  end if;
  if 'lines' = any(p_parts) then
    return query
    select (b.created_at at time zone 'Asia/Kolkata')::date, b.kind, b.park_id, 'lines', concat_ws(' ', l.category, l.price_paise, l.label),
      sum(l.quantity)::bigint, sum(l.price_paise::bigint * l.quantity)::bigint, 0::bigint
    from booking b join booking_line l on l.organisation_id = p_organisation and l.booking_id = b.id
    where b.organisation_id = p_organisation and b.status = 'paid' and b.kind = 'park-ticket'
      and b.created_at >= v_start and b.created_at < v_end and (p_until is null or b.created_at <= p_until)
    group by 1, 2, 3, l.category, l.price_paise, l.label;
  end if;
  if 'visits' = any(p_parts) then
    return query
    select b.visit_date, b.kind, b.park_id, 'visits', '',
      coalesce(sum(b.people) filter (where p_until is null or b.created_at <= p_until), 0)::bigint, 0::bigint,
      coalesce(sum(coalesce(b.admitted_people, b.people)) filter (where b.admitted_at <= coalesce(p_until, b.admitted_at)), 0)::bigint
    from park p join booking b on b.organisation_id = p_organisation and b.park_id = p.id
    where p.organisation_id = p_organisation and b.status = 'paid' and b.visit_date between p_from and p_to
    group by 1, 2, 3;
  end if;
  if 'refunds' = any(p_parts) then
    -- Refunded of bookings made on these days: the rest of void ones, and lines that left a ticket before.
    return query
    with back as (
      select (b.created_at at time zone 'Asia/Kolkata')::date as day, b.kind, coalesce(b.park_id, b.batch_id) as offering_id,
        b.total_paise as paise, b.discount_paise as discount
      from booking b
      where b.organisation_id = p_organisation and b.status = 'refunded' and b.clinic_id is null and b.branch_id is null
        and b.created_at >= v_start and b.created_at < v_end and (p_until is null or b.created_at <= p_until)
      union all
      select t.day, b.kind, t.queue_id, b.total_paise, 0
      from token_queue q
        join token t on t.organisation_id = p_organisation and t.queue_id = q.queue_id and t.doctor_id = q.doctor_id and t.day = q.day
        join booking b on b.organisation_id = p_organisation and b.id = t.booking_id
      where q.organisation_id = p_organisation and q.day between p_from and p_to and b.status = 'refunded' and (p_until is null or t.issued_at <= p_until)
      union all
      select (b.created_at at time zone 'Asia/Kolkata')::date, b.kind, b.park_id, r.amount_paise,
        (select sum(l.price_paise * l.quantity) from payment_refund_line l where l.organisation_id = p_organisation and l.refund_id = r.id) - r.amount_paise
      from payment_refund r join booking b on b.organisation_id = p_organisation and b.id = r.booking_id
      where r.organisation_id = p_organisation and r.created_at >= v_start and r.given and r.items is not null
        and b.created_at >= v_start and b.created_at < v_end and (p_until is null or b.created_at <= p_until)
    )
    select day, kind, offering_id, 'refunds', '', count(*), sum(paise)::bigint, sum(discount)::bigint from back group by day, kind, offering_id;
  end if;
  if 'booked' = any(p_parts) then
    return query
    select (b.created_at at time zone 'Asia/Kolkata')::date, b.kind, coalesce(b.park_id, b.clinic_id, b.branch_id, b.exhibition_id, b.batch_id),
      'booked', '', count(*), 0::bigint, 0::bigint
    from booking b
    where b.organisation_id = p_organisation and b.created_at >= v_start and b.created_at < v_end and (p_until is null or b.created_at <= p_until)
    group by 1, 2, 3;
  end if;
  if 'attempts' = any(p_parts) then
    return query
    select (a.created_at at time zone 'Asia/Kolkata')::date, b.kind, coalesce(b.park_id, b.clinic_id, b.branch_id, b.exhibition_id, b.batch_id),
      'attempts', '', count(*), 0::bigint, 0::bigint
    from payment_attempt a join booking b on b.organisation_id = p_organisation and b.id = a.booking_id
    where a.organisation_id = p_organisation and a.created_at >= v_start and a.created_at < v_end and (p_until is null or a.created_at <= p_until)
    group by 1, 2, 3;
  end if;
  if p_parts && '{sales,hours,channels,gateways,states,waits}' then
    return query
    with given as (
      select t.day, b.kind, t.queue_id as offering_id, to_char(t.issued_at at time zone 'Asia/Kolkata', 'HH24') as hour,
        case when b.kind = 'loan-appointment' and b.person_name = '' then 'walk-in' when b.total_paise = 0 then 'free'
          when b.payment_mode = 'cash' then 'desk' else 'online' end as channel,
        case when b.status = 'paid' and b.total_paise > 0 then b.gateway end as gateway,
        case when t.state = 'noshow' and (p_until is null or coalesce(t.called_at, t.issued_at) <= p_until)
          or t.state = 'complete' and t.completed_at <= coalesce(p_until, t.completed_at) then t.state end as state,
        case when t.state in ('called', 'complete') and t.called_at <= coalesce(p_until, t.called_at) then
          least(999, greatest(0, floor(extract(epoch from t.called_at - greatest(t.issued_at,
            (t.day + coalesce(c.opens_at, '00:00')::time) at time zone 'Asia/Kolkata')) / 60)))::int::text end as wait,
        case when b.status = 'paid' then b.total_paise else 0 end as paise
      from token_queue q
        join token t on t.organisation_id = p_organisation and t.queue_id = q.queue_id and t.doctor_id = q.doctor_id and t.day = q.day
        join booking b on b.organisation_id = p_organisation and b.id = t.booking_id
        left join clinic c on c.organisation_id = p_organisation and c.id = t.queue_id
      where q.organisation_id = p_organisation and q.day between p_from and p_to and (p_until is null or t.issued_at <= p_until)
        and (p_counter is null or t.counter_id = p_counter)
    ), counted as (
      select day, kind, offering_id,
        case grouping(hour, channel, gateway, state, wait)
          when 15 then 'hours' when 23 then 'channels' when 27 then 'gateways' when 29 then 'states' when 30 then 'waits' else 'sales' end as part,
        coalesce(hour, channel, gateway, state, wait, '') as key, count(*) as count, sum(paise)::bigint as paise, 0::bigint as more
      from given group by day, kind, offering_id, grouping sets ((), (hour), (channel), (gateway), (state), (wait))
    )
    select * from counted where part = any(p_parts) and (part = 'sales') = (key = '');
  end if;
end $$;

revoke all on function count_days from public;
grant execute on function count_days to pravesh_tenant, pravesh_inspector, pravesh_counter, pravesh_admin, pravesh_system;
