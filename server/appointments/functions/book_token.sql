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
declare v_offering record; v_request text; v_online boolean; v_status text; v_token token; v_clinic text; v_branch text;
begin
  perform pg_advisory_xact_lock_shared(offering_lock(p_queue)), pg_advisory_xact_lock(hashtextextended('mobile:' || p_queue || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b
    where b.organisation_id = p_organisation and b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  if p_kind = 'doctor' then v_clinic := p_queue; else v_branch := p_queue; end if;
  select * into v_offering from token_offering(p_organisation, p_kind, p_queue, p_doctor, p_counter);
  if not found then outcome := 'gone'; return; end if;
  if v_offering.fee <> p_fee then outcome := 'stale'; return; end if;
  v_online := p_fee > 0 and p_mode = 'online';
  -- Unpaid holds and tokens that wait alike: nobody empties a day with one number.
  if (select t.waiting from tokens_of_mobile(p_organisation, p_queue, p_day, p_mobile, p_now) t) >= 5 then
    outcome := 'holds'; return;
  end if;
  perform lock_queue(p_organisation, p_queue, coalesce(p_doctor, ''), p_day, p_kind, p_now);
  if p_kind = 'doctor' and token_room(p_organisation, p_queue, p_doctor, p_day, '', p_now) < 1 then outcome := 'full'; return; end if;
  if p_kind = 'doctor' and p_address is not null
    and address_holds(p_organisation, p_address, p_id, p_now) + 1 > address_most(v_offering.tokens, p_scale) then
    outcome := 'address'; return;
  end if;
  v_status := case when p_fee > 0 then 'pending' else 'paid' end;
  hold_until := case when v_online then p_now + interval '15 minutes' end;
  insert into booking (id, kind, organisation_id, clinic_id, doctor_id, branch_id, mobile, person_name, loan_type, payment_mode, visit_date,
    people, status, original_paise, discount_paise, total_paise, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent,
    idempotency_key, request_hash, address_key, created_at)
  values (p_id, p_kind || '-appointment', p_organisation, v_clinic, p_doctor, v_branch, p_mobile, p_name, p_loan_type, p_mode,
    p_day, 1, v_status, p_fee, 0, p_fee, v_offering.gateway, hold_until, hold_until, false, case when p_fee = 0 then p_now end, p_user_agent,
    p_key, p_request, case when v_clinic is not null then p_address end, p_now);
  if not v_online then v_token := issue_token(p_organisation, p_id, p_counter, p_now); end if;
  number := v_token.number;
  names := jsonb_build_object('queueName', v_offering.place, 'doctorName', v_offering.doctor, 'counterId', v_token.counter_id,
    'counterNumber', (select c.counter_number from counter c where c.organisation_id = p_organisation and c.id = v_token.counter_id));
  outcome := 'booked';
  booking_id := p_id;
end $$;

revoke all on function book_token from public;
grant execute on function book_token to pravesh_app;
