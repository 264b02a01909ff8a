import { type Kysely, sql } from 'kysely';

/** Attempts to pay, what was heard about them, and refunds (payments.md section 6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await sql.raw(SETTLE_PAYMENT).execute(db);
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
language plpgsql security definer set search_path = public as $$
declare v_attempt payment_attempt%rowtype; v_booking booking%rowtype; v_park park%rowtype; v_refund text;
begin
  select * into v_attempt from payment_attempt where id = p_attempt;
  select * into v_booking from booking where id = v_attempt.booking_id;
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
  elsif v_booking.hold_until is null and v_booking.status <> 'awaited' then -- the hold is over and its places were given back
    if v_park.deleted_at is not null or not v_park.active then v_refund := 'late';
    elsif v_park.daily_capacity is not null and v_booking.people > 0 then
      if take_or_reclaim(v_park.id, v_park.organisation_id, v_booking.visit_date, v_booking.people, v_park.daily_capacity, p_now)
      then update booking set places_held = true where id = v_booking.id;
      else v_refund := 'late';
      end if;
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
 * A payment that did not succeed: p_state is awaited, review, failed, aborted or expired. The booking follows only along the
 * moves of behaviour.md section 5, keeps its places while it is awaited, and otherwise for ten minutes more, to try again.
 */
const FAIL_PAYMENT = `
create function fail_payment(p_attempt text, p_state text, p_status text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public as $$
declare v_booking text;
begin
  select booking_id into v_booking from payment_attempt where id = p_attempt;
  perform 1 from booking where id = v_booking for update;
  update payment_attempt set state = p_state, updated_at = p_now where id = p_attempt
    and state in ('created', 'initiated', 'awaited', 'expired', 'aborted', 'failed') and state <> p_state
    and not (p_state = 'awaited' and state in ('expired', 'aborted', 'failed'));
  if not found then return false; end if;
  if p_state = 'expired' then return true; end if; -- its hold ends by itself
  update booking set status = p_status, hold_until = case when hold_until is null then null else greatest(hold_until, p_now + interval '10 minutes') end
  where id = v_booking and status in ('pending', 'awaited')
    and not exists (select from payment_attempt o where o.booking_id = v_booking and o.id <> p_attempt and o.n > (select n from payment_attempt where id = p_attempt));
  return true;
end $$`;

/** The money went back (p_state: refunded or chargeback). A ticket that it had paid for is void, and its places are free again. */
const REFUND_PAYMENT = `
create function refund_payment(p_attempt text, p_state text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public as $$
declare v_booking booking%rowtype;
begin
  select b.* into v_booking from booking b join payment_attempt a on a.booking_id = b.id where a.id = p_attempt;
  perform 1 from park_day where park_id = v_booking.park_id and visit_date = v_booking.visit_date for update;
  select * into v_booking from booking where id = v_booking.id for update;
  update payment_attempt set state = p_state, next_inquiry_at = null, updated_at = p_now where id = p_attempt;
  update payment_refund set state = 'done', next_try_at = null, updated_at = p_now where attempt_id = p_attempt;
  if v_booking.status <> 'paid' or v_booking.paid_attempt_id <> p_attempt then return; end if;
  update booking set status = 'refunded', places_held = false where id = v_booking.id;
  update park_day set taken = taken - v_booking.people
  where park_id = v_booking.park_id and visit_date = v_booking.visit_date and v_booking.places_held;
end $$`;
