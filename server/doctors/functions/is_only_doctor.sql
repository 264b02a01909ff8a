-- True if a clinic would have no doctor without this one. Runs as the caller, who sees its own rows.
-- Locks: none.
create or replace function is_only_doctor(p_organisation text, p_doctor text) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return exists (select from clinic_doctor own
    join clinic c on c.organisation_id = p_organisation and c.id = own.clinic_id and c.deleted_at is null
    where own.organisation_id = p_organisation and own.doctor_id = p_doctor and not exists (select from clinic_doctor other
      join doctor d on d.organisation_id = p_organisation and d.id = other.doctor_id and d.deleted_at is null
      where other.organisation_id = p_organisation and other.clinic_id = own.clinic_id and other.doctor_id <> p_doctor));
end $$;

revoke all on function is_only_doctor from public;
grant execute on function is_only_doctor to pravesh_tenant, pravesh_admin;
