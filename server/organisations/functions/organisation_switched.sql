-- Trigger of organisation: one that is switched off or on, or confirmed, tells the rows that visitors see (hide_while_off). Its parks have a new
-- version thereby, so that nobody books by an old reading.
-- Locks: those rows.
create or replace function organisation_switched() returns trigger language plpgsql as $$
declare v_shown boolean := new.active and new.confirmed;
begin
  update park set organisation_active = v_shown where organisation_id = new.id;
  update clinic set organisation_active = v_shown where organisation_id = new.id;
  update branch set organisation_active = v_shown where organisation_id = new.id;
  update exhibition set organisation_active = v_shown where organisation_id = new.id;
  update coaching_batch set organisation_active = v_shown where organisation_id = new.id;
  update doctor set organisation_active = v_shown where organisation_id = new.id;
  update specialization set organisation_active = v_shown where organisation_id = new.id;
  update counter set organisation_active = v_shown where organisation_id = new.id;
  update advertisement set organisation_active = v_shown where organisation_id = new.id;
  return null;
end $$;

revoke all on function organisation_switched from public;
