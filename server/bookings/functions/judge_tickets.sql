-- Decides each ask of book_tickets, in the order of `n`: a refusal, `booked` where there is room after the earlier ones, or `tight`
-- where only the rows of day and share can tell.
-- Locks: the coupons, against deletion.
create or replace function judge_tickets(p_organisation text, p_asked jsonb, p_scale float8) returns judged_ticket[]
language plpgsql set search_path = public, pg_temp as $$
begin
  return (with priced as (
    select asked.*, park.gateway, park.capacity, coupon.code, earlier.id as earlier, asked.original > asked.discount as is_paid,
      least(park.capacity, asked.slot_capacity) is not null and asked.people > 0 as counted,
      address_most(least(park.capacity, asked.slot_capacity), p_scale) as most,
      case when asked.original > asked.discount then asked.now + make_interval(mins => park.hold_minutes) end as hold
    -- `offset 0` keeps the planner from reading all parks of the organisation first, and all that was asked for each.
    from asked_tickets(p_asked) asked
      left join lateral (select id from booking
        where organisation_id = p_organisation and idempotency_key = asked.key offset 0) earlier on true
      left join lateral (select gateway, daily_capacity as capacity, hold_minutes from park
        where organisation_id = p_organisation and id = asked.offering and version = asked.version and published and deleted_at is null
        offset 0) park on true
      left join lateral (select code from coupon
        where organisation_id = p_organisation and id = asked.coupon and version = asked.coupon_version offset 0 for key share) coupon on true
  ), allowed as (
    select priced.*, case when priced.counted then priced.address end as share,
      case
        when priced.earlier is not null then 'repeated'
        when priced.gateway is null or priced.coupon is not null and priced.code is null then 'stale'
        -- Filters keep this off the indexes of all the park's holds and visits: there may be thousands, and few of one mobile.
        when (select case when priced.is_paid then count(*) filter (where hold_until > priced.now)
            else count(*) filter (where visit_date = priced.date and status = 'paid' and total_paise = 0) end
          from booking where organisation_id = p_organisation and park_id = priced.offering and booking.mobile = priced.mobile) >= 5
          then case when priced.is_paid then 'holds' else 'free' end
      end as refusal
    from priced
  ), in_turn as (
    select allowed.*, sum(people) filter (where refusal is null) over of_day as day_people,
      sum(people) filter (where refusal is null) over of_slot as slot_people,
      sum(people) filter (where refusal is null) over of_share as share_people
    from allowed
    window of_day as (partition by offering, date order by n), of_slot as (partition by offering, date, slot order by n),
      of_share as (partition by share order by n)
  ), judged as (
    select in_turn.*, case
        when refusal is not null then refusal
        when not counted then 'booked'
        when eager or day.taken is null or day.taken + day_people > capacity then 'tight'
        when slot is not null and coalesce((day.slots ->> slot)::int, 0) + slot_people > slot_capacity then 'tight'
        when share is not null and coalesce(address.held, 0) + share_people > most then 'tight'
        else 'booked'
      end as outcome
    from in_turn
      left join lateral (select taken, slots from park_day
        where organisation_id = p_organisation and park_id = in_turn.offering and visit_date = in_turn.date offset 0) day on true
      left join lateral (select held from address_share
        where organisation_id = p_organisation and key = in_turn.share offset 0) address on true
  )
  select array_agg(row(n, outcome, null, id, offering, mobile, date, slot, slot_until, slot_capacity, lines, people, original, discount,
    coupon, coupon_version, code, agent, key, request, now, gateway, capacity, counted, share, most, hold)::judged_ticket)
  from judged);
end $$;

revoke all on function judge_tickets from public;
