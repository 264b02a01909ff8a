-- Books students' places in batches of one organisation in one statement, in the order in which they asked, and answers each (n, as
-- asked). A single request waits for locks. In a batch none waits: one that would gets no row, and its caller asks again alone.
-- p_asked: an array of { n, id, offering, mobile, student, email, fee, today, agent, key, request, address, now }; no two with the same
-- key, nor with the same mobile at the same batch. `address` is the key of the caller's address, null where it is not counted; p_scale
-- is RATE_LIMIT_SCALE.
-- Outcomes: booked; repeated (somebody has booked with this key); gone (batch not there or a draft, or its organisation is off); paused; stale
-- (another fee); over; holds (five of this mobile number wait to be paid, or cost nothing); full; address (it holds too much).
-- Locks: those of lock_asks, then the batches in order; several wait for them for at most a tenth of a second; bookings whose hold is over.
create or replace function book_enrolments(p_organisation text, p_asked jsonb, p_scale float8) returns table (n int, outcome text)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms' as $$
declare v_asked jsonb; a record; v_batch coaching_batch; v_hold timestamptz;
begin
  if jsonb_array_length(p_asked) = 1 then set local lock_timeout to default; end if;
  v_asked := lock_asks(p_asked);
  perform from jsonb_to_recordset(v_asked) as f (offering text)
    join coaching_batch c on c.organisation_id = p_organisation and c.id = f.offering
  order by c.id for no key update of c;
  for a in
    select * from jsonb_to_recordset(v_asked) as f (n int, id text, offering text, mobile text, student text, email text, fee int, today date,
      agent text, key text, request text, address text, now timestamptz)
    order by f.offering, f.n
  loop
    n := a.n;
    perform from booking b where b.organisation_id = p_organisation and b.idempotency_key = a.key;
    if found then outcome := 'repeated'; return next; continue; end if;
    select c.* into v_batch from coaching_batch c join organisation o on o.id = c.organisation_id and o.active and o.confirmed
    where c.organisation_id = p_organisation and c.id = a.offering and c.published and c.deleted_at is null;
    if not found then outcome := 'gone'; return next; continue; end if;
    if not v_batch.active then outcome := 'paused'; return next; continue; end if;
    if v_batch.fee_paise <> a.fee then outcome := 'stale'; return next; continue; end if;
    if v_batch.end_date < a.today then outcome := 'over'; return next; continue; end if;
    -- Uses the index booking_person, even while the table is young.
    if (select count(*) from booking b where b.organisation_id = p_organisation and b.park_id is null and b.mobile = a.mobile
        and coalesce(b.clinic_id, b.branch_id, b.exhibition_id, b.batch_id) = a.offering
        and (b.hold_until > a.now or (b.status = 'paid' and b.total_paise = 0))) >= 5 then
      outcome := 'holds'; return next; continue;
    end if;
    if not take_batch_place(p_organisation, a.offering, a.now) then outcome := 'full'; return next; continue; end if;
    if a.address is not null
      and address_holds(p_organisation, a.address, array[a.id], a.now) + 1 > address_most(v_batch.intake, p_scale) then
      outcome := 'address'; return next; continue;
    end if;
    v_hold := case when a.fee > 0 then a.now + interval '15 minutes' end;
    insert into booking (id, kind, organisation_id, batch_id, mobile, person_name, email, visit_date, people, status, original_paise,
      discount_paise, total_paise, gateway, hold_until, first_hold_until, places_held, paid_at, user_agent, idempotency_key, request_hash,
      address_key, created_at)
    values (a.id, 'batch-enrolment', p_organisation, a.offering, a.mobile, a.student, a.email, v_batch.end_date, 1,
      case when a.fee > 0 then 'pending' else 'paid' end, a.fee, 0, a.fee, v_batch.gateway, v_hold, v_hold, true,
      case when a.fee = 0 then a.now end, a.agent, a.key, a.request, a.address, a.now);
    outcome := 'booked';
    return next;
  end loop;
end $$;

revoke all on function book_enrolments from public;
grant execute on function book_enrolments to pravesh_app;
