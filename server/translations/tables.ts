import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A record's texts for visitors in other languages than English. */
const translation: TablePart = {
  make: `
    create table translation (
      organisation_id text not null references organisation (id),
      id text not null,
      texts jsonb not null default '{}',
      primary key (organisation_id, id)
    )`,
  guard: `select protect('translation'), audit('translation', 'name')`,
};

export const translations: SchemaSteps = { 16: [translation] };
