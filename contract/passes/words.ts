import {
  fullWords,
  howManyOutWords,
  howManyWords,
  notInsideWords,
  outWords,
  partWords,
} from '#contract/admissions/words.ts';
import {
  type Day,
  dayOf,
  formatClock,
  formatDay,
  formatInstant,
  formatShortDay,
} from '#contract/kernel/dates/dates.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { ScanResult } from './model.ts';

export const SCAN_REFUSALS = {
  future: 'This scan is from the future. Please set the clock of the phone.',
  old: 'This scan is more than seven days old.',
  otherTicket: 'This scan was sent before with another ticket.',
} as const;

const UNPAID: Record<PaymentStatus, string> = {
  pending: 'This ticket is not paid yet. The payment was started but has not come through.',
  awaited: 'The bank has not confirmed this payment yet. Please check again in a few minutes.',
  failed: 'The payment for this ticket failed. It can be paid again from the booking page.',
  aborted: 'This booking was not paid in time. A new ticket can be booked.',
  refunded: 'This ticket was cancelled and the money was returned.',
  paid: 'This ticket was being paid just now. Please check it again.',
};

/** For texts that are no ticket: a code that does not exist, and something that is no code at all. */
export const UNKNOWN_CODES = {
  code: { title: 'No such code, check it again', next: 'Its eight characters stand below the QR code.' },
  other: { title: 'This is not a ticket', next: 'Ask for the page with Code …' },
} as const;

export interface ScanFacts {
  isCode?: boolean;
  people?: number;
  visitDate?: Day;
  slot?: string | null;
  slotUntil?: string | null;
  day?: Day;
  status?: PaymentStatus;
  parkName?: string;
  firstScannedAt?: Date | null;
  firstGate?: string | null;
  parts?: { now: number; letIn: number; left: number; inside: { people: number; limit: number | null } };
  out?: boolean;
}

export function scanMessage(result: ScanResult, facts: ScanFacts): string {
  switch (result) {
    case 'admitted':
      return facts.parts ? partMessage(facts.parts, facts.people ?? 1) : `Let in ${facts.people ?? 1}.`;
    case 'let_out':
      return `${outWords(facts.parts?.now ?? 1)}.`;
    case 'how_many':
      return (facts.out ? howManyOutWords : howManyWords)(facts.parts?.left ?? 0);
    case 'not_inside':
      return notInsideWords;
    case 'full':
      return fullWords(facts.parts?.inside.people ?? 0, facts.parts?.inside.limit ?? 0);
    case 'already_scanned':
      return facts.firstScannedAt
        ? `This ticket was used on ${formatInstant(facts.firstScannedAt)}${facts.firstGate ? ` at ${facts.firstGate}` : ''}.`
        : 'This ticket was used already.';
    case 'wrong_date':
      return otherDay(facts);
    case 'too_early':
    case 'too_late':
      return `${slotVerdict(result, facts)}.`;
    case 'wrong_park':
      return facts.parkName ? `This ticket is for ${facts.parkName}.` : 'This ticket is for another park.';
    case 'forged':
      return 'This code looks like a ticket but was not made by us.';
    case 'unknown':
      return facts.isCode
        ? `${UNKNOWN_CODES.code.title}. ${UNKNOWN_CODES.code.next}`
        : `${UNKNOWN_CODES.other.title}: ask for the page with Code …`;
    default:
      return UNPAID[facts.status ?? 'pending'];
  }
}

const partMessage = ({ now, letIn }: NonNullable<ScanFacts['parts']>, people: number): string =>
  now === people ? `Let in ${now}.` : `Let in ${now}. ${partWords(letIn, people)}.`;

export const slotVerdict = (result: 'too_early' | 'too_late', { slot, slotUntil }: ScanFacts): string =>
  result === 'too_early'
    ? `Too early: from ${formatClock(slot ?? '')}`
    : `Late: slot ended ${formatClock(slotUntil ?? '')}`;

function otherDay({ visitDate, day }: ScanFacts): string {
  if (!visitDate) return 'This ticket is for another day.';
  if (day && visitDate < day) return `This ticket was for ${formatDay(visitDate)}. That day is over.`;
  return `This ticket is for ${formatDay(visitDate)}.`;
}

const MINUTE_MS = 60_000;

export function usedWords(at: Date, place: string | null, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  const where = place === 'here' ? ', here' : place && ` at ${place}`;
  return `${ago(minutes, at)}${where ?? ''}`;
}

function ago(minutes: number, at: Date): string {
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : `on ${formatShortDay(dayOf(at))}`;
}

export const oldCodeMessage = (people: number): string =>
  `This ticket changed after this code was given out. It lets in ${people} now. The visitor’s page shows the new code.`;
