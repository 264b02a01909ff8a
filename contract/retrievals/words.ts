import type { BookingWords } from '#contract/bookings/words.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type { MoneyBack } from '#contract/payments/model.ts';
import type { BookingStanding } from './model.ts';

export const RETRIEVAL_REFUSALS = {
  noMobile: 'mobile number required',
} as const;

export function standingWords(standing: BookingStanding, words: BookingWords): string {
  const { status, total, back, waitsFor, payableUntil } = standing;
  const again = payableUntil ? STANDING_WORDS.payAgain(formatTime(payableUntil)) : STANDING_WORDS.bookAgain;
  if (back) return said(byHand(back, standing), moneyBackWords(back, words), payableUntil && again);
  // A chargeback: the gateway or the bank took the money back without our request.
  if (status === 'refunded') return STANDING_WORDS.isVoid(words.thing, formatRupees(total));
  if (waitsFor === 'person') return STANDING_WORDS.person;
  if (status === 'awaited' || waitsFor !== null) return STANDING_WORDS[waitsFor === 'wallet' ? 'wallet' : 'bank'];
  if (status === 'pending' && payableUntil) return STANDING_WORDS.unpaid(formatTime(payableUntil));
  if (status === 'failed') return said(STANDING_WORDS.failed, again);
  if (payableUntil) return said(STANDING_WORDS.stopped, again);
  return STANDING_WORDS.late(words.places);
}

const said = (...sentences: readonly (string | null)[]): string => sentences.filter(Boolean).join(' ');

export const STANDING_WORDS = {
  payAgain: (time: string) => `You can pay again until ${time}.`,
  bookAgain: 'Please book again.',
  isVoid: (thing: string, amount: string) => `This ${thing} is void: ${amount} went back to you.`,
  unpaid: (time: string) => `This booking is not paid yet. You can pay until ${time}.`,
  person:
    'Your payment needs a look by a person, which can take a day or two. Please do not pay again. This page updates by itself.',
  bank: 'Your bank is still confirming the payment. Please do not pay again. This page updates by itself.',
  wallet: 'Paytm is still confirming the payment. Please do not pay again. This page updates by itself.',
  open: 'A payment of this number is still being checked. Please do not pay again: look here again in a few minutes.',
  failed: 'The payment did not go through.',
  stopped: 'The payment was stopped.',
  late: (places: string) =>
    `This booking was not paid in time, so ${places} given back. Please book again. If money left your account, it comes back by itself.`,
  cancelled: 'This booking was cancelled.',
  unusable: 'Your payment could not be used for this booking.',
} as const;

export const MONEY_BACK = {
  duplicate: 'This booking was paid twice.',
  late: 'Your payment arrived when the booking could no longer be kept.',
  owner: '',
  reversed: '',
  items: (items: string) => `Given back: ${items}.`,
  done: (amount: string) => `${amount} was sent back to you. Your bank may take 7 to 14 working days to show it.`,
  failed: (amount: string, seller: string) =>
    `We could not send ${amount} back by ourselves. Please ask ${seller} for it.`,
  onItsWay: (amount: string) => `${amount} is being sent back to you; banks take 7 to 14 working days.`,
} as const satisfies Record<MoneyBack['reason'], string> & Record<string, unknown>;

function byHand({ reason }: MoneyBack, { status }: BookingStanding): string {
  if (reason !== 'owner') return '';
  return STANDING_WORDS[status === 'refunded' ? 'cancelled' : 'unusable'];
}

/** A paid ticket stays valid if a second payment, or part of it, is refunded. */
export function moneyBackWords(back: MoneyBack, words: BookingWords): string {
  return said(back.items && MONEY_BACK.items(back.items), whereItIs(back, words));
}

function whereItIs({ amountPaise, reason, state }: MoneyBack, { seller }: BookingWords): string {
  const amount = formatRupees(amountPaise);
  if (state === 'done') return MONEY_BACK.done(amount);
  return said(MONEY_BACK[reason], state === 'failed' ? MONEY_BACK.failed(amount, seller) : MONEY_BACK.onItsWay(amount));
}

export function foundWords(count: number, { found: { none, one, many } }: BookingWords): string {
  if (count === 0) return none;
  return count === 1 ? one : many(count);
}
