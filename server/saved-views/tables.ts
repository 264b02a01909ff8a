import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A stored view of a list. Only its own account reads or writes it. */
const view: TablePart = {
  make: `
    create table saved_view (
      organisation_id text not null references organisation (id),
      account_id text not null,
      list text not null,
      name text not null,
      query text not null,
      columns text[] not null,
      main boolean not null,
      primary key (organisation_id, account_id, list, name)
    );
    create unique index saved_view_main on saved_view (organisation_id, account_id, list) where main`,
  guard: `
    select protect('saved_view', 'select, insert, update, delete');
    create policy own_views on saved_view as restrictive to pravesh_tenant, pravesh_inspector, pravesh_counter, pravesh_admin
      using (account_id = current_setting('app.account', true)) with check (account_id = current_setting('app.account', true))`,
};

export const savedViews: SchemaSteps = { 1: [view] };
