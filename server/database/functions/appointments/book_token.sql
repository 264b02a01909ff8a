-- Books a place in a queue in one statement, at a clinic (p_kind doctor) or a branch (loan). p_mode: online, cash, or null
-- where nothing is ever to pay. p_address is the key of the caller's address, null where it is not counted.
-- Outcomes: booked (number null while it waits to be paid); repeated (same idempotency key and request); reused (the key of
-- another request); gone (offering not there or a draft, doctor or counter not there); stale (another fee); holds (five of this mobile wait or
-- are to be paid); full; address (it holds too much; counted, since a doctor's day has few). names: what is shown with a booked one.
-- Locks: the offering's lock shared, mobile, queue.
create or replace function book_token(
  p_organisation text, p_id text, p_kind text, p_queue text, p_doctor text, p_day date, p_mobile text, p_name text, p_mode text,
  p_loan_type text, p_counter text, p_fee int, p_user_agent text, p_key text, p_request text, p_address text, p_scale float8, p_now timestamptz,
  out outcome text, out booking_id text, out number int, out hold_until timestamptz, out names jsonb
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_offering record; v_request text; v_online boolean; v_status text; v_token token;
begin
  perform pg_advisory_xact_lock_shared(offering_lock(p_queue)), pg_advisory_xact_lock(hashtextextended('mobile:' || p_queue || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b
    where b.organisation_id = p_organisation and b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  if p_kind = 'doctor' then
    select c.name, c.fee_paise as fee, c.gateway, c.tokens, d.name as doctor into v_offering
    from clinic c join organisation o on o.id = c.organisation_id and o.active
      join doctor d on d.organisation_id = c.organisation_id and d.id = p_doctor and d.deleted_at is null
    where c.organisation_id = p_organisation and c.id = p_queue and c.published and c.deleted_at is null
      and (c.doctor_id = p_doctor or exists (select from clinic_doctor d
        where d.organisation_id = p_organisation and d.clinic_id = c.id and d.doctor_id = p_doctor));
  else
    select b.name, 0 as fee, b.gateway, null::int as tokens, null as doctor into v_offering
    from branch b join organisation o on o.id = b.organisation_id and o.active
    where b.organisation_id = p_organisation and b.id = p_queue and b.published and b.deleted_at is null and (p_counter is null
      or exists (select from counter c
        where c.organisation_id = p_organisation and c.id = p_counter and c.branch_id = b.id and c.active and c.deleted_at is null));
  end if;
  if not found then outcome := 'gone'; return; end if;
  if v_offering.fee <> p_fee then outcome := 'stale'; return; end if;
  v_online := p_fee > 0 and p_mode = 'online';
  -- Unpaid holds and tokens that wait alike: nobody empties a day with one number.
  if (select count(*) from booking b
      where b.organisation_id = p_organisation and b.mobile = p_mobile and b.visit_date = p_day and p_queue in (b.clinic_id, b.branch_id)
        and (b.hold_until > p_now or (select t.state = 'booked' from token t
          where t.organisation_id = p_organisation and t.booking_id = b.id))) >= 5 then
    outcome := 'holds'; return;
  end if;
  perform lock_queue(p_organisation, p_queue, coalesce(p_doctor, ''), p_day, p_kind, p_now);
  if p_kind = 'doctor' and not has_room(p_organisation, p_queue, p_doctor, p_day, '', p_now) then outcome := 'full'; return; end if;
  if p_kind = 'doctor' and p_address is not null
    and address_holds(p_organisation, p_address, p_id, p_now) + 1 > address_most(v_offering.tokens, p_scale) then
    outcome := 'address'; return;
  end if;
  v_status := case when p_fee > 0 then 'pending' else 'paid' end;
  hold_until := case when v_online then p_now + interval '15 minutes' end;
  insert into booking (id, kind, organisation_id, clinic_id, doctor_id, branch_id, mobile, person_name, loan_type, payment_mode, visit_date,
    people, status, original_paise, discount_paise, total_paise, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent,
    idempotency_key, request_hash, address_key, created_at)
  values (p_id, case p_kind when 'doctor' then 'doctor-appointment' else 'loan-appointment' end, p_organisation,
    case p_kind when 'doctor' then p_queue end, p_doctor, case p_kind when 'loan' then p_queue end, p_mobile, p_name, p_loan_type, p_mode,
    p_day, 1, v_status, p_fee, 0, p_fee, v_offering.gateway, hold_until, hold_until, false, case when p_fee = 0 then p_now end, p_user_agent,
    p_key, p_request, case p_kind when 'doctor' then p_address end, p_now);
  if not v_online then v_token := issue_token(p_organisation, p_id, p_counter, p_now); end if;
  number := v_token.number;
  names := jsonb_build_object('queueName', v_offering.name, 'doctorName', v_offering.doctor, 'counterId', v_token.counter_id,
    'counterNumber', (select c.counter_number from counter c where c.organisation_id = p_organisation and c.id = v_token.counter_id));
  outcome := 'booked';
  booking_id := p_id;
end $$;

revoke all on function book_token from public;
grant execute on function book_token to pravesh_app;
