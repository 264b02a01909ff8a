import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A note by staff, under their name then; never changed. An inspector reads its own park's. */
const note: TablePart = {
  make: `
    create table booking_note (
      organisation_id text not null,
      id text not null,
      booking_id text not null,
      text text not null,
      account_id text not null,
      account_name text not null default '',
      role text not null check (role in ('owner', 'inspector', 'admin')),
      created_at timestamptz not null,
      primary key (organisation_id, id),
      foreign key (organisation_id, booking_id) references booking (organisation_id, id)
    );
    create index booking_note_booking on booking_note (organisation_id, booking_id, created_at)`,
  guard: `
    select protect('booking_note');
    revoke update, delete, truncate on booking_note from pravesh_tenant, pravesh_admin, pravesh_system;
    create policy inspectors_part on booking_note as restrictive to pravesh_inspector using (booking_in_sight(organisation_id, booking_id));
    grant select, insert on booking_note to pravesh_inspector`,
};

export const bookingRecords: SchemaSteps = { 1: [note] };
