-- Whether an appointment that is not paid has its place: its hold runs, or it has waited since its hold ran (decision 0019).
-- Locks: none.
create or replace function keeps_token_place(b booking, p_now timestamptz) returns boolean language sql stable set search_path = public, pg_temp as $$
  select case b.status when 'awaited' then b.places_held else coalesce(b.hold_until > p_now, false) end
$$;

revoke all on function keeps_token_place from public;
