import type { BookingWords } from '#contract/bookings/words.ts';
import { formatTime } from '#contract/kernel/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type { MoneyBack } from '#contract/payments/model.ts';
import type { BookingStanding } from './model.ts';

/** These words are told to visitors about a booking that they look at again. */

/** These words say why nothing is looked for. */
export const RETRIEVAL_REFUSALS = {
  noMobile: 'mobile number required',
} as const;

/** Tells how a booking stands that is not paid, and what its visitor can do. */
export function standingWords(standing: BookingStanding, words: BookingWords): string {
  const { status, total, back, waitsFor, payableUntil } = standing;
  const again = payableUntil ? ` You can pay again until ${formatTime(payableUntil)}.` : ' Please book again.';
  if (back) return byHand(back, standing) + moneyBackWords(back, words) + (payableUntil ? again : '');
  // The gateway or the bank took the money back without our asking.
  if (status === 'refunded') return `This ${words.thing} is void: ${formatRupees(total)} went back to you.`;
  if (status === 'pending')
    return 'We are waiting for your payment. If you have paid, please do not pay again: this page updates by itself.';
  if (waitsFor === 'person')
    return 'Your payment needs a look by a person, which can take a day or two. Please do not pay again. This page updates by itself.';
  if (status === 'awaited' || waitsFor !== null)
    return `${waitsFor === 'wallet' ? 'Paytm' : 'Your bank'} is still confirming the payment. Please do not pay again. This page updates by itself.`;
  if (status === 'failed') return `The payment did not go through.${again}`;
  if (payableUntil) return `The payment was stopped.${again}`;
  return `This booking was not paid in time, so ${words.places} given back. Please book again. If money left your account, it comes back by itself.`;
}

const WHY_BACK: Record<MoneyBack['reason'], string> = {
  duplicate: 'This booking was paid twice. ',
  late: 'Your payment arrived when the booking could no longer be kept. ',
  owner: '',
  reversed: '',
};

/** The owner sends it back: a booking that was paid, or a payment that did not fit its booking. */
function byHand({ reason }: MoneyBack, { status }: BookingStanding): string {
  if (reason !== 'owner') return '';
  return status === 'refunded' ? 'This booking was cancelled. ' : 'Your payment could not be used for this booking. ';
}

/** Tells where the money is that goes back. A paid ticket stays valid beside a second payment, or some of it, that goes back. */
export function moneyBackWords(back: MoneyBack, words: BookingWords): string {
  const part = back.items === null ? '' : `Given back: ${back.items}. `;
  return part + whereItIs(back, words);
}

function whereItIs({ amountPaise, reason, state }: MoneyBack, { seller }: BookingWords): string {
  const amount = formatRupees(amountPaise);
  if (state === 'done') return `${amount} was sent back to you. Your bank may take 7 to 14 working days to show it.`;
  if (state === 'failed')
    return `${WHY_BACK[reason]}We could not send ${amount} back by ourselves. Please ask ${seller} for it.`;
  return `${WHY_BACK[reason]}${amount} is being sent back to you; banks take 7 to 14 working days.`;
}

/** Says the number of bookings that were found by a mobile number. */
export function foundWords(count: number, { found: { none, one, many } }: BookingWords): string {
  if (count === 0) return none;
  return count === 1 ? one : many(count);
}
