-- Counts a day of an organisation anew and keeps what was found. What changed before is taken notice of first, and then
-- counted; what changes meanwhile is not seen, and its note stays: the day is counted once more.
-- Locks: the row of the day (`counted_day`), so that two do not count the same day at once.
create or replace function count_day(p_organisation text, p_day date) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from counted_day where organisation_id = p_organisation and day = p_day for no key update skip locked;
  if not found then return; end if;
  delete from day_change where organisation_id = p_organisation and day = p_day;
  delete from day_count where organisation_id = p_organisation and day = p_day;
  insert into day_count (organisation_id, day, kind, offering_id, part, key, count, paise, more)
  select p_organisation, c.day, c.kind, c.offering_id, c.part, c.key, c.count, c.paise, c.more
  from count_days(p_organisation, p_day, p_day, null,
    '{sales,lines,hours,channels,gateways,coupons,visits,refunds,states,waits,booked,attempts}', null) as c;
  update counted_day set counted = true where organisation_id = p_organisation and day = p_day and not counted;
end $$;

revoke all on function count_day from public;
grant execute on function count_day to pravesh_system;
