import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A doctor’s field. Visitors read removed ones too: a clinic still says what it is for. */
const specialization: TablePart = {
  make: `
    create table specialization (
      organisation_id text not null references organisation (id),
      id text not null,
      name text not null,
      active boolean not null,
      organisation_active boolean not null default true,
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (organisation_id, id)
    );
    create index specialization_id on specialization (id);
    create index specialization_newest on specialization (organisation_id, created_at desc, id desc)`,
  guard: `
    select protect('specialization', 'select'), hide_while_off('specialization'), audit('specialization', 'name');
    create policy anyone on specialization for select to pravesh_visitor using (true);
    grant select on specialization to pravesh_visitor`,
};

export const specializations: SchemaSteps = { 1: [specialization] };
