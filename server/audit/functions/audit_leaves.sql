-- The fields of a row, and of objects within it by path ("fees.adult.price"); what is empty is not there.
-- Locks: none.
create or replace function audit_leaves(p_value jsonb, p_prefix text) returns table (path text, leaf jsonb) language plpgsql immutable as $$
declare v_key text; v_leaf jsonb;
begin
  for v_key, v_leaf in select * from jsonb_each(p_value) loop
    if jsonb_typeof(v_leaf) = 'object' then return query select * from audit_leaves(v_leaf, p_prefix || v_key || '.');
    elsif v_leaf not in ('null', '""', '[]') then path := p_prefix || v_key; leaf := v_leaf; return next;
    end if;
  end loop;
end $$;

revoke all on function audit_leaves from public;
