import { recordTable } from '#server/kernel/database/schema/record-table.ts';
import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A doctor's field. Visitors read removed ones too, because clinics name them. */
const specialization: TablePart = {
  make: recordTable({
    name: 'specialization',
    columns: `
      name text not null,
      active boolean not null`,
  }),
  guard: `
    select protect('specialization', 'select'), hide_while_off('specialization'), audit('specialization', 'name');
    create policy anyone on specialization for select to pravesh_visitor using (true);
    grant select on specialization to pravesh_visitor`,
};

export const specializations: SchemaSteps = { 1: [specialization] };
