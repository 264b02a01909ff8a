-- Answers the place of a token: a clinic with this doctor (p_kind doctor), or a branch (loan) with this counter, if one is named. No row if
-- it is missing, a draft, or its organisation is off. `tokens`: limit of the doctor's day; null at a branch. `active`: false while paused.
-- Locks: none.
create or replace function token_offering(p_organisation text, p_kind text, p_queue text, p_doctor text, p_counter text)
returns table (place text, doctor text, fee int, gateway text, tokens int, active boolean) language plpgsql stable as $$
#variable_conflict use_column
begin
  if p_kind = 'doctor' then
    return query select c.name, d.name, c.fee_paise, c.gateway, c.tokens, c.active
    from clinic c join organisation o on o.id = c.organisation_id and o.active and o.confirmed
      join doctor d on d.organisation_id = c.organisation_id and d.id = p_doctor and d.deleted_at is null
    where c.organisation_id = p_organisation and c.id = p_queue and c.published and c.deleted_at is null
      and (c.doctor_id = p_doctor or exists (select from clinic_doctor d
        where d.organisation_id = p_organisation and d.clinic_id = c.id and d.doctor_id = p_doctor));
  else
    return query select b.name, null, 0, b.gateway, null::int, b.active
    from branch b join organisation o on o.id = b.organisation_id and o.active and o.confirmed
    where b.organisation_id = p_organisation and b.id = p_queue and b.published and b.deleted_at is null and (p_counter is null
      or exists (select from counter c
        where c.organisation_id = p_organisation and c.id = p_counter and c.branch_id = b.id and c.active and c.deleted_at is null));
  end if;
end $$;

revoke all on function token_offering from public;
