import type { Paise } from '#contract/kernel/money.ts';
import type { Park } from '#contract/parks/model.ts';
import type { WalletCheckout } from '#contract/payments/api.ts';
import type { Reply } from '#web/shared/json-calls.ts';
import type { Failure } from '#web/visitor/ui/failed.tsx';
import { formTexts as texts } from '#web/visitor/ui/words.ts';
import { keepOrder, orderKey } from './kept-order.ts';
import type { PatientPost } from './patience.ts';
import { postForm } from './post-form.ts';
import { type RememberedBooking, remember } from './remembered.ts';

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
function failureOf(
  { code, message, issues: sent }: RefusedReply,
  otherwise: string,
  names: Readonly<Record<string, string>> = {},
): Failure {
  const issues = sent.map(({ field, message: words }) => ({ field: names[field] ?? field, message: words }));
  if (code === 'STOPPED') return { title: texts.stopped, message: texts.again, issues, code };
  return { message: message || otherwise, issues, code };
}

/** A booking as its form sends it. `Booked`: the server's answer. */
interface Order<Booked extends { id: string }> {
  call: string;
  body: object;
  /** These words say that it failed, where the server has none. */
  failed: string;
  /** The form calls fields that the call has other names for so (page.ts of its noun). */
  names?: Readonly<Record<string, string>>;
  /** Hears first of a refusal. */
  refused?: (refused: RefusedReply) => unknown;
  /** The page of what was booked. */
  page: (id: string, offeringId: string) => string;
  /** This phone remembers it so. */
  remembered: Omit<RememberedBooking, 'id'>;
  /** Answers the payment that is to be started; null where nothing is to pay now. */
  payment?: (booked: Booked) => Payment | null;
}

interface Payment {
  gateway: Park['gateway'];
  call: (gateway: Park['gateway']) => string;
  body: object;
}

/** Books, once however often it is sent, and goes on to pay, or to the page of what was booked. Answers only when that failed or was closed. */
export async function bookOnce<Booked extends { id: string }>(
  post: PatientPost,
  { call, body, failed, names, refused, page, remembered, payment }: Order<Booked>,
): Promise<Failure | null> {
  const booked = await post<Booked>(call, body, orderKey(body));
  if (!booked.ok) {
    await refused?.(booked);
    return failureOf(booked, failed, names);
  }
  const { id } = booked.answer;
  // Before the payment: a tab that is closed there is to leave its trace.
  remember({ ...remembered, id });
  const there = page(id, remembered.place.id);
  keepOrder({ page: there, standing: call.replace(/add$/, 'getqrcodebystatus') });
  const due = payment?.(booked.answer);
  if (due) return payOnline(due, there, post);
  location.assign(there);
  return null;
}

/** The page of the booking says how these stand. */
const TOLD_THERE = ['ALREADY_PAID', 'PAYMENT_PENDING'];

/**
 * Starts a payment and leaves for the bank's page, or opens the wallet's checkout over this one. Answers only when that
 * failed or was closed, so that it can be tried again.
 */
async function payOnline({ gateway, call, body }: Payment, page: string, post: PatientPost): Promise<Failure | null> {
  const started = await post<CardForm & WalletCheckout>(call(gateway), body);
  if (!started.ok) {
    // It cannot be paid any more: the next press is to be another booking.
    if (started.code === 'EXPIRED') keepOrder();
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
