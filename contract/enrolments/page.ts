import type { EnrolmentRequest } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import type { FormPageProps, Help } from '#contract/kernel/pages.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import { type DuePayment, type PaidOffering, paymentBody, type Receipt } from '#contract/payments/page.ts';
import type { PresentationProps } from '#contract/presentations/page.ts';
import type { Kept } from '#contract/visits/page.ts';

export interface ShownBatch {
  id: string;
  name: string;
  dates: string;
  hours: string;
  centre: string;
  location: string;
}

export interface EnrolmentBookingProps extends FormPageProps {
  closedText: string | null;
  batch: ShownBatch & {
    daysOff: Day[];
    startDate: Day;
    endDate: Day;
    startTime: string;
    endTime: string;
    fee: Paise;
    merchantId: string;
    gateway: 'ccav' | 'paytm';
  };
  today: Day;
  placesLeft: number | null;
  closed: { kind: 'over' | 'full' | 'unpayable'; message: string } | null;
  values: { studentName: string; mobile: string; email: string };
  presentation?: PresentationProps | undefined;
}

export interface EnrolmentStatusProps {
  bookingId: string;
  batch: ShownBatch;
  startsOn: Day;
  begun: boolean;
  status: PaymentStatus;
  message: string;
  studentName: string;
  maskedMobile: string;
  bookedText: string;
  receipt: Receipt;
  payUntilText: string | null;
  keep: Kept | null;
  help: Help;
}

export const enrolmentBody = (batchId: string, request: EnrolmentRequest, fee: Paise) => ({
  coachingId: batchId,
  ...request,
  fee: toRupees(fee),
});

export const enrolmentPayment = (due: DuePayment, batch: PaidOffering) => ({
  ...paymentBody(due, batch),
  coachingId: batch.id,
});
