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

export const televisions: SchemaSteps = { 13: [code] };
