import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A park's gates may do this; visitors read it with the rest of a park. */
const rules: TablePart = {
  make: `
    alter table park add column part_of_group boolean not null default false;
    alter table park add column re_entry boolean not null default false;
    alter table park add column inside_limit int check (inside_limit > 0)`,
  guard: 'grant select (part_of_group, re_entry, inside_limit) on park to pravesh_visitor',
};

/** Counts per kind: let in, and inside now. Null: nobody came, or all at once at a park that does not count. */
const parts: TablePart = {
  make: `
    alter table booking add column let_in jsonb;
    alter table booking add column inside jsonb;
    alter table booking add column admitted_people int check (admitted_people >= 0)`,
  guard: `
    create trigger booking_part_recounts after update of admitted_people on booking for each row
      when (old.admitted_at is not distinct from new.admitted_at and old.admitted_people is distinct from new.admitted_people)
      execute function recount_booking()`,
};

/**
 * Counts per kind that a scan let in or out, how many came for the first time, and how many may still come. `inside`
 * changes by them on that day. An undone scan keeps when, by whom and why.
 */
const counted: TablePart = {
  make: `
    alter table scan add column people int;
    alter table scan add column counts jsonb;
    alter table scan add column anew jsonb;
    alter table scan add column remaining jsonb;
    alter table scan add column inside_day date;
    alter table scan add column counted int;
    alter table scan add column reason text;
    alter table scan add column undone_at timestamptz;
    alter table scan add column undone_by text;
    alter table scan add column undo_reason text;
    create index scan_handled on scan (organisation_id, park_id, scanned_at) where reason is not null or undone_at is not null`,
};

/** The people inside a park that counts them, of its business day. */
const inside: TablePart = {
  make: `
    create table park_inside (
      organisation_id text not null,
      park_id text not null,
      day date not null,
      people int not null check (people >= 0),
      primary key (organisation_id, park_id, day),
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    )`,
  guard: `
    select protect('park_inside');
    grant select, insert, update on park_inside to pravesh_inspector;
    create policy inspectors_part on park_inside as restrictive to pravesh_inspector using (park_id = (select current_post()))`,
};

/** An inspector changes how many people are inside, and not of which park or day. */
const peopleAlone: TablePart = {
  make: '',
  guard: `
    revoke update on park_inside from pravesh_inspector;
    grant update (people) on park_inside to pravesh_inspector`,
};

export const admissions: SchemaSteps = { 17: [rules, parts, counted, inside], 25: [peopleAlone] };
