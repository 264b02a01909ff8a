import { recordTable } from '#server/kernel/database/schema/record-table.ts';
import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Courses with a number of students. Visitors read them whole; a draft, which may be incomplete, is for staff. */
const batch: TablePart = {
  make: recordTable({
    name: 'coaching_batch',
    columns: `
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
      closed boolean not null default false check (not (closed and published))`,
    constraints: `,
      constraint coaching_batch_complete check (not published or num_nulls(start_date, end_date, fee_paise, intake) = 0)`,
  }),
  guard: `
    select protect('coaching_batch', 'select'), hide_while_off('coaching_batch'), audit('coaching_batch', 'name');
    create policy anyone on coaching_batch for select to pravesh_visitor using (published and deleted_at is null);
    grant select on coaching_batch to pravesh_visitor;
    create trigger enrolments_follow_end after update of end_date on coaching_batch for each row
      when (old.end_date is distinct from new.end_date) execute function enrolments_follow_end()`,
};

const daysOff: TablePart = {
  make: "alter table coaching_batch add column days_off text[] not null default '{}'",
};

const town: TablePart = {
  make: "alter table coaching_batch add column town text not null default ''",
};

const active: TablePart = {
  make: 'alter table coaching_batch add column active boolean not null default true',
};

export const coachingBatches: SchemaSteps = { 1: [batch], 8: [daysOff], 15: [town], 20: [active] };
