import { type Kysely, sql } from 'kysely';

/** Visits to shows: how many places of each are taken, and the one function that takes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Counted whether or not a show has a capacity, so that one which gets it later knows what is taken already.
  await sql`
    create table exhibition_places (
      exhibition_id text primary key,
      organisation_id text not null,
      taken int not null check (taken >= 0),
      foreign key (organisation_id, exhibition_id) references exhibition (organisation_id, id)
    )`.execute(db);
  await sql`select protect('exhibition_places')`.execute(db);
  for (const statement of [BOOK_VISIT, GIVE_VISIT_BACK]) await sql.raw(statement).execute(db);
  await sql`
    create trigger booking_visit_ends before update of status on booking for each row
    when (new.exhibition_id is not null and new.status in ('aborted', 'refunded') and old.places_held)
    execute function give_visit_back()`.execute(db);
  await sql`grant execute on function book_visit(text, text, text, text, text, text, text, timestamptz) to pravesh_app`.execute(
    db,
  );
}

/**
 * Books in one statement. Outcomes: booked; repeated (same idempotency key and request: id of the first); reused (the key
 * of another request); gone (no such show, or its organisation is switched off); over; many (five of this mobile); full.
 * The locks make repeats, and the count of the mobile, exact; the place is taken by one conditional statement.
 */
const BOOK_VISIT = `
create function book_visit(
  p_id text, p_show text, p_mobile text, p_name text, p_user_agent text, p_key text, p_request text, p_now timestamptz,
  out outcome text, out booking_id text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare v_show exhibition; v_request text;
begin
  perform pg_advisory_xact_lock(hashtextextended('key:' || p_key, 0)); -- none without a key
  perform pg_advisory_xact_lock(hashtextextended('mobile:' || p_show || p_mobile, 0));
  if p_key is not null then
    select b.id, b.request_hash into booking_id, v_request from booking b where b.idempotency_key = p_key;
    if found then outcome := case when v_request = p_request then 'repeated' else 'reused' end; return; end if;
  end if;
  select e.* into v_show from exhibition e join organisation o on o.id = e.organisation_id and o.active
  where e.id = p_show and e.deleted_at is null;
  if not found then outcome := 'gone'; return; end if;
  if v_show.ends_at <= p_now then outcome := 'over'; return; end if;
  if (select count(*) from booking b where b.exhibition_id = p_show and b.mobile = p_mobile and b.places_held) >= 5 then
    outcome := 'many'; return;
  end if;
  insert into exhibition_places as p (exhibition_id, organisation_id, taken)
  select p_show, v_show.organisation_id, 1 where coalesce(v_show.capacity > 0, true)
  on conflict (exhibition_id) do update set taken = p.taken + 1 where coalesce(p.taken < v_show.capacity, true);
  if not found then outcome := 'full'; return; end if;
  insert into booking (id, kind, organisation_id, exhibition_id, mobile, person_name, visit_date, people, status, original_paise,
    discount_paise, total_paise, gateway, places_held, paid_at, user_agent, idempotency_key, request_hash, created_at)
  values (p_id, 'show-visit', v_show.organisation_id, p_show, p_mobile, p_name,
    (greatest(v_show.starts_at, p_now) at time zone 'Asia/Kolkata')::date, 1, 'paid', 0, 0, 0, '', true, p_now, p_user_agent,
    p_key, p_request, p_now);
  outcome := 'booked';
  booking_id := p_id;
end $$`;

/** A visit that ends gives its place back, once: the booking remembers whether it holds one. */
const GIVE_VISIT_BACK = `
create function give_visit_back() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update exhibition_places set taken = taken - 1 where exhibition_id = new.exhibition_id;
  new.places_held := false;
  return new;
end $$`;
