-- Notes that a tenant keeps a picture; p_most is how many it may keep.
-- Outcomes: kept; known (it has it already); full.
-- However many come at once, none passes the quota; whoever is just taking the picture's bytes away is waited for.
-- Runs as the caller.
-- Locks: the tenant's pictures, then the picture.
create or replace function keep_image(p_organisation text, p_hash text, p_bytes int, p_now timestamptz, p_most int)
returns text language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('image ' || p_organisation, 0));
  perform pg_advisory_xact_lock(hashtextextended('image ' || p_hash, 0));
  if exists (select from image where organisation_id = p_organisation and hash = p_hash) then return 'known'; end if;
  if (select count(*) from image where organisation_id = p_organisation) >= p_most then return 'full'; end if;
  insert into image values (p_organisation, p_hash, p_bytes, p_now);
  return 'kept';
end $$;

revoke all on function keep_image from public;
grant execute on function keep_image to pravesh_tenant, pravesh_admin;
