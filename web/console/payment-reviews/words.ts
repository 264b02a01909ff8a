import { formatRupees } from '#contract/kernel/money.ts';
import type { ReviewDecision } from '#contract/payment-reviews/model.ts';
import type { AttemptState } from '#contract/payments/model.ts';
import { gatewayTexts } from './gateways-words.ts';

const ENDED =
  'Your payment did not go through. If money left your account, it comes back by itself; banks take 7 to 14 working days. You can book again.';
const TO_VISITOR: Partial<Record<AttemptState, string>> = {
  initiated:
    'We see no payment from you yet. If the bank’s page is still open, please finish there. If money left your account, please do not pay again: either your page shows the booking soon, or the money comes back by itself.',
  awaited:
    'Your bank has not decided yet, which can take up to three days. Please do not pay again. Your page shows the booking as soon as it is paid; if your bank says no, nothing is taken.',
};

const withCount = (words: string, count: number): string => (count > 0 ? `${words} (${count})` : words);

export const paymentTexts = {
  allOfVisitor: 'All that this visitor booked with you',
  title: 'Payments',
  lead: 'What the gateway could not settle by itself waits in the first tabs, oldest first.',
  caption: 'Payments and how they stand',
  none: 'No payments yet. They stand here as soon as somebody pays online.',
  nothingWaits: 'Nothing waits here.',
  nothingFound: 'No payments match these filters.',
  file: (day: string) => `payments-${day}.xlsx`,
  tabs: {
    review: (count: number) => withCount('To decide', count),
    hanging: (count: number) => withCount('Unknown', count),
    'refund-failed': (count: number) => withCount('Refused', count),
    all: 'All',
  },
  leads: {
    review: 'Somebody may have paid for these. They have no ticket until you decide.',
    hanging: 'These were begun more than ten minutes ago. We go on asking the gateway; you can ask it now.',
    'refund-failed':
      'This money is owed to visitors, and the gateway refused to send it. Call the visitor, look why, and try again.',
  },
  todo: { decide: 'Decide', ask: 'Ask', call: 'Call', look: 'Look' },
  todoFor: (todo: 'decide' | 'ask' | 'call' | 'look', code: string) =>
    ({ decide: `Decide about ${code}`, ask: `Ask about ${code}`, call: `Call about ${code}`, look: `Look at ${code}` })[
      todo
    ],
  call: (mobile: string) => `Call ${mobile}`,
  unsettled: {
    title: 'Not settled yet',
    askedAt: 'We asked',
    never: 'Not yet',
    asksAgain: 'We ask again',
    noMore: 'Not by ourselves',
    tell: 'Tell the visitor',
    copy: 'Copy',
    copied: 'Copied',
    ask: 'Ask the gateway now',
    toVisitor: (state: AttemptState): string => TO_VISITOR[state] ?? ENDED,
  },
  unsentWhy: (why: string) => `It could not be sent back. ${why}`,
  filters: 'Filters',
  state: 'How it stands',
  allStates: 'All',
  mobile: 'Mobile',
  orderId: 'Order Id',
  from: 'From',
  to: 'To',
  columns: {
    orderId: 'Order Id',
    offering: 'For',
    visitDate: 'Visit date',
    amount: 'Amount',
    mobile: 'Mobile',
    state: 'How it stands',
    why: 'Why',
    at: 'Since',
    todo: 'To do',
  },
  details: (amount: string) => `Payment of ${amount}`,
  close: 'Close',
  facts: {
    caption: 'What we asked for, and what the gateway says',
    ours: 'We asked for',
    theirs: 'The gateway says',
    amount: 'Amount',
    difference: 'Difference',
    currency: 'Currency',
    word: 'Status',
    at: 'When',
  },
  apart: (paise: number) => `${formatRupees(Math.abs(paise))} too ${paise < 0 ? 'little' : 'much'}`,
  /** Explains gateway words that say too little to staff, and NOT_FOUND, our own word for an order that it does not know. */
  heardWords: {
    Shipped: 'Shipped: paid, and the money is taken',
    Successful: 'Successful: paid, and the money is not taken yet',
    Awaited: 'Awaited: the bank has not decided',
    Initiated: 'Initiated: the visitor has not paid yet',
    TXN_SUCCESS: 'TXN_SUCCESS: paid',
    PENDING: 'PENDING: the bank has not decided',
    NOT_FOUND: 'It does not know this order',
  } as Readonly<Record<string, string>>,
  choices: 'What each choice does',
  choicesLead: 'Whatever you choose, we ask the gateway once more first, and act only on its answer.',
  does: {
    accept: (asked: number, paid: number | null) => {
      if (paid !== null && paid < asked)
        return `The booking costs ${formatRupees(asked)} and the gateway speaks of ${formatRupees(paid)}: too little to book it.`;
      const more =
        paid !== null && paid > asked ? ` ${formatRupees(paid - asked)} more than it costs stays with you.` : '';
      return `The visitor gets the booking, once the gateway says that it is paid.${more}`;
    },
    refund: (_asked: number, paid: number | null) =>
      `What was paid${paid === null ? '' : `, ${formatRupees(paid)} by the gateway’s last word,`} goes back to the visitor. Nothing is booked.`,
    reject: () =>
      'For money that never came: nothing is booked and nothing goes back. The visitor can pay again while the place is kept.',
  } satisfies Record<ReviewDecision, (asked: number, paid: number | null) => string>,
  rupees: 'INR',
  code: 'Ticket code',
  gateway: 'Gateway',
  allGateways: 'All',
  gateways: gatewayTexts,
  reason: 'Why it waits',
  sentBack: 'Sent back',
  toSendBack: 'To send back',
  refundOf: (amount: string, items: string | null, at: string) =>
    `${amount}${items ? ` for ${items}` : ''}, asked for on ${at}`,
  refundReasons: { duplicate: 'Paid twice', late: 'Paid too late', owner: 'Asked for here' },
  decided: 'Decided',
  decisions: { accept: 'Booked', refund: 'Money sent back', reject: 'Closed as not paid' },
  decidedBy: { owner: 'by the owner', admin: 'by the admin' },
  note: 'Why? This is kept with the decision.',
  noteMissing: 'Please say why',
  actions: { accept: 'Book it', refund: 'Send it back', reject: 'Close as not paid' },
  ask: {
    accept: (amount: string) => `Book it for ${amount}?`,
    refund: (amount: string) => `Send ${amount} back?`,
    reject: () => 'Close this payment as not paid?',
  },
  follows: {
    accept: (amount: string) =>
      `We ask the gateway once more. If it says that at least ${amount} was paid, the booking is paid and the visitor sees the ticket.`,
    refund: () =>
      'We ask the gateway once more how much was paid. All of that goes back to the visitor, once, and this payment books nothing.',
    reject: () =>
      'We ask the gateway once more. If it says that nothing was paid, the visitor is told so, and can pay again while the place is still kept.',
  },
  refund: 'Refund',
  refundNamed: (order: string) => `Refund ${order}`,
  refundFollows:
    'The whole amount goes back to the visitor, once. The booking is void as soon as the gateway takes the refund, and its place is free again. Banks take 7 to 14 working days.',
  retry: 'Try the refund again',
  retryAsk: (amount: string) => `Try again to send ${amount} back?`,
  retryFollows: (amount: string) =>
    `We ask the gateway first whether an earlier try arrived. Only if it did not, it is asked again to send ${amount} back to the visitor. If it paid for a booking that is still valid, that is void as soon as the gateway takes the refund.`,
  retryPartFollows: (amount: string, items: string) =>
    `We ask the gateway first whether an earlier try arrived. Only if it did not, it is asked again to send ${amount} back for ${items}. These leave the booking as soon as the gateway takes the refund; the rest stays valid.`,
  part: {
    how: 'How much goes back',
    all: 'All of it',
    some: 'Some of it',
    ask: 'Send some of it back?',
    follows:
      'What you choose goes back to the visitor, once. It leaves the booking as soon as the gateway takes the refund, and its places are free again; the rest stays valid with a new QR code, and a gate without a network refuses the old one if it has had a network since. Banks take 7 to 14 working days.',
    shares: 'Amounts are what was paid for each, after any coupon.',
    booked: (quantity: number, each: string) => `${quantity} booked, ${each} each`,
    less: (label: string) => `One ${label} less`,
    more: (label: string) => `One ${label} more`,
    count: (label: string) => `${label} to send back`,
    missing: 'Please choose what goes back',
    instead: 'Refund something else',
  },
  used: 'It was used already: the ticket was scanned, or the token was called. Send the money back all the same.',
  usedMissing: 'Please tick that you know it was used',
};
