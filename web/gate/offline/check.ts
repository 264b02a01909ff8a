import { countsOf, familyOf, type KindCount, listed, minus, peopleIn } from '#contract/admissions/rules.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { timeText } from '#contract/kernel/dates/texts.ts';
import type { Pass } from '#contract/passes/model.ts';
import { type Judgement, judge, type KnownTicket, readPass, type ScannedPass } from '#contract/passes/rules.ts';
import { scanText, usedAgoText } from '#contract/passes/texts.ts';
import { isSignedBy } from '#web/gate/scanning/signature.ts';
import { say, sayText } from '#web/shared/say.ts';
import { blank, type DeviceGate, labelled, type ScanOutcome, shortOf } from '../outcome.ts';
import { listTime, serverTime } from './clock.ts';
import { serverKey } from './device.ts';
import { addInside, peopleInside } from './inside.ts';
import { keepLetIn, keepStanding, letInHere } from './let-in.ts';
import { changedSince, openList, soldAs, type UsedBefore, usedBefore } from './list.ts';
import { knownParks, rulesOf } from './parks.ts';
import { isGranted, openGrant } from './use-grant.ts';
import { keepWaiting } from './waiting.ts';

/** Reads grant and list from storage. Codes scanned before wait for this, since they may be used. */
export const openKept = async (): Promise<void> =>
  void (await Promise.all([openGrant(serverKey.read()), openList(serverKey.read())]));

/** Decides without the server, by what this phone knows; queues what comes in or goes out. */
export async function checkOffline(
  code: string,
  gate: DeviceGate,
  short: string,
  admit?: KindCount[],
): Promise<ScanOutcome> {
  const offline = { ...blank(code), offline: true };
  await openKept();
  if (!isGranted()) return { ...offline, result: 'unchecked', message: say('gates.notGranted') };
  const pass = await passOf(code, short);
  const known = knownOf(short, pass);
  const { parkId, out = false } = gate;
  const now = serverTime();
  const judgement = judge(pass, known, { parkId, out, admit: admit ? countsOf(admit) : null }, now);
  if (judgement.result === 'already_scanned') {
    const before = known.here === 'whole' ? undefined : usedBefore(short);
    return before ? { ...offline, ...usedElsewhere(before, gate) } : usedHere(code, short);
  }
  if (judgement.result === 'forged') return { ...offline, result: 'forged', message: sayText(scanText('forged', {})) };
  const outcome = { ...offline, ...factsOf(pass, known), result: judgement.result };
  if (judgement.parts) return takePart(short, outcome, gate, { ...judgement.parts, now });
  if (judgement.result === 'admitted') return letInOffline(outcome, gate);
  return { ...outcome, message: refusalMessage(judgement.result, outcome, { isScanned: pass !== null, now }) };
}

/** The pass of a typed code from the day's list; null: not in the list. */
async function passOf(code: string, short: string): Promise<ScannedPass | null> {
  const read = readPass(code);
  const key = serverKey.read();
  if (read) return { pass: read.pass, isSigned: key ? await isSignedBy(key, read.signed, read.signature) : null };
  // Null: this browser could not check the list either.
  const isListSigned = key ? await isSignedBy(key, '', '') : null;
  const sold = isListSigned === null ? undefined : await soldAs(short);
  return sold ? { pass: { ...sold, ...nowOf(short) }, isSigned: true } : null;
}

/** A ticket keeps its short code when it is changed. */
function nowOf(short: string): Partial<Pass> {
  const { status: _, ...now } = changedSince(short) ?? {};
  return now;
}

function knownOf(short: string, pass: ScannedPass | null): KnownTicket {
  const own = letInHere(short);
  return {
    here: own ? (own.standing ?? 'whole') : null,
    elsewhere: usedBefore(short)?.lines ?? null,
    changed: changedSince(short) ?? null,
    park: knownParks.get(pass?.pass.parkId ?? '') ?? null,
    inside: peopleInside(pass?.pass.parkId, 0),
  };
}

function factsOf(pass: ScannedPass | null, { changed }: KnownTicket): Partial<ScanOutcome> {
  const ticket = changed ?? pass?.pass;
  return {
    people: ticket?.people,
    lines: labelled(ticket?.lines),
    visitDate: ticket?.visitDate,
    slot: ticket?.slot,
    slotUntil: ticket?.slotUntil,
    status: changed?.status,
    parkName: knownParks.get(pass?.pass.parkId ?? '')?.name,
    parkId: pass?.pass.parkId,
  };
}

function refusalMessage(
  result: Judgement['result'],
  outcome: ScanOutcome,
  { isScanned, now }: { isScanned: boolean; now: Date },
): string {
  if (result === 'unchecked') return isScanned ? say('gates.noSignatures') : notListed();
  if (result === 'old_code') return say('passes.oldCode', { people: outcome.people ?? 0 });
  return sayText(scanText(result, { ...outcome, day: dayOf(now) }));
}

function notListed(): string {
  const [list] = listTime.all();
  return list ? say('gates.notListed', { time: timeText(new Date(list.asOf)) }) : say('gates.typedOffline');
}

export const usedAs = (at: Date, place: string | null, gate: DeviceGate): string =>
  sayText(usedAgoText(at, place && place === gate.name ? 'here' : place, serverTime()));

const usedElsewhere = ({ at, gate: firstGate, people, lines }: UsedBefore, gate: DeviceGate) => ({
  result: 'already_scanned' as const,
  message: sayText(scanText('already_scanned', { firstScannedAt: at, firstGate })),
  used: usedAs(at, firstGate || null, gate),
  people,
  lines: labelled(lines),
});

export function usedHere(code: string, short: string): ScanOutcome {
  const before = letInHere(short);
  const first = { firstScannedAt: before ? new Date(before.at) : null, firstGate: before?.gate || null };
  return {
    ...blank(code),
    offline: true,
    result: 'already_scanned',
    people: before?.people,
    message: sayText(scanText('already_scanned', first)),
    ...(before && { used: sayText(usedAgoText(new Date(before.at), 'here', new Date())) }),
  };
}

/** Lets a whole ticket in and queues that; also used when staff decide themselves. */
export function letInOffline(outcome: ScanOutcome, gate: DeviceGate): ScanOutcome {
  const short = shortOf(outcome.code);
  if (!short) return outcome;
  const { code, at, counts, people = 1 } = outcome;
  const message = sayText(scanText('admitted', outcome));
  const scan = { short, code, gate: gate.name, people, scannedAt: serverTime(Date.parse(at)).toISOString() };
  const scanId = keepWaiting({ ...scan, ...(counts && { admit: counts }) });
  const admitted: ScanOutcome = { ...outcome, result: 'admitted', message, offline: true, scanId };
  keepLetIn(short, admitted, gate);
  return admitted;
}

/** Part of a ticket comes in or goes out; queued unless the answer is a refusal or a question. */
function takePart(
  short: string,
  outcome: ScanOutcome,
  gate: DeviceGate,
  { answer, before, now }: NonNullable<Judgement['parts']> & { now: Date },
): ScanOutcome {
  const { parkId, people = 1, code, lines = [] } = outcome;
  const out = gate.out ?? false;
  const family = familyOf(countsOf(lines), people);
  const left = 'left' in answer ? answer.left : {};
  const counts = 'counts' in answer ? answer.counts : {};
  const [moved, still] = [peopleIn(counts, family), peopleIn(left, family)];
  if (moved > 0) addInside(parkId ?? '', out ? -moved : moved);
  const limit = rulesOf(knownParks.get(parkId ?? '') ?? {}).insideLimit;
  const inside = { people: peopleInside(parkId, moved), limit };
  const parts = { now: moved, left: still, letIn: people - still, inside };
  const message = sayText(scanText(answer.result, { people, parts, out }));
  const shown = { ...outcome, message, left: listed(left), inside, out };
  if (!('standing' in answer)) return shown;
  const scan = { short, code, gate: gate.name, people: moved, scannedAt: now.toISOString() };
  const scanId = keepWaiting({ ...scan, admit: listed(counts), out });
  keepStanding(short, outcome, gate, { standing: answer.standing, family });
  return { ...shown, scanId, counts: listed(counts), anew: listed(minus(answer.standing.letIn, before.letIn)) };
}
