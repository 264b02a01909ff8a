import { type Kysely, sql } from 'kysely';

/** One table of bookings for all kinds, its lines, and the places taken of a park on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking (
      id text primary key,
      kind text not null,
      organisation_id text not null,
      park_id text,
      mobile text not null,
      visit_date date not null,
      people int not null check (people >= 0),
      status text not null check (status in ('pending', 'paid', 'aborted', 'awaited', 'failed', 'refunded')),
      original_paise int not null check (original_paise >= 0),
      discount_paise int not null check (discount_paise >= 0),
      total_paise int not null check (total_paise = original_paise - discount_paise and total_paise >= 0),
      coupon_code text,
      gateway text not null,
      hold_until timestamptz,
      places_held boolean not null default false,
      voided boolean not null default false,
      paid_attempt_id text,
      paid_at timestamptz,
      admitted_at timestamptz,
      admitted_gate text,
      user_agent text not null default '',
      idempotency_key text,
      request_hash text,
      first_hold_until timestamptz,
      created_at timestamptz not null,
      short_code text generated always as (left(id, 8)) stored,
      unique (organisation_id, id),
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    )`.execute(db);
  await sql`create index booking_newest on booking (organisation_id, created_at desc, id desc)`.execute(db);
  // The park comes second: while the table is young all indexes that begin with it look equally good to the planner, and
  // reading all bookings of a busy park to find those of one mobile is not.
  await sql`create index booking_mobile on booking (mobile, park_id)`.execute(db);
  await sql`create index booking_short_code on booking (short_code, park_id)`.execute(db);
  await sql`create index booking_held on booking (park_id, visit_date, hold_until) where hold_until is not null`.execute(
    db,
  );
  await sql`create unique index booking_idempotency on booking (idempotency_key) where idempotency_key is not null`.execute(
    db,
  );
  await sql`select protect('booking')`.execute(db);
  await sql`
    create table booking_line (
      booking_id text not null references booking (id),
      organisation_id text not null,
      category text not null,
      label text not null,
      price_paise int not null check (price_paise >= 0),
      quantity int not null check (quantity > 0),
      primary key (booking_id, category)
    )`.execute(db);
  await sql`select protect('booking_line')`.execute(db);
  await sql`
    create table park_day (
      park_id text not null,
      organisation_id text not null,
      visit_date date not null,
      taken int not null check (taken >= 0),
      primary key (park_id, visit_date),
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    )`.execute(db);
  await sql`select protect('park_day')`.execute(db);
  await sql`create policy anyone on park_day for select to pravesh_visitor using (true)`.execute(db);
  await sql`grant select on park_day to pravesh_visitor`.execute(db);
}
