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

/** Admitted tickets by time, for gates that fetch new ones; an index of bookings would be updated by each scan. */
const admitted: TablePart = {
  make: `create index scan_admitted on scan (organisation_id, received_at) where result = 'admitted'`,
};

/** An inspector sees and writes scans of its park. `undo_received_at`: when the server got an undo (`undone_at`). */
const ownPark: TablePart = {
  make: 'alter table scan add column undo_received_at timestamptz',
  guard: `
    revoke update on scan from pravesh_inspector;
    grant update (result, first_scanned_at, first_gate, people, counts, anew, remaining, inside_day, counted, undone_at, undone_by,
      undo_reason, undo_received_at) on scan to pravesh_inspector;
    create policy inspectors_part on scan as restrictive to pravesh_inspector using (park_id = (select current_post()))`,
};

/** One ask of take_scans. */
const askedScan: TablePart = {
  make: `
    create type asked_scan as (
      n int, role text, organisation text, account text, account_name text, acting text, acted_at text, post text, own text, session text,
      scan text, booking text, pass_park text, code text, otherwise text, park text, day date, at timestamptz, gate text, device text,
      now timestamptz, asked boolean, admit jsonb, asks boolean, out boolean, late boolean, happened boolean
    )`,
};

/** Refused scans of a day, for the figures of its gates. Those that let in, which are most, do not touch it. */
const refused: TablePart = {
  make: `create index scan_refused on scan (organisation_id, scanned_at) where result not in ('admitted', 'let_out', 'by_hand')`,
};

/** The last scan of each inspector, for the list of them. */
const ofAccount: TablePart = {
  make: 'create index scan_account on scan (organisation_id, account_id, scanned_at)',
};

export const passes: SchemaSteps = {
  1: [scan],
  18: [admitted],
  25: [ownPark],
  33: [askedScan],
  34: [refused],
  38: [ofAccount],
};
