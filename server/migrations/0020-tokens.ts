import { type Kysely, sql } from 'kysely';

/** Appointments at clinics and branches: what their bookings know more than a ticket, queues of a day, and numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await bookings(db);
  await queues(db);
}

async function bookings(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking
      add column clinic_id text,
      add column doctor_id text,
      add column branch_id text,
      add column person_name text not null default '',
      add column loan_type text,
      add column payment_mode text check (payment_mode in ('online', 'cash')),
      add foreign key (organisation_id, clinic_id) references clinic (organisation_id, id),
      add foreign key (organisation_id, doctor_id) references doctor (organisation_id, id),
      add foreign key (organisation_id, branch_id) references branch (organisation_id, id),
      add constraint booking_offering check (num_nonnulls(park_id, clinic_id, branch_id) = 1)`.execute(db);
  await sql`create index booking_clinic on booking (clinic_id, visit_date, doctor_id) where clinic_id is not null`.execute(
    db,
  );
  await sql`create index booking_branch on booking (branch_id, visit_date) where branch_id is not null`.execute(db);
}

async function queues(db: Kysely<unknown>): Promise<void> {
  // One row a queue and day: its lock orders everything that happens in the queue (lock order: offering, queue, booking, attempt).
  await sql`
    create table token_queue (
      queue_id text not null,
      doctor_id text not null default '',
      day date not null,
      organisation_id text not null references organisation (id),
      kind text not null check (kind in ('doctor', 'loan')),
      issued int not null default 0 check (issued >= 0),
      running int not null default 0 check (running >= 0 and running <= issued),
      paused boolean not null default false,
      late_minutes int not null default 0 check (late_minutes >= 0),
      updated_at timestamptz not null,
      primary key (queue_id, doctor_id, day)
    )`.execute(db);
  await sql`
    create table token (
      booking_id text primary key references booking (id),
      organisation_id text not null,
      queue_id text not null,
      doctor_id text not null default '',
      day date not null,
      number int not null check (number > 0),
      counter_id text references counter (id),
      state text not null check (state in ('booked', 'called', 'complete', 'noshow', 'cancelled')),
      issued_at timestamptz not null,
      called_at timestamptz,
      completed_at timestamptz,
      unique (queue_id, doctor_id, day, number),
      foreign key (queue_id, doctor_id, day) references token_queue (queue_id, doctor_id, day),
      foreign key (organisation_id, booking_id) references booking (organisation_id, id)
    )`.execute(db);
  await sql`create index token_counter on token (counter_id, day)`.execute(db);
  for (const table of ['token_queue', 'token']) await sql`select protect(${table})`.execute(db);
}
