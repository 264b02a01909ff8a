import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

const advertisement: TablePart = {
  make: `
    create table advertisement (
      organisation_id text not null,
      id text not null,
      park_id text not null,
      name text not null default '',
      images text[] not null default '{}',
      starts_on date,
      ends_on date,
      url text not null default '' check (url = '' or url ~* '^https?://'),
      description text not null default '',
      placement text not null check (placement in ('get-qr', 'booking')),
      organisation_active boolean not null default true,
      park_shown boolean not null default true,
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (organisation_id, id),
      foreign key (organisation_id, park_id) references park (organisation_id, id)
    );
    create index advertisement_id on advertisement (id);
    create index advertisement_newest on advertisement (organisation_id, created_at desc, id desc);
    create index advertisement_park on advertisement (park_id, placement)`,
  guard: `
    select protect('advertisement'), hide_while_off('advertisement'), audit('advertisement', 'name');
    create policy anyone on advertisement for select to pravesh_visitor using (deleted_at is null and park_shown);
    -- Named so that a new card waits for its organisation first (docs/schema.md, Lock order).
    create trigger shown_with_park before insert on advertisement for each row execute function park_known();
    create trigger shown_with_other_park before update of park_id on advertisement for each row when (old.park_id <> new.park_id)
      execute function park_known();
    grant select on advertisement to pravesh_visitor`,
};

export const advertisements: SchemaSteps = { 1: [advertisement] };
