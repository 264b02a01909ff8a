import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/**
 * The places of a show that are taken. They are counted whether or not it has a capacity, so that one which gets it later
 * knows.
 */
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
