import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** The tenants. Visitors read the name of those that are on, and so see no offering of one that is off. */
const organisation: TablePart = {
  make: `
    create table organisation (
      id text primary key,
      kind text not null check (kind in ('park', 'clinic', 'branch', 'exhibition', 'coaching', 'admin')),
      name text not null,
      person_name text not null,
      location text not null,
      email text not null,
      mobile text not null,
      second_mobile text,
      password_hash text not null,
      active boolean not null default true,
      created_at timestamptz not null
    );
    create unique index organisation_email on organisation (lower(email))`,
  guard: `
    alter table organisation enable row level security;
    create policy itself on organisation to pravesh_tenant, pravesh_inspector, pravesh_counter using (id = current_organisation());
    create policy above on organisation to pravesh_admin, pravesh_system using (true) with check (true);
    create policy anyone on organisation for select to pravesh_visitor using (active);
    grant select (id, name, kind) on organisation to pravesh_visitor;
    grant select, update on organisation to pravesh_tenant;
    grant select on organisation to pravesh_inspector, pravesh_counter;
    grant select, insert, update on organisation to pravesh_admin, pravesh_system;
    select audit('organisation', 'name');
    create trigger organisation_switched after update of active on organisation for each row
      when (old.active is distinct from new.active) execute function organisation_switched()`,
};

/** Nothing is public before (decision 0050). Earlier organisations count as confirmed. */
const confirmation: TablePart = {
  make: 'alter table organisation add column confirmed boolean not null default true',
  guard: `
    drop policy anyone on organisation;
    create policy anyone on organisation for select to pravesh_visitor using (active and confirmed);
    drop trigger organisation_switched on organisation;
    create trigger organisation_switched after update of active, confirmed on organisation for each row
      when ((old.active and old.confirmed) is distinct from (new.active and new.confirmed)) execute function organisation_switched()`,
};

/** The directory keeps the address that an organisation chose for its page, for that one alone. */
const slug: TablePart = {
  make: `alter table organisation add column slug text not null default ''`,
};

export const organisations: SchemaSteps = { 1: [organisation], 3: [confirmation], 13: [slug] };
