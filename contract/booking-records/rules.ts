import type { AuditEntry } from '#contract/audit/model.ts';
import { parseMobile } from '#contract/kernel/mobile.ts';
import type { Payment, Refund } from '#contract/payment-reviews/model.ts';
import type { TokenState } from '#contract/queues/model.ts';
import type { BookingRecord } from './model.ts';

/** Something that happened to a booking. */
export type Moment = { at: Date } & (
  | { what: 'booked' }
  | { what: 'paid' }
  | { what: 'attempt'; payment: Payment }
  | { what: 'heard'; heard: BookingRecord['heard'][number] }
  | { what: 'refund'; refund: Refund }
  | { what: 'decided'; decided: NonNullable<Payment['decided']> }
  | { what: 'scan'; scan: BookingRecord['scans'][number] }
  | { what: 'token'; number: number; state: TokenState; counterName: string | null }
  | { what: 'change'; entry: AuditEntry }
  | { what: 'note'; note: BookingRecord['notes'][number] }
);

/** The story of a booking on one time line, newest first. What happened in the same instant keeps the order of the list. */
export const momentsOf = (record: BookingRecord): Moment[] =>
  [
    { what: 'booked', at: record.createdAt } as const,
    ...record.payments.map((payment) => ({ what: 'attempt', at: payment.createdAt, payment }) as const),
    ...record.heard.map((heard) => ({ what: 'heard', at: heard.at, heard }) as const),
    ...record.payments.flatMap(whatFollowed),
    ...(record.paidAt ? [{ what: 'paid', at: record.paidAt } as const] : []),
    ...record.formerTokens.map(
      ({ number, issuedAt }) => ({ what: 'token', at: issuedAt, number, state: 'booked', counterName: null }) as const,
    ),
    ...tokenMoments(record),
    ...record.scans.map((scan) => ({ what: 'scan', at: scan.at, scan }) as const),
    ...record.changes.map((entry) => ({ what: 'change', at: entry.createdAt, entry }) as const),
    ...record.notes.map((note) => ({ what: 'note', at: note.at, note }) as const),
  ]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .reverse();

/** Lists what came of an attempt after the gateway had answered. */
const whatFollowed = (payment: Payment): Moment[] => [
  ...(payment.decided ? [{ what: 'decided', at: payment.decided.at, decided: payment.decided } as const] : []),
  ...payment.refunds.map((refund) => ({ what: 'refund', at: refund.createdAt, refund }) as const),
];

function tokenMoments({ token }: BookingRecord): Moment[] {
  if (!token) return [];
  const { number, counterName, issuedAt, calledAt, completedAt } = token;
  // The counter that has it now need not be the one that had it when it was given: it may have been moved, or called elsewhere.
  const stood = (state: TokenState, at: Date | null): Moment[] =>
    at ? [{ what: 'token', at, number, state, counterName: state === 'booked' ? null : counterName }] : [];
  const ended = token.state === 'called' ? 'complete' : token.state;
  return [...stood('booked', issuedAt), ...stood('called', calledAt), ...stood(ended, completedAt)];
}

/** Somebody who looks for a booking may mean one of these; a text can mean several things. */
export interface Sought {
  id: string | null;
  /** The beginning of a short code. */
  code: string | null;
  mobile: string | null;
  /** The last digits of a mobile number, four to nine of them. */
  mobileEnd: string | null;
  /** The beginning of somebody's first or last name, in small letters. */
  name: string | null;
}

/** Reads a text by which somebody looks for a booking: spaces and dashes aside, the order id of a gateway as its booking. */
export function readSought(text: string): Sought {
  const typed = text.trim().toLowerCase();
  const bare = typed.replace(/[\s-]/g, '');
  const digits = /^\d{4,9}$/.test(bare) ? bare : null;
  return {
    id: /^([0-9a-z]{26})(?:-\d+)?$/.exec(typed)?.[1] ?? null,
    code: /^[0-9a-z]{4}[\s-]?[0-9a-z]{0,4}$/.test(typed) ? bare.replaceAll('o', '0').replaceAll(/[il]/g, '1') : null,
    mobile: parseMobile(typed),
    mobileEnd: digits,
    name: /^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]{2,}$/u.test(typed) ? typed.replace(/\s+/g, ' ') : null,
  };
}

/** Refunds that the gateway refused: their money is owed to the visitor until it takes one, or another is asked for instead. */
export const owedOf = ({ payments }: Pick<BookingRecord, 'payments'>): Refund[] =>
  payments.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'failed'));

/** Tells what may be done about a booking; the server tells who tries where something has changed meanwhile. */
export function actionsFor(record: BookingRecord) {
  const { kind, status, voided, admittedAt, total, payments, token } = record;
  const paid = status === 'paid' && !voided;
  return {
    refund: payments.find(({ refundable }) => refundable) ?? null,
    retry: payments.find(({ refund }) => refund?.state === 'failed') ?? null,
    review: payments.find(({ state }) => state === 'review') ?? null,
    // A show and a batch have one time alone.
    move: kind === 'park-ticket' ? paid && admittedAt === null : token?.state === 'booked' || token?.state === 'noshow',
    // An aborted booking holds nothing that could be given back.
    cancel:
      !voided &&
      status !== 'refunded' &&
      status !== 'aborted' &&
      (status !== 'paid' || (total === 0 && admittedAt === null)),
  };
}
