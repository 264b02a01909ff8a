-- Takes the shares of addresses for tickets that are written. Raises PV001 where one went meanwhile.
-- Locks: the shares, in order.
create or replace function take_shares(p_organisation text, p_tickets judged_ticket[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare address record;
begin
  for address in
    select share, array_agg(id) as ids, sum(people)::int as people, min(most) as most, max(coalesce(hold, now + interval '1 day')) as until,
      min(now) as now
    from unnest(p_tickets) where outcome = 'booked' and share is not null group by share order by share
  loop
    if not take_address_share(p_organisation, address.share, address.ids, address.people, address.most, address.until, address.now) then
      raise exception 'the share of an address went meanwhile' using errcode = 'PV001';
    end if;
  end loop;
end $$;

revoke all on function take_shares from public;
