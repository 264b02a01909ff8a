import { type Kysely, sql } from 'kysely';

/**
 * Bookings of shows and batches, and the three questions that every kind answers for itself: what is locked before a
 * booking, whether a late payment still finds a place, and what a paid booking gets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking
      add column exhibition_id text,
      add column batch_id text,
      add foreign key (organisation_id, exhibition_id) references exhibition (organisation_id, id),
      add foreign key (organisation_id, batch_id) references coaching_batch (organisation_id, id),
      drop constraint booking_offering,
      add constraint booking_offering check (num_nonnulls(park_id, clinic_id, branch_id, exhibition_id, batch_id) = 1)`.execute(
    db,
  );
  await sql`create index booking_exhibition on booking (exhibition_id, created_at) where exhibition_id is not null`.execute(
    db,
  );
  await sql`create index booking_batch on booking (batch_id, created_at) where batch_id is not null`.execute(db);
  for (const statement of [TICKET_PLACE_LEFT, TOKEN_PLACE_LEFT, LOCK_OFFERING, PLACE_LEFT, GIVE_WHAT_WAS_PAID, SETTLE])
    await sql.raw(statement).execute(db);
}

/** Whether a paid ticket still has its places, or gets them again; nobody is let in where nothing is open any more. */
const TICKET_PLACE_LEFT = `
create function ticket_place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
declare v_park park; v_held boolean := b.hold_until is not null or b.status = 'awaited';
begin
  select * into v_park from park where id = b.park_id;
  if not v_held and (v_park.deleted_at is not null or not v_park.active) then return false; end if;
  if v_park.daily_capacity is null or b.people = 0 or b.places_held then return true; end if; -- else they were given back
  if not take_or_reclaim(v_park.id, v_park.organisation_id, b.visit_date, b.people, v_park.daily_capacity, p_now) then return false; end if;
  update booking set places_held = true where id = b.id;
  return true;
end $$`;

/** Whether a paid appointment still finds room at its clinic and doctor. A token of a branch is never paid for. */
const TOKEN_PLACE_LEFT = `
create function token_place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  if coalesce(b.hold_until > p_now, false) or b.status = 'awaited' then return true; end if;
  return exists (select from clinic c join organisation o on o.id = c.organisation_id and o.active
      join doctor d on d.id = b.doctor_id and d.deleted_at is null where c.id = b.clinic_id and c.deleted_at is null)
    and has_room(b.clinic_id, b.doctor_id, b.visit_date, b.id, p_now);
end $$`;

/** Locks what a booking takes places of, before the booking itself. */
const LOCK_OFFERING = `
create or replace function lock_offering(b booking, p_now timestamptz) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  case b.kind
  when 'park-ticket' then
    perform pg_advisory_xact_lock_shared(park_lock(b.park_id)); -- not while a park that gets a capacity is being recounted
    perform 1 from park_day where park_id = b.park_id and visit_date = b.visit_date for update;
  when 'doctor-appointment', 'loan-appointment' then
    perform lock_queue(coalesce(b.clinic_id, b.branch_id), coalesce(b.doctor_id, ''), b.visit_date, b.organisation_id,
      case when b.clinic_id is null then 'loan' else 'doctor' end, p_now);
  end case;
end $$`;

const PLACE_LEFT = `
create or replace function place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  return case b.kind when 'park-ticket' then ticket_place_left(b, p_now) else token_place_left(b, p_now) end;
end $$`;

/** What a booking gets once it is paid, beside being paid: an appointment its number. */
const GIVE_WHAT_WAS_PAID = `
create function give_what_was_paid(b booking, p_now timestamptz) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if b.kind in ('doctor-appointment', 'loan-appointment') then perform issue_token(b.id, null, p_now); end if;
end $$`;

/** As in migration 0022, with the kinds' own answers. */
const SETTLE = `
create or replace function settle_payment(p_attempt text, p_txn text, p_bank_ref text, p_mode text, p_today date, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_attempt payment_attempt; v_booking booking; v_refund text;
begin
  select b.* into v_booking from booking b join payment_attempt a on a.booking_id = b.id where a.id = p_attempt;
  perform lock_offering(v_booking, p_now);
  select * into v_booking from booking where id = v_booking.id for update;
  select * into v_attempt from payment_attempt where id = p_attempt for update;
  if v_attempt.state in ('succeeded', 'refunded', 'chargeback') then return 'already'; end if;
  update payment_attempt set state = 'succeeded', provider_txn_id = p_txn, bank_ref = p_bank_ref, mode = p_mode, next_inquiry_at = null,
    updated_at = p_now where id = p_attempt;
  if v_booking.status in ('paid', 'refunded') then
    v_refund := 'duplicate';
  elsif v_booking.voided or v_booking.visit_date < p_today then
    v_refund := 'late';
  elsif not place_left(v_booking, p_now) then
    v_refund := 'late';
  end if;
  if v_refund is null then
    update booking set status = 'paid', paid_attempt_id = p_attempt, paid_at = p_now, hold_until = null where id = v_booking.id;
    perform give_what_was_paid(v_booking, p_now);
    return 'paid';
  end if;
  update booking set status = 'aborted' where id = v_booking.id and status in ('pending', 'awaited');
  insert into payment_refund (id, organisation_id, attempt_id, booking_id, amount_paise, reason, state, next_try_at, created_at, updated_at)
  values (p_attempt, v_attempt.organisation_id, p_attempt, v_booking.id, v_attempt.amount_paise, v_refund, 'requested', p_now, p_now, p_now)
  on conflict (attempt_id) do nothing;
  return v_refund;
end $$`;
