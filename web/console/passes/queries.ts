import { useSyncExternalStore } from 'react';
import { categoryNamed } from '#contract/fees/rules.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates.ts';
import { AppError, type ErrorCode } from '#contract/kernel/errors.ts';
import { type Hours, visitDaysAt } from '#contract/opening-days/rules.ts';
import { parksApi } from '#contract/parks/api.ts';
import { passesApi } from '#contract/passes/api.ts';
import type { Pass, ScanResult } from '#contract/passes/model.ts';
import { passBody, readPass, readShortCode, refusalAtGate } from '#contract/passes/rules.ts';
import { oldCodeMessage, scanMessage, UNKNOWN_CODES, usedWords } from '#contract/passes/words.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { SlotTolerance } from '#contract/slots/rules.ts';
import { client } from '#web/console/platform/client.ts';
import { type KeptList, keptList } from '#web/console/platform/kept.ts';
import { isSignedBy } from '#web/console/platform/signature.ts';
import { isOwn, ownWaiting, type WaitingScan, waiting, whoScans } from '#web/console/platform/waiting-scans.ts';
import { conflicts, tellConflict } from './use-conflicts.ts';
import { deviceId, freshId, keep, kept } from './use-device.ts';
import { isGranted, openGrant, renewGrant } from './use-grant.ts';
import { server } from './use-hearing.ts';
import { changedSince, fetchList, openList, type UsedBefore, usedBefore } from './use-list.ts';

const api = client(passesApi);
const parks = client(parksApi);

/** A gate waits so long for the server; less while it has just been silent, so that a queue does not stand still. */
const DEADLINE_MS = 3000;
const SHORT_DEADLINE_MS = 1200;
/** Sending what was kept is in no hurry. */
const SENDING_MS = 15_000;

/** This device scans here, and as this account. */
export interface DeviceGate {
  name: string;
  parkId: string | null;
}

/**
 * A scan came to this. `unchecked`: neither the server nor this device could say. `old_code`: this device knows that the
 * ticket says something else by now.
 */
export interface ScanOutcome {
  result: ScanResult | 'unchecked' | 'old_code';
  offline: boolean;
  message: string;
  code: string;
  at: string;
  people?: number;
  lines?: { category: string; label: string; quantity: number }[];
  visitDate?: Day;
  /** Start and end of its time slot. */
  slot?: string | null;
  slotUntil?: string | null;
  parkName?: string;
  status?: PaymentStatus;
  /** "2 min ago, here", of a ticket that was used. */
  used?: string;
}

/** A ticket that this device let in, by its short code. */
interface LetIn {
  short: string;
  at: string;
  gate: string;
  people: number;
  day: Day;
  by: string;
}
export const letIn = keptList<LetIn>('gate.let-in');
export const recent = keptList<ScanOutcome & { by: string }>('gate.recent', 20);
/**
 * Names, hours and minutes around slots of the owner's parks, so that without the server a ticket of another one can be told where it belongs, and
 * one of the evening comes in until the end after midnight.
 */
export const knownParks = keptList<Hours & Partial<SlotTolerance> & { id: string; name: string }>('gate.park', 200);
/** The day's list came as of this time, and this device's clock was so far ahead then. */
interface Heard {
  asOf: string;
  aheadMs: number;
}
const LIST = 'list';
export const heard = keptList<Heard>('gate.heard');
const clockAhead = (): number => heard.get(LIST)?.aheadMs ?? 0;
/** The time by the server's clock, as far as it is known: this device's may be wrong by a day. */
const serverTime = (at = Date.now()): Date => new Date(at - clockAhead());
const NO_HOURS: Hours = { opensAt: null, closesAt: null };
const EXACT: SlotTolerance = { slotEarlyMinutes: 0, slotLateMinutes: 0 };

/** Answers what is kept of this list, always as it is now. */
export const useKept = <T>(list: KeptList<T>): readonly T[] => useSyncExternalStore(list.subscribe, list.all);

/** Answers the same, of the person signed in alone. */
export const useOwn = <T extends { by: string }>(list: KeptList<T>): readonly T[] => useKept(list).filter(isOwn);

/** Keeps what a scan came to for the list of the last ones. */
export const keepRecent = (outcome: ScanOutcome): void => recent.put(outcome.at, { ...outcome, by: whoScans() });

/** The eight characters by which a ticket is known here, scanned or typed; null for anything else. */
export const shortOf = (code: string): string | null =>
  readPass(code)?.pass.bookingId.slice(0, 8) ?? readShortCode(code);

const isSilence = (problem: unknown): boolean => problem instanceof AppError && problem.code === 'UNAVAILABLE';

/** Scans that got no answer: tried again, they keep their id, for the server may have heard the first one. */
const unanswered = new Map<string, string>();

/** Checks a code: asks the server, and after three seconds without an answer looks at the signature here. What is no code of a ticket is told here. Never rejects. */
export async function checkCode(code: string, gate: DeviceGate): Promise<ScanOutcome> {
  const short = shortOf(code);
  // Somebody else's code, a network's password perhaps, is nobody's business but theirs.
  if (!short) return blank(code);
  // Let in here without the server, which therefore does not know yet.
  if (short && waiting.get(short)) return usedHere(code, short);
  const scanId = unanswered.get(code) ?? freshId();
  try {
    const outcome = await askServer(code, gate, scanId);
    unanswered.delete(code);
    server.hear(true);
    if (outcome.result === 'admitted') rememberLetIn(short, outcome, gate);
    return outcome;
  } catch (problem) {
    if (!isSilence(problem)) return { ...blank(code), result: 'unchecked', message: (problem as Error).message };
    server.hear(false);
    unanswered.set(code, scanId);
    return checkHere(code, gate, short);
  }
}

const blank = (code: string): ScanOutcome => ({
  result: 'unknown',
  offline: false,
  message: UNKNOWN_CODES[shortOf(code) ? 'code' : 'other'].next,
  code,
  at: new Date().toISOString(),
});

async function askServer(code: string, gate: DeviceGate, scanId: string): Promise<ScanOutcome> {
  const { result, message, booking, firstScannedAt, firstGate } = await api.scan({
    body: { code, gate: gate.name || null, deviceId: deviceId(), scanId },
    signal: AbortSignal.timeout(server.isSilent() ? SHORT_DEADLINE_MS : DEADLINE_MS),
  });
  const nothing = blank(code);
  return {
    ...nothing,
    result,
    message: result === 'unknown' ? nothing.message : message,
    ...(result === 'already_scanned' && firstScannedAt && { used: usedAs(firstScannedAt, firstGate ?? null, gate) }),
    people: booking?.people,
    lines: booking?.lines.map(({ category, label, quantity }) => ({ category, label, quantity })),
    visitDate: booking?.visitDate,
    slot: booking?.slot,
    slotUntil: booking?.slotUntil,
    parkName: booking?.parkName,
    status: booking?.status,
  };
}

const usedAs = (at: Date, place: string | null, gate: DeviceGate): string =>
  usedWords(at, place && place === gate.name ? 'here' : place, serverTime());

/** Labels are those of the ticket pages. */
const labelled = (lines: Pass['lines']) =>
  lines?.map(({ category, quantity }) => ({ category, quantity, label: categoryNamed(category)?.label ?? category }));

const NOT_GRANTED = 'This phone cannot check tickets without a network now. Please connect it.';

async function checkHere(code: string, gate: DeviceGate, short: string): Promise<ScanOutcome> {
  const offline = { ...blank(code), offline: true };
  if (!isGranted()) return { ...offline, result: 'unchecked', message: NOT_GRANTED };
  if (letIn.get(short)) return usedHere(code, short);
  const read = readPass(code);
  const signed = read && kept('key') ? await isSignedBy(kept('key'), read.signed, read.signature) : null;
  if (read && signed === false) return { ...offline, result: 'forged', message: scanMessage('forged', {}) };
  const before = usedBefore(short);
  if (before) return { ...offline, ...usedElsewhere(before, gate) };
  const now = serverTime();
  const park = knownParks.get(read?.pass.parkId ?? '');
  const changed = changedSince(short);
  const ticket = read && { slot: null, slotUntil: null, ...read.pass, status: 'paid' as PaymentStatus, ...changed };
  const facts = {
    people: (ticket ?? changed)?.people,
    lines: labelled((ticket ?? changed)?.lines),
    visitDate: (ticket ?? changed)?.visitDate,
    slot: ticket?.slot,
    slotUntil: ticket?.slotUntil,
    status: changed?.status,
    parkName: park?.name,
  };
  if (changed?.status === 'refunded')
    return { ...offline, ...facts, result: 'unpaid', message: scanMessage('unpaid', facts) };
  if (!read || !ticket || signed === null)
    return {
      ...offline,
      ...facts,
      result: 'unchecked',
      message: read
        ? 'The server did not answer, and this phone cannot check signatures.'
        : 'The server did not answer, and a typed code can only be checked by the server. Please scan the QR code.',
    };
  const refusal = refusalAtGate(
    { ...ticket, admitted: false },
    { ...EXACT, ...park, parkId: gate.parkId, days: visitDaysAt(park ?? NO_HOURS, now), now },
  );
  if (refusal)
    return { ...offline, ...facts, result: refusal, message: scanMessage(refusal, { ...facts, day: dayOf(now) }) };
  if (passBody({ ...ticket, lines: read.pass.lines }, '') !== passBody(read.pass, ''))
    return { ...offline, ...facts, result: 'old_code', message: oldCodeMessage(ticket.people) };
  return letInHere({ ...offline, ...facts }, gate);
}

/** Another gate let it in, by the day's list. */
const usedElsewhere = ({ at, gate: firstGate, people, lines }: UsedBefore, gate: DeviceGate) => ({
  result: 'already_scanned' as const,
  message: scanMessage('already_scanned', { firstScannedAt: at, firstGate }),
  used: usedAs(at, firstGate || null, gate),
  people,
  lines: labelled(lines),
});

/** Lets a ticket in without the server, and keeps that to be sent. Also for staff who decide by themselves. */
export function letInHere(outcome: ScanOutcome, gate: DeviceGate): ScanOutcome {
  const short = shortOf(outcome.code);
  const admitted: ScanOutcome = {
    ...outcome,
    result: 'admitted',
    message: scanMessage('admitted', outcome),
    offline: true,
  };
  if (!short) return outcome;
  const scanId = unanswered.get(outcome.code) ?? freshId();
  // Shown again later it is another scan: by this id the server would let it in again.
  unanswered.delete(outcome.code);
  const scannedAt = serverTime(Date.parse(outcome.at)).toISOString();
  const people = outcome.people ?? 1;
  waiting.put(short, { short, scanId, code: outcome.code, gate: gate.name, scannedAt, people, by: whoScans() });
  rememberLetIn(short, admitted, gate);
  return admitted;
}

const rememberLetIn = (short: string, { at, people = 1 }: ScanOutcome, gate: DeviceGate): void =>
  letIn.put(short, { short, at, gate: gate.name, people, day: dayOf(new Date(at)), by: whoScans() });

function usedHere(code: string, short: string): ScanOutcome {
  const before = letIn.get(short);
  const first = { firstScannedAt: before ? new Date(before.at) : null, firstGate: before?.gate || null };
  return {
    ...blank(code),
    offline: true,
    result: 'already_scanned',
    people: before?.people,
    message: scanMessage('already_scanned', first),
    ...(before && { used: usedWords(new Date(before.at), 'here', new Date()) }),
  };
}

/**
 * Fetches what checking offline needs: the key, the names and hours of this owner's parks and the day's list.
 * Silence is fine: what was known last time stays.
 */
export async function prepareOffline(): Promise<void> {
  try {
    await openGrant(kept('key'));
    await openList(kept('key'));
    await fetchGrant();
    const { rows } = await parks.get({ body: {} });
    for (const { id } of knownParks.all()) if (!rows.some((park) => park.id === id)) knownParks.remove(id);
    for (const { id, name, opensAt, closesAt, slotEarlyMinutes, slotLateMinutes } of rows)
      knownParks.put(id, { id, name, opensAt, closesAt, slotEarlyMinutes, slotLateMinutes });
    await fetchToday();
  } catch (problem) {
    if (!isSilence(problem)) throw problem;
  }
}

/** The key is kept once it has granted something: with it this device can check by itself. */
async function fetchGrant(): Promise<void> {
  const { publicKey } = await api.publicKey({});
  await renewGrant(publicKey);
  keep('key', publicKey);
}

const CHANGED_MS = 60_000;

/** Fetches what is new in the day's list each minute, and a grant when it grows old, until the answer is called. */
export function followList(): () => void {
  // A change that cannot be had now is asked for in a minute again; until then the last list counts.
  const fetchAll = async () => {
    await fetchToday();
    await renewGrant(kept('key'));
  };
  const timer = setInterval(() => void fetchAll().catch(() => undefined), CHANGED_MS);
  return () => clearInterval(timer);
}

async function fetchToday(): Promise<void> {
  try {
    const { asOf, conflicts: found } = await fetchList(kept('key'));
    heard.put(LIST, { asOf, aheadMs: Date.now() - Date.parse(asOf) });
    for (const conflict of found) tellConflict(conflict);
    server.hear(true);
  } catch (problem) {
    if (isSilence(problem)) server.hear(false);
    throw problem;
  }
}

/** Sends what the person signed in let in without the server, oldest first, until it is silent again. One tab at a time. */
export const sendWaiting = async (): Promise<void> =>
  navigator.locks
    ? navigator.locks.request('gate.sending', { ifAvailable: true }, async (lock) => (lock ? sendAll() : undefined))
    : sendAll();

async function sendAll(): Promise<void> {
  const scans = ownWaiting();
  for (const scan of scans) if (!(await sendOne(scan))) return;
  // The list says which of them were too many, with all the gates.
  if (scans.length > 0) await fetchToday().catch(() => undefined);
}

/** Says whether the server took it. What it refuses is not sent again but told, so that nothing is lost silently. */
async function sendOne({ short, code, gate, scannedAt, scanId, people, by }: WaitingScan): Promise<boolean> {
  const at = { deviceId: deviceId(), scannedAt: new Date(scannedAt) };
  const body = { code, gate: gate || null, scanId, letIn: people ?? 1, ...at };
  try {
    await api.scan({ body, signal: AbortSignal.timeout(SENDING_MS) });
    server.hear(true);
  } catch (problem) {
    if (!(problem instanceof AppError) || STAY.has(problem.code)) return false;
    conflicts.put(scanId, { scanId, short, at: scannedAt, message: problem.message, by });
  }
  waiting.remove(short);
  return true;
}

/** Refusals that pass: the scan stays and is sent later. */
const STAY = new Set<ErrorCode>(['UNAVAILABLE', 'NOT_SIGNED_IN', 'TOO_MANY_REQUESTS', 'INTERNAL']);

/** Forgets tickets of days gone by; yesterday's may be shown again at a park that is open past midnight. */
export function forgetOldDays(): void {
  const oldest = addDays(dayOf(new Date()), -1);
  for (const { short, day } of letIn.all()) if (day < oldest && !waiting.get(short)) letIn.remove(short);
}
