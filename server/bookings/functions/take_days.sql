-- Takes the places of days and slots for tickets that are written. Raises PV001 where they went meanwhile.
-- Locks: the days, in order.
create or replace function take_days(p_organisation text, p_tickets judged_ticket[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare visit record;
begin
  for visit in
    select offering, date, slot, sum(people)::int as people, min(capacity) as capacity, min(slot_capacity) as slot_capacity
    from unnest(p_tickets) where outcome = 'booked' and counted group by offering, date, slot order by offering, date, slot
  loop
    update park_day set taken = taken + visit.people, slots = plus_slot(slots, visit.slot, visit.people)
    where organisation_id = p_organisation and park_id = visit.offering and visit_date = visit.date
      and (visit.capacity is null or taken + visit.people <= visit.capacity)
      and (visit.slot is null or coalesce((slots ->> visit.slot)::int, 0) + visit.people <= visit.slot_capacity);
    if not found then raise exception 'the places went meanwhile' using errcode = 'PV001'; end if;
  end loop;
end $$;

revoke all on function take_days from public;
