import { z } from 'zod';
import { kindCountsModel } from '#contract/admissions/model.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';

export interface PassLine {
  category: string;
  quantity: number;
}

/** Content of a signed pass (docs/behaviour.md 6.1): no name, no number, nothing private. */
export interface Pass {
  bookingId: string;
  parkId: string;
  visitDate: string;
  people: number;
  slot?: string | null;
  slotUntil?: string | null;
  /** Absent in passes from before lines were included. */
  lines?: readonly PassLine[];
}

/** A signed permission for one person to check tickets offline on one device until `expiresAt`. */
export interface Grant {
  organisationId: string;
  accountId: string;
  /** 52 characters of base32: SHA-256 of a public key; the private key never leaves the device. */
  device: string;
  issuedAt: Date;
  expiresAt: Date;
}

export const SCAN_RESULTS = [
  'admitted',
  'already_scanned',
  'unpaid',
  'wrong_date',
  'too_early',
  'too_late',
  'wrong_park',
  'forged',
  'unknown',
  // Only at parks that count people (docs/behaviour.md 6.7).
  'how_many',
  'let_out',
  'not_inside',
  'full',
  // Not a scan: admitted manually by staff.
  'by_hand',
  // Only in conflicts: admitted by a device that was locked.
  'locked',
] as const;
export const scanResultModel = z.enum(SCAN_RESULTS);
export type ScanResult = z.output<typeof scanResultModel>;

/** Present state of a ticket with an outdated code in circulation (docs/behaviour.md 6.5). */
export const changedTicketModel = z.object({
  bookingId: z.string(),
  visitDate: z.string(),
  slot: z.string().nullable().default(null),
  slotUntil: z.string().nullable().default(null),
  people: z.int(),
  status: z.enum(PAYMENT_STATUSES),
  lines: z.array(z.object({ category: z.string(), quantity: z.int() })),
});
export type ChangedTicket = z.output<typeof changedTicketModel>;

export const scanRequestModel = z.object({
  /** A pass as scanned, byte for byte, or a short code as typed. */
  code: z.string().max(400).regex(/\S/, 'passes.noCode'),
  parkId: z.string().nullish(),
  gate: z.string().trim().max(40).nullish(),
  deviceId: z.string().trim().max(64).nullish(),
  /** Time of the scan on the device; absent: now. Scans made offline arrive later. */
  scannedAt: z.date().nullish(),
  /** People whom the gate has already admitted because it was offline; the answer says what was known at that time. */
  letIn: z.int().min(1).max(1000).nullish(),
  /** Idempotency: the same id gets the same answer. */
  scanId: z.string().min(8).max(64),
  /** People who come or go now, by kind; absent: all who may. Only for parks that admit part of a ticket. */
  admit: kindCountsModel.nullish(),
  asks: z.boolean().nullish(),
  out: z.boolean().nullish(),
});
export type ScanRequest = z.output<typeof scanRequestModel>;
