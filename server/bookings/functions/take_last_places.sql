-- Takes share and places for one ticket before it is written, where a day is new, full, or asked for eagerly. Answers the ticket with
-- its outcome: booked; address or full, with the places that remain.
-- Locks: the share of the address, always before its day; the day as take_or_reclaim.
create or replace function take_last_places(p_organisation text, ticket judged_ticket) returns judged_ticket
language plpgsql set search_path = public, pg_temp as $$
begin
  ticket.outcome := 'booked';
  if ticket.share is not null and not take_address_share(p_organisation, ticket.share, array[ticket.id], ticket.people, ticket.most,
      coalesce(ticket.hold, ticket.now + interval '1 day'), ticket.now) then
    ticket.outcome := 'address';
    ticket.places_left := ticket.most;
  elsif not take_or_reclaim(p_organisation, ticket.offering, ticket.date, ticket.people, ticket.capacity, ticket.slot, ticket.slot_capacity,
      ticket.now) then
    -- The share stays too high by this booking; take_address_share counts it anew before it refuses anybody.
    ticket.outcome := 'full';
    ticket.places_left := places_left(p_organisation, ticket.offering, ticket.date, ticket.capacity, ticket.slot, ticket.slot_capacity);
  end if;
  return ticket;
end $$;

revoke all on function take_last_places from public;
