import type { BookingLine } from '#contract/bookings/model.ts';
import { type CategoryKey, peoplePerUnit } from '#contract/fees/rules.ts';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import { type Text, text, type Wording } from '#contract/kernel/text.ts';
import type { AttemptState, Mismatch } from '#contract/payments/model.ts';
import {
  type ChosenLine,
  HANGING,
  type Payment,
  REFUND_FAILED,
  type Refund,
  type RefundQuote,
  type RefundRequest,
  type ReviewOutcome,
  type SearchedState,
  type UnsaidPayment,
  type UnsaidRefund,
} from './model.ts';

export interface Priced {
  lines: readonly BookingLine[];
  discount: Paise;
  people: number;
}

export interface Left extends Priced {
  original: Paise;
  money: Paise;
}

/** Refund amounts of each line, from one unit to all of them, less their share of the discount. */
export function quoteLines({ lines, discount }: Pick<Priced, 'lines' | 'discount'>): RefundQuote['lines'] {
  const shares = sharesOf(
    discount,
    lines.map(({ amount }) => amount),
  );
  return lines.map(({ category, label, price, quantity }, at) => ({
    category,
    label,
    quantity,
    amounts: Array.from(
      { length: quantity },
      (_, before) =>
        // The discount of each unit is rounded down; those of all units add up to the whole.
        price * (before + 1) - Math.floor(((shares[at] ?? 0) * (before + 1)) / quantity),
    ),
  }));
}

/** Splits a discount by the largest remainder: whole paise that add up to it, none above its amount. */
export function sharesOf(discount: Paise, amounts: readonly Paise[]): Paise[] {
  const whole = BigInt(amounts.reduce((sum, amount) => sum + amount, 0));
  if (whole === 0n) return amounts.map(() => 0);
  const exact = amounts.map((amount) => BigInt(amount) * BigInt(discount));
  const shares = exact.map((part) => Number(part / whole));
  const missing = discount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part % whole }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  for (const { at } of byRemainder.slice(0, missing)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

export interface TicketPart {
  items: string;
  amount: Paise;
  people: number;
  lines: ChosenLine[];
}

/** Refund of chosen lines; 'all' if nothing with a price is left; null if not on the ticket or free. */
export function partOf(ticket: Priced, chosen: readonly ChosenLine[]): TicketPart | 'all' | null {
  const lines = summed(chosen);
  const quoted = quoteLines(ticket);
  const brings = ({ category, quantity }: ChosenLine) =>
    quoted.find((line) => line.category === category)?.amounts[quantity - 1];
  if (lines.some((line) => brings(line) === undefined)) return null;
  const sum = (amounts: (Paise | undefined)[]) => amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
  const amount = sum(lines.map(brings));
  if (amount === 0) return null;
  if (amount === sum(quoted.map(({ amounts }) => amounts.at(-1)))) return 'all';
  const labelOf = (category: string) => ticket.lines.find((line) => line.category === category)?.label ?? category;
  const items = lines.map(({ category, quantity }) => `${quantity} × ${labelOf(category)}`).join(', ');
  return { items, amount, lines, people: sum(lines.map((line) => peopleOf(ticket, line))) };
}

function summed(chosen: readonly ChosenLine[]): ChosenLine[] {
  const quantities = new Map<string, number>();
  for (const { category, quantity } of chosen) quantities.set(category, (quantities.get(category) ?? 0) + quantity);
  return [...quantities].map(([category, quantity]) => ({ category, quantity }));
}

/** The size of a family is derived from the ticket, since the park's setting may have changed. */
function peopleOf({ lines, people }: Priced, { category, quantity }: ChosenLine): number {
  const each = (key: string) => peoplePerUnit(key as CategoryKey, 0);
  if (category !== 'family') return each(category) * quantity;
  const others = lines.filter((line) => line.category !== 'family');
  return people - others.reduce((sum, line) => sum + each(line.category) * line.quantity, 0);
}

export type ChosenQuantities = Readonly<Record<string, number>>;

/** `amount` in paise; `lines` null: all that is left, also if only free lines would remain. */
export type RefundShare = Required<Pick<RefundRequest, 'lines' | 'amount'>>;

/** A booking with a single unit, or without lines, can only be refunded whole. */
export const unitsOf = ({ lines }: RefundQuote): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Refund of a choice by the server's amounts; null: all of it. */
export function askedOf(quote: RefundQuote, chosen: ChosenQuantities | null): RefundShare & { amount: Paise } {
  const all = { amount: quote.amount, lines: null };
  if (chosen === null) return all;
  const counts = quote.lines.map(({ category, quantity }) => Math.min(chosen[category] ?? 0, quantity));
  const brings = (countOf: (at: number) => number) =>
    quote.lines.reduce((sum, { amounts }, at) => sum + (amounts[countOf(at) - 1] ?? 0), 0);
  const amount = brings((at) => counts[at] ?? 0);
  if (amount > 0 && amount === brings((at) => quote.lines[at]?.quantity ?? 0)) return all;
  const lines = quote.lines.map(({ category }, at) => ({ category, quantity: counts[at] ?? 0 }));
  return { amount, lines: lines.filter(({ quantity }) => quantity > 0) };
}

/** A refund is shown before the state of its payment, except for a chargeback. */
export function stateText(state: AttemptState, refund: Pick<Refund, 'state' | 'items'> | null): Text {
  if (state === 'chargeback' || refund === null) return text('payment-reviews.state', { state });
  if (refund.state === 'failed') return text('payment-reviews.notSentBack');
  if (refund.items !== null && state === 'succeeded')
    return refund.state === 'done' ? text('payment-reviews.partSentBack') : text('payment-reviews.partBeingSent');
  return refund.state === 'done'
    ? text('payment-reviews.state', { state: 'refunded' })
    : text('payment-reviews.beingSentBack');
}

export function searchedStateText(state: SearchedState): Text {
  if (state === HANGING) return text('payment-reviews.hanging');
  return state === REFUND_FAILED ? text('payment-reviews.notSentBack') : text('payment-reviews.state', { state });
}

type KnownPayment = Pick<UnsaidPayment, 'state' | 'stateText' | 'unsettled'> & {
  refund: object | null;
  asked: Pick<Payment['asked'], 'at' | 'answered' | 'refused'>;
  heard: { word: string } | null;
};

/** The gateway's last answer about a payment, or why there is none. */
export function knownText({ state, stateText, unsettled, asked, refund, heard }: KnownPayment): Text {
  if (state === 'succeeded' && refund === null) return text('payment-reviews.saysPaid');
  if (!unsettled) return text('payment-reviews.answered', { state: stateText });
  if (asked.at === null) return text('payment-reviews.notAsked');
  if (asked.refused) return text('payment-reviews.questionRefused');
  if (!asked.answered) return text('payment-reviews.notAnswered');
  if (state === 'initiated') return text('payment-reviews.noPaymentSoFar');
  if (state !== 'awaited') return text('payment-reviews.nothingPaid');
  return heard?.word === 'NOT_FOUND' ? text('payment-reviews.orderUnknown') : text('payment-reviews.bankUndecided');
}

/** Null: the gateway’s answer fits. */
export const mismatchText = (mismatches: readonly Mismatch[]): Text | null =>
  mismatches.reduce<Text | null>((first, mismatch) => {
    const second = text('payment-reviews.mismatch', { mismatch });
    return first ? text('payment-reviews.both', { first, second }) : second;
  }, null);

/** Gateway codes for a refused refund (docs/payments.md 3.6 and 4.8). */
const REFUND_TROUBLES: Record<string, string> = {
  51310: 'forbidden',
  51311: 'second',
  51313: 'unknown',
  51314: 'less',
  51315: 'disputed',
  51328: 'second',
  600: 'bank',
  607: 'cancelled',
  619: 'less',
  620: 'balance',
  627: 'unknown',
  635: 'small',
};
const LOW_BALANCE = '620';

/** A refund's trouble with the gateway's code, to quote to it. Null: no trouble. */
export function refundTrouble(state: Refund['state'], reason: string | null): Text | null {
  const [, code] = /^code ([\w-]{1,20})$/.exec(reason ?? '') ?? [];
  if (state === 'sent' && code === LOW_BALANCE) return text('payment-reviews.lowBalance');
  if (state !== 'failed') return null;
  if (!code) return text('payment-reviews.trouble', { why: 'any' });
  return text('payment-reviews.troubleCode', { why: REFUND_TROUBLES[code] ?? 'any', code });
}

export function outcomeText(outcome: ReviewOutcome, paise: Paise): Text {
  const amount = formatRupees(paise);
  if (outcome === 'paid') return text('payment-reviews.bookedNow');
  if (outcome === 'failed') return text('payment-reviews.closedUnpaid');
  if (outcome === 'duplicate') return text('payment-reviews.duplicateGoingBack', { amount });
  return outcome === 'late'
    ? text('payment-reviews.lateGoingBack', { amount })
    : text('payment-reviews.goingBack', { amount });
}

type RefundedPayment = Pick<Payment, 'bookingStatus' | 'amount'>;

export function refundText({ bookingStatus, amount }: RefundedPayment, refund: UnsaidRefund | null): Text {
  const isPaid = bookingStatus === 'paid';
  if (refund?.items) return partText(refund, refund.items, isPaid);
  const money = { amount: formatRupees(refund?.amount ?? amount) };
  const isOwners = refund?.reason === 'owner';
  const trouble = refund?.trouble ?? text('payment-reviews.noAnswer');
  if (refund?.state === 'failed') {
    const first = text('payment-reviews.refundRefused', { ...money, trouble });
    return isPaid && isOwners ? text('payment-reviews.stillValid', { first }) : first;
  }
  if (refund?.state === 'pending' || refund?.state === 'done')
    return isOwners && bookingStatus === 'refunded'
      ? text('payment-reviews.onItsWayAndVoid', money)
      : text('payment-reviews.onItsWay', money);
  return isPaid && isOwners
    ? text('payment-reviews.goingOnThenVoid', { ...money, trouble })
    : text('payment-reviews.goingOn', { ...money, trouble });
}

function partText(refund: UnsaidRefund, items: Wording, isPaid: boolean): Text {
  const part = { amount: formatRupees(refund.amount), items };
  const trouble = refund.trouble ?? text('payment-reviews.noAnswer');
  if (refund.state === 'failed') {
    const first = text('payment-reviews.partRefused', { ...part, trouble });
    return refund.given ? first : text('payment-reviews.asItWas', { first });
  }
  if (refund.state === 'pending' || refund.state === 'done')
    return isPaid ? text('payment-reviews.partOnItsWayRestValid', part) : text('payment-reviews.partOnItsWay', part);
  return text('payment-reviews.partGoingOn', { ...part, trouble });
}
