import type { Paise } from '#contract/kernel/money.ts';
import type { Mismatch } from '#contract/payments/model.ts';

/**
 * Every payment gateway (docs/payments.md 5): the provider's wire protocol, without bookings, tables or sessions. Only
 * `inquire` may lead to a paid ticket: neither provider's messages can be trusted (docs/payments.md 1.1).
 */
export interface Gateway {
  readonly id: 'ccav' | 'paytm';
  /** Origin of the script that opens the checkout in frames over our page; absent for a form checkout. */
  readonly checkoutOrigin?: string;
  /** Throws a RangeError for an order that the provider could not accept. Safe to repeat. */
  start(order: GatewayOrder, credentials: Credentials): Promise<Checkout | NoCheckout>;
  /** Never throws; everything unusual gives the same invalid hint. */
  readReturn(form: unknown, order: Pick<GatewayOrder, 'orderId'>, credentials: Credentials): Hint;
  /** Anyone may post a webhook, so it is only a reason to inquire. An invalid hint may still name the order. */
  readNotice(message: unknown, credentials: Credentials): Hint;
  /** Never throws. Default limit: 10 s. */
  inquire(
    order: Pick<GatewayOrder, 'orderId' | 'amountPaise'>,
    credentials: Credentials,
    limit?: { timeoutMs: number },
  ): Promise<Inquiry>;
  /** Safe to repeat with the same refundId and `sentBefore`. */
  refund(refund: ProviderRefund, credentials: Credentials): Promise<RefundResult>;
  refundStatus(refund: ProviderRefund, credentials: Credentials): Promise<RefundResult>;
  /** Only for providers that capture what the merchant confirms. Safe to repeat. */
  confirm?(payment: ProviderPayment, credentials: Credentials): Promise<Confirmation>;
}

/** Time limits of calls in ms: for questions, and for calls that start or move money. */
export const INQUIRY_MS = 10_000;
export const ORDER_MS = 15_000;

export interface Credentials {
  mid: string;
  accessKey: string;
  /** Secret. Never logged, never sent to a browser. */
  workingKey: string;
  cipher: 'cbc' | 'gcm';
}

/** Order of one attempt, under an id of its own (docs/payments.md 1.3). */
export interface GatewayOrder {
  orderId: string;
  amountPaise: Paise;
  mobile: string;
  attemptId: string;
  offeringId: string;
  returnUrl: string;
  cancelUrl: string;
}

export type Checkout = FormCheckout | GatewayWalletCheckout;

export interface FormCheckout {
  kind: 'form';
  url: string;
  fields: Record<string, string>;
}

/** The provider's script opens it over our page; `url` and `fields` lead to its page without that script. */
export interface GatewayWalletCheckout extends Omit<FormCheckout, 'kind'> {
  kind: 'wallet';
  checkoutJsUrl: string;
  answer: ProviderAnswer;
}

export type NoCheckout =
  | ({ kind: 'refused'; answer: ProviderAnswer } & Pick<GatewayWalletCheckout, 'url' | 'checkoutJsUrl'>)
  | { kind: 'unanswered'; reason: string };

/** May be passed on to a browser. `body` is the provider's: untrusted text. */
export interface ProviderAnswer {
  head?: Record<string, unknown>;
  body: { resultInfo: ResultInfo; txnToken?: string; [more: string]: unknown };
}

/** resultStatus: S for done, F for refused, U for unknown. */
export interface ResultInfo {
  resultStatus: string;
  resultCode: string;
  resultMsg: string;
}

/** States that a return may claim. A claimed success is only a reason to inquire, so there is no paid state. */
export type ClaimedState = 'VERIFY_SUCCESS' | 'FAILED' | 'ABORTED' | 'AWAITED';

export interface Hint {
  /** Strictly readable, and about the expected order. */
  valid: boolean;
  claimed: ClaimedState | null;
  orderId: string | null;
  providerTxnId?: string;
  amountPaise?: Paise;
}

/** The state of a payment or refund that a status word of the provider stands for. */
export interface Meaning<State> {
  state: State;
  /** The word is in none of the provider's documents: it counts as awaited, never as paid or failed, and is logged for a person. */
  unknown: boolean;
}

/** NOT_FOUND, UNREACHABLE and REFUSED say nothing about the payment. */
export type InquiryResult =
  | 'SUCCEEDED'
  | 'FAILED'
  | 'ABORTED'
  | 'AWAITED'
  | 'REFUNDED'
  | 'CHARGEBACK'
  /** The facts disagree with our order, or fraud is suspected: a person decides, the booking stays unpaid. */
  | 'REVIEW'
  | 'NOT_FOUND'
  /** Time-out, no connection, 5xx or an unreadable answer: ask again later. */
  | 'UNREACHABLE'
  /** Our key or address is rejected: alert, and ask again later. */
  | 'REFUSED';

export type Inquiry = Answered &
  (
    | { result: 'REVIEW'; mismatches: Mismatches; reason?: undefined }
    /** Why UNREACHABLE or REFUSED: for logs only, without a secret or a payload. */
    | { result: Exclude<InquiryResult, 'REVIEW'>; mismatches?: undefined; reason?: string }
  );

export type Mismatches = readonly [Mismatch, ...Mismatch[]];

interface Answered {
  facts: PaymentFacts | null;
  /** False while the provider waits for `confirm`; undefined if nothing was paid. */
  captured?: boolean;
  /** The visitor is on the provider's page and has not paid yet: nothing waits at a bank. */
  onPage?: boolean;
  unknownWord?: boolean;
  /** For REFUNDED: the word may mean a partial refund. */
  maybeInPart?: boolean;
}

export interface PaymentFacts {
  orderId: string;
  amountPaise: Paise;
  currency: string;
  mid?: string;
  providerTxnId: string | null;
  bankRef?: string;
  mode?: string;
  /** When the payment got its present status. */
  at?: Date;
  /** Unchanged status word of the provider. */
  word: string;
}

export interface ProviderPayment {
  providerTxnId: string;
  amountPaise: Paise;
}

export interface ProviderRefund extends ProviderPayment {
  orderId: string;
  /** Our unique name for this refund, at most 30 of [A-Za-z0-9_-], stored before the first call. */
  refundId: string;
  /** A call with this refundId went out and its answer was lost. */
  sentBefore: boolean;
  /** A word about a partial refund may be about another one of this payment. */
  besideOthers: boolean;
}

/** Scope of a word about refunded money: one refund, an order (perhaps in part), or a whole payment. */
export type SpokenOf = 'refund' | 'order' | 'payment';

export interface RefundResult {
  /**
   * DONE and PENDING: the money is on its way. FAILED is final. UNREACHABLE and REFUSED decide nothing. NOT_SEEN (from
   * `refundStatus` only): not arrived, it seems; it may be sent again under the same refundId.
   */
  state: 'DONE' | 'PENDING' | 'FAILED' | 'UNREACHABLE' | 'REFUSED' | 'NOT_SEEN';
  /** For DONE and PENDING; absent means this very refund. */
  speaksOf?: SpokenOf;
  reason?: string;
  /** For FAILED: the merchant's balance was too low; the same reference may be sent again. */
  later?: boolean;
}

export interface Confirmation {
  state: 'CONFIRMED' | 'FAILED' | 'UNREACHABLE' | 'REFUSED';
  reason?: string;
}

export type Gateways = Readonly<Partial<Record<string, Gateway>>>;
