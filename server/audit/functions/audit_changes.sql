-- Answers the differences between two rows. Secrets are never kept, only that they changed; columns that the product counts by itself are left out.
-- Locks: none.
create or replace function audit_changes(p_old jsonb, p_new jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(path, case
    when path ~ '(password|secret|(^|_)(key|hash|token)$)' then '{"hidden": true}'
    else jsonb_build_object('from', audit_shown(b.leaf), 'to', audit_shown(a.leaf)) end), '{}')
  from audit_leaves(coalesce(p_old, '{}'), '') b full join audit_leaves(coalesce(p_new, '{}'), '') a using (path)
  where a.leaf is distinct from b.leaf
    and split_part(path, '.', 1) not in ('id', 'organisation_id', 'created_at', 'deleted_at', 'retired_at', 'version', 'used', 'place',
      'access_hint', 'working_hint', 'offering_id', 'hold_until', 'first_hold_until', 'places_held', 'old_pass_day', 'idempotency_key', 'request_hash',
      'account_state', 'organisation_active', 'park_shown', 'branch_shown', 'mobile_end', 'full_name', 'last_name')
    -- A new record shows the fields that are set, a removed one those that were set.
    and (p_old is not null and p_new is not null or coalesce(a.leaf, b.leaf) not in ('false', '0'))
$$;

revoke all on function audit_changes from public;
