-- Finds the ticket of a scan and says why it is refused; `result` null admits it. Where this gate may not see the ticket, `booking_id`
-- and `park_name` say where it belongs. `otherwise` of the ask stays the result where nothing is found.
-- p_organisation: null where the ticket may be of any that the scope sees.
-- Locks: none.
create or replace function find_ticket(p_organisation text, ask asked_scan, out ticket booking, out booking_id text, out park_name text, out result text)
language plpgsql set search_path = public, pg_temp as $$
begin
  result := ask.otherwise;
  if ask.booking is not null then
    select * into ticket from booking b
    where (p_organisation is null or b.organisation_id = p_organisation) and b.id = ask.booking
      and b.park_id is not null and (ask.park is null or b.park_id = ask.park);
  elsif ask.code is not null then
    -- If two share the code, the one that can come in.
    select * into ticket from booking b
    where (p_organisation is null or b.organisation_id = p_organisation) and b.short_code = ask.code
      and b.park_id is not null and (ask.park is null or b.park_id = ask.park)
    order by (b.visit_date = ask.day) desc, (b.visit_date = ask.day - 1) desc, (b.status = 'paid') desc, b.created_at desc, b.id desc limit 1;
  end if;
  if ticket.id is not null then
    booking_id := ticket.id;
    result := refusal_at_gate(ticket, ask.park, ask.day, ask.at);
  elsif ask.booking is not null then
    select p.name into park_name from park p
    where (p_organisation is null or p.organisation_id = p_organisation) and p.id = ask.pass_park;
    if park_name is null or ask.park <> ask.pass_park then result := 'wrong_park'; end if;
    if park_name is not null and ask.park <> ask.pass_park then booking_id := ask.booking; end if;
  elsif ask.code is not null and ask.park is not null then
    select elsewhere.booking_id, elsewhere.park_name into booking_id, park_name from ticket_elsewhere(p_organisation, ask.code) elsewhere;
    if booking_id is not null then result := 'wrong_park'; end if;
  end if;
end $$;

revoke all on function find_ticket from public;
grant execute on function find_ticket to pravesh_tenant, pravesh_inspector, pravesh_admin;
