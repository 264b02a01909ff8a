import {
  type AdmissionRules,
  type AtGate,
  countsOf,
  countsPeople,
  decideByRule,
  familyOf,
  type GateAnswer,
  isNone,
  type KindCounts,
  minus,
  most,
  peopleIn,
  plus,
} from '#contract/admissions/rules.ts';
import { CATEGORIES, inBookingOrder } from '#contract/fees/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { plainDigits, withoutInvisible } from '#contract/kernel/typed-text.ts';
import { type Hours, visitDaysAt } from '#contract/opening-days/rules.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import { type SlotTolerance, slotWindow } from '#contract/slots/rules.ts';
import type { ChangedTicket, Grant, Pass, PassLine, ScanResult } from './model.ts';

/**
 * Text of a pass: `PV1/KEY/BOOKING/PARK/YYMMDD/PEOPLE/LINES/SLOT/SIGNATURE`, all in the QR code's alphanumeric set to
 * keep the code small. The signature covers everything before its slash. Lines are "A2B1": category by letter (the
 * first is A) and quantity; older passes have none. Slots are "T10001100", 10:00 to 11:00; passes of parks without
 * slots have none.
 */
const PASS =
  /^(PV1\/([0-9A-Z]{4})\/([0-9A-Z]{26})\/([0-9A-Z]{26})\/(\d{6})\/(\d{1,4})(?:\/((?:[A-R]\d{1,6})+))?(?:\/T(\d{4})(\d{4}))?)\/([0-9A-Z]{103})$/;

export interface PassText {
  pass: Pass;
  keyId: string;
  signed: string;
  signature: string;
}

export const passBody = (pass: Pass, keyId: string): string =>
  `PV1/${keyId}/${pass.bookingId.toUpperCase()}/${pass.parkId.toUpperCase()}/${pass.visitDate.slice(2).replaceAll('-', '')}/${pass.people}${bought(pass)}${slotText(pass)}`;

const bought = ({ lines = [] }: Pass): string => (lines.length > 0 ? `/${linesText(lines)}` : '');
const slotText = ({ slot, slotUntil }: Pass): string =>
  slot && slotUntil ? `/T${slot}${slotUntil}`.replaceAll(':', '') : '';
const timeOf = (digits: string): string => `${digits.slice(0, 2)}:${digits.slice(2)}`;

const LETTERS = 'ABCDEFGHIJKLMNOPQR';

export function linesText(lines: readonly PassLine[]): string {
  const text = inBookingOrder(lines).map(({ category, quantity }) => {
    const letter = LETTERS[CATEGORIES.findIndex(({ key }) => key === category)];
    return letter ? `${letter}${quantity}` : '';
  });
  return text.join('');
}

export const readLines = (text: string): PassLine[] =>
  [...text.matchAll(/([A-R])(\d+)/g)].map(([, letter = '', quantity]) => ({
    category: CATEGORIES[LETTERS.indexOf(letter)]?.key ?? '',
    quantity: Number(quantity),
  }));

/** Null: not a pass. Does not check the signature. Read byte for byte, so that a ticket has one code. */
export function readPass(text: string): PassText | null {
  const match = PASS.exec(text);
  if (!match) return null;
  const [, signed = '', keyId = '', booking = '', park = '', date = '', people, lines, from, until, signature = ''] =
    match;
  const visitDate = `20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4, 6)}`;
  return {
    signed,
    keyId,
    signature,
    pass: {
      bookingId: booking.toLowerCase(),
      parkId: park.toLowerCase(),
      visitDate,
      people: Number(people),
      ...(lines && { lines: readLines(lines) }),
      ...(from && until && { slot: timeOf(from), slotUntil: timeOf(until) }),
    },
  };
}

/** Address of a ticket page, at any host, because an installation can have several. */
const TICKET_PAGE = /^https?:\/\/[^/?#\s]+\/paymentstatus\/([0-9a-z]{8})[0-9a-z]{18}\/[0-9a-z]{26}(?:[/?#]\S*)?$/;

/** Reads a typed code ("7k2m 9qxa") or a ticket page's address; null: neither. O, I and L are read as digits. */
export function readShortCode(text: string): string | null {
  const [, onPage] = TICKET_PAGE.exec(text) ?? [];
  if (onPage) return onPage;
  const code = plainDigits(withoutInvisible(text).normalize('NFKC'))
    .replace(/[\s\u2212]|\p{Pd}/gu, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return /^[0-9a-z]{8}$/.test(code) ? code : null;
}

/** A gate may check tickets offline for this long after its last contact with the server. */
export const GRANT_MS = 12 * 3_600_000;

/**
 * `PG1/KEY/ORGANISATION/ACCOUNT/DEVICE/ISSUED/EXPIRES/SIGNATURE`, times in seconds since 1970. The signature covers
 * everything before its slash.
 */
const GRANT = /^(PG1\/[0-9A-Z]{4}\/([0-9A-Z]+)\/([0-9A-Z]+)\/([0-9A-Z]{52})\/(\d{10})\/(\d{10}))\/([0-9A-Z]{103})$/;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export const grantBody = ({ organisationId, accountId, device, issuedAt, expiresAt }: Grant, keyId: string): string =>
  [
    'PG1',
    keyId,
    organisationId.toUpperCase(),
    accountId.toUpperCase(),
    device,
    seconds(issuedAt),
    seconds(expiresAt),
  ].join('/');

/** Does not check the signature; null: not a grant. */
export function readGrant(text: string): { grant: Grant; signed: string; signature: string } | null {
  const match = GRANT.exec(text);
  if (!match) return null;
  const [, signed = '', organisation = '', account = '', device = '', issued, expires, signature = ''] = match;
  const grant = {
    organisationId: organisation.toLowerCase(),
    accountId: account.toLowerCase(),
    device,
    issuedAt: new Date(1000 * Number(issued)),
    expiresAt: new Date(1000 * Number(expires)),
  };
  return { grant, signed, signature };
}

/** A grant from the future is refused like an expired one: the clock of the device was set back. */
export const isGrantedAt = ({ issuedAt, expiresAt }: Pick<Grant, 'issuedAt' | 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= issuedAt.getTime() - CLOCK_AHEAD_MS && now < expiresAt;

export interface TicketAtGate {
  parkId: string | null;
  visitDate: Day;
  slot: string | null;
  slotUntil: string | null;
  status: PaymentStatus;
  admitted: boolean;
}

export interface Gate extends SlotTolerance {
  parkId: string | null;
  days: readonly Day[];
  now: Date;
}

/** Null: admit it. Used is reported before unpaid and date, because it says more. */
export function refusalAtGate(ticket: TicketAtGate, gate: Gate): ScanResult | null {
  if (gate.parkId !== null && ticket.parkId !== gate.parkId) return 'wrong_park';
  if (ticket.status === 'refunded') return 'unpaid';
  if (ticket.admitted) return 'already_scanned';
  if (!gate.days.includes(ticket.visitDate)) return 'wrong_date';
  if (ticket.status !== 'paid') return 'unpaid';
  const window = slotWindow(ticket, gate);
  if (window && gate.now < window.opens) return 'too_early';
  return window && gate.now >= window.ends ? 'too_late' : null;
}

/** `isSigned` is null on a phone that cannot verify signatures. */
export interface ScannedPass {
  pass: Pass;
  isSigned: boolean | null;
}

export type GatePark = Hours & Partial<SlotTolerance & AdmissionRules>;

/** Facts about a ticket that a phone has kept. The server may know newer ones. */
export interface KnownTicket {
  /** Let in by this phone: whole, or part by part. */
  here: 'whole' | AtGate | null;
  /** Let in by another gate, with these lines. */
  elsewhere: readonly PassLine[] | null;
  /** The present state, where an older code is in circulation. */
  changed: Omit<ChangedTicket, 'bookingId'> | null;
  park: GatePark | null;
  /** People in the park now. */
  inside: number;
}

export interface OfflineScan {
  /** Null: a gate of all parks. */
  parkId: string | null;
  out: boolean;
  /** People who come or go now; null: not counted yet. */
  admit: KindCounts | null;
}

export interface Judgement {
  /** `unchecked`: only the server can decide. `old_code`: the ticket was changed after this code was given out. */
  result: ScanResult | 'unchecked' | 'old_code';
  /** At a park that counts people. `before`: who had come, at all gates. */
  parts?: { answer: GateAnswer; before: AtGate };
}

const UNKNOWN_PARK = {
  ...{ opensAt: null, closesAt: null, slotEarlyMinutes: 0, slotLateMinutes: 0 },
  ...{ partOfGroup: false, reEntry: false, insideLimit: null },
};

/** The server's decision (server/passes/routes.judge.test.ts compares them). `pass` null: a typed code. */
export function judge(pass: ScannedPass | null, known: KnownTicket, gate: OfflineScan, now: Date): Judgement {
  const { here, elsewhere, changed } = known;
  const park = { ...UNKNOWN_PARK, ...known.park };
  if (here === 'whole') return { result: 'already_scanned' };
  if (pass?.isSigned === false) return { result: 'forged' };
  // An older pass has no lines, and a changed ticket other ones: both let in all people at once.
  const bought = !changed && countsPeople(park) ? pass?.pass.lines : undefined;
  if (elsewhere && !bought) return { result: 'already_scanned' };
  if (changed?.status === 'refunded') return { result: 'unpaid' };
  if (!pass || pass.isSigned === null) return { result: 'unchecked' };
  const ticket = { slot: null, slotUntil: null, status: 'paid' as const, ...pass.pass, ...changed, admitted: false };
  const refusal = refusalAtGate(ticket, { ...park, parkId: gate.parkId, days: visitDaysAt(park, now), now });
  const before = atAllGates(here, elsewhere ?? []);
  // A slot limits only the first admission: people who were inside before it ended may come back.
  const isReturn = refusal === 'too_late' && park.reEntry && !isNone(minus(before.letIn, before.inside));
  const mayGo = gate.out ? refusal !== 'wrong_park' : isReturn;
  if (refusal && !mayGo) return { result: refusal };
  if (passBody({ ...ticket, lines: pass.pass.lines }, '') !== passBody(pass.pass, '')) return { result: 'old_code' };
  if (!bought) return { result: 'admitted' };
  const lines = countsOf(bought);
  const may = isReturn && !gate.out ? before.letIn : lines;
  const people = { ofTicket: peopleIn(may, familyOf(lines, ticket.people)), inside: known.inside };
  const answer = decideByRule(may, people, before, park, { ...gate, asks: true, late: false });
  return { result: answer.result, parts: { answer, before } };
}

/** Admissions of this phone joined with the day's list, which holds those of all gates. */
function atAllGates(here: AtGate | null, elsewhere: readonly PassLine[]): AtGate {
  const own = here ?? { letIn: {}, inside: {} };
  const letIn = most(own.letIn, countsOf(elsewhere));
  return { letIn, inside: plus(own.inside, minus(letIn, own.letIn)) };
}

/** Offline scans count on their own day. Older ones than this are refused: they say nothing about today. */
export const OLDEST_SCAN_MS = 7 * 86_400_000;
/** A scan is late if its own time is older than this by the server's clock, else live, whatever it claims. */
export const LIVE_MS = 15_000;
/** Tolerance for a device clock that runs ahead of ours. */
export const CLOCK_AHEAD_MS = 5 * 60_000;

/** Time of a past admission, which always counts: a wrong device clock is moved to the nearest possible time. */
export const timeWithin = (told: Date | null | undefined, now: Date): Date =>
  new Date(Math.min(Math.max((told ?? now).getTime(), now.getTime() - OLDEST_SCAN_MS), now.getTime()));

/** A reported time, judged by the server's clock; what is not late counts as now. */
export function judgedTime(told: Date, now: Date): { at: Date; isLate: boolean } {
  const isLate = now.getTime() - told.getTime() > LIVE_MS;
  return { at: isLate ? told : now, isLate };
}
