import type { Paise } from '#contract/kernel/money.ts';
import type { Failure } from '#web/visitor/ui/forms/failed.tsx';
import { failureOf, type RefusedReply } from './failure.ts';
import { keepOrder, orderKey } from './kept-order.ts';
import type { PatientPost } from './patience.ts';
import type { OnlinePayment } from './pay-online.ts';
import { type RememberedBooking, remember } from './remembered.ts';

/** The right fee in a refusal because it has changed; undefined in any other. */
export const feeIn = (refused: RefusedReply & { fee?: unknown }): Paise | undefined =>
  refused.code === 'PRICE_CHANGED' && typeof refused.fee === 'number' ? Math.round(refused.fee * 100) : undefined;

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
  payment?: (booked: Booked) => OnlinePayment | null;
}

/** Books, once however often it is sent, and goes on to pay, or to the page of what was booked. Answers only when that failed or was closed. */
export async function bookOnce<Booked extends { id: string }>(
  post: PatientPost,
  { call, body, failed, names, refused, page, remembered, payment }: Order<Booked>,
): Promise<Failure | null> {
  // Fetched meanwhile, since only who pays needs it. A browser that has lost it never loads it again: the page that goes on to the gateway by itself (server/payments/page.ts) does then.
  const early =
    payment &&
    import('./pay-online.ts').then(
      (part) => part.payOnline,
      () => null,
    );
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
  const pay = due && (await early);
  if (pay) return pay(due, there, post);
  location.assign(due ? `${there}/pay?go` : there);
  return null;
}
