import type { EnrolmentRequest } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import type { Help, PageProblem } from '#contract/kernel/pages.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';

import { type DuePayment, type PaidOffering, paymentBody, type Receipt } from '#contract/payments/page.ts';
import type { PresentationProps } from '#contract/presentations/page.ts';
import type { Kept } from '#contract/visits/page.ts';

/** The pages of places in coaching batches as data (contract/pages/model.ts). */

/** A batch as visitors are told of it. */
export interface ShownBatch {
  id: string;
  name: string;
  /** "Mon, 1 Feb 2027 to Mon, 31 May 2027" */
  dates: string;
  /** "7:00 am to 8:30 am" */
  hours: string;
  /** The centre says who teaches, and where. */
  centre: string;
  location: string;
}

export interface EnrolmentBookingProps {
  /** The rules of booking need these, or the page shows and sends them back. */
  /** "Closed on Tue, 5 Jan 2027": its days off that are to come; null where there is none. */
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
  /** The business day on which the page was made. */
  today: Day;
  /** Only where few are left. */
  placesLeft: number | null;
  /** This stands in the way of booking at all; it is said before the form, which is then not offered. */
  closed: { kind: 'over' | 'full' | 'unpayable'; message: string } | null;
  values: { studentName: string; mobile: string; email: string };
  /** A problem belongs to one of the fields of `values`; any other, to the whole form. */
  problems: PageProblem[];
  /** Makes the form of a browser without scripts count once, however often it is sent. */
  presentation?: PresentationProps | undefined;
  formKey: string;
  help: Help;
}

export interface EnrolmentStatusProps {
  bookingId: string;
  batch: ShownBatch;
  /** The batch's first day, and whether it has begun. */
  startsOn: Day;
  begun: boolean;
  status: PaymentStatus;
  /** The server's own words for the status. */
  message: string;
  studentName: string;
  maskedMobile: string;
  /** "Fri, 1 Jan 2027, 6:40 pm" */
  bookedText: string;
  receipt: Receipt;
  /** The visitor can pay this same booking until then ("7:05 pm"): a form posts `intent=pay` to this page. Null: not at all. */
  payUntilText: string | null;
  /** Null until it is paid. */
  keep: Kept | null;
  help: Help;
}

/** The request of a place in a batch. The fee is only for comparing. */
export const enrolmentBody = (batchId: string, request: EnrolmentRequest, fee: Paise) => ({
  coachingId: batchId,
  ...request,
  fee: toRupees(fee),
});

export const enrolmentPayment = (due: DuePayment, batch: PaidOffering) => ({
  ...paymentBody(due, batch),
  coachingId: batch.id,
});
