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

/** A ticket as a gate sees it: no mobile number, no browser. */
export type GateTicket = Omit<Ticket, 'mobile' | 'userAgent'>;

/** A gate has read this: a pass of ours, a typed code, or neither, and what to say then. */
export type ReadCode =
  | { bookingId: string; passParkId: string; code?: never; otherwise: 'unknown' }
  | { bookingId?: never; passParkId?: never; code: string; otherwise: 'unknown' }
  | { bookingId?: never; passParkId?: never; code?: never; otherwise: 'unknown' | 'forged' };

export interface Scan {
  scanId: string;
  read: ReadCode;
  /** The organisation of the person who scans. */
  organisationId: string;
  accountId: string;
  sessionHash: string;
  /** The park of the gate; null: any that the scope may see. */
  parkId: string | null;
  gate: string | null;
  deviceId: string | null;
  /** It was scanned at this instant, and on this business day. */
  at: Date;
  day: Day;
  receivedAt: Date;
  /** See scanRequestModel: so many of each kind, null for all who can; the asker can be asked back; people go out. */
  admit?: KindCounts | null;
  asks?: boolean;
  out?: boolean;
  /** People came in before the server was asked, by its own clock: no limit holds. */
  late?: boolean;
  /** People came or went, and the server is told. */
  happened?: boolean;
  /** True when the gateway was asked before, so that an unpaid ticket is told and not handed back. */
  asked: boolean;
}

export interface TakenScan {
  result: ScanResult;
  /** The ticket, when this gate may see it. */
  ticket: GateTicket | null;
  /** The name of its park, when that is another one of the same owner. */
  parkName: string | null;
  firstScannedAt: Date | null;
  firstGate: string | null;
  /** At a park that counts people: who came or went, who still can, and the people inside. */
  counts: KindCounts | null;
  left: KindCounts | null;
  inside: Inside | null;
}

/** take_scans answers this: JSON, in which times are texts. */
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

/** A scan that is not taken at all: see take_scans. */
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

/** A scan, and who sees what of it. */
export interface Shown {
  scope: Scope;
  scan: Scan;
}

/** At most this many scans go in one statement. */
const MOST_TOGETHER = 16;

type Spread = { db: Db; isSpread: boolean };

/** Takes scans in batches of one role at gates of one organisation. */
export const scanBatch = (world: Spread, { batch }: Batches): Batched<Shown, AnsweredScan> =>
  batch({
    name: 'scans',
    key: ({ scope: { role, organisationId } }) => `${organisationId} as ${role}`,
    maxSize: MOST_TOGETHER,
    conflictKeys: ({ scan: { scanId, read } }) => [`scan ${scanId}`, `booking ${read.bookingId}`],
    run: (scans) => takeScans(world, scans),
    runAlone: async (scan) => (await takeScans(world, [scan])).get(scan) as AnsweredScan,
    // The owner of a typed code is not known yet.
    mustRunAlone: ({ scan: { read } }) => read.bookingId === undefined,
  });

/**
 * Takes a scan in one statement (server/passes/functions/take_scans.sql), of its own or with other passes that are
 * shown at gates of the organisation at the same time: of many that try at once, over any number of gates, exactly one
 * lets the ticket in. Answers the ticket alone, and has written nothing, while it waits for its payment; `conflict` for a
 * scan that came before with another ticket, `locked` for one of a phone that is or was locked then.
 */
export const takeScan = async (
  { batches }: { batches: { scans: Batched<Shown, AnsweredScan> } },
  shown: Shown,
): Promise<TakenScan | { waiting: GateTicket } | Untaken> => toTold(await batches.scans(shown));

/**
 * Scans, each under its own scope, as server/passes/functions/take_scans.sql promises. Of several none where tables lie on
 * several machines, since a scope reaches them between statements only: there each goes alone.
 */
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
