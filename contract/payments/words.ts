import { isNotThere } from '#contract/kernel/calls-words.ts';

export const PAYMENT_REFUSALS = {
  removed: (offering: string) => isNotThere(`This ${offering}`),
  nothingToPay: 'There is nothing to pay for this booking.',
  alreadyPaid: 'This booking is paid already.',
  expired: 'The time to pay for this booking is over. Please book again. Nothing was charged.',
  confirming: 'A payment is being confirmed. Please do not pay again.',
  otherOffering: (offering: string) =>
    `This booking belongs to another ${offering}. Please open the booking page again.`,
  otherMeans: (offering: string, means: string) => `This ${offering} does not take payments by ${means} here.`,
  otherMerchant: 'This booking belongs to another merchant. Please open the booking page again.',
  otherAmount: 'The amount has changed, please review your booking',
  noKeys: (offering: string) =>
    `This ${offering} cannot take payments just now. Please ask the ${offering}. Nothing was charged.`,
  unavailable: 'Payments are not possible just now. Nothing was charged.',
  keysMissing: 'The keys of this payment are not there.',
} as const;

/** For the operator, at the start of the server: CCAvenue limits the length of its return address. */
export const longPublicUrl = (length: number, most: number): string =>
  `PUBLIC_URL has ${length} characters. CCAvenue takes at most ${most}, so nobody can pay by it. Please set a shorter one.`;
