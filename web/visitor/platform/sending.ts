import type { Paise } from '#contract/kernel/money.ts';
import type { Failure } from './failure.ts';
import { failureOf, type RefusedReply } from './failure.ts';
import { keepOrder, orderKey } from './kept-order.ts';
import type { PatientPost } from './patience.ts';
import { type OnlinePayment, payOnline } from './pay-online.ts';
import { type RememberedBooking, remember } from './remembered.ts';

/** Undefined if the refusal is not about the fee. */
export const feeIn = (refused: RefusedReply & { fee?: unknown }): Paise | undefined =>
  refused.code === 'PRICE_CHANGED' && typeof refused.fee === 'number' ? Math.round(refused.fee * 100) : undefined;

/** `Booked`: the server's answer. */
interface Order<Booked extends { id: string }> {
  call: string;
  body: object;
  failed: string;
  /** Field names of the call → of the form (page.ts of its noun). */
  names?: Readonly<Record<string, string>>;
  refused?: (refused: RefusedReply) => void;
  page: (id: string, offeringId: string) => string;
  remembered: Omit<RememberedBooking, 'id'>;
  payment?: (booked: Booked) => OnlinePayment | null;
}

/** Books once, however often it is sent, then leaves the page. Returns after a failure or a closed checkout. */
export async function bookOnce<Booked extends { id: string }>(
  post: PatientPost,
  { call, body, failed, names, refused, page, remembered, payment }: Order<Booked>,
): Promise<Failure | null> {
  const booked = await post<Booked>(call, body, orderKey(body));
  if (!booked.ok) {
    refused?.(booked);
    return failureOf(booked, failed, names);
  }
  const { id } = booked.answer;
  // Before paying, because the tab may be closed at the gateway.
  remember({ ...remembered, id });
  const there = page(id, remembered.place.id);
  keepOrder({ page: there, standing: call.replace(/add$/, 'getqrcodebystatus') });
  const due = payment?.(booked.answer);
  if (due) return payOnline(due, there, post);
  location.assign(there);
  return null;
}
