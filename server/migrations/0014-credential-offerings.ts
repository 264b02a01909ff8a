import { type Kysely, sql } from 'kysely';

const OTHERS = { clinic_id: 'clinic', branch_id: 'branch', batch_id: 'coaching_batch' };

/** Payment credentials belong to a park, a clinic, a branch or a coaching batch: exactly one, and of the same tenant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, table] of Object.entries(OTHERS)) {
    await sql`alter table gateway_credential add column ${sql.ref(column)} text`.execute(db);
    await sql`
      alter table gateway_credential add foreign key (organisation_id, ${sql.ref(column)})
      references ${sql.table(table)} (organisation_id, id)`.execute(db);
  }
  await sql`alter table gateway_credential alter column park_id drop not null`.execute(db);
  await sql`
    alter table gateway_credential add constraint gateway_credential_offering
    check (num_nonnulls(park_id, clinic_id, branch_id, batch_id) = 1)`.execute(db);
  await sql`
    alter table gateway_credential add column offering_id text
    generated always as (coalesce(park_id, clinic_id, branch_id, batch_id)) stored`.execute(db);
  await sql`create unique index gateway_credential_live_offering on gateway_credential (offering_id) where retired_at is null`.execute(
    db,
  );
}
