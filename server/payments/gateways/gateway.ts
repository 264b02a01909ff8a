import type { Paise } from '#contract/kernel/money.ts';
import type { Mismatch } from '#contract/payments/model.ts';

/**
 * The interface of every payment gateway (docs/payments.md 5). A gateway knows its provider's wire protocol and nothing
 * of bookings, tables or sessions. Only `inquire` may lead to a paid ticket. What a browser or a notice brings is a
 * hint, because neither provider's messages can be trusted to be whole (docs/payments.md 1.1).
 */
export interface Gateway {
  readonly id: 'ccav' | 'paytm';
  /**
   * The origin whose script opens the checkout over our page, in frames of its own; absent where a form leads to the
   * provider.
   */
  readonly checkoutOrigin?: string;
  /**
   * Begins a payment and answers how the visitor gets to the provider. Throws a RangeError for an order that the
   * provider could not accept. Safe to repeat.
   */
  start(order: GatewayOrder, credentials: Credentials): Promise<Checkout | NoCheckout>;
  /** Reads what a browser brought back for this order. Never throws; everything unusual gives the same invalid hint. */
  readReturn(form: unknown, order: Pick<GatewayOrder, 'orderId'>, credentials: Credentials): Hint;
  /**
   * Reads a server-to-server notice, which names its own order: a form, or the exact text of a JSON document. Anyone
   * may post one, so it is only ever a reason to inquire. An invalid hint may still name the order that is said to have
   * changed.
   */
  readNotice(message: unknown, credentials: Credentials): Hint;
  /** Asks the provider itself. Never throws, whatever the provider or the network does. Default limit: 10 s. */
  inquire(
    order: Pick<GatewayOrder, 'orderId' | 'amountPaise'>,
    credentials: Credentials,
    limit?: TimeLimit,
  ): Promise<Inquiry>;
  /** Asks for money back. Safe to repeat with the same refundId and `sentBefore`. Default limit: 15 s. */
  refund(refund: ProviderRefund, credentials: Credentials, limit?: TimeLimit): Promise<RefundResult>;
  refundStatus(refund: ProviderRefund, credentials: Credentials, limit?: TimeLimit): Promise<RefundResult>;
  /** Captures a payment, where the provider captures only what the merchant confirms. Safe to repeat. */
  confirm?(payment: ProviderPayment, credentials: Credentials, limit?: TimeLimit): Promise<Confirmation>;
}

export interface Credentials {
  mid: string;
  accessKey: string;
  /** Secret. Never logged, never sent to a browser. */
  workingKey: string;
  cipher: 'cbc' | 'gcm';
}

interface TimeLimit {
  timeoutMs: number;
}

/** An attempt to pay as the provider sees it. Each attempt has an order id of its own (docs/payments.md 1.3). */
export interface GatewayOrder {
  orderId: string;
  amountPaise: Paise;
  /** Ten digits, for the telephone field of the provider's page. */
  mobile: string;
  attemptId: string;
  offeringId: string;
  returnUrl: string;
  cancelUrl: string;
}

export type Checkout = FormCheckout | GatewayWalletCheckout;

/** A page of the provider, reached by a form that the browser posts at the top level. */
export interface FormCheckout {
  kind: 'form';
  url: string;
  /** Hidden inputs, by name. */
  fields: Record<string, string>;
}

/** A checkout that the provider's script opens over our page. `url` and `fields` lead to its page without that script. */
export interface GatewayWalletCheckout extends Omit<FormCheckout, 'kind'> {
  kind: 'wallet';
  txnToken: string;
  checkoutJsUrl: string;
  answer: ProviderAnswer;
}

/** There is no way to pay: the provider refused the order in its own words, or gave no answer to go on with. */
export type NoCheckout =
  | ({ kind: 'refused'; answer: ProviderAnswer } & Pick<GatewayWalletCheckout, 'url' | 'checkoutJsUrl'>)
  | { kind: 'unanswered'; reason: string };

/**
 * The provider's answer to the start of a payment, which may be passed on to a browser. `body` is the provider's:
 * untrusted text.
 */
export interface ProviderAnswer {
  head?: Record<string, unknown>;
  body: { resultInfo: ResultInfo; txnToken?: string; [more: string]: unknown };
}

/** resultStatus is S for done, F for refused, U for unknown. */
export interface ResultInfo {
  resultStatus: string;
  resultCode: string;
  resultMsg: string;
}

/**
 * A return may claim this about an attempt. A claimed success is only a reason to inquire, so there is no paid state here.
 */
export type ClaimedState = 'VERIFY_SUCCESS' | 'FAILED' | 'ABORTED' | 'AWAITED';

export interface Hint {
  /** True when the message could be read strictly and names the order it was brought for. */
  valid: boolean;
  claimed: ClaimedState | null;
  orderId: string | null;
  providerTxnId?: string;
  amountPaise?: Paise;
  /** The provider used a word that we do not know: claimed is AWAITED and somebody should look. */
  unknownWord?: boolean;
}

/** The result of an inquiry. NOT_FOUND, UNREACHABLE and REFUSED say nothing about the payment. */
export type InquiryResult =
  | 'SUCCEEDED'
  | 'FAILED'
  | 'ABORTED'
  | 'AWAITED'
  | 'REFUNDED'
  | 'CHARGEBACK'
  /**
   * The provider's facts disagree with our order, or it suspects fraud: a person must decide, and the booking stays
   * unpaid.
   */
  | 'REVIEW'
  /** The provider has never seen this order. */
  | 'NOT_FOUND'
  /** Time-out, no connection, 5xx, or an answer nobody can read: ask again later. */
  | 'UNREACHABLE'
  /** The provider rejects our key or our address: alert, and ask again later. */
  | 'REFUSED';

export type Inquiry = Answered &
  (
    | { result: 'REVIEW'; mismatches: Mismatches; reason?: undefined }
    /**
     * `reason` says why the answer is UNREACHABLE or REFUSED: for logs, without a secret or a payload. Nothing is decided by
     * it.
     */
    | { result: Exclude<InquiryResult, 'REVIEW'>; mismatches?: undefined; reason?: string }
  );

/** The reasons why a person must decide: at least one. */
export type Mismatches = readonly [Mismatch, ...Mismatch[]];

interface Answered {
  facts: PaymentFacts | null;
  /** False while the provider still waits for `confirm`; undefined where nothing was paid. */
  captured?: boolean;
  /** True while the visitor is on the provider's page and has not paid yet: nothing waits at a bank. */
  onPage?: boolean;
  unknownWord?: boolean;
  /** For REFUNDED: the word does not say how much went back, so that it may be some of it. */
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
  /** The payment got its present status then. */
  at?: Date;
  /** The provider's own word for the status, as it came. */
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
  /** True when a call with this refundId went out before and its answer was lost. */
  sentBefore: boolean;
  /** True while a word about some of the payment may speak of another refund of it, which was taken. */
  besideOthers: boolean;
}

/** A word about money that went back speaks of this: one refund, an order of which it may be some, or all of a payment. */
export type SpokenOf = 'refund' | 'order' | 'payment';

export interface RefundResult {
  /**
   * DONE and PENDING mean that the money is on its way. FAILED is final. UNREACHABLE and REFUSED decide nothing.
   * NOT_SEEN, an answer of `refundStatus` only, means that the refund does not seem to have arrived, so it may be sent
   * again under the same refundId.
   */
  state: 'DONE' | 'PENDING' | 'FAILED' | 'UNREACHABLE' | 'REFUSED' | 'NOT_SEEN';
  /** For DONE and PENDING: what the answer speaks of; absent for this very refund. */
  speaksOf?: SpokenOf;
  /** The provider's code or our short reason, for logs and operators. */
  reason?: string;
  /** For FAILED: nothing was sent because the merchant's balance was too low; the same reference may be sent again. */
  later?: boolean;
}

export interface Confirmation {
  state: 'CONFIRMED' | 'FAILED' | 'UNREACHABLE' | 'REFUSED';
  reason?: string;
}

/** The gateways that a park may be paid through, by their id. */
export type Gateways = Readonly<Partial<Record<string, Gateway>>>;
