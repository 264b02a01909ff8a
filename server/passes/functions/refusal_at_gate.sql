-- Reason to refuse a ticket at a park (null: at any) on a day and instant; null admits it. The same as refusalAtGate of
-- the contract, which decides at offline gates.
-- Locks: none.
create or replace function refusal_at_gate(b booking, p_park text, p_day date, p_at timestamptz) returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare v_early int; v_late int;
begin
  if b.slot is not null then
    select p.slot_early_minutes, p.slot_late_minutes into v_early, v_late from park p
    where p.organisation_id = b.organisation_id and p.id = b.park_id;
  end if;
  return case
    when p_park is not null and b.park_id <> p_park then 'wrong_park'
    when b.status = 'refunded' then 'unpaid'
    when b.admitted_at is not null then 'already_scanned'
    when b.visit_date <> p_day and not (b.visit_date = p_day - 1 and open_past_midnight(b.organisation_id, b.park_id, p_at))
      then 'wrong_date'
    when b.status <> 'paid' then 'unpaid'
    when p_at < ((b.visit_date + b.slot::time) at time zone 'Asia/Kolkata') - make_interval(mins => v_early) then 'too_early'
    when hours_over(b.slot, b.slot_until, -v_late, b.visit_date, p_at) then 'too_late'
  end;
end $$;

revoke all on function refusal_at_gate from public;
grant execute on function refusal_at_gate to pravesh_tenant, pravesh_inspector, pravesh_admin;
