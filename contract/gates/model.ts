import { z } from 'zod';
import type { Inside } from '#contract/admissions/model.ts';
import type { ChangedTicket, ScanResult } from '#contract/passes/model.ts';

/** A ticket that a gate let in, as the others carry it: short, for a day has 100,000 of them. */
export type UsedTicket = [
  bookingId: string,
  /** When, in seconds since 1970. */
  at: number,
  /** At which gate: its place in the list's `gates`. */
  gate: number,
  people: number,
  lines: string,
];

/** One of the gates that let a ticket in, where one of them could not ask. */
export const gateSideModel = z.object({
  gate: z.string().nullable(),
  device: z.string().nullable(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** The person at the gate. */
  by: z.string(),
  people: z.int(),
});
export type GateSide = z.output<typeof gateSideModel>;

/** More came in on a ticket than it lets in, for a gate could not ask. */
export interface GateConflict {
  /** The id of the scan that was too much. */
  scanId: string;
  bookingId: string | null;
  /** The server's answer to that scan. */
  result: ScanResult;
  /** The people who came in beyond the ticket. */
  above: number;
  /** All who let it in: those that counted, and last the one that was too much. */
  sides: GateSide[];
}

/**
 * The day's list that gates carry (docs/behaviour.md 6.5), as JSON that the server signs. With `since` it holds what
 * became known after that; without, all of yesterday and today, and conflicts of seven days.
 */
export interface GateList {
  asOf: string;
  since: string | null;
  changed: ChangedTicket[];
  used: UsedTicket[];
  gates: string[];
  conflicts: GateConflict[];
  /** The people inside each park that counts them. */
  inside: (Inside & { parkId: string })[];
}
