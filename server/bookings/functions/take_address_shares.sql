-- Takes the people of several bookings out of the shares of their addresses; for book_tickets, whose p_fine it is given. Who has
-- no share to count is passed over. A share that was not there begins with what its address held when book_tickets looked.
-- Raises PV001 where a share has too little left.
-- Locks: the shares' rows, in order of their keys.
create or replace function take_address_shares(p_organisation text, p_fine jsonb) returns void
language plpgsql set search_path = public, pg_temp as $$
declare y record;
begin
  for y in
    select f.share, bool_and(f.is_shared) as is_shared, sum(f.people)::int as people, min(f.most) as most, min(f.held) as held, max(f.until) as until
    from jsonb_to_recordset(p_fine) as f (share text, is_shared boolean, people int, most float8, held int, until timestamptz)
    where f.share is not null group by f.share order by f.share
  loop
    if y.is_shared then
      update address_share s set held = s.held + y.people, until = greatest(s.until, y.until)
      where s.organisation_id = p_organisation and s.key = y.share and s.held + y.people <= y.most;
    else
      insert into address_share (organisation_id, key, held, until) values (p_organisation, y.share, y.held + y.people, y.until)
      on conflict (organisation_id, key) do nothing;
    end if;
    if not found then raise exception 'the share of an address went meanwhile' using errcode = 'PV001'; end if;
  end loop;
end $$;

revoke all on function take_address_shares from public;
