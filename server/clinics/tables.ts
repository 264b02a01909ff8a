import { recordTable } from '#server/kernel/database/schema/record-table.ts';
import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A doctor sees patients here by token. Nothing in it is for staff alone, but a draft, which may be incomplete. */
const clinic: TablePart = {
  make: recordTable({
    name: 'clinic',
    columns: `
      name text not null,
      doctor_id text,
      city text not null,
      area text not null,
      address text not null,
      opens_at text not null,
      closes_at text not null,
      fee_paise int check (fee_paise >= 0),
      specialization text not null default '',
      tokens int check (tokens >= 0),
      booking_days int not null default 0 check (booking_days >= 0),
      gateway text not null check (gateway in ('ccav', 'paytm')),
      merchant_id text not null default '',
      published boolean not null default true,
      closed boolean not null default false check (not (closed and published))`,
    constraints: `,
      constraint clinic_complete check (not published or (doctor_id is not null and fee_paise is not null and tokens is not null)),
      foreign key (organisation_id, doctor_id) references doctor (organisation_id, id)`,
  }),
  guard: `
    select protect('clinic', 'select'), hide_while_off('clinic'), audit('clinic', 'name');
    create policy anyone on clinic for select to pravesh_visitor using (published and deleted_at is null);
    grant select on clinic to pravesh_visitor;
    create trigger clinic_withdrawn before update of published on clinic for each row when (old.published and not new.published)
      execute function withdraw_alone()`,
};

/** Further doctors of a clinic, in their order. */
const clinicDoctor: TablePart = {
  make: `
    create table clinic_doctor (
      organisation_id text not null,
      clinic_id text not null,
      doctor_id text not null,
      place int not null,
      primary key (organisation_id, clinic_id, doctor_id),
      foreign key (organisation_id, clinic_id) references clinic (organisation_id, id) on delete cascade,
      foreign key (organisation_id, doctor_id) references doctor (organisation_id, id)
    )`,
  guard: `
    select protect('clinic_doctor', 'select'), audit('clinic_doctor', 'doctor');
    create policy anyone on clinic_doctor for select to pravesh_visitor using (true);
    grant select on clinic_doctor to pravesh_visitor`,
};

const daysOff: TablePart = {
  make: "alter table clinic add column days_off text[] not null default '{}'",
};

const active: TablePart = {
  make: 'alter table clinic add column active boolean not null default true',
  guard: `
    create trigger clinic_paused before update of active on clinic for each row when (old.active and not new.active)
      execute function withdraw_alone()`,
};

export const clinics: SchemaSteps = { 1: [clinic, clinicDoctor], 8: [daysOff], 20: [active] };
