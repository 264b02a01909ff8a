import { dayOf } from '#contract/kernel/dates.ts';
import type { AttemptState } from '#contract/payments/model.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import type { Chance } from './chance.ts';
import { instantAt, later, minuteBetween, OFFICE } from './hours.ts';
import { createdAt, type DemoRow, type DemoSale } from './sale.ts';

/** A booking pays this merchant. */
export interface DemoPayee {
  gateway: string;
  merchantId: string;
  credentialId: string;
}

/** The number of a thousand payments that end in each way. */
const ENDINGS = {
  paid: 873,
  /** Refused once, and paid by the next try. */
  retried: 18,
  failed: 26,
  stopped: 24,
  /** Never began to pay. */
  forgotten: 20,
  expired: 7,
  unstarted: 2,
  /** A bank that takes its time: decided after hours. */
  slow: 18,
  refunded: 6,
  chargeback: 0.6,
  twice: 1.6,
  late: 1.4,
  doubtful: 2,
  unreturnable: 0.4,
} as const;
type Ending = keyof typeof ENDINGS;

/** A hold is for so many minutes. */
export const HOLD_MINUTES = 15;
const SLOW_HOURS = 14;
/** So long somebody in the office needs to decide about a doubtful payment. */
const DECIDED_AFTER_HOURS = 120;

const MODES: Record<string, Record<string, number>> = {
  ccav: { UPI: 62, 'Debit Card': 16, 'Credit Card': 12, 'Net Banking': 10 },
  paytm: { UPI: 60, PPI: 30, CC: 6, NB: 4 },
};

/**
 * Pays a booking as visitors do, or does not: changes it, and adds the tries, the gateway's answers and what went back.
 * What would come after `until` has not happened yet.
 */
export function pay(sale: DemoSale, payee: DemoPayee, chance: Chance, until: Date): void {
  const ending = chance.weighed<Ending>(ENDINGS);
  const pace = { begins: chance.between(20, 150) / 60, pays: chance.between(25, 240) / 60, days: chance.about(2.5) };
  const at = later(createdAt(sale), pace.begins);
  const hold = later(createdAt(sale), HOLD_MINUTES);
  sale.booking.first_hold_until = hold;
  const tried: Tried = { sale, payee, chance, until, at, done: later(at, pace.pays), days: pace.days };
  // Still at it: the product itself ends what is not paid in time.
  if (tried.done > until) sale.booking.hold_until = hold;
  else PAID[ending](tried);
}

interface Tried {
  sale: DemoSale;
  payee: DemoPayee;
  chance: Chance;
  until: Date;
  /** The visitor began to pay at `at`, and the gateway knew at `done`. */
  at: Date;
  done: Date;
  /** After how many days the money goes back, where it does. */
  days: number;
}

const DAY_MINUTES = 1440;

const PAID: Record<Ending, (tried: Tried) => void> = {
  paid: (tried) => succeed(tried),
  retried(tried) {
    attempt(tried, 'failed');
    succeed({ ...tried, at: later(tried.done, 1), done: later(tried.done, 3) });
  },
  failed: (tried) => end(tried, 'failed', 'failed'),
  stopped: (tried) => end(tried, 'aborted', 'aborted'),
  expired: (tried) => end({ ...tried, done: later(tried.at, HOLD_MINUTES) }, 'expired', 'aborted'),
  unstarted: (tried) => end(tried, 'start_failed', 'aborted'),
  forgotten({ sale }) {
    sale.booking.status = 'aborted';
  },
  slow(tried) {
    const done = later(tried.at, SLOW_HOURS * 60);
    if (done > tried.until) end(tried, 'awaited', 'awaited');
    else if (dayOf(done) > tried.sale.booking.visit_date) PAID.late(tried);
    else succeed({ ...tried, done });
  },
  refunded: (tried) => giveBack(tried, succeed(tried)),
  chargeback(tried) {
    const row = succeed(tried);
    if (!isAfter(tried)) return;
    row.state = 'chargeback';
    Object.assign(tried.sale.booking, { status: 'refunded', places_held: false });
  },
  twice(tried) {
    succeed(tried);
    const again = attempt({ ...tried, done: later(tried.done, 2) }, 'succeeded');
    hear(tried, again, 'duplicate');
    refund(tried, again, 'duplicate', 'done');
  },
  late(tried) {
    const row = attempt({ ...tried, done: later(tried.at, HOLD_MINUTES + 20) }, 'succeeded');
    tried.sale.booking.status = 'aborted';
    hear(tried, row, 'late');
    refund(tried, row, 'late', 'done');
  },
  doubtful,
  unreturnable: (tried) => giveBack(tried, succeed(tried), true),
};

const isAfter = ({ done, days, until }: Tried): boolean => later(done, days * DAY_MINUTES) <= until;

/** One try. Its first order id is the booking's, then `<id>-2`. */
function attempt({ sale, payee, chance, at, done }: Tried, state: AttemptState): DemoRow<'payment_attempt'> {
  const { booking, attempts } = sale;
  const n = attempts.length + 1;
  const isKnown = state === 'succeeded' || state === 'review';
  const row: DemoRow<'payment_attempt'> = {
    id: newId(chance, booking.organisation_id),
    organisation_id: booking.organisation_id,
    booking_id: booking.id,
    n,
    gateway: payee.gateway,
    credential_id: payee.credentialId,
    merchant_id: payee.merchantId,
    order_id: n === 1 ? booking.id : `${booking.id}-${n}`,
    amount_paise: booking.total_paise,
    state,
    mismatches: [],
    heard_paise: null,
    heard_currency: null,
    heard_word: null,
    heard_at: null,
    provider_txn_id: isKnown ? `3${Array.from(chance.bytes(14), (byte) => byte % 10).join('')}` : null,
    bank_ref: isKnown ? String(chance.between(100_000_000, 999_999_999)) : null,
    mode: isKnown ? chance.weighed(MODES[payee.gateway] ?? { UPI: 1 }) : null,
    last_inquiry_at: done,
    next_inquiry_at: null,
    lease_until: null,
    created_at: at,
    updated_at: done,
  };
  attempts.push(row);
  return row;
}

/** The gateway's answer to our own inquiry, as settle_payment writes it down. */
const hear = ({ sale, done }: Tried, row: DemoRow<'payment_attempt'>, decided: string): void =>
  void sale.events.push({ ...heardOf(row, done), decided });

const heardOf = ({ id, organisation_id, gateway }: DemoRow<'payment_attempt'>, done: Date) =>
  ({
    organisation_id,
    id,
    attempt_id: id,
    gateway,
    kind: 'inquiry',
    valid: true,
    claimed: null,
    dedupe: `inquiry:${id}`,
    raw_sealed: null,
    received_at: done,
  }) satisfies Partial<DemoRow<'payment_event'>>;

function succeed(tried: Tried): DemoRow<'payment_attempt'> {
  const row = attempt(tried, 'succeeded');
  hear(tried, row, 'paid');
  Object.assign(tried.sale.booking, { status: 'paid', paid_attempt_id: row.id, paid_at: tried.done });
  return row;
}

function end(tried: Tried, state: AttemptState, status: DemoSale['booking']['status']): void {
  attempt(tried, state);
  tried.sale.booking.status = status;
}

const NOTES = [
  'Could not come after all',
  'Booked for the wrong day',
  'Fell ill',
  'Our mistake at the desk',
  'Rained off',
];

/** A balance that was too low is filled, and the refund tried again, after so many days. */
const TRIED_AGAIN_DAYS = 9;

/** Asked for by the owner, some days later. One that the gateway refuses leaves the booking as good as it was. */
function giveBack(tried: Tried, row: DemoRow<'payment_attempt'>, isRefused = false): void {
  const { chance, until, sale } = tried;
  const note = chance.pick(NOTES);
  const asked = inTheOffice(later(tried.done, tried.days * DAY_MINUTES), chance);
  if (!isAfter(tried) || asked > until) return;
  const state = isRefused && later(asked, TRIED_AGAIN_DAYS * DAY_MINUTES) > until ? 'failed' : 'done';
  refund({ ...tried, done: asked }, row, 'owner', state, note);
  if (state === 'done') Object.assign(sale.booking, { status: 'refunded', places_held: false });
}

/** A minute of the working day on which it falls. */
const inTheOffice = (at: Date, chance: Chance): Date => instantAt(dayOf(at), minuteBetween(chance, OFFICE, 570, 1140));

function refund(
  { sale, done, until }: Tried,
  row: DemoRow<'payment_attempt'>,
  reason: DemoRow<'payment_refund'>['reason'],
  state: 'done' | 'failed',
  note = '',
): void {
  if (state === 'done') {
    row.state = 'refunded';
    const dedupe = `refund:${row.id}:refund`;
    sale.events.push({
      ...heardOf(row, done),
      id: row.booking_id,
      kind: 'refund',
      claimed: 'refund',
      decided: 'taken',
      dedupe,
    });
  }
  const ended = later(done, 2);
  sale.refunds.push({
    id: row.id,
    organisation_id: row.organisation_id,
    attempt_id: row.id,
    booking_id: row.booking_id,
    n: 1,
    amount_paise: row.amount_paise,
    reason,
    note,
    items: null,
    people: 0,
    given: state === 'done',
    state,
    tries: 1,
    last_code: state === 'failed' ? 'code 620' : null,
    next_try_at: null,
    lease_until: null,
    created_at: done,
    updated_at: ended < until ? ended : until,
  });
}

/** The gateway's word and our order disagree: somebody of the office looks at it, and decides while it is of use. */
function doubtful(tried: Tried): void {
  const { sale, chance, done, until } = tried;
  const decided = inTheOffice(later(done, chance.about(DECIDED_AFTER_HOURS) * 60), chance);
  const isUseful = dayOf(decided) <= sale.booking.visit_date;
  const row = attempt(tried, decided > until ? 'review' : isUseful ? 'succeeded' : 'failed');
  row.mismatches = [chance.pick(['suspected_fraud', 'older_than_attempt'] as const)];
  Object.assign(row, { heard_paise: row.amount_paise, heard_currency: 'INR', heard_word: 'Shipped', heard_at: done });
  sale.booking.status = 'awaited';
  if (decided > until) return;
  review(sale, row, isUseful ? ACCEPTED : REJECTED, decided, chance);
  if (!isUseful) return void Object.assign(sale.booking, { status: 'failed' });
  hear({ ...tried, done: decided }, row, 'paid');
  Object.assign(sale.booking, { status: 'paid', paid_attempt_id: row.id, paid_at: decided });
}

const ACCEPTED = {
  decision: 'accept',
  outcome: 'paid',
  note: 'Asked the gateway by telephone: the money is there',
} as const;
const REJECTED = {
  decision: 'reject',
  outcome: 'failed',
  note: 'The gateway has stopped it: nothing was paid',
} as const;

const review = (
  { reviews }: DemoSale,
  row: DemoRow<'payment_attempt'>,
  decision: typeof ACCEPTED | typeof REJECTED,
  at: Date,
  chance: Chance,
): void =>
  void reviews.push({
    id: newId(chance, row.organisation_id),
    organisation_id: row.organisation_id,
    attempt_id: row.id,
    booking_id: row.booking_id,
    ...decision,
    role: 'owner',
    created_at: at,
  });
