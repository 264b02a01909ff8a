import type { EnrolmentRequest } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { EnrolmentBookingProps } from '#contract/enrolment-pages.ts';
import { toRupees } from '#contract/money.ts';
import { enrolmentCalls, paths } from '#web/paths.ts';
import { postJson } from '#web/platform/post-json.ts';
import { requestKeys } from '#web/platform/request-key.ts';
import { enrolmentTexts as texts } from '#web/public/messages/enrolment.ts';
import { type Failure, failureOf, payOnline } from '#web/public/sending.ts';

const keyOf = requestKeys();

type Batch = Pick<EnrolmentBookingProps['batch'], 'id' | 'gateway' | 'merchantId' | 'fee'>;

/** Books a place and goes on to pay, or to its page where nothing is to pay. Answers only when that failed or was closed. */
export async function joinBatch(batch: Batch, request: EnrolmentRequest): Promise<Failure | null> {
  const amount = toRupees(batch.fee);
  const body = { coachingId: batch.id, ...request, fee: amount };
  const booked = await postJson<{ id: string }>(enrolmentCalls.add, body, keyOf(body));
  if (!booked.ok) return failureOf(booked, texts.failed);
  const { id } = booked.answer;
  const page = paths.paymentStatus(id, batch.id);
  if (batch.fee > 0) {
    const { gateway, merchantId: mid, id: coachingId } = batch;
    const payment = { id, amount, mobile: request.mobile, mid, coachingId };
    return payOnline({ gateway, call: enrolmentCalls.pay, page }, payment);
  }
  location.assign(page);
  return null;
}
