import type { Language } from '#contract/kernel/languages.ts';
import type { Park } from '#contract/parks/model.ts';

type Gateway = Park['gateway'];

/** Texts from docs/product/ are verbatim, misspellings included. */

export const shellTexts = {
  language: 'en' as Language,
  languages: 'Language',
  product: 'Pravesh',
  skip: 'Skip to the page',
  home: 'Pravesh home',
  mainMenu: 'Your tickets',
  getQr: 'Get QR',
  help: 'Help and policies',
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,
  privacy: 'Privacy policy',
  terms: 'Terms and conditions',
  refunds: 'Refund policy',
  writeToUs: 'Write to us',
  poweredBy: 'Made in India by Pravesh',
};

export const formTexts = {
  thereIsAProblem: 'There is a problem',
  errorTitle: 'Error: ',
  nothingCharged: 'Nothing was charged.',
  notBooked: 'Not booked yet.',
  notStarted: 'We could not start the payment.',
  stopped: 'You stopped trying.',
  again: 'Press the button to try again. Nothing is booked twice.',
  safe: (gateway: Gateway) =>
    `You pay ${gateway === 'paytm' ? 'with Paytm' : 'on the bank’s own page'}. We never see your card or UPI PIN.`,
};

export const waitingTexts = {
  busy: 'Many people are booking. We keep trying for you.',
  offline: 'You seem to be offline, or the network is slow. We keep trying for you.',
  payment: 'Your booking is kept. We keep trying to start the payment.',
  times: (since: string, seconds: number) =>
    `Trying since ${since}. ${seconds > 0 ? `Next try in ${seconds} s.` : 'Trying again now…'}`,
  stop: 'Stop trying',
};

export const placeTexts = { map: 'Show on map' };

export const offerTexts = { bookedBefore: 'Booked before?' };

export const nextTexts = { title: 'What happens next' };

export const stepperTexts = {
  more: (label: string) => `Add one: ${label}`,
  less: (label: string) => `Take one away: ${label}`,
};

export const receiptTexts = {
  caption: 'What you are paying for',
  captionFree: 'What you booked',
  free: 'Free',
  item: 'Ticket',
  amount: 'Amount',
  total: 'Total',
  discount: (code: string | null) => (code ? `Coupon ${code}` : 'Discount'),
};

export const adTexts = {
  sponsored: 'Sponsored',
  shopNow: 'Shop Now',
  shopNowAt: (name: string) => `Shop Now: ${name} (opens in a new tab)`,
};

export const connectionTexts = {
  live: 'Live',
  asOf: (time: string) => `As of ${time}`,
  asking: (time: string) => `As of ${time}. We look again every 15 seconds.`,
  lost: (time: string) => `Reconnecting… last update ${time}`,
  refresh: 'Refresh',
  /** On an offline copy; the worker fills in the time. */
  kept: 'No network just now: as of {time}.',
};
