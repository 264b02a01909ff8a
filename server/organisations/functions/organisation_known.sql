-- Trigger of tables that visitors see while their organisation is on and its e-mail confirmed: a new row learns whether it is.
-- Somebody who switches or confirms it meanwhile is waited for, and then finds the row.
-- Locks: the organisation, shared.
create or replace function organisation_known() returns trigger language plpgsql as $$
begin
  new.organisation_active := coalesce((select active and confirmed from organisation where id = new.organisation_id for share), true);
  return new;
end $$;

revoke all on function organisation_known from public;
