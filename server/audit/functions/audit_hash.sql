-- The hash of an entry after the one before it. Written out by hand, so that no setting of a session changes it.
-- Locks: none.
create or replace function audit_hash(p_before text, p_n bigint, e audit_entry) returns text
language sql immutable set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(jsonb_build_array(p_before, p_n, e.id, e.organisation_id,
    (extract(epoch from e.created_at) * 1000000)::bigint, e.account_id, e.account_name, e.role, e.noun, e.record_id, e.record_name,
    e.action, e.changes)::text, 'UTF8')), 'hex')
$$;

revoke all on function audit_hash from public;
