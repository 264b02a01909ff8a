import { type Kysely, sql } from 'kysely';

/** What the dashboard counts every minute: paid visits of a day by park, and the refunds of a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index booking_visit on booking (park_id, visit_date) where status = 'paid'`.execute(db);
  await sql`create index payment_refund_newest on payment_refund (organisation_id, created_at)`.execute(db);
}
