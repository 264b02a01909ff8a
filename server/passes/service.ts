import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Inside } from '#contract/admissions/model.ts';
import { aboveLimit, countsOf, familyOf, type KindCounts, listed, peopleIn } from '#contract/admissions/rules.ts';
import type { GatePage, PackedChanged, SoldTicket, UsedTicket } from '#contract/gates/model.ts';
import { codeKey, packChanged, packSold, packUsed, withRows } from '#contract/gates/rules.ts';
import { addDays, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
import { AppError, invalid } from '#contract/kernel/errors.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import type { ListQuery } from '#contract/passes/api.ts';
import type { Pass, PassLine, ScanRequest, ScanResult } from '#contract/passes/model.ts';
import {
  CLOCK_AHEAD_MS,
  GRANT_MS,
  grantBody,
  judgedTime,
  linesText,
  OLDEST_SCAN_MS,
  passBody,
  readPass,
  readShortCode,
  timeWithin,
} from '#contract/passes/rules.ts';
import { scanText } from '#contract/passes/texts.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import type { Deps } from '#server/deps.ts';
import { conflictsSince, lockedRefusal, noteConflict, refuseLocked } from '#server/gates/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { organisationSeenBy, type Principal, staffScope, withScope } from '#server/kernel/database/scope.ts';
import { qrDataUrl } from '#server/kernel/http/pages/qr-image.ts';
import { type SigningKey, signingKey } from '#server/kernel/identity/ed25519.ts';
import { deriveKey, sha256 } from '#server/kernel/identity/secrets.ts';
import type { Config } from '#server/kernel/operations/config.ts';
import type { RequestPlace } from '#server/kernel/traffic/place.ts';
import { refreshPayment } from '#server/payments/service.ts';
import { changedTickets, insideParks, soldTickets, USED_TOGETHER, type UsedTicketRow, usedTickets } from './reports.ts';
import { type GateTicket, type ReadCode, type Scan, type TakenScan, takeScan } from './repository.ts';

/** Timeout for the gateway, because the gate waits only three seconds. */
const GATEWAY_PATIENCE_MS = 2000;

type Signs = Pick<Deps, 'passKey'>;

export const passKeyOf = ({ appSecret }: Pick<Config, 'appSecret'>): SigningKey =>
  signingKey(deriveKey(appSecret, 'pass-signing'));

/** Text for the QR code (contract/passes/rules.ts). Call it only for paid tickets. */
export function signPass({ passKey }: Signs, pass: Pass): string {
  const body = passBody(pass, passKey.id);
  return `${body}/${passKey.sign(body)}`;
}

/** Throws PHONE_LOCKED for a locked phone, and FORBIDDEN during impersonation, because a grant lets people in. */
export async function grantOffline(deps: Deps, actor: Principal, device: string, gate: string | null) {
  if (actor.look) throw new AppError('FORBIDDEN', text('calls.onlyLooking'));
  await withScope(deps.db, staffScope(actor), (tx) => refuseLocked(tx, actor, { device: gate, key: device }));
  return { grant: signGrant(deps, actor, device) };
}

function signGrant({ passKey, clock }: Signs & Pick<Deps, 'clock'>, actor: Principal, device: string): string {
  const issuedAt = clock.now();
  const expiresAt = new Date(issuedAt.getTime() + GRANT_MS);
  const { organisationId, accountId } = actor;
  const body = grantBody({ organisationId, accountId, device, issuedAt, expiresAt }, passKey.id);
  return `${body}/${passKey.sign(body)}`;
}

/** Data URL of a PNG: QR about version 7, alphanumeric. */
export const passImage = (
  deps: Signs,
  ticket: Pick<Ticket, 'id' | 'parkId' | 'visitDate' | 'people'> & Pick<Pass, 'lines'>,
): string => qrDataUrl(signPass(deps, { ...ticket, bookingId: ticket.id }));

/** Null: no pass at all. */
export function readSignedPass({ passKey }: Signs, text: string): { pass: Pass } | 'forged' | null {
  const read = readPass(text);
  if (!read) return null;
  return read.keyId === passKey.id && passKey.isSigned(read.signed, read.signature) ? { pass: read.pass } : 'forged';
}

export interface ScanAnswer {
  result: ScanResult;
  message: Text;
  booking?: GateTicket;
  firstScannedAt?: Date | null;
  firstGate?: string | null;
  counts?: ReturnType<typeof listed>;
  left?: ReturnType<typeof listed>;
  inside?: Inside;
}

/**
 * Lets a ticket in, once (docs/behaviour.md 6.4). A repeated scanId gets the same answer. Throws INVALID_INPUT for a
 * scan older than seven days or from the future, PHONE_LOCKED from a locked phone, and CONFLICT for a scanId of another
 * ticket or a scan made while the phone was locked. `place` is the request's place at the gates.
 */
export async function scanTicket(
  deps: Deps,
  actor: Principal,
  request: ScanRequest,
  place: RequestPlace | null,
): Promise<ScanAnswer> {
  const scan = newScan(deps, actor, request);
  const first = await take(deps, actor, scan, request);
  if ('waiting' in first) await askGateway(deps, first.waiting, place);
  const told =
    'waiting' in first
      ? ((await take(deps, actor, { ...scan, receivedAt: deps.clock.now(), asked: true }, request)) as TakenScan)
      : first;
  if (request.letIn) await noteExcess(deps, actor, scan, { ...told, letIn: request.letIn });
  return answer(told, scan);
}

/** Stores a conflict for people beyond the ticket, or beyond the park's limit, who were let in offline. Repeatable. */
async function noteExcess(
  deps: Deps,
  actor: Principal,
  scan: Scan,
  { result, ticket, counts, inside, letIn }: TakenScan & { letIn: number },
): Promise<void> {
  const now = counts && ticket ? peopleIn(counts, familyOf(countsOf(ticket.lines), ticket.people)) : ticket?.people;
  const came = result === 'admitted' ? (now ?? 0) : 0;
  const beyond = Math.min(aboveLimit(inside), came);
  if (letIn > came) await noteLetIn(deps, actor, scan, { result, ticket, letIn, above: letIn - came });
  else if (beyond > 0) await noteLetIn(deps, actor, scan, { result: 'full', ticket, letIn, above: beyond });
}

interface LetInTooMuch extends Pick<TakenScan, 'result' | 'ticket'> {
  letIn: number;
  above: number;
}

async function noteLetIn(
  deps: Deps,
  actor: Principal,
  { read, gate, ...scan }: Scan,
  { result, ticket, letIn, above }: LetInTooMuch,
): Promise<void> {
  const own = { gate, device: scan.deviceId, at: scan.at.toISOString(), by: actor.accountName, people: letIn };
  await noteConflict(deps, actor, {
    organisationId: ticket?.organisationId ?? scan.organisationId,
    scanId: scan.scanId,
    bookingId: ticket?.id ?? read.bookingId ?? null,
    parkId: scan.parkId ?? ticket?.parkId ?? null,
    result,
    above,
    own,
    madeAt: deps.clock.now(),
  });
}

/** Decides in one statement. A ticket pending payment is returned untouched, unless its gateway has answered before. */
async function take(
  deps: Deps,
  actor: Principal,
  scan: Scan,
  { letIn }: Pick<ScanRequest, 'letIn'>,
): Promise<TakenScan | { waiting: GateTicket }> {
  const told = await takeScan(deps, { scope: staffScope(actor), scan });
  if (told === 'notCounted') throw new AppError('CONFLICT', text('admissions.notCounted'));
  if (told === 'conflict') throw new AppError('CONFLICT', text('passes.sentBefore'));
  if (!('locked' in told)) return told;
  // Reported to the owner. Scans from before the lock are sent again after it.
  if (letIn && scan.late && scan.at >= new Date(told.locked.since))
    await noteLetIn(deps, actor, scan, { result: 'locked', ticket: null, letIn, above: letIn });
  throw lockedRefusal(told.locked);
}

function newScan(deps: Deps, actor: Principal, request: ScanRequest): Scan {
  const now = deps.clock.now();
  const told = request.letIn ? timeWithin(request.scannedAt, now) : scanTime(request.scannedAt, now);
  const { at, isLate } = judgedTime(told, now);
  return {
    scanId: request.scanId,
    read: readCode(deps, request.code),
    organisationId: actor.organisationId,
    accountId: actor.accountId,
    sessionHash: actor.sessionHash,
    parkId: actor.role === 'inspector' ? actor.parkId : request.parkId || null,
    gate: request.gate || null,
    deviceId: request.deviceId || null,
    at,
    day: dayOf(at),
    receivedAt: now,
    asked: false,
    admit: request.admit ? countsOf(request.admit) : null,
    asks: request.asks ?? false,
    out: request.out ?? false,
    late: isLate && Boolean(request.letIn),
    happened: Boolean(request.letIn || request.scannedAt),
  };
}

/** A pass's park can be trusted, because we signed it. */
function readCode(deps: Deps, text: string): ReadCode {
  const pass = readSignedPass(deps, text);
  if (pass === 'forged') return { otherwise: 'forged' };
  const otherwise = 'unknown';
  if (pass !== null) return { bookingId: pass.pass.bookingId, passParkId: pass.pass.parkId, otherwise };
  const code = readShortCode(text);
  return code ? { code, otherwise } : { otherwise };
}

/** Asks about a pending ticket, for two seconds at most, lending its place at the gates. Skipped when too many ask. */
async function askGateway(
  deps: Deps,
  ticket: Pick<GateTicket, 'id' | 'organisationId'>,
  place: RequestPlace | null,
): Promise<void> {
  if (place && !place.mayLend()) return;
  const goOn = place?.lend();
  const asked = refreshPayment(deps, ticket).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'the gateway could not be asked about a ticket at a gate'),
  );
  await Promise.race([asked, setTimeout(GATEWAY_PATIENCE_MS, undefined, { ref: false })]);
  await goOn?.();
}

/** Allows a phone's clock to be slightly ahead. */
function scanTime(scannedAt: Date | null | undefined, now: Date): Date {
  const at = scannedAt ?? now;
  if (at.getTime() > now.getTime() + CLOCK_AHEAD_MS) throw invalid('scannedAt', text('passes.fromFuture'));
  if (at.getTime() < now.getTime() - OLDEST_SCAN_MS) throw invalid('scannedAt', text('passes.tooOld'));
  return at;
}

/** Overlap with the previous list, in ms: transactions in progress were missing in it, and server clocks differ. */
const OVERLAP_MS = 60_000;

export async function signedList(deps: Deps, actor: Principal, query: ListQuery) {
  const page = await withScope(deps.db, staffScope(actor), async (tx) => {
    await refuseLocked(tx, actor, { device: query.deviceId ?? null });
    return pageOf(deps, tx, actor, query);
  });
  const text = JSON.stringify(page);
  return { list: text, signature: deps.passKey.sign(text) };
}

function beginning({ clock }: Pick<Deps, 'clock'>, { since }: ListQuery) {
  const now = clock.now();
  // A park open past midnight admits with codes of the day before.
  const oldest = addDays(dayOf(now), -1);
  const from = (whole: Date): Date => (since ? new Date(since.getTime() - OVERLAP_MS) : whole);
  const usedSince = from(startOfDay(oldest));
  const conflictsAfter = from(new Date(now.getTime() - OLDEST_SCAN_MS));
  return {
    now,
    oldest,
    usedSince,
    conflictsAfter,
    // A new day has tickets that were paid long before it.
    paidSince: since && dayOf(since) === dayOf(now) ? from(now) : null,
    as: { asOf: now.toISOString(), since: since?.toISOString() ?? null },
  };
}
type Beginning = ReturnType<typeof beginning>;

const toldFirst = async (deps: Signs, tx: Tx, actor: Principal, { deviceId }: ListQuery, begun: Beginning) => ({
  changed: await changedTickets(tx, organisationSeenBy(actor), begun.oldest),
  conflicts: await conflictsSince(tx, actor, begun.conflictsAfter),
  inside: await insideParks(tx, organisationSeenBy(actor), actor.parkId, begun.now),
  sold: await soldNow(deps, tx, actor, deviceId, begun),
});

/** Null for the admin, who stands at no gate. */
async function soldNow({ passKey }: Signs, tx: Tx, actor: Principal, device = '', begun: Beginning) {
  const organisationId = organisationSeenBy(actor);
  if (organisationId === null) return null;
  const salt = passKey.sign(`codes/${organisationId}/${actor.accountId}/${device}/${dayOf(begun.now)}`);
  const keyOf = (code: string): string => codeKey(createHmac('sha256', salt).update(code).digest());
  const sold = (await soldTickets(tx, organisationId, begun)).map(
    ({ shortCode, parkId, visitDate, slot, slotUntil, people, lines }): SoldTicket => [
      keyOf(shortCode),
      [parkId, visitDate, slot, slotUntil, people, linesText(lines)],
    ],
  );
  return { ...packSold(sold), salt };
}

async function pageOf(deps: Deps, tx: Tx, actor: Principal, query: ListQuery): Promise<GatePage<string>> {
  const begun = beginning(deps, query);
  const after = query.after ?? null;
  const rows = await usedTickets(tx, organisationSeenBy(actor), {
    since: begun.usedSince,
    after,
    device: query.deviceId,
  });
  const { used, gates } = shortly(rows);
  const { changed: now, ...first } =
    after === null
      ? await toldFirst(deps, tx, actor, query, begun)
      : { changed: null, conflicts: [], inside: [], sold: null };
  const changed = now && tagged(packChanged(now));
  const page = {
    ...{ ...begun.as, ...first, after, gates },
    next: rows.length < USED_TOGETHER ? null : (rows.at(-1)?.place ?? null),
    used: packUsed(used),
    changed: changed?.tag === query.changed ? null : changed,
  };
  return withRows(page, (packed) => Buffer.from(packed).toString('base64'));
}

const tagged = <P extends PackedChanged<Uint8Array>>(packed: P) => ({
  ...packed,
  tag: sha256(Buffer.from(packed.rows).toString('base64') + JSON.stringify(packed.states)).slice(0, 16),
});

function shortly(rows: readonly UsedTicketRow[]): { used: UsedTicket[]; gates: string[] } {
  const places = new Map<string, number>();
  // Equal lines share one array, so each is written once.
  const texts = new Map<readonly PassLine[], string>();
  const used = rows.map(({ bookingId, at, gate, people, lines }): UsedTicket => {
    const name = gate ?? '';
    if (!places.has(name)) places.set(name, places.size);
    if (!texts.has(lines)) texts.set(lines, linesText(lines));
    return [bookingId, Math.floor(at.getTime() / 1000), places.get(name) ?? 0, people, texts.get(lines) ?? ''];
  });
  return { used, gates: [...places.keys()] };
}

/** Words of an answer. About a ticket of another park a gate learns only that park's name. */
function answer(taken: TakenScan, { day, read, out }: Scan): ScanAnswer {
  const { result, ticket, parkName, firstScannedAt, firstGate, counts, left, inside } = taken;
  const isCode = Boolean(read.bookingId ?? read.code);
  if (!ticket) return { result, message: scanText(result, { isCode, ...(parkName !== null && { parkName }) }) };
  const first = { firstScannedAt: ticket.admittedAt, firstGate: ticket.admittedGate };
  const parts = inside && partsOf(ticket, counts ?? {}, left ?? {}, inside);
  return {
    result,
    message: scanText(result, { ...ticket, ...first, day, out, ...(parts && { parts }) }),
    firstScannedAt,
    firstGate,
    booking: ticket,
    ...(counts && { counts: listed(counts) }),
    ...(left && { left: listed(left) }),
    ...(inside && { inside }),
  };
}

function partsOf({ lines, people }: GateTicket, counts: KindCounts, left: KindCounts, inside: Inside) {
  const family = familyOf(countsOf(lines), people);
  const still = peopleIn(left, family);
  return { now: peopleIn(counts, family), left: still, letIn: people - still, inside };
}
