import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Courses with a number of students. Visitors read them whole; a draft, which may be incomplete, is for staff. */
const batch: TablePart = {
  make: `
    create table coaching_batch (
      organisation_id text not null references organisation (id),
      id text not null,
      name text not null,
      start_date date,
      end_date date,
      start_time text not null,
      end_time text not null,
      fee_paise int check (fee_paise >= 0),
      intake int check (intake >= 0),
      gateway text not null check (gateway in ('ccav', 'paytm')),
      merchant_id text not null default '',
      published boolean not null default true,
      closed boolean not null default false check (not (closed and published)),
      organisation_active boolean not null default true,
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (organisation_id, id),
      constraint coaching_batch_complete check (not published or num_nulls(start_date, end_date, fee_paise, intake) = 0)
    );
    create index coaching_batch_id on coaching_batch (id);
    create index coaching_batch_newest on coaching_batch (organisation_id, created_at desc, id desc)`,
  guard: `
    select protect('coaching_batch', 'select'), hide_while_off('coaching_batch'), audit('coaching_batch', 'name');
    create policy anyone on coaching_batch for select to pravesh_visitor using (published and deleted_at is null);
    grant select on coaching_batch to pravesh_visitor;
    create trigger enrolments_follow_end after update of end_date on coaching_batch for each row
      when (old.end_date is distinct from new.end_date) execute function enrolments_follow_end()`,
};

export const coachingBatches: SchemaSteps = { 1: [batch] };
