import { recordTable } from '#server/kernel/database/schema/record-table.ts';
import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A doctor of clinics. Visitors read removed ones too, because old bookings name them. */
const doctor: TablePart = {
  make: recordTable({
    name: 'doctor',
    columns: `
      name text not null`,
  }),
  guard: `
    select protect('doctor', 'select'), hide_while_off('doctor'), audit('doctor', 'name');
    create policy anyone on doctor for select to pravesh_visitor using (true);
    grant select on doctor to pravesh_visitor`,
};

const daysOff: TablePart = {
  make: "alter table doctor add column days_off text[] not null default '{}'",
};

/** Closed instead of deleted, because of tokens or as a clinic's only doctor; hidden, can be reopened. */
const closed: TablePart = { make: 'alter table doctor add column closed boolean not null default false' };

export const doctors: SchemaSteps = { 1: [doctor], 8: [daysOff], 30: [closed] };
