import { z } from 'zod';
import { kindCountsModel } from '#contract/admissions/model.ts';
import { PAYMENT_STATUSES } from '#contract/payments/model.ts';

/** One kind of what a ticket was bought for, by its key. */
export interface PassLine {
  category: string;
  quantity: number;
}

/** A signed pass says this (docs/behaviour.md 6.1): no name, no number, nothing private. */
export interface Pass {
  bookingId: string;
  parkId: string;
  /** Business day of the visit. */
  visitDate: string;
  people: number;
  /** Start and end of its time slot; null where it is good for the whole day. */
  slot?: string | null;
  slotUntil?: string | null;
  /** All that was bought. Absent in passes that were given out before they said it. */
  lines?: readonly PassLine[];
}

/** A signed grant says this: who may check tickets without a network, on which device, and how long. */
export interface Grant {
  organisationId: string;
  accountId: string;
  /** 52 characters of base32: the SHA-256 of the public key whose other half never leaves the device. */
  device: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** The answers at a gate. */
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
  // At parks that count people (docs/behaviour.md 6.7); no older call is answered with these three.
  'how_many',
  'let_out',
  'not_inside',
  'full',
  // Not by a scan: staff let people in by themselves.
  'by_hand',
  // Only in conflicts: a phone that its owner had locked let people in.
  'locked',
] as const;
export const scanResultModel = z.enum(SCAN_RESULTS);
export type ScanResult = z.output<typeof scanResultModel>;

/** A ticket as it is now, of which a code is out that says something else (docs/behaviour.md 6.5). */
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
  /** A pass as scanned, byte for byte, or the short code as typed. */
  code: z.string().max(400).regex(/\S/, 'Please scan a ticket or type its code.'),
  parkId: z.string().nullish(),
  gate: z.string().trim().max(40).nullish(),
  deviceId: z.string().trim().max(64).nullish(),
  /** The device read it at this time; absent = now. Scans made offline come later with their own time. */
  scannedAt: z.date().nullish(),
  /** The gate could not ask and has let in so many people already; the answer says what was known by then. */
  letIn: z.int().min(1).max(1000).nullish(),
  /** Makes repeats harmless: the same id answers the same. */
  scanId: z.string().min(8).max(64),
  /** Those who come in or go out now, by kind; absent: all who can. It counts at parks that let in part of a ticket. */
  admit: kindCountsModel.nullish(),
  /** The gate can be asked back how many. */
  asks: z.boolean().nullish(),
  /** People go out. */
  out: z.boolean().nullish(),
});
export type ScanRequest = z.output<typeof scanRequestModel>;
