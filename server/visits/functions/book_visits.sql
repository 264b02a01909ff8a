-- Books visits to shows of one organisation in one statement, in the order in which they asked, and answers each (n, as asked). One
-- alone waits for locks. In a batch no request waits: one that would gets no row, and its caller asks again alone.
-- p_asked: an array of { n, id, offering, mobile, name, agent, key, request, address, now }; no two with the same key, nor with the same
-- mobile at the same show. `address` is the key of the caller's address, null where it is not counted; p_scale is RATE_LIMIT_SCALE.
-- Outcomes: booked; repeated (somebody has booked with this key); gone (no such show, a draft, or its organisation is switched off);
-- paused; over; many (five of this mobile); address (it holds too much); full.
-- Locks: those of lock_asks; the shares of addresses and the places of shows that are there, each in order; several wait for them for
-- at most a tenth of a second. Whoever has the first share or place of all waits for nobody.
create or replace function book_visits(p_organisation text, p_asked jsonb, p_scale float8) returns table (n int, outcome text)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '100ms' as $$
declare v_asked jsonb; a record; v_show exhibition; v_address text;
begin
  if jsonb_array_length(p_asked) = 1 then set local lock_timeout to default; end if;
  v_asked := lock_asks(p_asked);
  if jsonb_array_length(v_asked) > 1 then
    perform from jsonb_to_recordset(v_asked) as f (address text)
      join address_share s on s.organisation_id = p_organisation and s.key = f.address
    order by s.key for no key update of s;
    perform from jsonb_to_recordset(v_asked) as f (offering text)
      join exhibition_places p on p.organisation_id = p_organisation and p.exhibition_id = f.offering
    order by p.exhibition_id for no key update of p;
  end if;
  for a in
    select * from jsonb_to_recordset(v_asked) as f (n int, id text, offering text, mobile text, name text, agent text, key text, request text,
      address text, now timestamptz)
    order by f.offering, f.n
  loop
    n := a.n;
    perform from booking b where b.organisation_id = p_organisation and b.idempotency_key = a.key;
    if found then outcome := 'repeated'; return next; continue; end if;
    select e.* into v_show from exhibition e join organisation o on o.id = e.organisation_id and o.active and o.confirmed
    where e.organisation_id = p_organisation and e.id = a.offering and e.published and e.deleted_at is null;
    if not found then outcome := 'gone'; return next; continue; end if;
    if not v_show.active then outcome := 'paused'; return next; continue; end if;
    if v_show.ends_at <= a.now then outcome := 'over'; return next; continue; end if;
    if v_show.days_off <> '{}' and not exists (select from generate_series(
        (greatest(v_show.starts_at, a.now) at time zone 'Asia/Kolkata')::date, (v_show.ends_at at time zone 'Asia/Kolkata')::date, interval '1 day') d
        where to_char(d, 'YYYY-MM-DD') <> all (v_show.days_off)) and v_show.ends_at is not null then
      outcome := 'off'; return next; continue;
    end if;
    -- Uses the index booking_person, even while the table is young.
    if (select count(*) from booking b
      where b.organisation_id = p_organisation and b.park_id is null and b.mobile = a.mobile
        and coalesce(b.clinic_id, b.branch_id, b.exhibition_id, b.batch_id) = a.offering and b.places_held) >= 5 then
      outcome := 'many'; return next; continue;
    end if;
    if v_show.capacity <= 0 then outcome := 'full'; return next; continue; end if;
    v_address := case when v_show.capacity is not null then a.address end;
    if v_address is not null and not take_address_share(p_organisation, v_address, array[a.id], 1, address_most(v_show.capacity, p_scale),
        a.now + interval '1 day', a.now) then
      outcome := 'address'; return next; continue;
    end if;
    insert into exhibition_places as p (organisation_id, exhibition_id, taken) values (p_organisation, a.offering, 1)
    on conflict (organisation_id, exhibition_id) do update set taken = p.taken + 1 where p.taken < coalesce(v_show.capacity, p.taken + 1);
    if not found then outcome := 'full'; return next; continue; end if;
    insert into booking (id, kind, organisation_id, exhibition_id, mobile, person_name, visit_date, people, status, original_paise,
      discount_paise, total_paise, gateway, places_held, paid_at, user_agent, idempotency_key, request_hash, address_key, created_at)
    values (a.id, 'show-visit', p_organisation, a.offering, a.mobile, a.name,
      (greatest(v_show.starts_at, a.now) at time zone 'Asia/Kolkata')::date, 1, 'paid', 0, 0, 0, '', true, a.now, a.agent,
      a.key, a.request, v_address, a.now);
    outcome := 'booked';
    return next;
  end loop;
end $$;

revoke all on function book_visits from public;
grant execute on function book_visits to pravesh_app;
