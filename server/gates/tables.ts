import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A ticket that let in too many, because a gate was offline: who let them in, until an owner has read it. */
const conflict: TablePart = {
  make: `
    create table gate_conflict (
      organisation_id text not null,
      scan_id text not null,
      booking_id text,
      park_id text,
      result text not null,
      above int not null,
      sides jsonb not null,
      made_at timestamptz not null,
      read_at timestamptz,
      read_by text,
      primary key (organisation_id, scan_id)
    );
    create index gate_conflict_made on gate_conflict (organisation_id, made_at)`,
  guard: `
    select protect('gate_conflict');
    grant select, insert on gate_conflict to pravesh_inspector`,
};

/** A phone and its last state, updated four times a minute; here, because many servers serve one organisation. */
const device: TablePart = {
  make: `
    create table gate_device (
      organisation_id text not null,
      device_id text not null,
      key_hash text,
      park_id text,
      person text not null,
      session_hash text not null,
      gate text not null,
      battery int,
      charging boolean not null,
      waiting int not null,
      pace int not null,
      counts jsonb not null,
      seen_at timestamptz not null,
      locked_at timestamptz,
      lock_reason text,
      wiped_at timestamptz,
      primary key (organisation_id, device_id)
    ) with (fillfactor = 70)`,
  guard: `
    select protect('gate_device');
    grant select, insert, update on gate_device to pravesh_inspector`,
};

/** An owner's message to one phone, or to all of a park or of the organisation; and who has read it where. */
const message: TablePart = {
  make: `
    create table gate_message (
      organisation_id text not null,
      id text not null,
      device_id text,
      park_id text,
      text text not null,
      sent_at timestamptz not null,
      sent_by text not null,
      primary key (organisation_id, id)
    );
    create index gate_message_sent on gate_message (organisation_id, sent_at);
    create table gate_message_seen (
      organisation_id text not null,
      message_id text not null,
      device_id text not null,
      person text not null,
      seen_at timestamptz not null,
      primary key (organisation_id, message_id, device_id)
    )`,
  guard: `
    select protect('gate_message');
    select protect('gate_message_seen');
    grant select on gate_message to pravesh_inspector;
    grant select, insert on gate_message_seen to pravesh_inspector`,
};

/** Sessions of phones end with a lock. The last ended lock stays, because scans of its time may still arrive. */
const spoken: TablePart = {
  make: `
    create table gate_session (
      organisation_id text not null,
      session_hash text not null,
      device_id text not null,
      spoke_at timestamptz not null,
      primary key (organisation_id, session_hash, device_id)
    );
    create index gate_session_device on gate_session (organisation_id, device_id);
    alter table gate_device add column was_locked_at timestamptz;
    alter table gate_device add column unlocked_at timestamptz;
    create index gate_device_locked on gate_device (organisation_id) where locked_at is not null or unlocked_at is not null`,
  guard: `select protect('gate_session')`,
};

/** An inspector sees the phones of its own park and their messages; only functions write a phone's row. */
const ownPark: TablePart = {
  make: '',
  guard: `
    revoke insert, update on gate_device from pravesh_inspector;
    create policy inspectors_part on gate_device as restrictive to pravesh_inspector using (park_id = (select current_post()));
    create policy inspectors_part on gate_conflict as restrictive to pravesh_inspector using (park_id = (select current_post()));
    create policy inspectors_part on gate_message as restrictive to pravesh_inspector using (
      (park_id is null or park_id = (select current_post())) and (device_id is null or gate_in_sight(organisation_id, device_id)));
    create policy inspectors_part on gate_message_seen as restrictive to pravesh_inspector using (gate_in_sight(organisation_id, device_id))`,
};

/** An urgent message sounds until it was read. */
const urgent: TablePart = { make: 'alter table gate_message add column urgent boolean not null default false' };

/** A name given by the owner; scans of the last quarter of an hour; when the page was closed on purpose. */
const watched: TablePart = {
  make: `
    alter table gate_device add column given_name text;
    alter table gate_device add column lately jsonb;
    alter table gate_device add column left_at timestamptz`,
};

/** An inspector who supervises gates names, locks and tells those of its park, and reads their conflicts. */
const supervised: TablePart = {
  make: '',
  guard: `
    grant update (given_name, locked_at, lock_reason, wiped_at, was_locked_at, unlocked_at) on gate_device to pravesh_supervisor;
    grant update (read_at, read_by) on gate_conflict to pravesh_supervisor;
    grant insert on gate_message to pravesh_supervisor;
    create policy own_gates on gate_message as restrictive to pravesh_supervisor using (true)
      with check (park_id is not null or device_id is not null)`,
};

/** A supervisor lets nobody in and takes nothing back. It reads no notes and nothing that its park took. */
const withoutScans: TablePart = {
  make: '',
  guard: `
    create policy no_supervisors on day_count as restrictive to pravesh_supervisor using (false);
    create policy no_supervisors on booking_note as restrictive to pravesh_supervisor using (false);
    create policy reads_only on booking as restrictive to pravesh_supervisor using (true) with check (false);
    create policy reads_only on scan as restrictive to pravesh_supervisor using (true) with check (false);
    create policy reads_only on park_inside as restrictive to pravesh_supervisor using (true) with check (false);
    create policy reads_only on gate_message_seen as restrictive to pravesh_supervisor using (true) with check (false);
    create policy marks_as_read on gate_conflict as restrictive to pravesh_supervisor using (true)
      with check (read_at is not null)`,
};

export const gates: SchemaSteps = {
  18: [conflict, device, message],
  25: [spoken, ownPark, urgent],
  34: [watched, supervised],
  40: [withoutScans],
};
