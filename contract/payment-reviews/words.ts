import { formatRupees } from '#contract/kernel/money.ts';
import type { AttemptState, Mismatch } from '#contract/payments/model.ts';
import { HANGING, type Payment, REFUND_FAILED, type Refund, type ReviewOutcome, type SearchedState } from './model.ts';

const STATES: Record<AttemptState, string> = {
  created: 'Waiting for the visitor',
  initiated: 'Waiting for the visitor',
  start_failed: 'Could not be started',
  awaited: 'The bank has not decided',
  review: 'Needs your decision',
  expired: 'Not paid in time',
  aborted: 'Stopped by the visitor',
  failed: 'Did not go through',
  succeeded: 'Paid',
  refunded: 'Sent back',
  chargeback: 'Taken back by the bank',
};

const NOT_SENT_BACK = 'Could not be sent back';

/** A refund is shown before the state of its payment, except for a chargeback. */
export function stateWords(state: AttemptState, refund: Pick<Refund, 'state' | 'items'> | null): string {
  if (state === 'chargeback' || refund === null) return STATES[state];
  if (refund.state === 'failed') return NOT_SENT_BACK;
  if (refund.items !== null && state === 'succeeded')
    return refund.state === 'done' ? 'Paid, some of it sent back' : 'Paid, some of it being sent back';
  return refund.state === 'done' ? STATES.refunded : 'Being sent back';
}

export const itemWords = (quantity: number, label: string): string => `${quantity} × ${label}`;

export function searchedStateWords(state: SearchedState): string {
  if (state === HANGING) return 'Hangs: nobody knows yet';
  return state === REFUND_FAILED ? NOT_SENT_BACK : STATES[state];
}

type KnownPayment = Pick<Payment, 'state' | 'stateText' | 'unsettled' | 'refund'> & {
  asked: Pick<Payment['asked'], 'at' | 'answered' | 'refused'>;
  heard: { word: string } | null;
};

export function knownWords({ state, stateText, unsettled, asked, refund, heard }: KnownPayment): string {
  if (state === 'succeeded' && refund === null) return 'The gateway says that it is paid. The visitor’s page shows it.';
  if (!unsettled) return `The gateway has answered. ${stateText}.`;
  if (asked.at === null) return 'We have not asked the gateway yet.';
  if (asked.refused) return 'The gateway refuses our question. Please check the keys in Configuration.';
  if (!asked.answered) return 'The gateway has not answered what we asked last: nobody knows yet whether this is paid.';
  if (state === 'initiated') return 'The gateway knows of no payment so far. The visitor may still be on its page.';
  if (state === 'awaited' && heard?.word === 'NOT_FOUND')
    return 'The gateway does not know this order, though the bank was deciding on it: nobody knows yet whether this is paid.';
  if (state === 'awaited') return 'The gateway says that the bank has not decided yet.';
  return 'The gateway says that nothing was paid.';
}

const MISMATCH_WORDS: Record<Mismatch, string> = {
  other_order: 'The gateway’s answer names another order.',
  other_merchant: 'The gateway’s answer names another merchant.',
  no_order: 'The gateway’s answer names no order.',
  other_amount: 'Another amount was paid than the booking costs.',
  other_currency: 'It was not paid in rupees.',
  no_transaction: 'The gateway gave no transaction number.',
  less_captured: 'The gateway took less money than the booking costs.',
  suspected_fraud: 'The gateway suspects fraud.',
  older_than_attempt: 'The gateway says it was paid before the visitor began to pay.',
  transaction_elsewhere: 'The gateway’s transaction number belongs to another payment.',
  undecided: 'The bank did not decide within three days.',
};

export const mismatchWords = (mismatches: readonly Mismatch[]): string =>
  mismatches.map((mismatch) => MISMATCH_WORDS[mismatch]).join(' ');

/** Gateway codes for a refused refund (docs/payments.md 3.6 and 4.8). */
const TROUBLES: Record<string, string> = {
  51310: 'The gateway does not allow this payment to be sent back',
  51311: 'The gateway does not allow a second refund of one payment',
  51313: 'The gateway does not find this payment',
  51314: 'The gateway says that less than this can still be sent back',
  51315: 'The payer disputes this payment, so the gateway holds it',
  51328: 'The gateway does not allow a second refund of one payment',
  600: 'The bank refused the refund',
  607: 'The gateway says that this payment was cancelled',
  619: 'The gateway says that less than this can still be sent back',
  620: 'The balance at the gateway was too low',
  627: 'The gateway does not find this payment',
  635: 'The amount is too small to be sent back',
};
const ANY_TROUBLE = 'The gateway refused the refund';
const LOW_BALANCE = '620';

/** Text about a refund's trouble with the gateway's code, to quote to it. Null: no trouble. */
export function refundTrouble(state: Refund['state'], reason: string | null): string | null {
  const [, code] = /^code ([\w-]{1,20})$/.exec(reason ?? '') ?? [];
  if (state === 'sent' && code === LOW_BALANCE)
    return 'The balance at the gateway is too low. It is tried again by itself, four times a day.';
  if (state !== 'failed') return null;
  return `${TROUBLES[code ?? ''] ?? ANY_TROUBLE}${code ? ` (code ${code})` : ''}.`;
}

export const REVIEW_REFUSALS = {
  settled: 'This payment is settled, so there is nothing to ask the gateway.',
  decided: 'Somebody has decided about this payment already. Please look at it again.',
  paid: (paise: number) =>
    `The gateway says that ${formatRupees(paise)} was paid. You can book it or send the money back, but not close it as not paid.`,
  keysRefused: 'The gateway refuses our question. Please check the keys in Configuration. Nothing was changed.',
  keysMissing: 'The keys of this payment are not there, so the gateway cannot be asked. Please see Configuration.',
  silent: 'The gateway does not answer just now. Nothing was changed. Please try again.',
  goneBack: 'The gateway says that this money has gone back already. The payment is closed as sent back.',
  otherOrder: 'The gateway’s answer is about another order. Please ask the gateway before you decide.',
  noTransaction: 'The gateway names no transaction. Please ask the gateway before you decide.',
  noAmount: 'The gateway names no amount that can be right. Please ask the gateway before you decide.',
  otherCurrency: (currency: string) =>
    `This was paid in ${currency}, not in rupees. Please settle it in the gateway’s own console.`,
  tooLittle: (paid: number, asked: number) =>
    `Only ${formatRupees(paid)} of ${formatRupees(asked)} was paid, so this cannot be booked. You can send the money back.`,
  lessCaptured: 'The gateway took less than the booking costs, so this cannot be booked. You can send the money back.',
  transactionElsewhere:
    'The gateway’s transaction belongs to another payment, so nothing was paid here. You can close this one as not paid.',
  notPaid: 'The gateway says that nothing was paid. You can close this payment as not paid.',
  suspected: 'The gateway suspects fraud and holds this payment. Please ask the gateway before you decide.',
  undecided: 'The gateway says that the bank has not decided yet. Please try again later. Nothing was changed.',
  triedAlready: 'Somebody has tried this refund again already. Please look at it again.',
  nothingToRetry: 'Nobody has tried to send this money back, so there is nothing to try again.',
  refunded: 'The money of this booking has gone back already.',
  unpaid: 'This booking is not paid, so there is nothing to send back.',
  paidElsewhere: 'This booking was not paid online, so there is nothing that we can send back.',
  refunding: 'The money of this booking is being sent back already.',
  changed: 'This booking has changed meanwhile, so nothing was sent back. Please look at it again.',
  notSoMany: 'The booking has not so many of these, or they cost nothing. Please choose again.',
  arrivedMeanwhile:
    'The gateway says that the earlier refund arrived after all, so nothing more was sent back. Please look at it again.',
  used: 'This was used already: the ticket was scanned, or the token was called.',
} as const;

export function outcomeWords(outcome: ReviewOutcome, paise: number): string {
  const amount = formatRupees(paise);
  const back = `${amount} is being sent back; banks take 7 to 14 working days.`;
  if (outcome === 'paid') return 'The booking is paid now. The visitor’s page shows it.';
  if (outcome === 'duplicate') return `This booking was paid before by another payment. ${back}`;
  if (outcome === 'late') return `This booking could not be kept: its day is over or its place is taken. ${back}`;
  return outcome === 'failed' ? 'This payment is closed as not paid.' : back;
}

export function refundWords({ bookingStatus, amount }: Payment, refund: Refund | null): string {
  if (refund?.items) return partWords(refund, refund.items, bookingStatus === 'paid');
  const money = formatRupees(refund?.amount ?? amount);
  const isOwners = refund?.reason === 'owner';
  if (refund?.state === 'failed') {
    const still = bookingStatus === 'paid' && isOwners ? ' The booking is still valid.' : '';
    return `The gateway refused to send ${money} back. ${refund.trouble}${still}`;
  }
  if (refund?.state === 'pending' || refund?.state === 'done')
    return `${money} is on its way back${isOwners && bookingStatus === 'refunded' ? ', and the booking is void' : ''}. Banks take 7 to 14 working days.`;
  const then = isOwners && bookingStatus === 'paid' ? '; the booking is void once it is on its way' : '';
  return `${refund?.trouble ?? 'The gateway has not answered yet.'} We go on trying to send ${money} back${then}.`;
}

function partWords({ amount, state, given, trouble }: Refund, items: string, isValid: boolean): string {
  const money = formatRupees(amount);
  if (state === 'failed') {
    const still = given ? '' : ' The booking is as it was.';
    return `The gateway refused to send ${money} back for ${items}. ${trouble}${still}`;
  }
  if (state === 'pending' || state === 'done')
    return `${money} is on its way back for ${items}.${isValid ? ' The rest of the booking stays valid.' : ''} Banks take 7 to 14 working days.`;
  return `${trouble ?? 'The gateway has not answered yet.'} We go on trying to send ${money} back; ${items} leaves the booking once it is on its way.`;
}

export const arrivedWords = (payment: Payment, refund: Refund | null): string =>
  `The gateway says that an earlier try arrived, so nothing was sent again. ${refundWords(payment, refund)}`;
