import type { Park } from '#contract/parks/model.ts';
import type { WalletCheckout } from '#contract/payments/api.ts';
import type { Failure } from '#web/visitor/ui/forms/failed.tsx';
import { formTexts as texts } from '#web/visitor/ui/words.ts';
import { failureOf } from './failure.ts';
import { keepOrder } from './kept-order.ts';
import type { PatientPost } from './patience.ts';
import { postForm } from './post-form.ts';
import { openWallet } from './wallet-checkout.ts';

interface CardForm {
  url: string;
  encRequest: string;
  access_code: string;
}

/** A payment that is to be started. */
export interface OnlinePayment {
  gateway: Park['gateway'];
  call: (gateway: Park['gateway']) => string;
  body: object;
}

/** The page of the booking says how these stand. */
const TOLD_THERE = ['ALREADY_PAID', 'PAYMENT_PENDING'];

/**
 * Starts a payment and leaves for the bank's page, or opens the wallet's checkout over this one. Answers only when that
 * failed or was closed, so that it can be tried again.
 */
export async function payOnline(
  { gateway, call, body }: OnlinePayment,
  page: string,
  post: PatientPost,
): Promise<Failure | null> {
  const started = await post<CardForm & WalletCheckout>(call(gateway), body);
  if (!started.ok) {
    // It cannot be paid any more: the next press is to be another booking.
    if (started.code === 'EXPIRED') keepOrder();
    if (!TOLD_THERE.includes(started.code)) return failureOf(started, texts.notStarted);
    location.assign(page);
    return null;
  }
  const { url, encRequest, access_code } = started.answer;
  if (gateway === 'paytm') return openWallet(started.answer, page);
  postForm(url, { encRequest, access_code });
  return null;
}
