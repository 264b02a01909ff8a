import type { AuditEntry } from '#contract/audit/model.ts';
import { bareMobile, parseMobile } from '#contract/kernel/mobile.ts';
import { storedText } from '#contract/kernel/typed-text.ts';
import type { Payment, Refund } from '#contract/payment-reviews/model.ts';
import type { TokenState } from '#contract/queues/model.ts';
import type { BookingRecord } from './model.ts';

type TokenEvent = Pick<BookingRecord['tokenEvents'][number], 'number' | 'state' | 'counterName'> & {
  by: { accountName: string; role: AuditEntry['role'] } | null;
};

/** An event of a booking, with names and values of its time: later changes do not alter it. */
export type Moment = { at: Date } & (
  | { what: 'booked' }
  | { what: 'paid' }
  | { what: 'attempt'; payment: Payment }
  | { what: 'heard'; heard: BookingRecord['heard'][number] }
  | { what: 'refund'; refund: Refund }
  | { what: 'decided'; decided: NonNullable<Payment['decided']> }
  | { what: 'scan'; scan: BookingRecord['scans'][number] }
  | { what: 'given'; number: number }
  | { what: 'token'; event: TokenEvent }
  | { what: 'change'; entry: AuditEntry }
  | { what: 'note'; note: BookingRecord['notes'][number] }
);

/** The events of a booking, newest first. Events of the same instant keep the order of the list. */
export const momentsOf = (record: BookingRecord): Moment[] =>
  [
    { what: 'booked', at: record.createdAt } as const,
    ...record.payments.map((payment) => ({ what: 'attempt', at: payment.createdAt, payment }) as const),
    ...record.heard.map((heard) => ({ what: 'heard', at: heard.at, heard }) as const),
    ...record.payments.flatMap(whatFollowed),
    ...(record.paidAt ? [{ what: 'paid', at: record.paidAt } as const] : []),
    ...record.formerTokens.map(({ number, issuedAt }) => ({ what: 'given', at: issuedAt, number }) as const),
    ...tokenMoments(record),
    ...record.scans.map((scan) => ({ what: 'scan', at: scan.at, scan }) as const),
    ...record.changes.map((entry) => ({ what: 'change', at: entry.createdAt, entry }) as const),
    ...record.notes.map((note) => ({ what: 'note', at: note.at, note }) as const),
  ]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .reverse();

const whatFollowed = (payment: Payment): Moment[] => [
  ...(payment.decided ? [{ what: 'decided', at: payment.decided.at, decided: payment.decided } as const] : []),
  ...payment.refunds.map((refund) => ({ what: 'refund', at: refund.createdAt, refund }) as const),
];

/** `calledAt` and `completedAt` stand in for tokens that are older than the recorded events. */
function tokenMoments({ token, tokenEvents }: BookingRecord): Moment[] {
  if (!token) return [];
  const { number, counterName, issuedAt, calledAt, completedAt } = token;
  const older = (state: TokenState, at: Date | null): Moment[] =>
    at && !tokenEvents.some((event) => event.state === state)
      ? [{ what: 'token', at, event: { number, state, counterName, by: null } }]
      : [];
  return [
    { what: 'given', at: issuedAt, number },
    ...older('called', calledAt),
    ...older('complete', completedAt),
    ...tokenEvents.map(
      ({ at, accountName, role, ...event }) =>
        ({ what: 'token', at, event: { ...event, by: { accountName, role } } }) as const,
    ),
  ];
}

export interface Sought {
  id: string | null;
  code: string | null;
  mobile: string | null;
  mobileEnd: string | null;
  name: string | null;
}

/** Spaces and dashes do not count in codes and numbers. A gateway's order id (`<booking>-<n>`) finds its booking. */
export function readSought(text: string): Sought {
  const typed = storedText(text).toLowerCase();
  const bare = typed.replace(/[\s-]/g, '');
  const digits = bareMobile(typed);
  return {
    id: /^([0-9a-z]{26})(?:-\d+)?$/.exec(typed)?.[1] ?? null,
    code: /^[0-9a-z]{4}[\s-]?[0-9a-z]{0,4}$/.test(typed) ? bare.replaceAll('o', '0').replaceAll(/[il]/g, '1') : null,
    mobile: parseMobile(typed),
    mobileEnd: /^\d{4,9}$/.test(digits) ? digits : null,
    name: /^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]{2,}$/u.test(typed) ? typed.replace(/\s+/g, ' ') : null,
  };
}

/** Refunds that the gateway refused: the money is owed until one is taken or replaced. */
export const owedOf = ({ payments }: Pick<BookingRecord, 'payments'>): Refund[] =>
  payments.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'failed'));

export const unsettledOf = ({ status, payments }: BookingRecord): Payment | null => {
  const newest = payments.at(-1);
  return newest?.unsettled && status !== 'paid' && status !== 'refunded' ? newest : null;
};

/** State of a booking for a reader. `awaited`: to be paid. `used`: admitted or served. `unpaid`: never paid. */
export type RecordStanding = 'good' | 'awaited' | 'used' | 'over' | 'cancelled' | 'refunded' | 'unpaid';

export function standingOf({ status, voided, over, admittedAt, token }: BookingRecord): RecordStanding {
  if (status === 'refunded') return 'refunded';
  if (status === 'aborted') return 'unpaid';
  if (voided || token?.state === 'cancelled') return 'cancelled';
  if (admittedAt || token?.state === 'complete') return 'used';
  if (over) return 'over';
  // A token is in its queue before it is paid.
  return status === 'paid' || token ? 'good' : 'awaited';
}

const isMissable = (token: BookingRecord['token']): boolean => token?.state === 'booked' || token?.state === 'noshow';

/** Actions offered on the page. The server checks again and refuses what has changed since. */
export function actionsFor(record: BookingRecord) {
  const { kind, status, admittedAt, total, payments, token } = record;
  const standing = standingOf(record);
  const isGood = standing === 'good';
  const isOpen = isGood || standing === 'awaited';
  return {
    refund: payments.find(({ refundable }) => refundable) ?? null,
    retry: payments.find(({ refund }) => refund?.state === 'failed') ?? null,
    review: payments.find(({ state }) => state === 'review') ?? null,
    // An unpaid booking is sent too, since its link can pay it.
    send: isOpen,
    print: isGood,
    // Shows and batches have a single date. A visitor who missed a token may come another day.
    move: kind === 'park-ticket' ? isGood : (isGood || standing === 'over') && isMissable(token),
    correct: isOpen,
    cancel: isOpen && (status !== 'paid' || (total === 0 && admittedAt === null)),
  };
}
