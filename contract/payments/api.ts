import { z } from 'zod';
import { OFFERING_FIELDS } from '#contract/bookings/api.ts';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { namedId } from '#contract/kernel/fields.ts';

const NAMES = Object.values(OFFERING_FIELDS);
type Name = (typeof NAMES)[number];

/** Old clients use any of these names for the offering's id (docs/behaviour.md 5.5 and 6.2). */
export const offeringIds = Object.fromEntries(NAMES.map((name) => [name, namedId.optional()])) as {
  [name in Name]: z.ZodOptional<typeof namedId>;
};

/** `parkId` comes last, because some clients send it along with the right id. Empty: none was sent. */
export const offeringOf = (ids: { [name in Name]?: string | undefined }): string =>
  NAMES.toReversed()
    .map((name) => ids[name])
    .find((id) => id !== undefined) ?? '';

const bookingNamed = z.object({ bookingId: z.string(), offeringId: z.string() });
const READ = {
  decode: ({ bookingId, ...ids }: { bookingId: string } & Parameters<typeof offeringOf>[0]) => ({
    bookingId,
    offeringId: offeringOf(ids),
  }),
  encode: ({ bookingId, offeringId }: z.output<typeof bookingNamed>) => ({ bookingId, parkId: offeringId }),
};

export const bookingIds = z.codec(z.object({ bookingId: namedId, ...offeringIds }), bookingNamed, READ);

const hints = Object.fromEntries(NAMES.map((name) => [name, offeringIds[name].catch(undefined)])) as {
  [name in Name]: z.ZodCatch<z.ZodOptional<typeof namedId>>;
};

/** Here the offering id is a hint: an invalid one counts as absent. */
export const bookingHinted = z.codec(z.object({ bookingId: namedId, ...hints }), bookingNamed, READ);

/** Request to start a payment. All of it is only compared with our records. */
const startBody = z.codec(
  z.object({
    id: namedId,
    amount: z.union([z.number(), z.string()]),
    mid: z.string().max(64),
    ...offeringIds,
    mobile: z.string().optional(),
  }),
  z.object({ id: z.string(), amount: z.union([z.number(), z.string()]), mid: z.string(), offeringId: z.string() }),
  {
    decode: ({ id, amount, mid, ...ids }) => ({ id, amount, mid, offeringId: offeringOf(ids) }),
    encode: ({ offeringId, ...rest }) => ({ ...rest, parkId: offeringId }),
  },
);

/** Card checkout: post `encRequest` and `access_code`, top level, to `url` (docs/payments.md 2.1). */
const cardForm = z.object({
  encRequest: z.string(),
  access_code: z.string(),
  accessCode: z.string(),
  url: z.string(),
  orderId: z.string(),
});

/**
 * Wallet checkout (docs/payments.md 2.2): the provider's answer (`body.resultInfo.resultStatus` S, or F or U if
 * refused) and the data for CheckoutJS. `amount` is rupees with two decimals. Without the script, post mid, orderId and
 * txnToken as a top-level form to `url`.
 */
const walletCheckout = z.object({
  head: z.record(z.string(), z.unknown()).optional(),
  body: z.looseObject({
    resultInfo: z.object({ resultStatus: z.string(), resultCode: z.string(), resultMsg: z.string() }),
    txnToken: z.string().optional(),
  }),
  orderId: z.string(),
  amount: z.string(),
  mid: z.string(),
  checkoutJsUrl: z.string(),
  url: z.string(),
});
export type WalletCheckout = z.output<typeof walletCheckout>;

const form = z.record(z.string(), z.unknown());

type PaidPath = '/ticketbooking' | '/doctorbooking' | '/loanbooking' | '/coachingbooking';

const byCard = (path: PaidPath, what: string) =>
  endpoint(`POST ${path}/ccav/payment`, {
    access: 'public',
    traffic: 'payment',
    summary: `Start a card payment of ${what}`,
    body: startBody,
    answer: cardForm,
  });

const byWallet = (path: PaidPath, what: string) =>
  endpoint(`POST ${path}/paytm/payment`, {
    access: 'public',
    traffic: 'payment',
    summary: `Start a wallet payment of ${what}`,
    body: startBody,
    answer: walletCheckout,
  });

export const paymentsApi = {
  payTicketByCard: byCard('/ticketbooking', 'a ticket booking'),
  payDoctorByCard: byCard('/doctorbooking', 'an appointment at a clinic'),
  payLoanByCard: byCard('/loanbooking', 'an appointment at a branch'),
  payBatchByCard: byCard('/coachingbooking', 'a place in a batch'),
  payTicketByWallet: byWallet('/ticketbooking', 'a ticket booking'),
  payDoctorByWallet: byWallet('/doctorbooking', 'an appointment at a clinic'),
  payLoanByWallet: byWallet('/loanbooking', 'an appointment at a branch'),
  payBatchByWallet: byWallet('/coachingbooking', 'a place in a batch'),
  cardNotify: endpoint('POST /payments/ccav/notify/:credentialId', {
    access: 'public',
    traffic: 'payment',
    anyText: true,
    summary: 'Where the card gateway tells of changes. Causes an inquiry, nothing more',
    params: z.object({ credentialId: z.string() }),
    body: form,
    answer: z.object({ received: z.literal(true) }),
    form: true,
  }),
};

/** Separate, because a visitor who returns must go on, whatever the gateway sends. */
export const returnsApi = {
  comeBack: endpoint('POST /return/:payment', {
    access: 'public',
    traffic: 'payment',
    anyText: true,
    summary: 'Where a gateway sends the visitor back. A hint, never a proof',
    params: z.object({ payment: z.string() }),
    body: form,
    answer: 'redirect',
    form: true,
  }),
  comeBackByLink: endpoint('GET /return/:payment', {
    access: 'public',
    traffic: 'payment',
    anyText: true,
    summary: 'The same for a visitor who comes back by a link',
    params: z.object({ payment: z.string() }),
    query: form,
    answer: 'redirect',
  }),
};

/** Separate, because its JSON is kept as text: the provider signs exactly these characters. */
export const walletNoticesApi = {
  walletNotify: endpoint('POST /payments/paytm/notify/:credentialId', {
    access: 'public',
    traffic: 'payment',
    anyText: true,
    summary: 'Where the wallet gateway tells of changes, as a form or as JSON. Causes an inquiry, nothing more',
    params: z.object({ credentialId: z.string() }),
    body: z.union([form, z.string()]),
    answer: z.object({ received: z.literal(true) }),
    form: true,
  }),
};
