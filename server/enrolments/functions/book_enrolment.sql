-- Books a student's place in a batch in one statement. p_address is the key of the caller's address, null where it is not counted.
-- Outcomes: booked; repeated (same idempotency key and request: id of the first); reused (the key of another request); gone
-- (batch not there or a draft, or its organisation is off); stale (another fee); over; holds (five of this mobile number wait to be
-- paid, or cost nothing); full; address (it holds too much).
-- Locks: mobile, batch, bookings whose hold is over.
create or replace function book_enrolment(
  p_organisation text, p_id text, p_batch text, p_mobile text, p_student text, p_email text, p_fee int, p_today date, p_user_agent text, p_key text,
  p_request text, p_address text, p_scale float8, p_now timestamptz, out outcome text, out booking_id text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_batch coaching_batch; v_request text; v_hold timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('mobile:' || p_batch || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b
    where b.organisation_id = p_organisation and b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  select c.* into v_batch from coaching_batch c join organisation o on o.id = c.organisation_id and o.active and o.confirmed
  where c.organisation_id = p_organisation and c.id = p_batch and c.published and c.deleted_at is null for no key update of c;
  if not found then outcome := 'gone'; return; end if;
  if v_batch.fee_paise <> p_fee then outcome := 'stale'; return; end if;
  if v_batch.end_date < p_today then outcome := 'over'; return; end if;
  -- By booking_person, also while the table is young.
  if (select count(*) from booking b where b.organisation_id = p_organisation and b.park_id is null and b.mobile = p_mobile
      and coalesce(b.clinic_id, b.branch_id, b.exhibition_id, b.batch_id) = p_batch
      and (b.hold_until > p_now or (b.status = 'paid' and b.total_paise = 0))) >= 5 then
    outcome := 'holds'; return;
  end if;
  if not take_batch_place(p_organisation, p_batch, p_now) then outcome := 'full'; return; end if;
  if p_address is not null and address_holds(p_organisation, p_address, p_id, p_now) + 1 > address_most(v_batch.intake, p_scale) then
    outcome := 'address'; return;
  end if;
  v_hold := case when p_fee > 0 then p_now + interval '15 minutes' end;
  insert into booking (id, kind, organisation_id, batch_id, mobile, person_name, email, visit_date, people, status, original_paise,
    discount_paise, total_paise, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent, idempotency_key, request_hash,
    address_key, created_at)
  values (p_id, 'batch-enrolment', p_organisation, p_batch, p_mobile, p_student, p_email, v_batch.end_date, 1,
    case when p_fee > 0 then 'pending' else 'paid' end, p_fee, 0, p_fee, v_batch.gateway, v_hold, v_hold, true,
    case when p_fee = 0 then p_now end, p_user_agent, p_key, p_request, p_address, p_now);
  outcome := 'booked';
  booking_id := p_id;
end $$;

revoke all on function book_enrolment from public;
grant execute on function book_enrolment to pravesh_app;
