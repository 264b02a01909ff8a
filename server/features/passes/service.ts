import { setTimeout } from 'node:timers/promises';
import { dayOf } from '#contract/dates.ts';
import { AppError, invalid } from '#contract/errors.ts';
import type { Pass, ScanRequest, ScanResult } from '#contract/passes/model.ts';
import {
  CLOCK_AHEAD_MS,
  OLDEST_SCAN_MS,
  passBody,
  readPass,
  readShortCode,
  refusalAtGate,
} from '#contract/passes/rules.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { SCAN_REFUSALS, scanMessage } from '#contract/words/passes.ts';
import type { Deps } from '#server/deps.ts';
import { refreshPayment } from '#server/features/payments/service.ts';
import type { Config } from '#server/platform/config.ts';
import type { Tx } from '#server/platform/database.ts';
import { type SigningKey, signingKey } from '#server/platform/ed25519.ts';
import { qrDataUrl } from '#server/platform/qr-image.ts';
import { type Principal, staffScope, withScope } from '#server/platform/scope.ts';
import { deriveKey } from '#server/platform/secrets.ts';
import {
  admit,
  claimScan,
  type Elsewhere,
  type GateTicket,
  linesOf,
  parkName,
  recordScan,
  type Scan,
  scanById,
  ticketById,
  ticketByShortCode,
  ticketElsewhere,
} from './repository.ts';

/** How long the gateway may take: the gate gives up on us after three seconds. */
const GATEWAY_PATIENCE_MS = 2000;

type Signs = Pick<Deps, 'config'>;

const keys = new WeakMap<Config, SigningKey>();

/** The key with which this installation signs passes. Derived from APP_SECRET, so every process has the same. */
export function passKey({ config }: Signs): SigningKey {
  const known = keys.get(config) ?? signingKey(deriveKey(config.appSecret, 'pass-signing'));
  keys.set(config, known);
  return known;
}

/** The text of a pass, which a QR code holds (contract/passes/rules.ts). Call this only for a ticket that is paid. */
export function signPass(deps: Signs, pass: Pass): string {
  const key = passKey(deps);
  const body = passBody(pass, key.id);
  return `${body}/${key.sign(body)}`;
}

/** The QR code of a paid ticket as a data URL of a PNG: about version 7, alphanumeric. */
export const passImage = (deps: Signs, ticket: Pick<Ticket, 'id' | 'parkId' | 'visitDate' | 'people'>): string =>
  qrDataUrl(signPass(deps, { ...ticket, bookingId: ticket.id }));

/** Reads a scanned text: a pass of ours, a forged one, or no pass at all (null). */
export function readSignedPass(deps: Signs, text: string): { pass: Pass } | 'forged' | null {
  const read = readPass(text);
  if (!read) return null;
  const key = passKey(deps);
  return read.keyId === key.id && key.isSigned(read.signed, read.signature) ? { pass: read.pass } : 'forged';
}

export interface ScanAnswer {
  result: ScanResult;
  message: string;
  booking?: GateTicket & { lines: Ticket['lines'] };
  firstScannedAt?: Date | null;
  firstGate?: string | null;
}

interface Gate {
  organisationId: string;
  parkId: string | null;
  name: string | null;
  /** When the ticket was scanned, by the device's clock where it was offline. */
  at: Date;
}

/**
 * Lets a ticket in, once (docs/behaviour.md 6.4). The same scanId gets the same answer. Throws INVALID_INPUT for a scan
 * that is older than seven days or from the future, and CONFLICT when a scanId comes again with another ticket.
 */
export async function scanTicket(deps: Deps, actor: Principal, request: ScanRequest): Promise<ScanAnswer> {
  const gate: Gate = {
    organisationId: actor.organisationId,
    parkId: actor.role === 'inspector' ? actor.parkId : request.parkId || null,
    name: request.gate || null,
    at: scanTime(deps, request.scannedAt),
  };
  const first = await takeScan(deps, actor, request, gate, false);
  if (!('waiting' in first)) return first;
  await askGateway(deps, first.waiting);
  return takeScan(deps, actor, request, gate, true) as Promise<ScanAnswer>;
}

/**
 * Decides in one short transaction. A ticket that waits for its payment is handed back untouched, unless the gateway
 * was asked before.
 */
async function takeScan(
  deps: Deps,
  actor: Principal,
  request: ScanRequest,
  gate: Gate,
  asked: boolean,
): Promise<ScanAnswer | { waiting: GateTicket }> {
  return withScope(deps.db, staffScope(actor), async (tx) => {
    const found = await lookUp(deps, tx, request.code, gate);
    if (!asked && found.ticket && isWaiting(found.ticket, gate)) return { waiting: found.ticket };
    const scan = newScan(deps, actor, request, gate, found);
    if (!(await claimScan(tx, scan))) return repeat(tx, scan, found);
    const outcome = await decide(tx, found, gate);
    await recordScan(tx, scan, {
      result: outcome.result,
      first_scanned_at: outcome.firstScannedAt ?? null,
      first_gate: outcome.firstGate ?? null,
    });
    return outcome;
  });
}

const isWaiting = (ticket: GateTicket, gate: Gate): boolean =>
  ticket.status !== 'refunded' && refusalAtGate(ticket, dayAt(gate)) === 'unpaid';

const dayAt = ({ parkId, at }: Gate) => ({ parkId, day: dayOf(at) });

/**
 * Asks the gateway when somebody at the gate says that the ticket is paid: it may know by now. It gets two seconds, no
 * more.
 */
async function askGateway(deps: Deps, ticket: Pick<GateTicket, 'id' | 'organisationId'>): Promise<void> {
  const asked = refreshPayment(deps, ticket).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'the gateway could not be asked about a ticket at a gate'),
  );
  await Promise.race([asked, setTimeout(GATEWAY_PATIENCE_MS, undefined, { ref: false })]);
}

/** The time of a scan. A phone's clock may run a little ahead, but a scan is never later than now. */
function scanTime({ clock }: Deps, scannedAt: Date | null | undefined): Date {
  const now = clock.now().getTime();
  const at = scannedAt?.getTime() ?? now;
  if (at > now + CLOCK_AHEAD_MS) throw invalid('scannedAt', SCAN_REFUSALS.future);
  if (at < now - OLDEST_SCAN_MS) throw invalid('scannedAt', SCAN_REFUSALS.old);
  return new Date(Math.min(at, now));
}

interface Found {
  /** The ticket, when it belongs to this gate's park. */
  ticket: GateTicket | null;
  /** The answer when there is no ticket. */
  otherwise: ScanResult;
  /** Its park, when that is another one of the same owner. */
  elsewhere: Elsewhere | null;
}

const nothing = (otherwise: ScanResult, elsewhere: Elsewhere | null = null): Found => ({
  ticket: null,
  otherwise,
  elsewhere,
});

async function lookUp(deps: Deps, tx: Tx, code: string, gate: Gate): Promise<Found> {
  const read = readSignedPass(deps, code);
  if (read === 'forged') return nothing('forged');
  if (read !== null) return byPass(tx, read.pass, gate);
  const short = readShortCode(code);
  return short ? byShortCode(tx, short, gate) : nothing('unknown');
}

/** Finds the ticket of a pass. The pass names its park, and we have signed that. */
async function byPass(tx: Tx, { bookingId, parkId }: Pass, gate: Gate): Promise<Found> {
  const ticket = await ticketById(tx, bookingId, gate.parkId);
  if (ticket) return { ...nothing('unknown'), ticket };
  const name = await parkName(tx, parkId);
  if (name === null) return nothing('wrong_park');
  return (gate.parkId ?? parkId) === parkId ? nothing('unknown') : nothing('wrong_park', { bookingId, parkName: name });
}

async function byShortCode(tx: Tx, code: string, gate: Gate): Promise<Found> {
  const ticket = await ticketByShortCode(tx, code, dayAt(gate));
  if (ticket) return { ...nothing('unknown'), ticket };
  const elsewhere = gate.parkId === null ? null : await ticketElsewhere(tx, gate.organisationId, code);
  return nothing(elsewhere ? 'wrong_park' : 'unknown', elsewhere);
}

const newScan = (
  deps: Deps,
  actor: Principal,
  request: ScanRequest,
  gate: Gate,
  { ticket, elsewhere }: Found,
): Scan => ({
  organisation_id: ticket?.organisationId ?? actor.organisationId,
  scan_id: request.scanId,
  booking_id: ticket?.id ?? elsewhere?.bookingId ?? null,
  park_id: gate.parkId ?? ticket?.parkId ?? null,
  result: 'unknown',
  first_scanned_at: null,
  first_gate: null,
  gate: gate.name,
  device_id: request.deviceId || null,
  account_id: actor.accountId,
  scanned_at: gate.at,
  received_at: deps.clock.now(),
});

/** The answer for a ticket of another park: this gate learns the name of that park and nothing more of the ticket. */
const withoutTicket = (result: ScanResult, elsewhere: Elsewhere | null): ScanAnswer => ({
  result,
  message: scanMessage(result, elsewhere ?? {}),
});

async function decide(tx: Tx, { ticket, otherwise, elsewhere }: Found, gate: Gate): Promise<ScanAnswer> {
  if (!ticket) return withoutTicket(otherwise, elsewhere);
  const refusal = refusalAtGate(ticket, dayAt(gate));
  if (refusal) return answer(tx, refusal, ticket);
  if (await admit(tx, ticket, gate.at, gate.name)) {
    const admitted = { ...ticket, admitted: true, admittedAt: gate.at, admittedGate: gate.name };
    return answer(tx, 'admitted', admitted);
  }
  // Somebody was quicker: the stored ticket says who, or that the money went back meanwhile.
  const now = (await ticketById(tx, ticket.id, gate.parkId)) ?? ticket;
  return answer(tx, refusalAtGate(now, dayAt(gate)) ?? 'already_scanned', now);
}

async function answer(tx: Tx, result: ScanResult, ticket: GateTicket): Promise<ScanAnswer> {
  const first = { firstScannedAt: ticket.admittedAt, firstGate: ticket.admittedGate };
  const message = scanMessage(result, { ...ticket, ...first });
  return {
    result,
    message,
    ...first,
    booking: { ...ticket, lines: await linesOf(tx, ticket.organisationId, ticket.id) },
  };
}

/** Answers again what the first scan with this id was answered. */
async function repeat(tx: Tx, scan: Scan, { ticket, elsewhere }: Found): Promise<ScanAnswer> {
  const { organisation_id, scan_id, booking_id } = scan;
  const stored = await scanById(tx, organisation_id, scan_id);
  if (!stored || (stored.booking_id !== null && stored.booking_id !== booking_id))
    throw new AppError('CONFLICT', SCAN_REFUSALS.otherTicket);
  const { result, first_scanned_at: firstScannedAt, first_gate: firstGate } = stored;
  if (!ticket || stored.booking_id === null) return withoutTicket(result, elsewhere);
  // It was read before whoever sent the same scan first had done with it.
  const now = (await ticketById(tx, ticket.id, ticket.parkId)) ?? ticket;
  return { ...(await answer(tx, result, now)), firstScannedAt, firstGate };
}
