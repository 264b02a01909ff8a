-- Answers the facts beside a park, clinic, branch, show or batch that say what it lacks to sell: whether anybody ever
-- booked it, whether it has keys of its gateway, its own or its organisation's, the counters that are in use, and whether its organisation's e-mail is confirmed. It runs as the caller, who sees its own rows.
-- Locks: none.
create or replace function publishing_facts(
  p_organisation text, p_offering text,
  out is_booked boolean, out has_keys boolean, out counters int, out confirmed boolean
) language plpgsql stable set search_path = public, pg_temp as $$
begin
  select
    exists (select from booking where organisation_id = p_organisation and park_id = p_offering)
      or exists (select from booking where organisation_id = p_organisation and clinic_id = p_offering)
      or exists (select from booking where organisation_id = p_organisation and branch_id = p_offering)
      or exists (select from booking where organisation_id = p_organisation and exhibition_id = p_offering)
      or exists (select from booking where organisation_id = p_organisation and batch_id = p_offering),
    exists (select from gateway_credential
      where organisation_id = p_organisation and retired_at is null and (offering_id = p_offering
        or gateway in (select gateway from park where organisation_id = p_organisation and id = p_offering
          union all select gateway from clinic where organisation_id = p_organisation and id = p_offering
          union all select gateway from branch where organisation_id = p_organisation and id = p_offering
          union all select gateway from coaching_batch where organisation_id = p_organisation and id = p_offering))),
    (select count(*) from counter
      where organisation_id = p_organisation and branch_id = p_offering and active and deleted_at is null),
    (select o.confirmed from organisation o where o.id = p_organisation)
  into is_booked, has_keys, counters, confirmed;
end $$;

revoke all on function publishing_facts from public;
grant execute on function publishing_facts to pravesh_tenant, pravesh_admin, pravesh_system;
