import { formatCount, formatRupees } from '#contract/kernel/money.ts';
import type { BookedKind, Held, SaleState } from '#contract/offerings/model.ts';
import { counted } from '#web/console/kit/records/records-words.ts';

export const GATEWAY_NAMES = { ccav: 'CCAvenue (card, UPI, bank)', paytm: 'Paytm (wallet)' };

export const offeringTexts = {
  status: 'Status',
  standing: 'Status and preview',
  states: { draft: 'Draft', onSale: 'On sale', paused: 'Paused', closed: 'Closed' } satisfies Record<SaleState, string>,
  statusOf: (name: string, status: string) => `Status of ${name}: ${status}. What is missing, and the preview`,
  leads: {
    draft: 'This is a draft. Visitors cannot see or book it yet.',
    onSale: 'Visitors can see and book this.',
    paused: 'This is paused. Visitors see that they cannot book it just now, and whatever they hold stays valid.',
    closed: 'This is closed. Visitors cannot find or book it, and whatever they hold stays valid.',
  } satisfies Record<SaleState, string>,
  missing: 'Still missing',
  open: 'Open it',
  preview: 'Preview in a new tab',
  publish: 'Put on sale',
  pause: 'Pause',
  pauseTitle: (name: string) => `Pause ${name}?`,
  paused: (name: string) => `${name} is paused. Visitors cannot book it just now.`,
  sellAgain: 'Sell again',
  openAgain: 'Open again',
  onSale: (name: string) => `${name} is on sale. Visitors can see and book it now.`,
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

export function heldWords(kind: BookedKind, { bookings, coming, paid }: Held): string {
  if (bookings === 0) return 'Nobody holds anything here now. What was booked before stays in lists and reports.';
  const money = paid > 0 ? `, and ${formatRupees(paid)} is paid` : '';
  const later = coming > 0 && coming < bookings ? ` ${formatCount(coming)} of them for today or later.` : '';
  return `${HELD[kind](bookings)}${money}.${later}`;
}

export const statusWords = (state: SaleState): string =>
  state === 'onSale' ? 'Active' : `Inactive (${offeringTexts.states[state].toLowerCase()})`;

export function pauseWords({ comingPeople, comingPaid }: Held): string {
  const people = comingPeople === 1 ? '1 person has' : `${formatCount(comingPeople)} people have`;
  const money = comingPaid > 0 ? `, and ${formatRupees(comingPaid)} is paid` : '';
  return `${people} booked for today or later${money}. What they hold stays valid. Nobody new can book until you sell again.`;
}

export const manyOfferingTexts = {
  publish: {
    word: 'Put on sale',
    doing: 'Putting on sale',
    done: (count: string) => `On sale now: ${count}.`,
    verb: 'put on sale',
  },
  pause: { word: 'Pause', doing: 'Pausing', done: (count: string) => `Paused: ${count}.`, verb: 'paused' },
  close: { word: 'Close them', doing: 'Closing', done: (count: string) => `Closed: ${count}.`, verb: 'closed' },
  price: {
    word: 'Change prices',
    doing: 'Changing prices',
    done: (count: string) => `New prices: ${count}.`,
    verb: 'given a new price',
  },
  back: { doing: 'Undoing', done: (count: string) => `As before: ${count}.`, verb: 'put back as before' },
  closeTitle: (count: string) => `Close ${count}?`,
  closeText:
    'Nobody can book them any more, and they leave the public lists. What people hold stays valid. You can undo this, or open them again.',
};

export const pricesTexts = {
  title: (count: string) => `Change the prices of ${count}`,
  lead: 'Old and new stand beside each other, and nothing changes until you say so. Per cent are rounded to whole rupees. Free stays free, prices of special days stay as they are, and so does what is booked already.',
  kind: 'Kind of ticket',
  every: 'All kinds',
  way: 'Change',
  ways: {
    upPercent: 'Raise by %',
    downPercent: 'Lower by %',
    upAmount: 'Raise by ₹',
    downAmount: 'Lower by ₹',
  },
  percent: 'Per cent',
  rupees: 'Rupees',
  noValue: (way: string) =>
    way.endsWith('Percent')
      ? 'Please say by how many per cent, such as 10.'
      : 'Please say by how many rupees, such as 50.',
  nothing: 'No price changes by that.',
  belowNothing: 'A price would fall below nothing. Please lower them by less.',
  below: 'Below ₹0',
  name: 'Name',
  old: 'Old',
  new: 'New',
  first: 'Change prices',
  word: (count: number) => (count === 1 ? 'Change 1 price' : `Change ${formatCount(count)} prices`),
};
