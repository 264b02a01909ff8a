import type { FieldIssue } from '#contract/errors.ts';
import type { Park } from '#contract/parks/model.ts';
import type { WalletCheckout } from '#contract/payments/api.ts';
import { postForm } from '#web/platform/post-form.ts';
import { postJson, type Reply } from '#web/platform/post-json.ts';
import { formTexts as texts } from './messages/shared.ts';

/** Why a booking did not get through, in words for the visitor; `stale` asks for the page to be loaded again. */
export interface Failure {
  message: string;
  /** What has happened, where nothing failed. */
  title?: string;
  issues: FieldIssue[];
  stale: boolean;
}

interface CardForm {
  url: string;
  encRequest: string;
  access_code: string;
}

/** What is told of a call that failed; `otherwise` where the server has no words. */
export function failureOf(reply: Extract<Reply<unknown>, { ok: false }>, otherwise: string): Failure {
  const message = reply.status === 0 ? texts.offline : reply.message || otherwise;
  return { message, issues: reply.issues, stale: reply.code === 'PRICE_CHANGED' };
}

/** A payment that is to be started: by which gateway, where, and the page of what is booked, which says how it went. */
interface Start {
  gateway: Park['gateway'];
  call: (gateway: Park['gateway']) => string;
  page: string;
}

/**
 * Starts a payment and leaves for the bank's page, or opens the wallet's checkout over this one. Answers only when that
 * failed or was closed, so that it can be tried again.
 */
export async function payOnline({ gateway, call, page }: Start, payment: object): Promise<Failure | null> {
  const started = await postJson<CardForm & WalletCheckout>(call(gateway), payment);
  if (!started.ok) return failureOf(started, texts.notStarted);
  const { url, encRequest, access_code } = started.answer;
  if (gateway === 'paytm') {
    return import('./wallet-checkout.ts').then(
      ({ openWallet }) => openWallet(started.answer, page),
      () => ({ message: texts.offline, issues: [], stale: false }),
    );
  }
  postForm(url, { encRequest, access_code });
  return null;
}
