import { type Kysely, sql } from 'kysely';

/** Every account says its mobile number too: it is not to be anybody's password. As in migration 0011 otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view account with (security_invoker = true) as
      select id, case kind when 'admin' then 'admin' else 'owner' end as role, name, email, password_hash, active, mobile
      from organisation
      union all
      select i.id, 'inspector', i.name, i.email, i.password_hash, i.active and o.active, i.phone
      from inspector i join organisation o on o.id = i.organisation_id
      union all
      select c.id, 'counter', c.username, null, c.password_hash, c.active and c.deleted_at is null and o.active, c.mobile
      from counter c join organisation o on o.id = c.organisation_id`.execute(db);
}
