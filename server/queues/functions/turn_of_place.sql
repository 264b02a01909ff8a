-- The turn of a token that is put back: first, third (when two have gone before), or last, before every number that
-- is yet to be given. Null for no place. Runs as the caller.
-- Locks: none; the caller has the queue.
create or replace function turn_of_place(p_organisation text, p_queue text, p_doctor text, p_day date, p_place text) returns float8
language plpgsql stable set search_path = public, pg_temp as $$
declare v_turns float8[]; v_issued int; v_last float8;
begin
  select array_agg(coalesce(turn, number) order by coalesce(turn, number), number) into v_turns from token
  where organisation_id = p_organisation and queue_id = p_queue and doctor_id = p_doctor and day = p_day and state = 'booked';
  select issued into v_issued from token_queue
  where organisation_id = p_organisation and queue_id = p_queue and doctor_id = p_doctor and day = p_day;
  v_last := (greatest(v_turns[cardinality(v_turns)], v_issued) + v_issued + 1) / 2;
  return case p_place
    when 'first' then coalesce(v_turns[1] - 1, v_last)
    when 'third' then coalesce((v_turns[2] + v_turns[3]) / 2, v_last)
    when 'last' then v_last
  end;
end $$;

revoke all on function turn_of_place from public;
grant execute on function turn_of_place to pravesh_tenant, pravesh_counter, pravesh_admin, pravesh_system;
