import { sql } from 'kysely';
import type { Inside } from '#contract/admissions/model.ts';
import type { KindCounts } from '#contract/admissions/rules.ts';
import { inBookingOrder } from '#contract/fees/rules.ts';
import type { GateLock } from '#contract/gates/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import type { Batched } from '#server/kernel/database/batch.ts';
import type { Batches } from '#server/kernel/database/batches.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { enteredBy, type Scope, withScope } from '#server/kernel/database/scope.ts';

export type GateTicket = Omit<Ticket, 'mobile' | 'userAgent'>;

/** A scanned pass of ours, a typed code, or neither, with the result if no ticket is found. */
export type ReadCode =
  | { bookingId: string; passParkId: string; code?: never; otherwise: 'unknown' }
  | { bookingId?: never; passParkId?: never; code: string; otherwise: 'unknown' }
  | { bookingId?: never; passParkId?: never; code?: never; otherwise: 'unknown' | 'forged' };

export interface Scan {
  scanId: string;
  read: ReadCode;
  organisationId: string;
  accountId: string;
  sessionHash: string;
  /** The gate's park; null: any within the scope. */
  parkId: string | null;
  gate: string | null;
  deviceId: string | null;
  /** Instant and business day of the scan. */
  at: Date;
  day: Day;
  receivedAt: Date;
  /** As scanRequestModel. `admit`: people per kind (null: all); `asks`: can ask how many; `out`: people leave. */
  admit?: KindCounts | null;
  asks?: boolean;
  out?: boolean;
  /** Admitted offline, dated by the gate's clock: no limit applies. */
  late?: boolean;
  /** People have already passed; the server only records it. */
  happened?: boolean;
  /** True after the gateway answered, so that an unpaid ticket is refused instead of handed back. */
  asked: boolean;
}

export interface TakenScan {
  result: ScanResult;
  /** Null if this gate may not see it. */
  ticket: GateTicket | null;
  /** Set if the ticket is for another park of the same owner. */
  parkName: string | null;
  firstScannedAt: Date | null;
  firstGate: string | null;
  /** At a park that counts people: `counts` moved now, `left` can still come, `inside` is the park's total. */
  counts: KindCounts | null;
  left: KindCounts | null;
  inside: Inside | null;
}

/** JSON from take_scans; times are texts. */
export interface AnsweredScan {
  result: ScanResult;
  ticket?: Record<'createdAt', string> & Record<'admittedAt' | 'expiresAt', string | null> & GateTicket;
  parkName?: string | null;
  firstScannedAt?: string | null;
  firstGate?: string | null;
  counts?: KindCounts | null;
  left?: KindCounts | null;
  inside?: Inside | null;
  notCounted?: true;
  waiting?: true;
  conflict?: true;
  locked?: GateLock;
}

type Untaken = 'conflict' | 'notCounted' | { locked: GateLock };

const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

const toTicket = ({
  createdAt,
  admittedAt,
  expiresAt,
  ...ticket
}: NonNullable<AnsweredScan['ticket']>): GateTicket => ({
  ...ticket,
  lines: inBookingOrder(ticket.lines),
  createdAt: new Date(createdAt),
  admittedAt: instant(admittedAt),
  expiresAt: instant(expiresAt),
});

export interface Shown {
  scope: Scope;
  scan: Scan;
}

const MOST_TOGETHER = 16;

type Spread = { db: Db; isSpread: boolean };

/** Batches contain scans of one role and one organisation. */
export const scanBatch = (world: Spread, { batch }: Batches): Batched<Shown, AnsweredScan> =>
  batch({
    name: 'scans',
    key: ({ scope: { role, organisationId } }) => `${organisationId} as ${role}`,
    maxSize: MOST_TOGETHER,
    conflictKeys: ({ scan: { scanId, read } }) => [`scan ${scanId}`, `booking ${read.bookingId}`],
    run: (scans) => takeScans(world, scans),
    runAlone: async (scan) => (await takeScans(world, [scan])).get(scan) as AnsweredScan,
    // The owner of a typed code is unknown before the statement.
    mustRunAlone: ({ scan: { read } }) => read.bookingId === undefined,
  });

/**
 * Takes a scan in one statement (server/passes/functions/take_scans.sql), alone or in a batch with other passes at the
 * organisation's gates. Of any number of concurrent scans at any gates exactly one lets the ticket in. A ticket pending
 * payment is returned alone, with nothing written. `conflict`: the scan id was used with another ticket; `locked`: the
 * phone is or was locked then.
 */
export const takeScan = async (
  { batches }: { batches: { scans: Batched<Shown, AnsweredScan> } },
  shown: Shown,
): Promise<TakenScan | { waiting: GateTicket } | Untaken> => toTold(await batches.scans(shown));

/** As server/passes/functions/take_scans.sql promises. On several machines a batch returns none: each runs alone. */
export async function takeScans(
  { db, isSpread }: Spread,
  asks: readonly Shown[],
): Promise<ReadonlyMap<Shown, AnsweredScan>> {
  if (!isSpread) return takeTogether(db, asks);
  const [one] = asks;
  if (!one || asks.length > 1) return new Map();
  return withScope(db, one.scope, (tx) => takeTogether(tx, asks, { role: null }));
}

async function takeTogether(
  db: Db | Tx,
  asks: readonly Shown[],
  entered: object = {},
): Promise<ReadonlyMap<Shown, AnsweredScan>> {
  const asked = asks.map(({ scope, scan: { read, ...scan } }, n) => ({
    n,
    ...enteredBy(scope),
    ...entered,
    own: scan.organisationId,
    session: scan.sessionHash,
    scan: scan.scanId,
    booking: read.bookingId,
    pass_park: read.passParkId,
    code: read.code,
    otherwise: read.otherwise,
    park: scan.parkId,
    day: scan.day,
    at: scan.at,
    gate: scan.gate,
    device: scan.deviceId,
    now: scan.receivedAt,
    asked: scan.asked,
    admit: scan.admit,
    asks: scan.asks,
    out: scan.out,
    late: scan.late,
    happened: scan.happened,
  }));
  const organisation = asks[0]?.scope.organisationId || null;
  const { rows } = await sql<{ n: number; told: AnsweredScan }>`
    select * from take_scans(${organisation}, ${JSON.stringify(asked)})`.execute(db);
  return new Map(rows.map(({ n, told }) => [asks[n] as Shown, told]));
}

function toTold(told: AnsweredScan): TakenScan | { waiting: GateTicket } | Untaken {
  if (told.notCounted) return 'notCounted';
  if (told.conflict) return 'conflict';
  if (told.locked) return { locked: told.locked };
  const ticket = told.ticket ? toTicket(told.ticket) : null;
  if (told.waiting && ticket) return { waiting: ticket };
  const { result, parkName = null, firstScannedAt, firstGate = null, counts = null, left = null, inside = null } = told;
  return { result, ticket, parkName, firstScannedAt: instant(firstScannedAt), firstGate, counts, left, inside };
}
