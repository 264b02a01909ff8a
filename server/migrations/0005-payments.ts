import { type Kysely, sql } from 'kysely';

/** Attempts to pay, what was heard about them, and refunds (payments.md section 6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await sql.raw(SETTLE_PAYMENT).execute(db);
  await sql.raw(FOLLOW_ATTEMPT).execute(db);
  await sql.raw(FAIL_PAYMENT).execute(db);
  await sql.raw(REFUND_PAYMENT).execute(db);
  await sql`grant execute on function refund_payment(text, text, timestamptz) to pravesh_system`.execute(db);
  await sql`grant execute on function settle_payment(text, text, text, text, date, timestamptz) to pravesh_system`.execute(
    db,
  );
  await sql`grant execute on function fail_payment(text, text, text, timestamptz) to pravesh_system`.execute(db);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_attempt (
      id text primary key,
      organisation_id text not null,
      booking_id text not null,
      n int not null,
      gateway text not null,
      credential_id text not null references gateway_credential (id),
      merchant_id text not null,
      order_id text not null,
      amount_paise int not null check (amount_paise > 0),
      currency text not null default 'INR',
      state text not null check (state in ('created', 'initiated', 'start_failed', 'awaited', 'expired', 'aborted', 'failed', 'succeeded',
        'review', 'refunded', 'chargeback')),
      review_reason text,
      provider_txn_id text,
      bank_ref text,
      mode text,
      last_inquiry_at timestamptz,
      next_inquiry_at timestamptz,
      lease_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      foreign key (organisation_id, booking_id) references booking (organisation_id, id),
      unique (booking_id, n),
      unique (gateway, merchant_id, order_id),
      unique (gateway, merchant_id, provider_txn_id)
    )`.execute(db);
  await sql`create index payment_attempt_due on payment_attempt (next_inquiry_at) where next_inquiry_at is not null`.execute(
    db,
  );
  await sql`select protect('payment_attempt')`.execute(db);
  await sql`
    create table payment_event (
      id text primary key,
      attempt_id text references payment_attempt (id),
      gateway text not null,
      kind text not null check (kind in ('start', 'return', 'notify', 'inquiry', 'refund')),
      valid boolean,
      claimed text,
      decided text,
      dedupe text not null unique,
      raw_sealed text,
      received_at timestamptz not null
    )`.execute(db);
  // An event may belong to nobody (garbage at a return address), so it is the system's alone.
  await sql`alter table payment_event enable row level security`.execute(db);
  await sql`create policy above on payment_event to pravesh_admin, pravesh_system using (true) with check (true)`.execute(
    db,
  );
  await sql`grant select, insert, update, delete on payment_event to pravesh_system`.execute(db);
  await sql`grant select on payment_event to pravesh_admin`.execute(db);
  await sql`
    create table payment_refund (
      id text primary key,
      organisation_id text not null,
      attempt_id text not null references payment_attempt (id),
      booking_id text not null,
      amount_paise int not null check (amount_paise > 0),
      reason text not null check (reason in ('duplicate', 'late', 'owner')),
      state text not null check (state in ('requested', 'sent', 'pending', 'done', 'failed')),
      tries int not null default 0,
      last_code text,
      next_try_at timestamptz,
      lease_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      foreign key (organisation_id, booking_id) references booking (organisation_id, id),
      unique (attempt_id)
    )`.execute(db);
  await sql`create index payment_refund_due on payment_refund (next_try_at) where next_try_at is not null`.execute(db);
  await sql`select protect('payment_refund')`.execute(db);
}

/**
 * The one way to paid: the gateway's own answer said so. Outcomes: paid; already (nothing to do); duplicate (another
 * attempt paid before: refunded); late (no place or no day left: refunded). A refund row's id serves as its reference.
 */
const SETTLE_PAYMENT = `
create function settle_payment(p_attempt text, p_txn text, p_bank_ref text, p_mode text, p_today date, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_attempt payment_attempt%rowtype; v_booking booking%rowtype; v_park park%rowtype; v_refund text;
begin
  select * into v_attempt from payment_attempt where id = p_attempt;
  select * into v_booking from booking where id = v_attempt.booking_id;
  perform pg_advisory_xact_lock_shared(park_lock(v_booking.park_id)); -- not while a park that gets a capacity is being recounted
  select * into v_park from park where id = v_booking.park_id;
  perform 1 from park_day where park_id = v_booking.park_id and visit_date = v_booking.visit_date for update;
  select * into v_booking from booking where id = v_attempt.booking_id for update;
  select * into v_attempt from payment_attempt where id = p_attempt for update;
  if v_attempt.state in ('succeeded', 'refunded', 'chargeback') then return 'already'; end if;
  update payment_attempt set state = 'succeeded', provider_txn_id = p_txn, bank_ref = p_bank_ref, mode = p_mode, next_inquiry_at = null,
    updated_at = p_now where id = p_attempt;
  if v_booking.status in ('paid', 'refunded') then
    v_refund := 'duplicate';
  elsif v_booking.voided or v_booking.visit_date < p_today then
    v_refund := 'late';
  elsif v_booking.hold_until is null and v_booking.status <> 'awaited' and (v_park.deleted_at is not null or not v_park.active) then
    v_refund := 'late'; -- the hold is over, and nobody can book here any more
  elsif v_park.daily_capacity is not null and v_booking.people > 0 and not v_booking.places_held then -- they were given back
    if take_or_reclaim(v_park.id, v_park.organisation_id, v_booking.visit_date, v_booking.people, v_park.daily_capacity, p_now)
    then update booking set places_held = true where id = v_booking.id;
    else v_refund := 'late';
    end if;
  end if;
  if v_refund is null then
    update booking set status = 'paid', paid_attempt_id = p_attempt, paid_at = p_now, hold_until = null where id = v_booking.id;
    return 'paid';
  end if;
  update booking set status = 'aborted' where id = v_booking.id and status in ('pending', 'awaited');
  insert into payment_refund (id, organisation_id, attempt_id, booking_id, amount_paise, reason, state, next_try_at, created_at, updated_at)
  values (p_attempt, v_attempt.organisation_id, p_attempt, v_booking.id, v_attempt.amount_paise, v_refund, 'requested', p_now, p_now, p_now)
  on conflict (attempt_id) do nothing;
  return v_refund;
end $$`;

/**
 * Ends a booking's wait for its newest attempt. It follows only along the moves of behaviour.md section 5, and a hold
 * that is over stays over, whether or not a job has tidied it; a mismatch shows as awaited in any case. What is not
 * over is kept for ten minutes more, to try again.
 */
const FOLLOW_ATTEMPT = `
create function follow_attempt(p_attempt text, p_status text, p_review boolean, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update booking b set status = p_status, hold_until = greatest(b.hold_until, case when b.hold_until is not null then p_now + interval '10 minutes' end)
  from payment_attempt a
  where a.id = p_attempt and b.id = a.booking_id and not b.voided
    and (b.status = 'awaited' or (b.status = 'pending' and b.hold_until > p_now) or (p_review and b.status in ('pending', 'failed', 'aborted')))
    and not exists (select from payment_attempt newer where newer.booking_id = b.id and newer.n > a.n)
$$`;

/** A payment that did not succeed: p_state is awaited, review, failed, aborted or expired. What waits at a bank never expires. */
const FAIL_PAYMENT = `
create function fail_payment(p_attempt text, p_state text, p_status text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from booking where id = (select booking_id from payment_attempt where id = p_attempt) for update;
  update payment_attempt set state = p_state, updated_at = p_now where id = p_attempt
    and state in ('created', 'initiated', 'awaited', 'expired', 'aborted', 'failed') and state <> p_state
    and (p_state not in ('awaited', 'expired') or state in ('created', 'initiated'));
  if not found then return false; end if;
  if p_state <> 'expired' then perform follow_attempt(p_attempt, p_status, p_state = 'review', p_now); end if; -- else its hold ends by itself
  return true;
end $$`;

/** The money went back (p_state: refunded or chargeback). A ticket that it had paid for is void, and its places are free again. */
const REFUND_PAYMENT = `
create function refund_payment(p_attempt text, p_state text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_booking booking%rowtype;
begin
  select b.* into v_booking from booking b join payment_attempt a on a.booking_id = b.id where a.id = p_attempt;
  perform 1 from park_day where park_id = v_booking.park_id and visit_date = v_booking.visit_date for update;
  select * into v_booking from booking where id = v_booking.id for update;
  update payment_attempt set state = p_state, next_inquiry_at = null, updated_at = p_now where id = p_attempt;
  update payment_refund set state = 'done', next_try_at = null, lease_until = null, updated_at = p_now where attempt_id = p_attempt;
  perform follow_attempt(p_attempt, 'aborted', false, p_now); -- it was never paid as far as we knew
  if v_booking.status <> 'paid' or v_booking.paid_attempt_id <> p_attempt then return; end if;
  update booking set status = 'refunded', places_held = false where id = v_booking.id;
  update park_day set taken = taken - v_booking.people
  where park_id = v_booking.park_id and visit_date = v_booking.visit_date and v_booking.places_held;
end $$`;
