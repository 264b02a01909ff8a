import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Places taken at a show, counted also without a capacity, which may be set later. */
const places: TablePart = {
  make: `
    create table exhibition_places (
      organisation_id text not null,
      exhibition_id text not null,
      taken int not null check (taken >= 0),
      primary key (organisation_id, exhibition_id),
      foreign key (organisation_id, exhibition_id) references exhibition (organisation_id, id)
    )`,
  guard: `select protect('exhibition_places', 'select')`,
};

export const visits: SchemaSteps = { 1: [places] };
