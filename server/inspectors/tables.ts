import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** An inspector checks tickets at one park; the address is a login. */
const inspector: TablePart = {
  make: `
    create table inspector (
      organisation_id text not null,
      id text not null,
      park_id text not null,
      name text not null,
      email text not null,
      phone text not null,
      password_hash text not null,
      active boolean not null,
      created_at timestamptz not null,
      primary key (organisation_id, id),
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    );
    create index inspector_id on inspector (id)`,
  guard: `
    select protect('inspector', 'select'), audit('inspector', 'name');
    grant update (password_hash) on inspector to pravesh_inspector;
    create policy own_password on inspector as restrictive to pravesh_inspector using (true) with check (id = (select current_account()))`,
};

/** Supervises the gates of its park. Sessions read it with each call. */
const supervisor: TablePart = {
  make: 'alter table inspector add column supervises_gates boolean not null default false',
};

export const inspectors: SchemaSteps = { 1: [inspector], 34: [supervisor] };
