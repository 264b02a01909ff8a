import { recordTable } from '#server/kernel/database/schema/record-table.ts';
import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Shows. Visitors read them whole, and none of a draft. */
const exhibition: TablePart = {
  make: recordTable({
    name: 'exhibition',
    columns: `
      name text not null,
      type text not null check (type in ('exhibition', 'shows', 'drama')),
      location text not null,
      starts_at timestamptz,
      ends_at timestamptz,
      capacity int check (capacity >= 0),
      published boolean not null default true,
      closed boolean not null default false check (not (closed and published))`,
  }),
  guard: `
    select protect('exhibition', 'select'), hide_while_off('exhibition'), audit('exhibition', 'name');
    create policy anyone on exhibition for select to pravesh_visitor using (published and deleted_at is null);
    grant select on exhibition to pravesh_visitor;
    create trigger exhibition_withdrawn before update of published on exhibition for each row when (old.published and not new.published)
      execute function withdraw_alone()`,
};

const daysOff: TablePart = {
  make: "alter table exhibition add column days_off text[] not null default '{}'",
};

const active: TablePart = {
  make: 'alter table exhibition add column active boolean not null default true',
  guard: `
    create trigger exhibition_paused before update of active on exhibition for each row when (old.active and not new.active)
      execute function withdraw_alone()`,
};

export const exhibitions: SchemaSteps = { 1: [exhibition], 8: [daysOff], 20: [active] };
