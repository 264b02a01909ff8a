import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Steps of an organisation's beginning that no other table records. */
const mark: TablePart = {
  make: `
    create table onboarding_mark (
      organisation_id text not null references organisation (id),
      mark text not null check (mark in ('poster', 'put-away')),
      marked_at timestamptz not null,
      primary key (organisation_id, mark)
    )`,
  guard: `select protect('onboarding_mark')`,
};

export const onboarding: SchemaSteps = { 1: [mark] };
