-- A ticket is refused at a park (null: at any) at an instant of a day for the reason that is answered; null lets it in. The same as
-- refusalAtGate of the contract, by which gates without a network decide.
-- Locks: none.
create or replace function refusal_at_gate(b booking, p_park text, p_day date, p_at timestamptz) returns text
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return case
    when p_park is not null and b.park_id <> p_park then 'wrong_park'
    when b.status = 'refunded' then 'unpaid'
    when b.admitted_at is not null then 'already_scanned'
    when b.visit_date <> p_day and not (b.visit_date = p_day - 1 and open_past_midnight(b.organisation_id, b.park_id, p_at))
      then 'wrong_date'
    when b.status <> 'paid' then 'unpaid'
  end;
end $$;

revoke all on function refusal_at_gate from public;
grant execute on function refusal_at_gate to pravesh_tenant, pravesh_inspector, pravesh_admin;
