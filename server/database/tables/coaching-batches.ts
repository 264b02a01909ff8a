import type { Part, Steps } from '#server/platform/schema/steps.ts';

/** Courses with a number of students. Visitors read them whole. */
const batch: Part = {
  make: `
    create table coaching_batch (
      organisation_id text not null references organisation (id),
      id text not null,
      name text not null,
      start_date date not null,
      end_date date not null,
      start_time text not null,
      end_time text not null,
      fee_paise int not null check (fee_paise >= 0),
      intake int not null check (intake >= 0),
      gateway text not null check (gateway in ('ccav', 'paytm')),
      merchant_id text not null default '',
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (organisation_id, id)
    );
    create index coaching_batch_id on coaching_batch (id);
    create index coaching_batch_newest on coaching_batch (organisation_id, created_at desc, id desc)`,
  guard: `
    select protect('coaching_batch'), hide_while_off('coaching_batch'), audit('coaching_batch', 'name');
    create policy anyone on coaching_batch for select to pravesh_visitor using (deleted_at is null);
    grant select on coaching_batch to pravesh_visitor;
    create trigger enrolments_follow_end after update of end_date on coaching_batch for each row
      when (old.end_date is distinct from new.end_date) execute function enrolments_follow_end()`,
};

export const coachingBatches: Steps = { 1: [batch] };
