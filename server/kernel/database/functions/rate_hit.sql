-- Counts p_hits more (or fewer) of a key in a window, never below none, and answers the new count.
-- Locks: the counter's row, to the end of the transaction: a burst counts one after the other.
create or replace function rate_hit(p_key text, p_window timestamptz, p_hits int) returns int
language sql security definer set search_path = public, pg_temp
    as $$ insert into rate_limit values (p_key, p_window, greatest(p_hits, 0))
          on conflict (key, window_start) do update set hits = greatest(rate_limit.hits + p_hits, 0) returning hits $$;

revoke all on function rate_hit from public;
grant execute on function rate_hit to pravesh_app;
