import { recordTable } from '#server/kernel/database/schema/record-table.ts';
import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Visitors read removed ones too: old bookings name their counters. Officers and drafts are for staff. */
const branch: TablePart = {
  make: recordTable({
    name: 'branch',
    columns: `
      name text not null,
      code text not null,
      officers jsonb not null default '[]',
      gateway text not null check (gateway in ('ccav', 'paytm')),
      merchant_id text not null default '',
      published boolean not null default true,
      closed boolean not null default false check (not (closed and published))`,
  }),
  guard: `
    select protect('branch', 'select'), hide_while_off('branch'), audit('branch', 'name');
    create policy anyone on branch for select to pravesh_visitor using (published);
    grant select (id, organisation_id, name, code, gateway, merchant_id, published, closed, created_at, deleted_at) on branch to pravesh_visitor;
    create trigger branch_withdrawn before update of published on branch for each row when (old.published and not new.published)
      execute function withdraw_alone();
    create trigger branch_shows after update of published on branch for each row when (old.published <> new.published)
      execute function branch_shows()`,
};

const daysOff: TablePart = {
  make: "alter table branch add column days_off text[] not null default '{}'",
  guard: 'grant select (days_off) on branch to pravesh_visitor',
};

const town: TablePart = {
  make: "alter table branch add column town text not null default ''",
  guard: 'grant select (town) on branch to pravesh_visitor',
};

const active: TablePart = {
  make: 'alter table branch add column active boolean not null default true',
  guard: `
    grant select (active) on branch to pravesh_visitor;
    create trigger branch_paused before update of active on branch for each row when (old.active and not new.active)
      execute function withdraw_alone()`,
};

export const branches: SchemaSteps = { 1: [branch], 8: [daysOff], 15: [town], 20: [active] };
