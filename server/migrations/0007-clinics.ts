import { type Kysely, sql } from 'kysely';

/** Doctors, specializations and clinics. Visitors read them; nothing in them is for staff alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await doctors(db);
  await clinics(db);
}

async function doctors(db: Kysely<unknown>): Promise<void> {
  for (const table of ['doctor', 'specialization']) {
    await sql`
      create table ${sql.table(table)} (
        id text primary key,
        organisation_id text not null references organisation (id),
        name text not null,
        created_at timestamptz not null,
        deleted_at timestamptz,
        unique (organisation_id, id)
      )`.execute(db);
    await sql`create index ${sql.ref(`${table}_newest`)} on ${sql.table(table)} (organisation_id, created_at desc, id desc)`.execute(
      db,
    );
    await sql`select protect(${table})`.execute(db);
    // Removed ones too: a clinic still says whose clinic it is.
    await sql`create policy anyone on ${sql.table(table)} for select to pravesh_visitor using (true)`.execute(db);
    await sql`grant select on ${sql.table(table)} to pravesh_visitor`.execute(db);
  }
  await sql`alter table specialization add column active boolean not null`.execute(db);
}

async function clinics(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table clinic (
      id text primary key,
      organisation_id text not null references organisation (id),
      name text not null,
      doctor_id text not null,
      city text not null,
      area text not null,
      address text not null,
      opens_at text not null,
      closes_at text not null,
      fee_paise int not null check (fee_paise >= 0),
      specialization text not null default '',
      tokens int not null check (tokens >= 0),
      booking_days int not null default 0 check (booking_days >= 0),
      gateway text not null check (gateway in ('ccav', 'paytm')),
      merchant_id text not null default '',
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (organisation_id, id),
      foreign key (organisation_id, doctor_id) references doctor (organisation_id, id)
    )`.execute(db);
  await sql`create index clinic_newest on clinic (organisation_id, created_at desc, id desc)`.execute(db);
  await sql`
    create table clinic_doctor (
      organisation_id text not null,
      clinic_id text not null,
      doctor_id text not null,
      place int not null,
      primary key (clinic_id, doctor_id),
      foreign key (organisation_id, clinic_id) references clinic (organisation_id, id) on delete cascade,
      foreign key (organisation_id, doctor_id) references doctor (organisation_id, id)
    )`.execute(db);
  for (const table of ['clinic', 'clinic_doctor']) {
    await sql`select protect(${table})`.execute(db);
    await sql`grant select on ${sql.table(table)} to pravesh_visitor`.execute(db);
  }
  await sql`create policy anyone on clinic for select to pravesh_visitor using (deleted_at is null)`.execute(db);
  await sql`create policy anyone on clinic_doctor for select to pravesh_visitor using (true)`.execute(db);
}
