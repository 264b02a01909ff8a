import type { Part, Steps } from '#server/kernel/database/schema/steps.ts';

/** Everybody who can sign in: the three kinds of account as one; each caller sees through it what it sees of the tables. */
const account: Part = {
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

/** Links for a forgotten password, one row an account: a new link takes the place of the one before. On record is one that the admin makes for somebody else. */
const passwordLink: Part = {
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

export const accounts: Steps = { 1: [account, passwordLink] };
