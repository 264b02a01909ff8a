import { z } from 'zod';
import { bookingFilters, LEGACY_STATUS, legacyStatus, statusNamed } from '#contract/bookings/api.ts';
import type { Quote } from '#contract/bookings/kinds/park-ticket.ts';
import { lineModel } from '#contract/bookings/model.ts';
import { couponCodeModel } from '#contract/coupons/model.ts';
import { parseCount } from '#contract/kernel/counts.ts';
import { criteriaBody } from '#contract/kernel/criteria.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { deletedAnswer, endpoint, idParams, MANAGERS, pageModel, type Role } from '#contract/kernel/endpoint.ts';
import { anyDay, anyOfIds, anyOr, askedFor, typed } from '#contract/kernel/filters.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import { sortedBy } from '#contract/kernel/sorting.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { renamed, rupees, wire, wireDay, wireMobile } from '#contract/kernel/wire/wire.ts';
import { GATEWAYS, PAYMENT_STATUSES } from '#contract/payments/model.ts';
import type { TextKey } from '#words/keys.ts';
import { ticketModel } from './model.ts';

const legacyLine = z.object({
  category: z.string().optional(),
  name: z.string(),
  price: rupees,
  quantity: z.number(),
  totalprice: rupees,
});
const lineCodec = coded(
  legacyLine,
  z.object({ category: z.string(), label: z.string(), price: z.int(), quantity: z.int(), amount: z.int() }),
  {
    decode: ({ name, totalprice, category, ...line }) => ({
      ...line,
      category: category ?? name,
      label: name,
      amount: totalprice,
    }),
    encode: ({ label, amount, ...line }) => ({ ...line, name: label, totalprice: amount }),
  },
);

const ASKED = {
  fee: 'lines',
  totalAmount: 'total',
  originalAmount: 'original',
  discountAmount: 'discount',
  selectedDate: 'visitDate',
  paymentVendor: 'gateway',
} as const;

const RENAMES = {
  ...ASKED,
  paymentStatus: 'status',
  isTicketScanned: 'admitted',
  scannedAt: 'admittedAt',
  scannedGate: 'admittedGate',
  useragent: 'userAgent',
} as const;

/** The status is `pending` at creation (docs/product/console.md 8), `PENDING` later. */
const statusAtCreation = coded(z.string(), z.enum(PAYMENT_STATUSES), {
  decode: (word) => statusNamed(word) ?? 'pending',
  encode: (status) => (status === 'pending' ? 'pending' : LEGACY_STATUS[status]),
  written: z.enum(['pending', ...Object.values(LEGACY_STATUS)]),
});

/** Private fields are absent in the visitor's view. */
const answerWith = (paymentStatus: z.ZodType) =>
  wire(ticketModel.partial({ mobile: true, userAgent: true, organisationId: true }), {
    renames: RENAMES,
    fields: {
      fee: z.array(lineCodec),
      mobile: wireMobile.optional(),
      totalAmount: rupees,
      originalAmount: rupees,
      discountAmount: rupees,
      selectedDate: wireDay,
      paymentStatus,
    },
  });

export const ticketAnswer = answerWith(legacyStatus);
const newTicketAnswer = answerWith(statusAtCreation);

const count = z.codec(
  z.union([
    z.number(),
    z.string().refine((typed) => typed === '' || parseCount(typed) !== null, 'tickets.badCount' satisfies TextKey),
  ]),
  z.int().min(0).max(100_000),
  {
    decode: (typed) => (typeof typed === 'number' ? typed : (parseCount(typed) ?? 0)),
    encode: (number) => number,
  },
);

const askedLine = renamed(
  z.object({ name: z.string().max(60), price: rupees.optional(), quantity: count, totalprice: rupees.optional() }),
  { name: 'label', totalprice: 'amount' },
);

/** Lines name a category by key or label. Prices and totals are only compared with ours. */
export const ticketRequest = renamed(
  z.object({
    parkId: askedFor(typed(64)),
    mobile: askedFor(typed(40)),
    fee: askedFor(z.array(askedLine).max(60).default([]), { minItems: 1 }),
    totalAmount: rupees.optional(),
    originalAmount: rupees.optional(),
    discountAmount: rupees.optional(),
    couponCode: z.string().max(60).nullish(),
    selectedDate: anyDay,
    slot: z.string().max(5).nullish(),
    paymentVendor: z.string().max(20).nullish(),
  }),
  ASKED,
);
export type TicketRequestBody = z.output<typeof ticketRequest>;

/** Current prices in PRICE_CHANGED: of the order, and of everything on sale, for the requested day or today. */
export const figuresAnswer = (
  { lines, total, original, discount }: Pick<Quote, 'lines' | 'total' | 'original' | 'discount'>,
  asked: Day | null,
  prices: readonly { label: string; price: Paise }[],
) => ({
  fee: lines.map(({ label, price, quantity, amount }) => ({
    name: label,
    price: toRupees(price),
    quantity,
    totalprice: toRupees(amount),
  })),
  totalAmount: toRupees(total),
  originalAmount: toRupees(original),
  discountAmount: toRupees(discount),
  ...(asked && { selectedDate: asked }),
  prices: prices.map(({ label, price }) => ({ name: label, price: toRupees(price) })),
});

const FILTERS = bookingFilters.extend({
  parkId: anyOfIds,
  paymentStatus: anyOr(legacyStatus),
  paymentVendor: anyOr(z.enum(GATEWAYS)),
});
const filters = renamed(FILTERS, { paymentStatus: 'status', paymentVendor: 'gateway' });

export const TICKET_SORTS = ['date', 'id', 'visit', 'people', 'park', 'total', 'mobile', 'scanned', 'status'] as const;

const searched = renamed(
  FILTERS.extend({
    visitStartDate: anyDay,
    visitEndDate: anyDay,
    isTicketScanned: z.boolean().nullish(),
    couponCode: anyOr(couponCodeModel),
    sort: sortedBy(TICKET_SORTS),
  }),
  {
    paymentStatus: 'status',
    paymentVendor: 'gateway',
    visitStartDate: 'visitFrom',
    visitEndDate: 'visitUntil',
    isTicketScanned: 'admitted',
  },
);
export type TicketFilters = z.output<typeof searched>;

const list = { traffic: 'report', list: true, answer: z.array(ticketAnswer) } as const;
const PARK_STAFF: readonly Role[] = ['owner', 'inspector', 'admin'];

const soldOnDay = wire(z.object({ lines: z.array(lineModel), total: z.int() }), {
  renames: RENAMES,
  fields: { fee: z.array(lineCodec), totalAmount: rupees },
});

/** Reports group paid bookings by day and park (docs/behaviour.md 9.2). The admin names the organisation. */
const reportRow = wire(
  z.object({
    createdAt: z.string(),
    parkName: z.string(),
    organisationId: z.string(),
    documents: z.array(z.object({ lines: z.array(lineModel), total: z.int() })),
  }),
  { fields: { documents: z.array(soldOnDay) } },
);

/** The calls of docs/product/calls.md 7. */
export const ticketsApi = {
  list: endpoint('GET /ticketbooking/list', {
    access: PARK_STAFF,
    summary: 'Ticket bookings, newest first',
    query: pageModel,
    ...list,
  }),
  add: endpoint('POST /ticketbooking/add', {
    access: 'public',
    traffic: 'booking',
    summary: 'Book park tickets: holds the places until paid',
    body: ticketRequest,
    answer: newTicketAnswer,
    status: 201,
  }),
  listOf: endpoint('POST /ticketbooking/list/:id', {
    access: PARK_STAFF,
    summary: 'Ticket bookings of one profile',
    params: idParams,
    body: pageModel,
    ...list,
  }),
  find: endpoint('POST /ticketbooking/find', {
    access: PARK_STAFF,
    summary: 'Ticket bookings with these fields',
    body: criteriaBody(ticketAnswer),
    ...list,
  }),
  byProfile: endpoint('POST /ticketbooking/profileid', {
    access: PARK_STAFF,
    summary: 'Ticket bookings of one profile',
    body: filters,
    ...list,
  }),
  search: endpoint('POST /ticketbooking/search', {
    access: PARK_STAFF,
    summary: 'Search ticket bookings; filters combine with AND',
    body: searched,
    ...list,
  }),
  report: endpoint('POST /ticketbooking/report', {
    access: PARK_STAFF,
    traffic: 'report',
    summary: 'Paid tickets by day and park',
    body: filters,
    answer: z.array(reportRow),
    list: true,
  }),
  one: endpoint('GET /ticketbooking/:id', {
    access: PARK_STAFF,
    summary: 'One ticket booking',
    params: idParams,
    answer: ticketAnswer,
  }),
  update: endpoint('PUT /ticketbooking/:id', {
    access: MANAGERS,
    summary: 'Correct the mobile number of a booking. Money, status and scans never change here',
    params: idParams,
    body: z.object({ mobile: z.string().max(40).optional() }),
    answer: ticketAnswer,
  }),
  remove: endpoint('DELETE /ticketbooking/:id', {
    access: MANAGERS,
    summary: 'Void an unpaid booking; a paid one can only be refunded',
    params: idParams,
    answer: deletedAnswer,
  }),
};
