-- Closes an offering that somebody has booked, so that nobody books it any more and what is held goes on. Answers whether it did;
-- false: nobody has, and until this transaction ends nobody will. p_table: park, clinic, branch, exhibition or coaching_batch. It runs
-- as the caller, who sees its own rows.
-- Locks: the offering's row; the offering's lock alone, which waits for bookings under way. Who joins a batch locks its row.
create or replace function close_booked(p_organisation text, p_table text, p_offering text) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare v_booked text := case p_table when 'coaching_batch' then 'batch_id' else p_table || '_id' end; v_closed int;
begin
  execute format('select from %I where organisation_id = $1 and id = $2 for no key update', p_table) using p_organisation, p_offering;
  perform pg_advisory_xact_lock(offering_lock(p_offering));
  execute format('update %I set published = false, closed = true where organisation_id = $1 and id = $2
    and exists (select from booking where organisation_id = $1 and %I = $2)', p_table, v_booked) using p_organisation, p_offering;
  get diagnostics v_closed = row_count;
  return v_closed = 1;
end $$;

revoke all on function close_booked from public;
grant execute on function close_booked to pravesh_tenant, pravesh_admin;
