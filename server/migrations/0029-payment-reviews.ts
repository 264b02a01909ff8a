import { type Kysely, sql } from 'kysely';

/** What a person decides about a payment, and refunds that an owner asks for (payments.md section 6, rules 4 and 9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await columns(db);
  await reviews(db);
  for (const statement of [VOID_REFUNDED, REFUND_PAYMENT, DECIDE_REVIEW]) await sql.raw(statement).execute(db);
  await sql`grant execute on function void_refunded(text) to pravesh_system`.execute(db);
  await sql`grant execute on function decide_review(text, text, jsonb, jsonb, date, timestamptz) to pravesh_system`.execute(
    db,
  );
  await sql`create index payment_attempt_newest on payment_attempt (organisation_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index payment_event_raw on payment_event (received_at) where raw_sealed is not null`.execute(db);
}

/** What the gateway said last of an attempt in review; what was really paid, where that is not what we asked for. */
async function columns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_attempt
      add column paid_paise int check (paid_paise > 0),
      add column heard_paise int,
      add column heard_currency text,
      add column heard_word text,
      add column heard_at timestamptz`.execute(db);
  await sql`alter table payment_refund add column note text not null default ''`.execute(db);
  // A refund that failed and is asked for again, by whoever does so.
  await sql`select audit('payment_refund', 'booking_id', 'update', $$new.reason = 'owner' and old.state = 'failed' and new.state = 'sent'$$)`.execute(
    db,
  );
}

async function reviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_review (
      id text primary key,
      organisation_id text not null,
      attempt_id text not null references payment_attempt (id),
      booking_id text not null,
      decision text not null check (decision in ('accept', 'refund', 'reject')),
      outcome text not null check (outcome in ('paid', 'duplicate', 'late', 'refunding', 'failed')),
      note text not null,
      role text not null check (role in ('owner', 'admin')),
      created_at timestamptz not null,
      foreign key (organisation_id, booking_id) references booking (organisation_id, id)
    )`.execute(db);
  await sql`create index payment_review_attempt on payment_review (attempt_id, created_at)`.execute(db);
  await sql`select protect('payment_review'), audit('payment_review', 'booking_id')`.execute(db);
}

/** A ticket or token whose money goes back is void from the moment the gateway takes the refund; its places are free again. */
const VOID_REFUNDED = `
create function void_refunded(p_attempt text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_booking booking;
begin
  select b.* into v_booking from booking b join payment_attempt a on a.booking_id = b.id where a.id = p_attempt;
  perform 1 from park_day where park_id = v_booking.park_id and visit_date = v_booking.visit_date for update;
  select * into v_booking from booking where id = v_booking.id for update;
  if v_booking.status <> 'paid' or v_booking.paid_attempt_id is distinct from p_attempt then return; end if;
  update booking set status = 'refunded', places_held = false where id = v_booking.id;
  update park_day set taken = taken - v_booking.people
  where park_id = v_booking.park_id and visit_date = v_booking.visit_date and v_booking.places_held;
end $$`;

/** As in migration 0005: the money went back, p_state is refunded or chargeback. */
const REFUND_PAYMENT = `
create or replace function refund_payment(p_attempt text, p_state text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform void_refunded(p_attempt);
  update payment_attempt set state = p_state, next_inquiry_at = null, updated_at = p_now where id = p_attempt;
  update payment_refund set state = 'done', next_try_at = null, lease_until = null, updated_at = p_now where attempt_id = p_attempt;
  perform follow_attempt(p_attempt, 'aborted', false, p_now); -- it was never paid as far as we knew
end $$`;

/**
 * What a person decides about a payment in review, once: whoever comes second is told 'gone'. p_proof holds what the
 * gateway said it was paid with (txn, bankRef, mode, paid), p_by who decides (id, decision's note, role). Outcomes:
 * paid, duplicate and late as of settle_payment; refunding; failed, which leaves the visitor ten minutes to pay again.
 */
const DECIDE_REVIEW = `
create function decide_review(p_attempt text, p_decision text, p_proof jsonb, p_by jsonb, p_today date, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_booking booking; v_attempt payment_attempt; v_outcome text; v_paid int := (p_proof ->> 'paid')::int;
begin
  select b.* into v_booking from booking b join payment_attempt a on a.booking_id = b.id where a.id = p_attempt;
  perform lock_offering(v_booking, p_now);
  perform 1 from booking where id = v_booking.id for update;
  select * into v_attempt from payment_attempt where id = p_attempt for update;
  if v_attempt.state is distinct from 'review' then return 'gone'; end if;
  case p_decision
  when 'accept' then
    v_outcome := settle_payment(p_attempt, p_proof ->> 'txn', p_proof ->> 'bankRef', p_proof ->> 'mode', p_today, p_now);
    update payment_attempt set paid_paise = v_paid where id = p_attempt;
    update payment_refund set amount_paise = v_paid where attempt_id = p_attempt and state = 'requested';
  when 'refund' then
    v_outcome := 'refunding';
    update payment_attempt set state = 'succeeded', provider_txn_id = p_proof ->> 'txn', bank_ref = p_proof ->> 'bankRef',
      mode = p_proof ->> 'mode', paid_paise = v_paid, next_inquiry_at = null, updated_at = p_now where id = p_attempt;
    perform follow_attempt(p_attempt, 'aborted', false, p_now);
    insert into payment_refund (id, organisation_id, attempt_id, booking_id, amount_paise, reason, state, note, next_try_at, created_at, updated_at)
    values (p_attempt, v_attempt.organisation_id, p_attempt, v_booking.id, v_paid, 'owner', 'requested', p_by ->> 'note', p_now, p_now, p_now);
  when 'reject' then
    v_outcome := 'failed';
    update payment_attempt set state = 'failed', updated_at = p_now where id = p_attempt;
    perform follow_attempt(p_attempt, 'failed', false, p_now);
  end case;
  insert into payment_review (id, organisation_id, attempt_id, booking_id, decision, outcome, note, role, created_at)
  values (p_by ->> 'id', v_attempt.organisation_id, p_attempt, v_booking.id, p_decision, v_outcome, p_by ->> 'note', p_by ->> 'role', p_now);
  return v_outcome;
end $$`;
