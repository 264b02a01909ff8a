-- Counts people who come (or, below zero, go) at a park on a day: one conditional statement, so that the limit, where there is one,
-- is never passed. Answers by how many the count changed; null, and nothing is changed, where they are too many. Nobody is counted out
-- who was never counted in.
-- Locks: the people inside the park.
create or replace function count_inside(p_organisation text, p_park text, p_day date, p_people int, p_limit int) returns int
language plpgsql set search_path = public, pg_temp as $$
declare v_people int;
begin
  if p_people >= 0 then
    if p_people > p_limit then return null; end if;
    insert into park_inside (organisation_id, park_id, day, people) values (p_organisation, p_park, p_day, p_people)
    on conflict (organisation_id, park_id, day) do update set people = park_inside.people + p_people
    where p_limit is null or park_inside.people + p_people <= p_limit;
    return case when found then p_people end;
  end if;
  select people into v_people from park_inside
  where organisation_id = p_organisation and park_id = p_park and day = p_day for update;
  if v_people is null then return 0; end if;
  update park_inside set people = greatest(v_people + p_people, 0)
  where organisation_id = p_organisation and park_id = p_park and day = p_day;
  return greatest(v_people + p_people, 0) - v_people;
end $$;

revoke all on function count_inside from public;
grant execute on function count_inside to pravesh_tenant, pravesh_inspector, pravesh_admin;
