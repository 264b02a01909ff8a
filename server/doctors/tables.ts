import { recordTable } from '#server/kernel/database/schema/record-table.ts';
import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A doctor sees the patients. Visitors read removed ones too: a clinic still says whose clinic it is. */
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

/** A doctor is on leave on these days. */
const daysOff: TablePart = {
  make: "alter table doctor add column days_off text[] not null default '{}'",
};

/** Closed instead of deleted: somebody has a token, or a clinic has no other doctor. It is hidden as a deleted one, and can be opened again. */
const closed: TablePart = { make: 'alter table doctor add column closed boolean not null default false' };

export const doctors: SchemaSteps = { 1: [doctor], 8: [daysOff], 30: [closed] };
