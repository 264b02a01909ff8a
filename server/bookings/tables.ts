import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A visitor's order of exactly one offering. Only what staff do by hand is audited. Staff at a post see their part. */
const booking: TablePart = {
  make: `
    create table booking (
      organisation_id text not null,
      id text not null,
      short_code text generated always as (left(id, 8)) stored,
      -- Columns, not functions of an index: what row-level security lets through first must not leak, and only comparing does not.
      mobile_end text not null generated always as (right(mobile, 4)) stored,
      full_name text collate "C" not null generated always as (lower(person_name)) stored,
      last_name text collate "C" generated always as (lower(substring(person_name from '[^ ]+$'))) stored,
      kind text not null,
      park_id text,
      clinic_id text,
      doctor_id text,
      branch_id text,
      exhibition_id text,
      batch_id text,
      mobile text not null,
      person_name text not null default '',
      email text not null default '',
      loan_type text,
      visit_date date not null,
      people int not null check (people >= 0),
      status text not null check (status in ('pending', 'paid', 'aborted', 'awaited', 'failed', 'refunded')),
      payment_mode text check (payment_mode in ('online', 'cash')),
      original_paise int not null check (original_paise >= 0),
      discount_paise int not null check (discount_paise >= 0),
      total_paise int not null check (total_paise = original_paise - discount_paise and total_paise >= 0),
      coupon_id text,
      coupon_code text,
      coupon_held boolean not null default false,
      gateway text not null,
      hold_until timestamptz,
      first_hold_until timestamptz,
      places_held boolean not null default false,
      voided boolean not null default false,
      paid_attempt_id text,
      paid_at timestamptz,
      admitted_at timestamptz,
      admitted_gate text,
      old_pass_day date,
      user_agent text not null default '',
      address_key text,
      idempotency_key text,
      request_hash text,
      created_at timestamptz not null,
      foreign key (organisation_id, park_id) references park (organisation_id, id),
      foreign key (organisation_id, clinic_id) references clinic (organisation_id, id),
      foreign key (organisation_id, doctor_id) references doctor (organisation_id, id),
      foreign key (organisation_id, branch_id) references branch (organisation_id, id),
      foreign key (organisation_id, exhibition_id) references exhibition (organisation_id, id),
      foreign key (organisation_id, batch_id) references coaching_batch (organisation_id, id),
      foreign key (organisation_id, coupon_id) references coupon (organisation_id, id),
      constraint booking_offering check (num_nonnulls(park_id, clinic_id, branch_id, exhibition_id, batch_id) = 1),
      constraint booking_coupon_held check (coupon_id is not null or not coupon_held)
    ) with (fillfactor = 90); -- a ticket is let in in the page where it was paid, without touching an index
    create index booking_newest on booking (organisation_id, created_at desc, id desc);
    -- Made after the one above: while the table is young, both look equally good for finding a booking, and the planner takes
    -- the one that was made last. The other would read all bookings of the organisation.
    alter table booking add primary key (organisation_id, id);
    -- The admin looks for a booking in all organisations.
    create index booking_id on booking (id);
    -- The park comes second: while the table is young all indexes that begin with it look equally good to the planner, and
    -- reading all bookings of a busy park to find those of one mobile is not.
    create index booking_mobile on booking (mobile, park_id);
    create index booking_short_code on booking (short_code, park_id);
    -- Whoever looks for a booking knows the end of a mobile number, or how somebody is called (decision 0047). The organisation
    -- comes last, so that the admin, who looks in all, is answered by the same ones.
    create index booking_mobile_end on booking (mobile_end, organisation_id);
    create index booking_full_name on booking (full_name, organisation_id) where full_name <> '';
    create index booking_last_name on booking (last_name, organisation_id) where last_name <> full_name;
    create index booking_held on booking (park_id, visit_date, hold_until) where hold_until is not null;
    create index booking_visit on booking (park_id, visit_date) where status = 'paid';
    create index booking_clinic on booking (clinic_id, visit_date, doctor_id) where clinic_id is not null;
    create index booking_branch on booking (branch_id, visit_date) where branch_id is not null;
    create index booking_exhibition on booking (exhibition_id, created_at) where exhibition_id is not null;
    create index booking_batch on booking (batch_id, created_at) where batch_id is not null;
    create index booking_batch_places on booking (batch_id) where batch_id is not null and places_held;
    create index booking_coupon on booking (coupon_id, mobile) where coupon_held;
    create index booking_coupon_unpaid on booking (coupon_id, hold_until)
      where coupon_held and status in ('pending', 'failed', 'aborted');
    create index booking_address on booking (organisation_id, address_key) where address_key is not null;
    create index booking_old_pass on booking (organisation_id, old_pass_day) where old_pass_day is not null;
    create unique index booking_idempotency on booking (idempotency_key, organisation_id) where idempotency_key is not null;
    -- How many tokens, visits or places somebody has already. Made last: while the table is young, all indexes look equally good.
    create index booking_person on booking (mobile, (coalesce(clinic_id, branch_id, exhibition_id, batch_id))) where park_id is null`,
  guard: `
    select protect('booking'), audit('booking', 'short_code', 'update', 'old.mobile <> new.mobile or old.voided <> new.voided or old.visit_date <> new.visit_date or old.doctor_id is distinct from new.doctor_id');
    grant select, update on booking to pravesh_inspector, pravesh_counter;
    create policy inspectors_part on booking as restrictive to pravesh_inspector using (park_id = (select current_post()));
    create policy counters_part on booking as restrictive to pravesh_counter using (token_in_sight(organisation_id, id));
    create trigger booking_token_ends after update of status on booking for each row
      when (new.status in ('aborted', 'refunded') and old.status is distinct from new.status and new.park_id is null)
      execute function cancel_token();
    create trigger booking_pass_grows_old before update of visit_date, people, status, voided on booking for each row
      when (new.park_id is not null and old.status = 'paid' and (old.visit_date <> new.visit_date or old.people <> new.people
        or old.status <> new.status or old.voided <> new.voided))
      execute function pass_grows_old();
    create trigger booking_visit_ends before update of status on booking for each row
      when (new.exhibition_id is not null and new.status in ('aborted', 'refunded') and old.places_held)
      execute function give_visit_back()`,
};

/** A park's ticket was sold for these: one category a line. With it a counter has no business. */
const line: TablePart = {
  make: `
    create table booking_line (
      organisation_id text not null,
      booking_id text not null,
      category text not null,
      label text not null,
      price_paise int not null check (price_paise >= 0),
      quantity int not null check (quantity > 0),
      primary key (organisation_id, booking_id, category),
      foreign key (organisation_id, booking_id) references booking (organisation_id, id)
    )`,
  guard: `
    select protect('booking_line');
    grant select on booking_line to pravesh_inspector`,
};

/** Unpaid places of one address on a day or show (decision 0019), recounted when too high. Only functions use it. */
const addressShare: TablePart = {
  make: `
    create table address_share (
      organisation_id text not null,
      key text not null,
      held int not null check (held >= 0),
      until timestamptz not null,
      primary key (organisation_id, key)
    )`,
  // Lets the cleaning job list the organisations that have old rows.
  guard: 'grant select (organisation_id) on address_share to pravesh_system',
};

/** A park with timed entry sells a ticket for a time slot of its day. One that moves to another is on record, and its code grows old. */
const slot: TablePart = {
  make: `
    alter table booking add column slot text;
    alter table booking add column slot_until text`,
  guard: `
    drop trigger audit_update on booking;
    select audit('booking', 'short_code', 'update', 'old.mobile <> new.mobile or old.voided <> new.voided or old.visit_date <> new.visit_date or old.doctor_id is distinct from new.doctor_id or old.slot is distinct from new.slot');
    drop trigger booking_pass_grows_old on booking;
    create trigger booking_pass_grows_old before update of visit_date, slot, people, status, voided on booking for each row
      when (new.park_id is not null and old.status = 'paid' and (old.visit_date <> new.visit_date or old.slot is distinct from new.slot
        or old.people <> new.people or old.status <> new.status or old.voided <> new.voided))
      execute function pass_grows_old()`,
};

/** Columns are listed: PostgreSQL plans a trigger's condition for each statement that could fire it. */
const auditOf: TablePart = {
  make: '',
  guard: `
    drop trigger audit_update on booking;
    create trigger audit_update after update of mobile, voided, visit_date, doctor_id, slot on booking for each row
      when (old.mobile <> new.mobile or old.voided <> new.voided or old.visit_date <> new.visit_date
        or old.doctor_id is distinct from new.doctor_id or old.slot is distinct from new.slot)
      execute function write_audit('booking', 'short_code')`,
};

/** An inspector admits people and sees what its own park sold; a counter corrects the person of its token. */
const posts: TablePart = {
  make: '',
  guard: `
    revoke update on booking from pravesh_inspector, pravesh_counter;
    grant update (admitted_at, admitted_gate, let_in, inside, admitted_people) on booking to pravesh_inspector;
    grant update (mobile, person_name, email) on booking to pravesh_counter;
    create policy inspectors_part on booking_line as restrictive to pravesh_inspector using (booking_in_sight(organisation_id, booking_id))`,
};

/** A ticket on its way through book_tickets. */
const judgedTicket: TablePart = {
  make: `
    create type judged_ticket as (
      n int, outcome text, places_left int, id text, offering text, mobile text, date date, slot text, slot_until text, slot_capacity int,
      lines jsonb, people int, original int, discount int, coupon text, coupon_version int, code text, agent text, key text, request text,
      now timestamptz, gateway text, capacity int, counted boolean, share text, most float8, hold timestamptz
    )`,
};

/** The place of a token on its way through book_tokens. */
const judgedToken: TablePart = {
  make: `
    create type judged_token as (
      n int, outcome text, number int, id text, kind text, offering text, line text, doctor text, day date, mobile text, name text,
      mode text, loan text, counter text, fee int, agent text, key text, request text, share text, now timestamptz, gateway text, place text,
      doctor_name text, hold timestamptz
    )`,
};

/** The list of one coupon's bookings, newest first; most bookings have none and are not in it. */
const byCoupon: TablePart = {
  make: `
    create index booking_coupon_code on booking (organisation_id, coupon_code, created_at desc, id desc) where coupon_code is not null`,
};

export const bookings: SchemaSteps = {
  1: [booking, line, addressShare],
  11: [slot],
  14: [auditOf],
  25: [posts],
  33: [judgedTicket, judgedToken],
  39: [byCoupon],
};
