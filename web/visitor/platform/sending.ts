import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { Paise } from '#contract/kernel/money.ts';
import type { Park } from '#contract/parks/model.ts';
import type { WalletCheckout } from '#contract/payments/api.ts';
import type { Reply } from '#web/shared/json-calls.ts';
import { formTexts as texts } from '#web/visitor/ui/words.ts';
import type { PatientPost } from './patience.ts';
import { postForm } from './post-form.ts';

/** A failure says why a booking did not get through, in words for the visitor. */
export interface Failure {
  message: string;
  /** The title says what has happened, where nothing failed. */
  title?: string;
  issues: FieldIssue[];
  /** The server's word for it; empty where it has none. */
  code: string;
}

interface CardForm {
  url: string;
  encRequest: string;
  access_code: string;
}

export type RefusedReply = Extract<Reply<unknown>, { ok: false }>;

/** The right fee in a refusal because it has changed; undefined in any other. */
export const feeIn = (refused: RefusedReply & { fee?: unknown }): Paise | undefined =>
  refused.code === 'PRICE_CHANGED' && typeof refused.fee === 'number' ? Math.round(refused.fee * 100) : undefined;

/**
 * Words what is told of a call that failed; `otherwise` where the server has no words.
 * @param names what the form calls fields that the call has other names for (page.ts of its noun)
 */
export function failureOf(
  { code, message, issues: sent }: RefusedReply,
  otherwise: string,
  names: Readonly<Record<string, string>> = {},
): Failure {
  const issues = sent.map(({ field, message: words }) => ({ field: names[field] ?? field, message: words }));
  if (code === 'STOPPED') return { title: texts.stopped, message: texts.again, issues, code };
  return { message: message || otherwise, issues, code };
}

/** A payment that is to be started: by which gateway, where, and the page of what is booked, which says how it went. */
interface Start {
  gateway: Park['gateway'];
  call: (gateway: Park['gateway']) => string;
  page: string;
  /** Called when the booking cannot be paid any more: the next press is to be another one. */
  forget?: () => void;
}

/** The page of the booking says how these stand. */
const TOLD_THERE = ['ALREADY_PAID', 'PAYMENT_PENDING'];

/**
 * Starts a payment and leaves for the bank's page, or opens the wallet's checkout over this one. Answers only when that
 * failed or was closed, so that it can be tried again.
 */
export async function payOnline(
  { gateway, call, page, forget }: Start,
  payment: object,
  post: PatientPost,
): Promise<Failure | null> {
  const started = await post<CardForm & WalletCheckout>(call(gateway), payment);
  if (!started.ok) {
    if (started.code === 'EXPIRED') forget?.();
    if (!TOLD_THERE.includes(started.code)) return failureOf(started, texts.notStarted);
    location.assign(page);
    return null;
  }
  const { url, encRequest, access_code } = started.answer;
  if (gateway === 'paytm') {
    return import('./wallet-checkout.ts').then(
      ({ openWallet }) => openWallet(started.answer, page),
      () => ({ message: texts.notStarted, issues: [], code: '' }),
    );
  }
  postForm(url, { encRequest, access_code });
  return null;
}
