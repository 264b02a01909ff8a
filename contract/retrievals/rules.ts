import type { BookingWords } from '#contract/bookings/rules.ts';
import { timeText } from '#contract/kernel/dates/texts.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { type Text, text, type Wording } from '#contract/kernel/text.ts';
import type { MoneyBack } from '#contract/payments/model.ts';
import type { BookingStanding, BookingStandingName } from './model.ts';

export function standingName({ status, back, waitsFor, payableUntil }: BookingStanding): BookingStandingName {
  if (back || status === 'refunded') return 'back';
  if (status === 'awaited' || waitsFor !== null) return 'checking';
  return payableUntil ? 'payable' : 'over';
}

export function standingText(standing: BookingStanding, words: BookingWords): Wording {
  const { status, total, back, waitsFor, payableUntil } = standing;
  const again = payableUntil
    ? text('retrievals.payAgain', { time: timeText(payableUntil) })
    : text('retrievals.bookAgain');
  if (back) return sentences(byHand(back, standing), moneyBackText(back, words), payableUntil && again);
  // A chargeback: the gateway or the bank took the money back without our request.
  if (status === 'refunded') return text('retrievals.isVoid', { thing: words.thing, amount: formatRupees(total) });
  if (waitsFor === 'person') return text('retrievals.waitsForPerson');
  if (waitsFor === 'wallet') return text('retrievals.waitsForWallet');
  if (status === 'awaited' || waitsFor !== null) return text('retrievals.waitsForBank');
  if (status === 'pending' && payableUntil) return text('retrievals.unpaid', { time: timeText(payableUntil) });
  if (status === 'failed') return sentences(text('retrievals.failed'), again);
  if (payableUntil) return sentences(text('retrievals.stopped'), again);
  return text('retrievals.late', { places: words.places });
}

/** One after the other; null and '' are left out. */
export const sentences = (...all: readonly (Wording | null)[]): Wording =>
  all
    .filter((one): one is Wording => one !== null && one !== '')
    .reduce((first, second) => (first === '' ? second : text('retrievals.sentences', { first, second })), '');

function byHand({ reason }: MoneyBack, { status }: BookingStanding): Text | null {
  if (reason !== 'owner') return null;
  return status === 'refunded' ? text('retrievals.cancelled') : text('retrievals.unusable');
}

/** A paid ticket stays valid if a second payment, or part of it, is refunded. */
export const moneyBackText = (back: MoneyBack, words: BookingWords): Wording =>
  sentences(back.items && text('retrievals.givenBack', { items: back.items }), whereItIs(back, words));

function whereItIs({ amountPaise, reason, state }: MoneyBack, { seller }: BookingWords): Wording {
  const amount = formatRupees(amountPaise);
  if (state === 'done') return text('retrievals.sentBack', { amount });
  return sentences(
    WHY_BACK[reason],
    state === 'failed' ? text('retrievals.notSentBack', { amount, seller }) : text('retrievals.onItsWay', { amount }),
  );
}

const WHY_BACK: Record<MoneyBack['reason'], Text | null> = {
  duplicate: text('retrievals.paidTwice'),
  late: text('retrievals.paidLate'),
  owner: null,
  reversed: null,
};
