import { z } from 'zod';
import type { Inside } from '#contract/admissions/model.ts';
import { type ScanResult, scanResultModel } from '#contract/passes/model.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';

/** A ticket that a gate let in, as the others carry it: short, for a day has 100,000 of them. */
export type UsedTicket = [
  bookingId: string,
  /** When, in seconds since 1970. */
  at: number,
  /** At which gate: its place in the page's `gates`. */
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

/** Used tickets in few bytes: rows of contract/kernel/wire/packed-rows.ts under short codes, each of its time, gate and place in `held`. */
export interface PackedUsed<Rows> {
  rows: Rows;
  /** Times are counted from here, in seconds since 1970. */
  from: number;
  /** People and lines that tickets let in, each told once. */
  held: [people: number, lines: string][];
}

/** Tickets as they are now, likewise: each row is a place in `states`. */
export interface PackedChanged<Rows> {
  rows: Rows;
  states: [
    visitDate: string,
    slot: string | null,
    slotUntil: string | null,
    people: number,
    status: PaymentStatus,
    lines: string,
  ][];
}

/**
 * A page of the day's list that gates carry (docs/behaviour.md 6.5), as JSON that the server signs: 10,000 used tickets at
 * most, the newest first. With `since` the list holds what became known after that; without, all of yesterday and today,
 * and conflicts of seven days. Rows are sent as base64.
 */
export interface GatePage<Rows> {
  asOf: string;
  since: string | null;
  gates: string[];
  conflicts: GateConflict[];
  /** The people inside each park that counts them. */
  inside: (Inside & { parkId: string })[];
  /** The `next` of the page before. Such a page has nothing but used tickets. */
  after: string | null;
  /** More follow: asked for with this as `after`. */
  next: string | null;
  used: PackedUsed<Rows>;
  /** Null where the asker has them, by the tag that it told. */
  changed: (PackedChanged<Rows> & { tag: string }) | null;
}

/** A phone is told apart by this, which its browser made up once: 32 hex digits. */
export const deviceModel = z.string().regex(/^[0-9a-f]{32}$/);

/** A phone at a gate says this of itself, at most once in 15 s. */
export const gateStateModel = z.object({
  device: deviceModel,
  /** The hash of the key to which grants are bound; null where the browser has none. */
  key: z.string().max(52).nullable(),
  gate: z.string().trim().max(40),
  /** In hundredths; null where the browser does not say. */
  battery: z.int().min(0).max(100).nullable(),
  charging: z.boolean(),
  /** Scans that are still to be sent. */
  waiting: z.int().min(0).max(1_000_000),
  /** Scans in the last minute. */
  pace: z.int().min(0).max(1000),
  /** Today's scans by answer. */
  counts: z.partialRecord(scanResultModel, z.int().min(0)),
  /** Messages that were read here. */
  seen: z.array(z.string().max(26)).max(20),
});
export type GateState = z.output<typeof gateStateModel>;

/** A message of an owner to gates is so long at most. */
export const MESSAGE_LENGTH = 200;
export const gateTextModel = z
  .string()
  .trim()
  .min(1, 'Please write the message.')
  .max(MESSAGE_LENGTH, `A message has at most ${MESSAGE_LENGTH} characters.`);
export const lockReasonModel = z
  .string()
  .trim()
  .min(1, 'Please say why this phone is locked.')
  .max(100, 'A reason has at most 100 characters.');

/**
 * A phone that was locked says that nothing is left on it. `signature` is ECDSA over P-256 and SHA-256, in 64 bytes, of
 * `wipedText` in rules.ts; `publicKey` is 65 bytes. Both are base64url.
 */
export const wipedModel = z.object({
  device: deviceModel,
  organisation: z.string().max(26),
  /** ISO 8601 in UTC, by the server's clock as far as the phone knows it. */
  at: z.iso.datetime(),
  publicKey: z.string().max(100),
  signature: z.string().max(100),
});
export type Wiped = z.output<typeof wipedModel>;

/** A message as a gate shows it until it is read. */
export interface GateMessage {
  id: string;
  text: string;
  /** It is heard until it is read. */
  urgent: boolean;
  sentAt: Date;
  sentBy: string;
}

/** A message as the supervisor sees it, with who has read it where. */
export interface SentMessage extends GateMessage {
  /** The phone it is for; null: all, of a park where one is named. */
  device: string | null;
  parkId: string | null;
  seen: { device: string; by: string }[];
}

/** A gate as the supervisor sees it. */
export interface WatchedGate extends Omit<GateState, 'key' | 'seen'> {
  parkId: string | null;
  parkName: string | null;
  /** The person who is signed in there. */
  person: string;
  seenAt: Date;
  lockedAt: Date | null;
  lockReason: string | null;
  /** The phone has said since that nothing is left on it. */
  wipedAt: Date | null;
}

/** The lock of a phone, as functions of the database answer it. */
export interface GateLock {
  /** ISO 8601. */
  since: string;
  /** It is over by now, and held when something was done there. */
  isOver: boolean;
  reason: string;
  /** The park of the phone and the number of its owner: where it is to be brought. */
  place: string;
  telephone: string;
}

export interface Supervision {
  gates: WatchedGate[];
  messages: SentMessage[];
  conflicts: (GateConflict & { parkId: string | null; readAt: Date | null; readBy: string | null })[];
  asOf: Date;
}
