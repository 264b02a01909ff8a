-- Takes the people of several bookings out of the days of their parks; for book_tickets, whose p_fine it is given. Who has no
-- capacity to count is passed over. Raises PV001 where a day has too few places, or is gone.
-- Locks: the days' rows, in order of park and day.
create or replace function take_days(p_organisation text, p_fine jsonb) returns void
language plpgsql set search_path = public, pg_temp as $$
declare y record;
begin
  for y in
    select f.park, f.date, sum(f.people)::int as people, min(f.capacity) as capacity
    from jsonb_to_recordset(p_fine) as f (park text, date date, people int, capacity int, counted boolean)
    where f.counted group by f.park, f.date order by f.park, f.date
  loop
    update park_day d set taken = d.taken + y.people
    where d.organisation_id = p_organisation and d.park_id = y.park and d.visit_date = y.date and d.taken + y.people <= y.capacity;
    if not found then raise exception 'the places went meanwhile' using errcode = 'PV001'; end if;
  end loop;
end $$;

revoke all on function take_days from public;
