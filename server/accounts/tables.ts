import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Everybody who can sign in: the three kinds of account as one; each caller sees through it what it sees of the tables. */
const account: TablePart = {
  make: `
    create view account with (security_invoker = true) as
      select id as organisation_id, id, case kind when 'admin' then 'admin' else 'owner' end as role, name, email, password_hash, active, mobile, person_name
      from organisation
      union all
      select i.organisation_id, i.id, 'inspector', i.name, i.email, i.password_hash, i.active and o.active, i.phone, i.name
      from inspector i join organisation o on o.id = i.organisation_id
      union all
      select c.organisation_id, c.id, 'counter', c.username, null, c.password_hash, c.active and c.deleted_at is null and o.active, c.mobile, c.username
      from counter c join organisation o on o.id = c.organisation_id`,
  guard: 'grant select on account to pravesh_tenant, pravesh_inspector, pravesh_counter, pravesh_admin, pravesh_system',
};

/** One link a forgotten password, replaced by the next. Not audited if a forgotten password asked for it. */
const passwordLink: TablePart = {
  make: `
    create table password_link (
      account_id text primary key,
      organisation_id text not null,
      token_hash text not null unique,
      account_state text not null,
      expires_at timestamptz not null
    )`,
  guard: `
    alter table password_link enable row level security;
    create policy above on password_link to pravesh_admin, pravesh_system using (true) with check (true);
    grant select, insert, update, delete on password_link to pravesh_admin, pravesh_system;
    select audit('password_link', 'account', 'insert or update', $$current_setting('app.role', true) = 'admin'$$)`,
};

/** A link that an owner makes for an inspector is audited as one of the admin's. */
const ownersLinks: TablePart = {
  make: '',
  guard: `
    drop trigger audit_insert_update on password_link;
    select audit('password_link', 'account', 'insert or update', $$current_setting('app.role', true) in ('admin', 'owner')$$)`,
};

/** Staff at a post read nobody's password, and of others only what their screens show. */
const posts: TablePart = {
  make: '',
  guard: `
    revoke select on account from pravesh_inspector, pravesh_counter;
    revoke select on organisation from pravesh_inspector, pravesh_counter;
    grant select (id, kind, name, person_name, active, confirmed, created_at) on organisation to pravesh_inspector, pravesh_counter;
    revoke select, update (password_hash) on inspector from pravesh_inspector;
    revoke select on inspector from pravesh_counter;
    grant select (organisation_id, id, park_id, name, active, created_at) on inspector to pravesh_inspector, pravesh_counter;
    revoke select, update (password_hash) on counter from pravesh_counter;
    revoke select on counter from pravesh_inspector;
    grant select (organisation_id, id, branch_id, counter_number, username, mobile, active, organisation_active, branch_shown, created_at, deleted_at)
      on counter to pravesh_inspector, pravesh_counter`,
};

export const accounts: SchemaSteps = { 1: [account, passwordLink], 4: [posts], 39: [ownersLinks] };
