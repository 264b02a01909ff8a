-- Answers the most that one address may hold: a tenth, or 50 where that is more (decision 0019). p_scale: RATE_LIMIT_SCALE.
-- Locks: none.
create or replace function address_most(p_places int, p_scale float8) returns float8 language sql immutable as $$
  select floor(greatest(50, p_places / 10) * p_scale)
$$;

revoke all on function address_most from public;
