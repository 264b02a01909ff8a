import { sql } from 'kysely';
import type { Day } from '#contract/dates.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import type { Db } from '#server/platform/database.ts';
import { callInScope, type Scope } from '#server/platform/scope.ts';

/** A ticket as a gate sees it: no mobile number, no browser. */
export type GateTicket = Omit<Ticket, 'mobile' | 'userAgent'>;

/** What was read at a gate: a pass of ours, a typed code, or neither, and what to say then. */
export type Read =
  | { bookingId: string; passParkId: string; code?: never; otherwise: 'unknown' }
  | { bookingId?: never; passParkId?: never; code: string; otherwise: 'unknown' }
  | { bookingId?: never; passParkId?: never; code?: never; otherwise: 'unknown' | 'forged' };

export interface Scan {
  scanId: string;
  read: Read;
  /** The organisation of whoever scans. */
  organisationId: string;
  accountId: string;
  /** The park of the gate; null: any that the scope may see. */
  parkId: string | null;
  gate: string | null;
  deviceId: string | null;
  /** When it was scanned, and the business day of that. */
  at: Date;
  day: Day;
  receivedAt: Date;
  /** Whether the gateway was asked before, so that an unpaid ticket is told and not handed back. */
  asked: boolean;
}

export interface Told {
  result: ScanResult;
  /** The ticket, when this gate may see it. */
  ticket: GateTicket | null;
  /** The name of its park, when that is another one of the same owner. */
  parkName: string | null;
  firstScannedAt: Date | null;
  firstGate: string | null;
}

/** What take_scan answers: JSON, in which times are texts. */
interface Answered {
  result: ScanResult;
  ticket?: Record<'createdAt', string> & Record<'admittedAt' | 'expiresAt', string | null> & GateTicket;
  parkName?: string | null;
  firstScannedAt?: string | null;
  firstGate?: string | null;
  waiting?: true;
  conflict?: true;
}

const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

const toTicket = ({ createdAt, admittedAt, expiresAt, ...ticket }: NonNullable<Answered['ticket']>): GateTicket => ({
  ...ticket,
  createdAt: new Date(createdAt),
  admittedAt: instant(admittedAt),
  expiresAt: instant(expiresAt),
});

/**
 * Takes a scan in one statement (server/database/functions/passes/take_scan.sql): of many that try at once, over any
 * number of gates, exactly one lets the ticket in. Answers the ticket alone, and has written nothing, while it waits for
 * its payment; `conflict` for a scan that came before with another ticket.
 */
export async function takeScan(db: Db, scope: Scope, scan: Scan): Promise<Told | { waiting: GateTicket } | 'conflict'> {
  const { read } = scan;
  const told = await callInScope<Answered>(
    db,
    scope,
    (organisation) => sql`take_scan(${organisation}, ${scan.organisationId}, ${scan.scanId}, ${read.bookingId ?? null},
      ${read.passParkId ?? null}, ${read.code ?? null}, ${read.otherwise}, ${scan.parkId}, ${scan.day}, ${scan.at}, ${scan.gate},
      ${scan.deviceId}, ${scan.accountId}, ${scan.receivedAt}, ${scan.asked})`,
  );
  if (told.conflict) return 'conflict';
  const ticket = told.ticket ? toTicket(told.ticket) : null;
  if (told.waiting && ticket) return { waiting: ticket };
  const { result, parkName = null, firstScannedAt, firstGate = null } = told;
  return { result, ticket, parkName, firstScannedAt: instant(firstScannedAt), firstGate };
}
