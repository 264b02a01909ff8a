import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A category belongs to no tenant: everybody reads it, the admin writes it. */
const category: TablePart = {
  make: `
    create table category (
      id text primary key,
      name text not null,
      active boolean not null,
      created_at timestamptz not null
    );
    create unique index category_name on category (lower(name))`,
  guard: `
    alter table category enable row level security;
    create policy anyone on category for select using (true);
    create policy above on category to pravesh_admin, pravesh_system using (true) with check (true);
    grant select on category to pravesh_visitor, pravesh_tenant, pravesh_inspector, pravesh_counter;
    grant select, insert, update, delete on category to pravesh_admin, pravesh_system;
    select audit('category', 'name')`,
};

export const categories: SchemaSteps = { 1: [category] };
