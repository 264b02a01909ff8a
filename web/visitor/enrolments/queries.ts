import type { EnrolmentRequest } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { EnrolmentBookingProps } from '#contract/enrolments/page.ts';
import { enrolmentBody, enrolmentPayment } from '#contract/enrolments/page.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { bookedPaths, enrolmentCalls } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import type { Failure } from '#web/visitor/platform/failure.ts';
import type { PatientPost } from '#web/visitor/platform/patience.ts';
import { bookOnce, feeIn } from '#web/visitor/platform/sending.ts';

interface Way {
  post: PatientPost;
  onFee: (fee: Paise) => void;
}

export const joinBatch = (
  batch: Pick<EnrolmentBookingProps['batch'], 'id' | 'name' | 'endDate' | 'gateway' | 'merchantId' | 'fee'>,
  request: EnrolmentRequest,
  { post, onFee }: Way,
): Promise<Failure | null> => {
  const { gateway, fee: amount } = batch;
  return bookOnce(post, {
    call: enrolmentCalls.add,
    body: enrolmentBody(batch.id, request, amount),
    failed: say('enrolments.failed'),
    refused: (refused) => onFee(feeIn(refused) ?? amount),
    page: bookedPaths.status,
    remembered: { kind: 'batch-enrolment', place: { id: batch.id, name: batch.name }, day: batch.endDate },
    payment: ({ id }) =>
      amount > 0
        ? { gateway, call: enrolmentCalls.pay, body: enrolmentPayment({ id, amount, mobile: request.mobile }, batch) }
        : null,
  });
};
