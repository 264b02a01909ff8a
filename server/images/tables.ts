import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A tenant's picture. Its bytes are in the picture store under the hash, once for all tenants. */
const image: TablePart = {
  make: `
    create table image (
      organisation_id text not null references organisation (id),
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      bytes int not null check (bytes > 0),
      created_at timestamptz not null,
      primary key (organisation_id, hash)
    );
    create index image_hash on image (hash)`,
  guard: `select protect('image')`,
};

/** Size and main colour of a picture, which reserve its space on a page; null for pictures stored before this step. */
const measures: TablePart = {
  make: `
    alter table image
      add column width int check (width > 0),
      add column height int check (height > 0),
      add column colour text check (colour ~ '^#[0-9a-f]{6}$')`,
};

export const images: SchemaSteps = { 1: [image], 12: [measures] };
