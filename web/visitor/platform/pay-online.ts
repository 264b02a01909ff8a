import type { Park } from '#contract/parks/model.ts';
import type { WalletCheckout } from '#contract/payments/api.ts';
import { say } from '#web/shared/say.ts';
import type { Failure } from './failure.ts';
import { failureOf } from './failure.ts';
import { keepOrder } from './kept-order.ts';
import type { PatientPost } from './patience.ts';
import { postForm } from './post-form.ts';

interface CardForm {
  url: string;
  encRequest: string;
  access_code: string;
}

export interface OnlinePayment {
  gateway: Park['gateway'];
  call: (gateway: Park['gateway']) => string;
  body: object;
}

/** Errors that the booking's page explains. */
const TOLD_THERE = ['ALREADY_PAID', 'PAYMENT_PENDING'];

/** Leaves for the gateway's page, or opens the wallet's checkout. Returns only after a failure or a closed checkout. */
export async function payOnline(
  { gateway, call, body }: OnlinePayment,
  page: string,
  post: PatientPost,
): Promise<Failure | null> {
  // Loaded while the payment starts, since only payers at parks with a wallet need it.
  const loading = gateway === 'paytm' && import('./wallet-checkout.ts').catch(() => null);
  const started = await post<CardForm & WalletCheckout>(call(gateway), body);
  if (!started.ok) {
    // The booking has expired: the next press books anew.
    if (started.code === 'EXPIRED') keepOrder();
    if (!TOLD_THERE.includes(started.code)) return failureOf(started, say('ui.notStarted'));
    location.assign(page);
    return null;
  }
  const { url, encRequest, access_code } = started.answer;
  const wallet = await loading;
  if (wallet) return wallet.openWallet(started.answer, page);
  // Where the file did not come, the server's page (server/payments/page.ts) continues to the wallet.
  if (gateway === 'paytm') location.assign(`${page}/pay?go`);
  else postForm(url, { encRequest, access_code });
  return null;
}
