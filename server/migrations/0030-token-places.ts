import { type Kysely, sql } from 'kysely';

/**
 * Places of doctors' days while a payment is undecided (decision 0019). An appointment that waits at a bank, or for a
 * person who looks at its payment, says in `places_held` whether its place has been its own without a break. One that was
 * taken up again only after its hold was over has none: when it is paid it gets a number while there are any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update booking set places_held = true where clinic_id is not null and status = 'awaited'`.execute(db);
  for (const statement of [KEEPS_TOKEN_PLACE, HAS_ROOM, FOLLOW_ATTEMPT, TOKEN_PLACE_LEFT, ENROLMENT_PLACE_LEFT])
    await sql.raw(statement).execute(db);
}

/** Whether an appointment that is not paid has its place: its hold runs, or it has waited since its hold ran. */
const KEEPS_TOKEN_PLACE = `
create function keeps_token_place(b booking, p_now timestamptz) returns boolean language sql stable set search_path = public, pg_temp as $$
  select case b.status when 'awaited' then b.places_held else coalesce(b.hold_until > p_now, false) end
$$`;

/** As in migration 0021: what waits counts while it has its place. */
const HAS_ROOM = `
create or replace function has_room(p_clinic text, p_doctor text, p_day date, p_except text, p_now timestamptz) returns boolean
language sql set search_path = public, pg_temp as $$
  select coalesce((select issued from token_queue where queue_id = p_clinic and doctor_id = p_doctor and day = p_day), 0)
    + (select count(*) from booking b where b.clinic_id = p_clinic and b.doctor_id = p_doctor and b.visit_date = p_day and b.id <> p_except
        and ((b.status in ('pending', 'failed', 'aborted') and b.hold_until > p_now) or (b.status = 'awaited' and b.places_held)))
    < (select tokens from clinic where id = p_clinic)
$$`;

/** As in migration 0005: an appointment remembers whether it keeps its place, and one without gets no time to try again. */
const FOLLOW_ATTEMPT = `
create or replace function follow_attempt(p_attempt text, p_status text, p_review boolean, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update booking b set status = p_status,
    places_held = case when b.clinic_id is null then b.places_held else p_status = 'awaited' and keeps_token_place(b, p_now) end,
    hold_until = case when b.clinic_id is null or keeps_token_place(b, p_now)
      then greatest(b.hold_until, case when b.hold_until is not null then p_now + interval '10 minutes' end) else b.hold_until end
  from payment_attempt a
  where a.id = p_attempt and b.id = a.booking_id and not b.voided
    and (b.status = 'awaited' or (b.status = 'pending' and b.hold_until > p_now) or (p_review and b.status in ('pending', 'failed', 'aborted')))
    and not exists (select from payment_attempt newer where newer.booking_id = b.id and newer.n > a.n)
$$`;

/** As in migration 0024: a kept place is worth nothing where the doctor no longer sees patients. */
const TOKEN_PLACE_LEFT = `
create or replace function token_place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from clinic c join doctor d on d.id = b.doctor_id and d.deleted_at is null
      where c.id = b.clinic_id and c.deleted_at is null
        and (c.doctor_id = d.id or exists (select from clinic_doctor o where o.clinic_id = c.id and o.doctor_id = d.id))) then
    return false;
  end if;
  return keeps_token_place(b, p_now)
    or (exists (select from organisation o where o.id = b.organisation_id and o.active)
      and has_room(b.clinic_id, b.doctor_id, b.visit_date, b.id, p_now));
end $$`;

/** As in migration 0026: what waits has its place while it says so; it may have been given to somebody else before. */
const ENROLMENT_PLACE_LEFT = `
create or replace function enrolment_place_left(b booking, p_now timestamptz) returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  if b.places_held and (b.status = 'awaited' or b.hold_until > p_now) then return true; end if;
  if not exists (select from coaching_batch c join organisation o on o.id = c.organisation_id and o.active
      where c.id = b.batch_id and c.deleted_at is null) then
    return false;
  end if;
  if b.places_held then return true; end if; -- nobody needed it meanwhile
  if not take_batch_place(b.batch_id, p_now) then return false; end if;
  update booking set places_held = true where id = b.id;
  return true;
end $$`;
