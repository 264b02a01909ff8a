import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A desk of a branch; its mobile number is a login, which only staff read. Visible with its branch. */
const counter: TablePart = {
  make: `
    create table counter (
      organisation_id text not null,
      id text not null,
      branch_id text not null,
      counter_number text not null,
      username text not null,
      mobile text not null,
      password_hash text not null,
      active boolean not null,
      organisation_active boolean not null default true,
      branch_shown boolean not null default true,
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (organisation_id, id),
      foreign key (organisation_id, branch_id) references branch (organisation_id, id)
    );
    create index counter_id on counter (id);
    create index counter_branch on counter (organisation_id, branch_id)`,
  guard: `
    select protect('counter', 'select'), hide_while_off('counter'), audit('counter', 'username');
    grant update (password_hash) on counter to pravesh_counter;
    create policy own_password on counter as restrictive to pravesh_counter using (true) with check (id = (select current_account()));
    create policy anyone on counter for select to pravesh_visitor using (deleted_at is null and branch_shown);
    -- Named so that a new counter waits for its organisation first (docs/schema.md, Lock order).
    create trigger shown_with_branch before insert on counter for each row execute function branch_known();
    create trigger shown_with_other_branch before update of branch_id on counter for each row when (old.branch_id <> new.branch_id)
      execute function branch_known();
    grant select (id, organisation_id, branch_id, counter_number, username, active, created_at, deleted_at) on counter to pravesh_visitor`,
};

export const counters: SchemaSteps = { 1: [counter] };
