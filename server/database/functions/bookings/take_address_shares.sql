-- Takes the people of several bookings out of the shares of their addresses; for book_tickets, whose p_fine it is given. Who has
-- no share to count is passed over. A share that was not there begins with what its address held when book_tickets looked.
-- Raises PV001 where a share has too little left.
-- Locks: the shares' rows, those that are there in order of their keys, then the new ones in order.
create or replace function take_address_shares(p_organisation text, p_fine jsonb) returns void
language plpgsql set search_path = public, pg_temp as $$
declare v_shares jsonb; v_all int; v_counted int; v_added int;
begin
  select jsonb_agg(to_jsonb(y)), count(*) into v_shares, v_all
  from (select f.share, bool_and(f.is_shared) as is_shared, sum(f.people)::int as people, min(f.most) as most, min(f.held) as held, max(f.until) as until
    from jsonb_to_recordset(p_fine) as f (share text, is_shared boolean, people int, most float8, held int, until timestamptz)
    where f.share is not null group by 1) y;
  if v_shares is null then return; end if;
  perform from jsonb_to_recordset(v_shares) as y (share text)
    join address_share s on s.organisation_id = p_organisation and s.key = y.share
  order by s.key for no key update of s;
  update address_share s set held = s.held + y.people, until = greatest(s.until, y.until)
  from jsonb_to_recordset(v_shares) as y (share text, is_shared boolean, people int, most float8, until timestamptz)
  where y.is_shared and s.organisation_id = p_organisation and s.key = y.share and s.held + y.people <= y.most;
  get diagnostics v_counted = row_count;
  insert into address_share (organisation_id, key, held, until)
  select p_organisation, y.share, y.held + y.people, y.until
  from jsonb_to_recordset(v_shares) as y (share text, is_shared boolean, people int, held int, until timestamptz)
  where not y.is_shared order by y.share
  on conflict (organisation_id, key) do nothing;
  get diagnostics v_added = row_count;
  if v_counted + v_added <> v_all then raise exception 'the share of an address went meanwhile' using errcode = 'PV001'; end if;
end $$;

revoke all on function take_address_shares from public;
