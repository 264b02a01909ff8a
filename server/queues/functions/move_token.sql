-- Moves one token as staff ask for it.
-- Outcomes: moved; same (it was so already); gone (none of the caller's, or cancelled); taken
-- (another counter has called or finished it, also while this one waited for the queue).
-- Completing calls it first if nobody had, and then the next one, unless somebody else is being served at this doctor or
-- counter. p_state booked puts one that was called or not here back among those who wait: at p_place, or where it stood before.
-- Whoever moves it becomes its counter.
-- Runs as the caller.
-- Locks: the queue, the token.
create or replace function move_token(p_organisation text, p_booking text, p_state text, p_counter text, p_place text, p_now timestamptz)
returns text
language plpgsql set search_path = public, pg_temp as $$
declare t token; v_counter text; v_turn float8;
begin
  select * into t from token where organisation_id = p_organisation and booking_id = p_booking;
  if not found then return 'gone'; end if;
  perform 1 from token_queue
  where organisation_id = p_organisation and queue_id = t.queue_id and doctor_id = t.doctor_id and day = t.day for update;
  select * into t from token where organisation_id = p_organisation and booking_id = p_booking for update;
  if not found or p_counter <> t.counter_id and t.state in ('called', 'complete', 'noshow') then return 'taken'; end if;
  if t.state = 'cancelled' then return 'gone'; end if;
  if t.state = p_state and p_state <> 'called' then return 'same'; end if;
  v_counter := coalesce(p_counter, t.counter_id);
  if p_state = 'called' then perform call_token(p_organisation, p_booking, v_counter, p_now); return 'moved'; end if;
  if p_state = 'complete' then
    if t.state <> 'called' then perform call_token(p_organisation, p_booking, v_counter, p_now); end if;
    update token set state = 'complete', completed_at = p_now
    where organisation_id = p_organisation and booking_id = p_booking;
    if not exists (select from token o
        where o.organisation_id = p_organisation and o.queue_id = t.queue_id and o.doctor_id = t.doctor_id and o.day = t.day
          and o.state = 'called' and o.counter_id is not distinct from v_counter) then
      perform call_next(p_organisation, t.queue_id, t.doctor_id, t.day, v_counter, p_now);
    end if;
    return 'moved';
  end if;
  v_turn := coalesce(turn_of_place(p_organisation, t.queue_id, t.doctor_id, t.day, p_place), t.turn);
  update token set state = p_state, completed_at = null, counter_id = v_counter, turn = v_turn
  where organisation_id = p_organisation and booking_id = p_booking;
  update token_queue set updated_at = p_now
  where organisation_id = p_organisation and queue_id = t.queue_id and doctor_id = t.doctor_id and day = t.day;
  return 'moved';
end $$;

revoke all on function move_token from public;
grant execute on function move_token to pravesh_tenant, pravesh_counter, pravesh_admin, pravesh_system;
