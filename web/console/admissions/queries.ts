import { admissionsApi } from '#contract/admissions/api.ts';
import type { Inside } from '#contract/admissions/model.ts';
import {
  type AdmissionRules,
  type AtGate,
  countsOf,
  decideByRule,
  familyOf,
  isNone,
  type KindCount,
  type KindCounts,
  listed,
  minus,
  most,
  peopleIn,
  plus,
} from '#contract/admissions/rules.ts';
import { categoryNamed, inBookingOrder } from '#contract/fees/rules.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { AppError } from '#contract/kernel/errors.ts';
import type { ScanRequest, ScanResult } from '#contract/passes/model.ts';
import { readPass, readShortCode } from '#contract/passes/rules.ts';
import { scanMessage, UNKNOWN_CODES } from '#contract/passes/words.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import { client } from '#web/console/platform/client.ts';
import { keptList } from '#web/console/platform/keeping/kept.ts';
import {
  deviceId,
  freshId,
  noteAnswered,
  scanIdOf,
  type WaitingScan,
  waiting,
  waitingId,
  whoScans,
} from '#web/console/platform/keeping/waiting-scans.ts';
import { countHere, hearInside, knownParks, peopleInside } from './use-parks.ts';
import { admissionTexts } from './words.ts';

export interface DeviceGate {
  name: string;
  parkId: string | null;
  out?: boolean;
}

/**
 * Result of a scan. `unchecked`: neither the server nor this device could decide. `old_code`: this device knows that
 * the ticket was changed after this code was issued.
 */
export interface ScanOutcome {
  result: ScanResult | 'unchecked' | 'old_code';
  offline: boolean;
  message: string;
  code: string;
  at: string;
  people?: number;
  lines?: { category: string; label: string; quantity: number }[];
  parkId?: string | null;
  visitDate?: Day;
  slot?: string | null;
  slotUntil?: string | null;
  parkName?: string;
  status?: PaymentStatus;
  used?: string;
  scanId?: string;
  /** At a park that counts people: `counts` moved now, `left` can still come, `inside` is the park's total. */
  counts?: KindCount[];
  left?: KindCount[];
  /** The part of `counts` that came for the first time; absent: all of it. */
  anew?: KindCount[];
  inside?: Inside;
  out?: boolean;
  undone?: boolean;
}

export interface LetIn {
  short: string;
  at: string;
  gate: string;
  people: number;
  day: Day;
  by: string;
  /** Set for tickets that are let in part by part. */
  standing?: AtGate;
}
export const letIn = keptList<LetIn>('gate.let-in');

export const admissions = client(admissionsApi);

const DAY_MS = 30_000;
export const gateDayQuery = {
  queryKey: ['admissions', 'day'],
  queryFn: () => admissions.day({ query: {} }),
  refetchInterval: DAY_MS,
};

/** People let in by hand while offline, pending until the server has them. */
export interface WaitingHand {
  scanId: string;
  people: number;
  reason: string;
  code: string | null;
  parkId: string | null;
  gate: string;
  scannedAt: string;
  by: string;
}
export const waitingHands = keptList<WaitingHand>('gate.hand');

export const NOBODY: AtGate = { letIn: {}, inside: {} };

/** Merges what this device did with the day's list, which holds admissions of all gates. */
export function standingHere({ letIn: own, inside }: AtGate, listed: KindCounts): AtGate {
  const ever = most(own, listed);
  return { letIn: ever, inside: plus(inside, minus(ever, own)) };
}

export function standingAfter(
  before: AtGate,
  bought: KindCounts,
  { out, counts, left }: { out: boolean; counts: readonly KindCount[]; left: readonly KindCount[] },
  { reEntry }: Pick<AdmissionRules, 'reEntry'>,
): AtGate {
  const [now, still] = [countsOf(counts), countsOf(left)];
  if (out) return { letIn: isNone(before.letIn) ? bought : before.letIn, inside: still };
  if (!reEntry) return { letIn: minus(bought, still), inside: plus(before.inside, now) };
  const inside = minus(bought, still);
  return { letIn: most(before.letIn, inside), inside };
}

/** The short code (eight characters) of a scanned or typed text; null if it is no ticket code. */
export const shortOf = (code: string): string | null =>
  readPass(code)?.pass.bookingId.slice(0, 8) ?? readShortCode(code);

export const rulesOf = ({ partOfGroup = false, reEntry = false, insideLimit = null }: Partial<AdmissionRules>) => ({
  partOfGroup,
  reEntry,
  insideLimit,
});
export const hasGone = ({ letIn: ever, inside }: AtGate): boolean => !isNone(minus(ever, inside));

export interface PartOfTicket {
  bought: KindCounts;
  standing: AtGate;
  rules: AdmissionRules;
  admit: KindCount[] | null;
  /** In server time. */
  scannedAt: string;
}

/** Lets part of a ticket in or out while offline, by the server's rule, and queues the scan for sending. */
export function partHere(
  short: string,
  outcome: ScanOutcome,
  gate: DeviceGate,
  { bought, standing, rules, admit, scannedAt }: PartOfTicket,
): ScanOutcome {
  const { parkId, people = 1, code } = outcome;
  const out = gate.out ?? false;
  const before = peopleInside(parkId, 0);
  const asked = { out, admit: admit && countsOf(admit), asks: true, late: false };
  const told = decideByRule(bought, { ofTicket: people, inside: before }, standing, rules, asked);
  const family = familyOf(bought, people);
  const left = 'left' in told ? told.left : {};
  const counts = 'counts' in told ? told.counts : {};
  const [now, still] = [peopleIn(counts, family), peopleIn(left, family)];
  if ('standing' in told) countHere(parkId ?? '', out ? -now : now);
  const inside = { people: peopleInside(parkId, now), limit: rules.insideLimit };
  const parts = { now, left: still, letIn: people - still, inside };
  const said = {
    ...outcome,
    result: told.result,
    message: scanMessage(told.result, { people, parts, out }),
    left: listed(left),
    inside,
    out,
  };
  if (!('standing' in told)) return said;
  const { scanId } = scanIdOf(short, out);
  noteAnswered(short, out);
  const scan = {
    short,
    scanId,
    code,
    gate: gate.name,
    scannedAt,
    people: now,
    by: whoScans(),
    admit: listed(counts),
    out,
  };
  waiting.put(scanId, scan);
  rememberStanding(short, outcome, gate, told.standing, peopleIn(told.standing.letIn, family));
  const anew = listed(minus(told.standing.letIn, standing.letIn));
  return { ...said, scanId, counts: listed(counts), anew };
}

const rememberStanding = (
  short: string,
  { at }: ScanOutcome,
  gate: DeviceGate,
  standing: AtGate,
  people: number,
): void => letIn.put(short, { short, at, gate: gate.name, people, day: dayOf(new Date(at)), by: whoScans(), standing });

export const rememberLetIn = (short: string, { at, people = 1 }: ScanOutcome, gate: DeviceGate): void =>
  letIn.put(short, { short, at, gate: gate.name, people, day: dayOf(new Date(at)), by: whoScans() });

/** Stores the server's answer for offline use. Returns the outcome with `anew`. */
export function remember(short: string, outcome: ScanOutcome, gate: DeviceGate): ScanOutcome {
  const { result, counts, left, inside, lines = [], parkId, people = 1 } = outcome;
  if (parkId && inside) hearInside(parkId, inside);
  if (result !== 'admitted' && result !== 'let_out') return outcome;
  if (!counts || !left) {
    rememberLetIn(short, outcome, gate);
    return outcome;
  }
  const rules = rulesOf(knownParks.get(parkId ?? '') ?? {});
  const bought = countsOf(lines);
  const before = letIn.get(short)?.standing ?? NOBODY;
  const standing = standingAfter(before, bought, { out: gate.out ?? false, counts, left }, rules);
  rememberStanding(short, outcome, gate, standing, peopleIn(standing.letIn, familyOf(bought, people)));
  return { ...outcome, anew: listed(minus(standing.letIn, before.letIn)) };
}

/** Keeps yesterday's tickets: a park that is open past midnight may see them again. */
export function forgetOldDays(): void {
  const oldest = addDays(dayOf(new Date()), -1);
  for (const { short, day } of letIn.all()) if (day < oldest && !waiting.get(short)) letIn.remove(short);
}

/** Undoes an admission or exit on this device. An unsent scan stays queued, marked as undone. */
export function takeBackHere(outcome: ScanOutcome, kept: WaitingScan | null, reason: string): void {
  const short = shortOf(outcome.code) ?? '';
  const entry = letIn.get(short);
  if (kept) {
    // Adds the time elapsed by this phone to the scan's server time, because the phone's clock may be wrong.
    const at = new Date(Date.parse(kept.scannedAt) + Date.now() - Date.parse(outcome.at)).toISOString();
    waiting.remove(waitingId(kept));
    waiting.put(kept.scanId, { ...kept, undo: { at, reason } });
  }
  if (!entry?.standing || !outcome.counts) {
    letIn.remove(short);
    return;
  }
  const counts = countsOf(outcome.counts);
  const { letIn: ever, inside } = entry.standing;
  const family = familyOf(countsOf(outcome.lines ?? []), outcome.people ?? 0);
  if (kept) countHere(outcome.parkId ?? '', peopleIn(counts, family) * (outcome.out ? 1 : -1));
  const standing = outcome.out
    ? { letIn: ever, inside: plus(inside, counts) }
    : { letIn: minus(ever, outcome.anew ? countsOf(outcome.anew) : counts), inside: minus(inside, counts) };
  if (isNone(standing.letIn)) letIn.remove(short);
  else letIn.put(short, { ...entry, standing, people: peopleIn(standing.letIn, family) });
}

type AskedByHand = Pick<WaitingHand, 'people' | 'reason' | 'code' | 'parkId'>;

/** Lets people in by hand; offline it queues that. Rejects with the reason if it cannot. */
export async function letInByHand(asked: AskedByHand, gate: DeviceGate): Promise<ScanOutcome> {
  const { people, reason, code, parkId } = asked;
  const at = new Date();
  const scanId = freshId();
  const said = { offline: false, code: code ?? '', at: at.toISOString(), people, parkId, scanId };
  const body = { scanId, people, reason, code, parkId, gate: gate.name || null, deviceId: deviceId() };
  try {
    const { result, message, inside } = await admissions.byHand({ body, signal: AbortSignal.timeout(3000) });
    if (inside && parkId) hearInside(parkId, inside);
    return { ...said, result, message };
  } catch (problem) {
    if (!(problem instanceof AppError) || problem.code !== 'UNAVAILABLE') throw problem;
    waitingHands.put(scanId, { ...asked, scanId, gate: gate.name, scannedAt: said.at, by: whoScans() });
    countHere(parkId ?? '', people);
    return { ...said, offline: true, result: 'by_hand', message: admissionTexts.byHandKept(people) };
  }
}

export const sendHand = ({ by: _, gate, scannedAt, ...hand }: WaitingHand) =>
  admissions.byHand({
    body: { ...hand, gate: gate || null, deviceId: deviceId(), scannedAt: new Date(scannedAt) },
  });

/** Kinds of people that the gate's parks sell, each up to `upTo`, for a code that cannot be checked. */
export function kindsHere(parkId: string | null, upTo: number): KindCount[] {
  const parks = knownParks.all().filter(({ id }) => parkId === null || id === parkId);
  const kinds = new Set(parks.flatMap(({ kinds: sold = [] }) => sold));
  const asked = [...kinds].filter((category) => categoryNamed(category)?.people !== 0);
  return inBookingOrder(
    (asked.length > 0 ? asked : ['adult', 'child']).map((category) => ({ category, quantity: upTo })),
  );
}

export const partOf = ({ out }: DeviceGate, admit: KindCount[] | undefined) => ({
  ...(out && { out }),
  ...(admit && { admit: admit as ScanRequest['admit'] }),
});

/** Labels as on the ticket pages. */
export const labelled = (lines: readonly KindCount[] | undefined) =>
  lines?.map(({ category, quantity }) => ({ category, quantity, label: categoryNamed(category)?.label ?? category }));

export const blank = (code: string): ScanOutcome => ({
  result: 'unknown',
  offline: false,
  message: UNKNOWN_CODES[shortOf(code) ? 'code' : 'other'].next,
  code,
  at: new Date().toISOString(),
});
