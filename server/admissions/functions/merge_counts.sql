-- Counts of kinds put together: 'plus', 'minus' (never below none), 'most' or 'least' of each; kinds with none are left out.
-- Locks: none.
create or replace function merge_counts(p_how text, p_one jsonb, p_other jsonb) returns jsonb language plpgsql immutable as $$
begin
  return (
    select coalesce(jsonb_object_agg(k.key, k.n), '{}') from (
      select key, case p_how when 'plus' then one + other when 'minus' then greatest(one - other, 0) when 'most' then greatest(one, other)
        else least(one, other) end as n
      from (select key, coalesce((p_one ->> key)::int, 0) as one, coalesce((p_other ->> key)::int, 0) as other
        from jsonb_object_keys(p_one || p_other) as key) as pair) as k
    where k.n <> 0);
end $$;

revoke all on function merge_counts from public;
grant execute on function merge_counts to pravesh_tenant, pravesh_inspector, pravesh_admin;
