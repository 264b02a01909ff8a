import { formatCount, formatRupees } from '#contract/kernel/money.ts';
import type { BookedKind, Held } from '#contract/offerings/model.ts';
import { counted } from '#web/console/kit/records/records-words.ts';

/** The gateways that one can be paid through, in words that say what a visitor pays with. */
export const GATEWAY_NAMES = { ccav: 'Card, UPI and net banking (CCAvenue)', paytm: 'Wallet (Paytm)' };

/** Fixed texts of the console: drafts, and what stands between them and visitors. They are ours. */
export const offeringTexts = {
  column: 'Visitors see it',
  states: { draft: 'Draft', published: 'Public', inactive: 'Inactive', closed: 'Closed' },
  standing: (name: string, state: string) => `${name}: ${state}. What is missing, and the preview`,
  draftLead: 'This is a draft. Visitors cannot see or book it yet.',
  publishedLead: 'Visitors can see and book this.',
  inactiveLead: 'Visitors see that this is inactive, and cannot book it.',
  closedLead: 'This is closed. Visitors cannot find or book it, and whatever they hold stays valid.',
  missing: 'Still missing',
  open: 'Open it',
  preview: 'Preview in a new tab',
  publish: 'Publish',
  published: 'Published. Visitors can see and book it now.',
  backToDraft: 'Back to draft',
  withdrawTitle: (name: string) => `Take ${name} back to draft?`,
  withdrawText: (coming: number) =>
    coming === 0
      ? 'Visitors will not find it any more, and nobody can book it.'
      : `Visitors will not find it any more, and nobody can book it. ${coming === 1 ? '1 booking' : `${coming.toLocaleString('en-IN')} bookings`} of today and later ${coming === 1 ? 'stays' : 'stay'} valid.`,
  withdrawn: 'Back to draft. Visitors cannot see it now.',
  openAgain: 'Open again',
  opened: 'Open again. Visitors can see and book it now.',
  close: (name: string) => `Close ${name}?`,
  closeWord: 'Close it',
  closeText:
    'It is not deleted: it is closed. Nobody can book it any more, and it leaves the public lists. What people hold stays valid; their pages, queues, lists, refunds and reports go on. You can open it again.',
  typeName: (name: string) => `To close it, type ${name}`,
  otherName: (name: string) => `Please type the name as it is written: ${name}`,
  closed: (name: string) => `${name} is closed. What people hold there stays valid.`,
  settings: 'Open Configuration',
  counters: 'Open its counters',
  firstSteps: 'Open the first steps',
  shut: 'Close',
};

const HELD: Record<BookedKind, (count: number) => string> = {
  park: counted('ticket is booked', 'tickets are booked'),
  clinic: counted('token is given', 'tokens are given'),
  branch: counted('token is given', 'tokens are given'),
  doctor: counted('token is given', 'tokens are given'),
  exhibition: counted('name is on the list', 'names are on the list'),
  coaching: counted('student has a place', 'students have a place'),
};

/** A sentence or two tell what people hold at an offering: how many, the money, and how many of them are still to come. */
export function heldWords(kind: BookedKind, { bookings, coming, paid }: Held): string {
  if (bookings === 0) return 'Nobody holds anything here now. What was booked before stays in lists and reports.';
  const money = paid > 0 ? `, and ${formatRupees(paid)} is paid` : '';
  const later = coming > 0 && coming < bookings ? ` ${formatCount(coming)} of them for today or later.` : '';
  return `${HELD[kind](bookings)}${money}.${later}`;
}
