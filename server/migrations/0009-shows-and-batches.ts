import { type Kysely, sql } from 'kysely';

/** Shows and coaching batches. Visitors read them whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exhibition (
      id text primary key,
      organisation_id text not null references organisation (id),
      name text not null,
      type text not null check (type in ('exhibition', 'shows', 'drama')),
      location text not null,
      starts_at timestamptz,
      ends_at timestamptz,
      capacity int check (capacity >= 0),
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (organisation_id, id)
    )`.execute(db);
  await sql`
    create table coaching_batch (
      id text primary key,
      organisation_id text not null references organisation (id),
      name text not null,
      start_date date not null,
      end_date date not null,
      start_time text not null,
      end_time text not null,
      fee_paise int not null check (fee_paise >= 0),
      intake int not null check (intake >= 0),
      gateway text not null check (gateway in ('ccav', 'paytm')),
      merchant_id text not null default '',
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (organisation_id, id)
    )`.execute(db);
  for (const table of ['exhibition', 'coaching_batch']) {
    await sql`create index ${sql.ref(`${table}_newest`)} on ${sql.table(table)} (organisation_id, created_at desc, id desc)`.execute(
      db,
    );
    await sql`select protect(${table})`.execute(db);
    await sql`create policy anyone on ${sql.table(table)} for select to pravesh_visitor using (deleted_at is null)`.execute(
      db,
    );
    await sql`grant select on ${sql.table(table)} to pravesh_visitor`.execute(db);
  }
}
