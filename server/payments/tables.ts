import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** With the gateway's last word, the paid amount where it differs, and since when it refuses our keys. */
const attempt: TablePart = {
  make: `
    create table payment_attempt (
      organisation_id text not null,
      id text not null,
      booking_id text not null,
      n int not null,
      gateway text not null,
      credential_id text not null,
      merchant_id text not null,
      order_id text not null,
      amount_paise int not null check (amount_paise > 0),
      currency text not null default 'INR',
      state text not null check (state in ('created', 'initiated', 'start_failed', 'awaited', 'expired', 'aborted', 'failed', 'succeeded',
        'review', 'refunded', 'chargeback')),
      mismatches text[] not null default '{}' check (mismatches <@ '{other_order, other_merchant, no_order, other_amount,
        other_currency, no_transaction, less_captured, suspected_fraud, older_than_attempt, transaction_elsewhere, undecided}'),
      paid_paise int check (paid_paise > 0),
      heard_paise int,
      heard_currency text,
      heard_word text,
      heard_at timestamptz,
      provider_txn_id text,
      bank_ref text,
      mode text,
      last_inquiry_at timestamptz,
      refused_at timestamptz,
      next_inquiry_at timestamptz,
      lease_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      foreign key (organisation_id, booking_id) references booking (organisation_id, id),
      foreign key (organisation_id, credential_id) references gateway_credential (organisation_id, id),
      unique (organisation_id, booking_id, n),
      unique (organisation_id, gateway, merchant_id, order_id)
    );
    -- Without those that have no transaction: the whole index would be small, and so look best to the planner for finding any
    -- attempt of an organisation that its statistics do not know yet. It would read all of them.
    create unique index payment_attempt_transaction on payment_attempt (organisation_id, gateway, merchant_id, provider_txn_id)
      where provider_txn_id is not null;
    create index payment_attempt_newest on payment_attempt (organisation_id, created_at desc, id desc);
    -- Keys are made after the index of the newest, as with bookings: the planner of a young table takes the one made last.
    alter table payment_attempt add primary key (organisation_id, id);
    create index payment_attempt_due on payment_attempt (next_inquiry_at) where next_inquiry_at is not null;
    -- What waits for a person, among a million that do not.
    create index payment_attempt_review on payment_attempt (organisation_id, created_at) where state = 'review';
    create index payment_attempt_refused on payment_attempt (organisation_id, credential_id, created_at)
      where refused_at is not null or state = 'start_failed'`,
  guard: `
    select protect('payment_attempt')`,
};

/** A message about attempts, for the system role: it may belong to nobody (garbage at a return address). */
const event: TablePart = {
  make: `
    create table payment_event (
      organisation_id text not null, -- '' for what belongs to nobody
      id text not null,
      attempt_id text,
      gateway text not null,
      kind text not null check (kind in ('start', 'return', 'notify', 'inquiry', 'refund')),
      valid boolean,
      claimed text,
      decided text,
      dedupe text not null,
      raw_sealed text,
      received_at timestamptz not null,
      primary key (organisation_id, id),
      foreign key (organisation_id, attempt_id) references payment_attempt (organisation_id, id),
      unique (organisation_id, dedupe)
    );
    create index payment_event_raw on payment_event (received_at) where raw_sealed is not null`,
  guard: `
    alter table payment_event enable row level security;
    create policy above on payment_event to pravesh_admin, pravesh_system using (true) with check (true);
    grant select, insert, update, delete on payment_event to pravesh_system;
    grant select on payment_event to pravesh_admin`,
};

/**
 * Money that goes back, all that is left of a payment or, with `items` in words and `people`, for some of a ticket. `n` says
 * which try it is: a gateway that refused one may go on refusing it by its name. `given`: the gateway took it, and what it pays
 * back is no longer booked. On record is what people cause: a refund that an owner asks for, and one that failed and is asked
 * for again.
 */
const refund: TablePart = {
  make: `
    create table payment_refund (
      organisation_id text not null,
      id text not null,
      attempt_id text not null,
      booking_id text not null,
      n int not null default 1,
      amount_paise int not null check (amount_paise > 0),
      reason text not null check (reason in ('duplicate', 'late', 'owner')),
      note text not null default '',
      items text,
      people int not null default 0 check (people >= 0),
      given boolean not null default false,
      state text not null check (state in ('requested', 'sent', 'pending', 'done', 'failed', 'dropped')),
      tries int not null default 0,
      last_code text,
      next_try_at timestamptz,
      lease_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      foreign key (organisation_id, booking_id) references booking (organisation_id, id),
      foreign key (organisation_id, attempt_id) references payment_attempt (organisation_id, id)
    );
    create index payment_refund_newest on payment_refund (organisation_id, created_at);
    create index payment_refund_booking on payment_refund (organisation_id, booking_id);
    create index payment_refund_attempt on payment_refund (organisation_id, attempt_id);
    alter table payment_refund add primary key (organisation_id, id);
    create index payment_refund_due on payment_refund (next_try_at) where next_try_at is not null;
    create index payment_refund_waiting on payment_refund (organisation_id, created_at) where state in ('requested', 'sent', 'failed')`,
  guard: `
    select protect('payment_refund'),
      audit('payment_refund', 'booking_id', 'insert', $$new.reason = 'owner'$$),
      audit('payment_refund', 'booking_id', 'update', $$old.state = 'failed' and new.state = 'requested'$$)`,
};

/** Lines of a partial refund, as they were then. */
const refundLine: TablePart = {
  make: `
    create table payment_refund_line (
      organisation_id text not null,
      refund_id text not null,
      category text not null,
      label text not null,
      price_paise int not null check (price_paise >= 0),
      quantity int not null check (quantity > 0),
      primary key (organisation_id, refund_id, category),
      foreign key (organisation_id, refund_id) references payment_refund (organisation_id, id)
    )`,
  guard: `
    select protect('payment_refund_line')`,
};

/** An index of attempts that are not settled, among a million that are. */
const unsettled: TablePart = {
  make: `
    create index payment_attempt_unsettled on payment_attempt (organisation_id, created_at) where state in ('initiated', 'awaited')`,
};

/** Messages that say success, which few attempts keep waiting: a booking is in doubt while one is not confirmed. */
const claims: TablePart = {
  make: `
    create index payment_event_claims on payment_event (organisation_id, attempt_id) where claimed = 'VERIFY_SUCCESS'`,
};

export const payments: SchemaSteps = { 1: [attempt, event, refund, refundLine], 5: [unsettled], 31: [claims] };
