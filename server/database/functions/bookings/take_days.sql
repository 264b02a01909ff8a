-- Takes the people of several bookings out of the days of their parks; for book_tickets, whose p_fine it is given. Who has no
-- capacity to count is passed over. Raises PV001 where a day has too few places, or is gone.
-- Locks: the days' rows, in order of park and day.
create or replace function take_days(p_organisation text, p_fine jsonb) returns void
language plpgsql set search_path = public, pg_temp as $$
declare v_parks text[]; v_dates date[]; v_people int[]; v_capacities int[]; v_counted int;
begin
  select array_agg(y.park), array_agg(y.date), array_agg(y.people), array_agg(y.capacity) into v_parks, v_dates, v_people, v_capacities
  from (select f.park, f.date, sum(f.people)::int as people, min(f.capacity) as capacity
    from jsonb_to_recordset(p_fine) as f (park text, date date, people int, capacity int, counted boolean) where f.counted group by 1, 2) y;
  if v_parks is null then return; end if;
  perform from unnest(v_parks, v_dates) as y (park, date)
    join park_day d on d.organisation_id = p_organisation and d.park_id = y.park and d.visit_date = y.date
  order by d.park_id, d.visit_date for no key update of d;
  update park_day d set taken = d.taken + y.people
  from unnest(v_parks, v_dates, v_people, v_capacities) as y (park, date, people, capacity)
  where d.organisation_id = p_organisation and d.park_id = y.park and d.visit_date = y.date and d.taken + y.people <= y.capacity;
  get diagnostics v_counted = row_count;
  if v_counted <> cardinality(v_parks) then raise exception 'the places went meanwhile' using errcode = 'PV001'; end if;
end $$;

revoke all on function take_days from public;
