import { useSyncExternalStore } from 'react';
import { countsOf, countsPeople, type KindCount } from '#contract/admissions/rules.ts';
import { offeredCategories } from '#contract/fees/rules.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { AppError, type ErrorCode } from '#contract/kernel/errors.ts';
import { visitDaysAt } from '#contract/opening-days/rules.ts';
import { parksApi } from '#contract/parks/api.ts';
import { passesApi } from '#contract/passes/api.ts';
import { passBody, readPass, refusalAtGate } from '#contract/passes/rules.ts';
import { oldCodeMessage, scanMessage, usedWords } from '#contract/passes/words.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { SlotTolerance } from '#contract/slots/rules.ts';
import {
  blank,
  type DeviceGate,
  hasGone,
  labelled,
  letIn,
  NOBODY,
  partHere,
  partOf,
  remember,
  rememberLetIn,
  rulesOf,
  type ScanOutcome,
  shortOf,
  standingHere,
} from '#web/console/admissions/queries.ts';
import { heard, hearInside, knownParks, LIST, NO_HOURS, serverTime } from '#web/console/admissions/use-parks.ts';
import { client } from '#web/console/platform/client.ts';
import { type KeptList, keptList } from '#web/console/platform/keeping/kept.ts';
import {
  deviceId,
  isOwn,
  noteAnswered,
  scanIdOf,
  waiting,
  waitingId,
  whoScans,
} from '#web/console/platform/keeping/waiting-scans.ts';
import { isSignedBy } from '#web/console/platform/scanning/signature.ts';
import { tellConflict } from './use-conflicts.ts';
import { keep, kept } from './use-device.ts';
import { isGranted, openGrant, renewGrant } from './use-grant.ts';
import { server } from './use-hearing.ts';
import { changedSince, fetchList, openList, type UsedBefore, usedBefore } from './use-list.ts';

const api = client(passesApi);
const parks = client(parksApi);

/** Timeout for the server, in ms; shorter after a timeout, so that a queue keeps moving. */
const DEADLINE_MS = 3000;
const SHORT_DEADLINE_MS = 1200;

export const recent = keptList<ScanOutcome & { by: string }>('gate.recent', 20);
const EXACT: SlotTolerance = { slotEarlyMinutes: 0, slotLateMinutes: 0 };

export const useKept = <T>(list: KeptList<T>): readonly T[] => useSyncExternalStore(list.subscribe, list.all);

export const useOwn = <T extends { by: string }>(list: KeptList<T>): readonly T[] => useKept(list).filter(isOwn);

export const keepRecent = (outcome: ScanOutcome): void => recent.put(outcome.at, { ...outcome, by: whoScans() });

const isSilence = (problem: unknown): boolean => problem instanceof AppError && problem.code === 'UNAVAILABLE';

/**
 * Asks the server; after three seconds without an answer checks the signature on the device. A code that is no ticket
 * is refused without asking. Never rejects.
 */
export async function checkCode(code: string, gate: DeviceGate, admit?: KindCount[]): Promise<ScanOutcome> {
  const short = shortOf(code);
  // A foreign code may hold a secret, such as a Wi-Fi password: it is never sent.
  if (!short) return blank(code);
  // Let in offline; the server does not know yet.
  if (waiting.get(short)) return usedHere(code, short);
  // Skips the request without a network, which would only cost time.
  if (!navigator.onLine || waiting.all().some((scan) => scan.short === short))
    return checkHere(code, gate, short, admit);
  try {
    const outcome = await askAbout(short, code, gate, admit);
    server.hear(true);
    return remember(short, outcome, gate);
  } catch (problem) {
    if (!isSilence(problem)) return { ...blank(code), result: 'unchecked', message: (problem as Error).message };
    server.hear(false);
    return checkHere(code, gate, short, admit);
  }
}

/**
 * A scan without an answer is first sent again under its id: it counts if it let somebody in or out; a refusal may be
 * outdated by now.
 */
async function askAbout(
  short: string,
  code: string,
  gate: DeviceGate,
  admit: KindCount[] | undefined,
): Promise<ScanOutcome> {
  const { scanId, isOld } = scanIdOf(short, gate.out);
  const outcome = await askServer(code, gate, scanId, admit);
  noteAnswered(short, gate.out);
  return isOld && !outcome.scanId ? askAbout(short, code, gate, admit) : outcome;
}

async function askServer(
  code: string,
  gate: DeviceGate,
  scanId: string,
  admit: KindCount[] | undefined,
): Promise<ScanOutcome> {
  const { result, message, booking, firstScannedAt, firstGate, counts, left, inside } = await api.scan({
    body: { code, gate: gate.name || null, deviceId: deviceId(), scanId, asks: true, ...partOf(gate, admit) },
    signal: AbortSignal.timeout(server.isSilent() ? SHORT_DEADLINE_MS : DEADLINE_MS),
  });
  const nothing = blank(code);
  return {
    ...nothing,
    result,
    message: result === 'unknown' ? nothing.message : message,
    ...(result === 'already_scanned' && firstScannedAt && { used: usedAs(firstScannedAt, firstGate ?? null, gate) }),
    ...(inside && { counts, left, inside, out: gate.out ?? false }),
    ...((result === 'admitted' || result === 'let_out') && { scanId }),
    parkId: booking?.parkId,
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

const NOT_GRANTED = 'This phone cannot check tickets without a network now. Please connect it.';

async function checkHere(code: string, gate: DeviceGate, short: string, admit?: KindCount[]): Promise<ScanOutcome> {
  const offline = { ...blank(code), offline: true };
  await openKept();
  if (!isGranted()) return { ...offline, result: 'unchecked', message: NOT_GRANTED };
  const own = letIn.get(short);
  if (own && !own.standing) return usedHere(code, short);
  const read = readPass(code);
  const signed = read && kept('key') ? await isSignedBy(kept('key'), read.signed, read.signature) : null;
  if (read && signed === false) return { ...offline, result: 'forged', message: scanMessage('forged', {}) };
  const park = knownParks.get(read?.pass.parkId ?? '');
  const changed = changedSince(short);
  const rules = rulesOf(park ?? {});
  const bought = !changed && countsPeople(rules) ? read?.pass.lines : undefined;
  const before = usedBefore(short);
  const isUsed = before && { ...offline, ...usedElsewhere(before, gate) };
  if (isUsed && !bought) return isUsed;
  const now = serverTime();
  const ticket = read && { slot: null, slotUntil: null, ...read.pass, status: 'paid' as PaymentStatus, ...changed };
  const facts = {
    people: (ticket ?? changed)?.people,
    lines: labelled((ticket ?? changed)?.lines),
    visitDate: (ticket ?? changed)?.visitDate,
    slot: ticket?.slot,
    slotUntil: ticket?.slotUntil,
    status: changed?.status,
    parkName: park?.name,
    parkId: read?.pass.parkId,
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
  const standing = standingHere(own?.standing ?? NOBODY, countsOf(before?.lines ?? []));
  // A slot limits only the first admission: people who were inside before it ended may come back.
  const mayGo = gate.out ? refusal !== 'wrong_park' : refusal === 'too_late' && rules.reEntry && hasGone(standing);
  if (refusal && !mayGo)
    return { ...offline, ...facts, result: refusal, message: scanMessage(refusal, { ...facts, day: dayOf(now) }) };
  if (passBody({ ...ticket, lines: read.pass.lines }, '') !== passBody(read.pass, ''))
    return { ...offline, ...facts, result: 'old_code', message: oldCodeMessage(ticket.people) };
  if (!bought) return letInHere({ ...offline, ...facts }, gate);
  const told = partHere(short, { ...offline, ...facts }, gate, {
    bought: refusal === 'too_late' && !gate.out ? standing.letIn : countsOf(bought),
    standing,
    rules,
    admit: admit ?? null,
    scannedAt: now.toISOString(),
  });
  return isUsed && told.result === 'already_scanned' ? isUsed : told;
}

/** Reads grant and list from storage. Codes scanned earlier wait for this, since they may be used. */
export const openKept = async (): Promise<void> =>
  void (await Promise.all([openGrant(kept('key')), openList(kept('key'))]));

const usedElsewhere = ({ at, gate: firstGate, people, lines }: UsedBefore, gate: DeviceGate) => ({
  result: 'already_scanned' as const,
  message: scanMessage('already_scanned', { firstScannedAt: at, firstGate }),
  used: usedAs(at, firstGate || null, gate),
  people,
  lines: labelled(lines),
});

/** Lets a ticket in offline and queues that; also used when staff decide themselves. */
export function letInHere(outcome: ScanOutcome, gate: DeviceGate): ScanOutcome {
  const short = shortOf(outcome.code);
  const admitted: ScanOutcome = {
    ...outcome,
    result: 'admitted',
    message: scanMessage('admitted', outcome),
    offline: true,
  };
  if (!short) return outcome;
  const { code, at, counts, people = 1 } = outcome;
  const { scanId } = scanIdOf(short);
  noteAnswered(short);
  const scannedAt = serverTime(Date.parse(at)).toISOString();
  const scan = {
    short,
    scanId,
    code,
    gate: gate.name,
    scannedAt,
    people,
    by: whoScans(),
    ...(counts && { admit: counts }),
  };
  waiting.put(waitingId(scan), scan);
  rememberLetIn(short, admitted, gate);
  return { ...admitted, scanId };
}

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

/** Fetches the public key, the owner's parks and the day's list. Rejects like a call. */
export async function prepareOffline(): Promise<void> {
  await openKept();
  await fetchGrant();
  const { rows } = await parks.get({ body: {} });
  for (const { id } of knownParks.all()) if (!rows.some((park) => park.id === id)) knownParks.remove(id);
  for (const { id, name, opensAt, closesAt, slotEarlyMinutes, slotLateMinutes, fees, ...park } of rows)
    knownParks.put(id, {
      id,
      name,
      opensAt,
      closesAt,
      slotEarlyMinutes,
      slotLateMinutes,
      ...rulesOf(park),
      kinds: offeredCategories(fees).map(({ key }) => key),
    });
  await fetchToday();
}

/**
 * Errors that another part of the page shows (status line, locked page, sign-in area), so that the warning need not.
 */
const TOLD = new Set<ErrorCode>(['UNAVAILABLE', 'FORBIDDEN', 'PHONE_LOCKED', 'NOT_SIGNED_IN']);

/** Stored only once a grant was given, because only then the device may check by itself. */
async function fetchGrant(): Promise<void> {
  const { publicKey } = await api.publicKey({});
  await renewGrant(publicKey);
  keep('key', publicKey);
}

const CHANGED_MS = 60_000;

/**
 * Prepares offline checks and refreshes them each minute until the returned function is called. Retries after a minute;
 * `failed` gets true for an error that nothing else on the page shows.
 */
export function keepPrepared(failed: (isSo: boolean) => void): () => void {
  let isPrepared = false;
  const fetchNew = async () => {
    await fetchToday();
    await renewGrant(kept('key'));
  };
  const prepare = async () => {
    try {
      await (isPrepared ? fetchNew() : prepareOffline());
      isPrepared = true;
      failed(false);
    } catch (problem) {
      failed(!(problem instanceof AppError) || !TOLD.has(problem.code));
    }
  };
  void prepare();
  const timer = setInterval(() => void prepare(), CHANGED_MS);
  return () => clearInterval(timer);
}

/** Fetches news of the day's list and the server time. Rejects like a call. */
export async function fetchToday(): Promise<void> {
  try {
    const { asOf, conflicts: found, inside } = await fetchList(kept('key'));
    heard.put(LIST, { asOf, aheadMs: Date.now() - Date.parse(asOf) });
    for (const conflict of found) tellConflict(conflict);
    for (const { parkId, ...people } of inside) hearInside(parkId, people);
    server.hear(true);
  } catch (problem) {
    if (isSilence(problem)) server.hear(false);
    throw problem;
  }
}
