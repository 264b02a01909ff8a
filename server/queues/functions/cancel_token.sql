-- Trigger of booking: one that ends unpaid or refunded gives up its number, which nobody gets again.
-- Locks: the token.
create or replace function cancel_token() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update token set state = 'cancelled'
  where organisation_id = new.organisation_id and booking_id = new.id and state in ('booked', 'called', 'noshow');
  return new;
end $$;

revoke all on function cancel_token from public;
