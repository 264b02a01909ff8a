import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A code that a television shows for some minutes, nobody's until staff type it: then it names the board to be shown. */
const code: TablePart = {
  make: `
    create table television_code (
      code text primary key,
      secret_hash text not null unique,
      expires_at timestamptz not null,
      kind text check (kind in ('doctor', 'loan')),
      queue_id text,
      constraint television_code_shown check (num_nulls(kind, queue_id) in (0, 2))
    )`,
  guard: 'grant select, insert, update, delete on television_code to pravesh_app',
};

/** The last reports of a place's display boards: with sound (heard_at) and without (silent_at). */
const sound: TablePart = {
  make: `
    create table board_sound (
      organisation_id text not null references organisation (id),
      queue_id text not null,
      heard_at timestamptz,
      silent_at timestamptz,
      primary key (organisation_id, queue_id)
    )`,
  guard: `
    select protect('board_sound');
    grant select on board_sound to pravesh_counter;
    create policy counters_part on board_sound as restrictive to pravesh_counter using (queue_id = (select current_post()))`,
};

export const televisions: SchemaSteps = { 13: [code], 34: [sound] };
