-- Number of people for counts of each kind; p_family: people per Family ticket. The same as peopleIn of the contract.
-- Locks: none.
create or replace function people_in(p_counts jsonb, p_family int) returns int language plpgsql immutable as $$
begin
  return (select coalesce(sum(c.value::int * case when c.key = 'family' then p_family
    when c.key in ('twowheeler', 'fourwheeler', 'camera', 'photography', 'shooting') then 0 else 1 end), 0)
    from jsonb_each_text(p_counts) as c);
end $$;

revoke all on function people_in from public;
grant execute on function people_in to pravesh_tenant, pravesh_inspector, pravesh_admin;
