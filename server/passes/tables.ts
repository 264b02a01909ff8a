import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Every scan at a gate, let in or not. The scan's own id makes a repeat answer the same. */
const scan: TablePart = {
  make: `
    create table scan (
      organisation_id text not null,
      scan_id text not null,
      booking_id text,
      park_id text,
      result text not null,
      first_scanned_at timestamptz,
      first_gate text,
      gate text,
      device_id text,
      account_id text not null,
      scanned_at timestamptz not null,
      received_at timestamptz not null,
      primary key (organisation_id, scan_id)
    );
    create index scan_booking on scan (booking_id)`,
  guard: `
    select protect('scan');
    grant select, insert, update on scan to pravesh_inspector`,
};

/** Gates ask each minute who was let in since they asked last. A ticket is not touched for it: an index of bookings would be. */
const admitted: TablePart = {
  make: `create index scan_admitted on scan (organisation_id, received_at) where result = 'admitted'`,
};

export const passes: SchemaSteps = { 1: [scan], 18: [admitted] };
