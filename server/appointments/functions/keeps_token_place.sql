-- True if an unpaid appointment has its place: its hold runs, or it has waited since its hold ran (decision 0019).
-- Locks: none.
create or replace function keeps_token_place(p_status text, p_held boolean, p_hold timestamptz, p_now timestamptz) returns boolean
language sql immutable set search_path = public, pg_temp as $$
  select case p_status when 'awaited' then p_held else coalesce(p_hold > p_now, false) end
$$;

revoke all on function keeps_token_place from public;
