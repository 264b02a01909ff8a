import type { EnrolmentRequest } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { EnrolmentBookingProps } from '#contract/enrolments/page.ts';
import { enrolmentBody, enrolmentPayment } from '#contract/enrolments/page.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { bookedPaths, enrolmentCalls } from '#web/shared/paths.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import type { PatientPost } from '#web/visitor/platform/patience.ts';
import { type Failure, failureOf, feeIn, payOnline } from '#web/visitor/platform/sending.ts';
import { enrolmentTexts as texts } from './words.ts';

const keyOf = requestKeys();

type Batch = Pick<EnrolmentBookingProps['batch'], 'id' | 'gateway' | 'merchantId' | 'fee'>;

interface Way {
  post: PatientPost;
  /** Hears the right fee where it has changed. */
  onFee: (fee: Paise) => void;
}

/** Books a place and goes on to pay, or to its page where nothing is to pay. Answers only when that failed or was closed. */
export async function joinBatch(
  batch: Batch,
  request: EnrolmentRequest,
  { post, onFee }: Way,
): Promise<Failure | null> {
  const body = enrolmentBody(batch.id, request, batch.fee);
  const booked = await post<{ id: string }>(enrolmentCalls.add, body, keyOf(body));
  if (!booked.ok) {
    onFee(feeIn(booked) ?? batch.fee);
    return failureOf(booked, texts.failed);
  }
  const { id } = booked.answer;
  const page = bookedPaths.status(id, batch.id);
  if (batch.fee > 0) {
    const payment = enrolmentPayment({ id, amount: batch.fee, mobile: request.mobile }, batch);
    return payOnline({ gateway: batch.gateway, call: enrolmentCalls.pay, page, forget: keyOf.forget }, payment, post);
  }
  location.assign(page);
  return null;
}
