import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A doctor sees the patients. Visitors read removed ones too: a clinic still says whose clinic it is. */
const doctor: TablePart = {
  make: `
    create table doctor (
      organisation_id text not null references organisation (id),
      id text not null,
      name text not null,
      organisation_active boolean not null default true,
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (organisation_id, id)
    );
    create index doctor_id on doctor (id);
    create index doctor_newest on doctor (organisation_id, created_at desc, id desc)`,
  guard: `
    select protect('doctor', 'select'), hide_while_off('doctor'), audit('doctor', 'name');
    create policy anyone on doctor for select to pravesh_visitor using (true);
    grant select on doctor to pravesh_visitor`,
};

export const doctors: SchemaSteps = { 1: [doctor] };
