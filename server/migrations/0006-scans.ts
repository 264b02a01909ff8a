import { type Kysely, sql } from 'kysely';

/** Every scan at a gate, let in or not. The scan's own id makes a repeat answer the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scan (
      organisation_id text not null,
      scan_id text not null,
      booking_id text,
      park_id text,
      result text not null,
      first_scanned_at timestamptz,
      first_gate text,
      gate text,
      device_id text,
      account_id text not null,
      scanned_at timestamptz not null,
      received_at timestamptz not null,
      primary key (organisation_id, scan_id)
    )`.execute(db);
  await sql`create index scan_booking on scan (booking_id)`.execute(db);
  await sql`select protect('scan')`.execute(db);
}
