import { z } from 'zod';
import type { Inside } from '#contract/admissions/model.ts';
import { dayModel } from '#contract/kernel/fields.ts';
import { wireInstant } from '#contract/kernel/wire/wire.ts';
import { scanResultModel } from '#contract/passes/model.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';

/** An admitted ticket in the offline copy of other gates. A tuple, because a day has up to 100,000. */
export type UsedTicket = [
  bookingId: string,
  /** Seconds since 1970. */
  at: number,
  gate: number,
  people: number,
  lines: string,
];

/** A gate that admitted a ticket which another admitted too, because one was offline. */
export const gateSideModel = z.object({
  gate: z.string().nullable(),
  device: z.string().nullable(),
  at: z.string(),
  by: z.string(),
  people: z.int(),
});
export type GateSide = z.output<typeof gateSideModel>;

/** More people entered on a ticket than it admits, because a gate was offline. */
const gateConflictModel = z.object({
  scanId: z.string(),
  bookingId: z.string().nullable(),
  result: scanResultModel,
  above: z.int(),
  sides: z.array(gateSideModel),
});
export type GateConflict = z.output<typeof gateConflictModel>;

/** Admitted tickets (packed-rows.ts): key short code; columns time, gate and index in `held`. */
export interface PackedUsed<Rows> {
  rows: Rows;
  from: number;
  held: [people: number, lines: string][];
}

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
 * Paid tickets of today under hashes of their short codes, for codes that are typed without a network. `salt`: of one
 * account, phone and day; with it `codeKey` of rules.ts makes the key of a code. Of each key there are 65,536 codes, so
 * that nobody who has the phone can say which of them was sold.
 */
export interface PackedSold<Rows> {
  rows: Rows;
  salt: string;
  states: [
    parkId: string,
    visitDate: string,
    slot: string | null,
    slotUntil: string | null,
    people: number,
    lines: string,
  ][];
}

export type SoldTicket = [key: string, state: PackedSold<never>['states'][number]];

/**
 * A page of the gates' offline copy (docs/behaviour.md 6.5), as JSON that the server signs: at most 10,000 admitted
 * tickets, newest first. With `since` only what became known after it; without, all of yesterday and today, and
 * conflicts of seven days. Rows are sent as base64.
 */
export interface GatePage<Rows> {
  asOf: string;
  since: string | null;
  gates: string[];
  conflicts: GateConflict[];
  inside: (Inside & { parkId: string })[];
  after: string | null;
  next: string | null;
  used: PackedUsed<Rows>;
  /** Null if the caller has this version, by the tag in its request. */
  changed: (PackedChanged<Rows> & { tag: string }) | null;
  /** On the first page: with `since` those that were paid after it, unless a day has begun; else all of today. */
  sold: PackedSold<Rows> | null;
}

export const deviceModel = z.string().regex(/^[0-9a-f]{32}$/);

/** A device reports its state at most once in 15 s. */
export const gateStateModel = z.object({
  device: deviceModel,
  /** Hash of the key to which grants are bound; null if the browser has none. */
  key: z.string().max(52).nullable(),
  gate: z.string().trim().max(40),
  /** Percent; null if the browser does not report it. */
  battery: z.int().min(0).max(100).nullable(),
  charging: z.boolean(),
  waiting: z.int().min(0).max(1_000_000),
  pace: z.int().min(0).max(1000),
  counts: z.partialRecord(scanResultModel, z.int().min(0)),
  /** Scans of the last LATELY_MS; null from a phone with an older page. */
  lately: z
    .object({ checked: z.int().min(0), refused: z.int().min(0) })
    .nullable()
    .default(null),
  /** The page is being closed on purpose, so that silence is no news. */
  leaves: z.boolean().default(false),
  seen: z.array(z.string().max(26)).max(20),
});
export type GateState = z.output<typeof gateStateModel>;

/** Empty: the phone has its own name again. */
export const gateNameModel = z.string().trim().max(40, 'gates.longName');

export const MESSAGE_LENGTH = 200;
export const gateTextModel = z.string().trim().min(1, 'gates.noMessage').max(MESSAGE_LENGTH, 'gates.longMessage');
export const lockReasonModel = z.string().trim().min(1, 'gates.noReason').max(100, 'gates.longReason');

/** Proof of a wipe: `signature` of `wipedText` (ECDSA P-256, SHA-256; 64 bytes), `publicKey` (65); both base64url. */
export const wipedModel = z.object({
  device: deviceModel,
  organisation: z.string().max(26),
  /** ISO 8601 in UTC, by the server's clock as far as the device knows it. */
  at: z.iso.datetime(),
  publicKey: z.string().max(100),
  signature: z.string().max(100),
});
export type Wiped = z.output<typeof wipedModel>;

export const gateMessageModel = z.object({
  id: z.string(),
  text: z.string(),
  /** Played as a sound until it is read. */
  urgent: z.boolean(),
  sentAt: wireInstant,
  sentBy: z.string(),
});
export type GateMessage = z.output<typeof gateMessageModel>;

const sentMessageModel = gateMessageModel.extend({
  device: z.string().nullable(),
  parkId: z.string().nullable(),
  seen: z.array(z.object({ device: z.string(), by: z.string() })),
});
export type SentMessage = z.output<typeof sentMessageModel>;

/** `counts` are empty while the last report is of an earlier business day of the park. */
const watchedGateModel = gateStateModel.omit({ key: true, seen: true, leaves: true }).extend({
  givenName: z.string().nullable().describe('The name that the owner gave this phone, which is then `gate`.'),
  parkId: z.string().nullable(),
  parkName: z.string().nullable(),
  person: z.string(),
  seenAt: wireInstant,
  leftAt: wireInstant.nullable().describe('When somebody closed the page there; null while it is a gate.'),
  lockedAt: wireInstant.nullable(),
  lockReason: z.string().nullable(),
  wipedAt: wireInstant.nullable(),
});
export type WatchedGate = z.output<typeof watchedGateModel>;

export interface GateLock {
  since: string;
  /** The lock is over and something was done on the device while it held. */
  isOver: boolean;
  reason: string;
  place: string;
  telephone: string;
}

export const supervisionModel = z.object({
  gates: z.array(watchedGateModel),
  messages: z.array(sentMessageModel),
  conflicts: z.array(
    gateConflictModel.extend({
      parkId: z.string().nullable(),
      readAt: wireInstant.nullable(),
      readBy: z.string().nullable(),
    }),
  ),
  asOf: wireInstant,
});
export type Supervision = z.output<typeof supervisionModel>;

/** Figures of today by park and by gate: people and scans, never money. */
export const gateFiguresModel = z.object({
  day: dayModel,
  parks: z.array(
    z.object({
      parkId: z.string(),
      parkName: z.string(),
      sold: z.int().describe('People of paid tickets for today.'),
      came: z.int().describe('Those of them who were let in.'),
      /** From the first to the last hour in which something happened; after midnight an evening goes on with 24. */
      hours: z.array(z.object({ hour: z.int(), came: z.int(), refused: z.int() })),
    }),
  ),
  gates: z.array(
    z.object({ parkId: z.string(), gate: z.string(), refused: z.int(), byHand: z.int(), undone: z.int() }),
  ),
});
export type GateFigures = z.output<typeof gateFiguresModel>;
