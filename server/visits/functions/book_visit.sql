-- Books a visit to a show in one statement. p_address is the key of the caller's address, null where it is not counted.
-- Outcomes: booked; repeated (same idempotency key and request: id of the first); reused (the key of another request); gone
-- (no such show, a draft, or its organisation is switched off); over; many (five of this mobile); address (it holds too much); full.
-- Locks: key, the offering's lock shared, mobile, share of the address, the show's places.
create or replace function book_visit(
  p_organisation text, p_id text, p_show text, p_mobile text, p_name text, p_user_agent text, p_key text, p_request text, p_address text,
  p_scale float8, p_now timestamptz, out outcome text, out booking_id text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_show exhibition; v_request text; v_address text;
begin
  perform pg_advisory_xact_lock(hashtextextended('key:' || p_key, 0)); -- none without a key
  perform pg_advisory_xact_lock_shared(offering_lock(p_show)), pg_advisory_xact_lock(hashtextextended('mobile:' || p_show || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b
    where b.organisation_id = p_organisation and b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  select e.* into v_show from exhibition e join organisation o on o.id = e.organisation_id and o.active and o.confirmed
  where e.organisation_id = p_organisation and e.id = p_show and e.published and e.deleted_at is null;
  if not found then outcome := 'gone'; return; end if;
  if v_show.ends_at <= p_now then outcome := 'over'; return; end if;
  -- By booking_person, also while the table is young.
  if (select count(*) from booking b
    where b.organisation_id = p_organisation and b.park_id is null and b.mobile = p_mobile
      and coalesce(b.clinic_id, b.branch_id, b.exhibition_id, b.batch_id) = p_show and b.places_held) >= 5 then
    outcome := 'many'; return;
  end if;
  if v_show.capacity <= 0 then outcome := 'full'; return; end if;
  v_address := case when v_show.capacity is not null then p_address end;
  if v_address is not null
    and not take_address_share(p_organisation, v_address, p_id, 1, address_most(v_show.capacity, p_scale), p_now + interval '1 day', p_now) then
    outcome := 'address'; return;
  end if;
  insert into exhibition_places as p (organisation_id, exhibition_id, taken) values (p_organisation, p_show, 1)
  on conflict (organisation_id, exhibition_id) do update set taken = p.taken + 1 where p.taken < coalesce(v_show.capacity, p.taken + 1);
  if not found then outcome := 'full'; return; end if;
  insert into booking (id, kind, organisation_id, exhibition_id, mobile, person_name, visit_date, people, status, original_paise,
    discount_paise, total_paise, gateway, places_held, paid_at, user_agent, idempotency_key, request_hash, address_key, created_at)
  values (p_id, 'show-visit', p_organisation, p_show, p_mobile, p_name,
    (greatest(v_show.starts_at, p_now) at time zone 'Asia/Kolkata')::date, 1, 'paid', 0, 0, 0, '', true, p_now, p_user_agent,
    p_key, p_request, v_address, p_now);
  outcome := 'booked';
  booking_id := p_id;
end $$;

revoke all on function book_visit from public;
grant execute on function book_visit to pravesh_app;
