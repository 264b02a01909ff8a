import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

const presentation: TablePart = {
  make: `
    create table presentation (
      organisation_id text not null references organisation (id),
      id text not null,
      pictures text[] not null default '{}',
      about text not null default '',
      visitor_rules text not null default '',
      coordinates text not null default '',
      child_means text not null default '',
      kind_notes jsonb not null default '{}',
      primary key (organisation_id, id)
    )`,
  guard: `select protect('presentation'), audit('presentation', 'name')`,
};

/** An organisation is known by this logo and this colour on the pages of its places. */
const brand: TablePart = {
  make: `
    create table brand (
      organisation_id text primary key references organisation (id),
      id text not null check (id = organisation_id),
      logo text not null default '',
      colour text not null default ''
    )`,
  guard: `select protect('brand'), audit('brand', 'name')`,
};

/** An owner may say what each picture shows, by its hash. */
const pictureTexts: TablePart = {
  make: `alter table presentation add column picture_texts jsonb not null default '{}'`,
};

/** `board_notice` counts until its day is over. Languages in their order; none: those of the state. */
const boards: TablePart = {
  make: `
    alter table presentation add column board_notice text not null default '', add column board_notice_until text not null default '';
    alter table brand add column room_languages text[] not null default '{}'`,
};

export const presentations: SchemaSteps = { 12: [presentation, brand], 14: [pictureTexts], 19: [boards] };
