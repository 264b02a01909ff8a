import type { PaymentMode } from '#contract/appointments/page.ts';
import type { EnrolmentRequest } from '#contract/bookings/kinds/batch-enrolment.ts';
import type { DoctorRequest } from '#contract/bookings/kinds/doctor-appointment.ts';
import type { LoanRequest } from '#contract/bookings/kinds/loan-appointment.ts';
import type { Quote, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import type { VisitRequest } from '#contract/bookings/kinds/show-visit.ts';
import type { DISCOUNT_TYPES } from '#contract/coupons/model.ts';
import type { Day } from '#contract/kernel/dates.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import type { BoardNow, TokenNow } from '#contract/queues/page.ts';

/**
 * What visitors' pages send and are told, with the old API's names and in rupees. Each of these is the other half of a
 * codec of the same call, written by hand: a schema would weigh more than all else that a booking page loads.
 */

/** `off` where a coupon was applied, and so is in the quote; where only a code was typed, the server finds out what it is worth. */
interface TypedCoupon {
  code?: string | null;
  off?: unknown;
}

/** Totals are only for comparing. */
export const ticketBody = (
  parkId: string,
  { mobile, visitDate }: Pick<TicketRequest, 'mobile' | 'visitDate'>,
  quote: Pick<Quote, 'lines' | 'total' | 'original' | 'discount'>,
  { code, off }: TypedCoupon,
) => ({
  parkId,
  mobile,
  fee: quote.lines.map(({ label, price, quantity, amount }) => ({
    name: label,
    price: toRupees(price),
    quantity,
    totalprice: toRupees(amount),
  })),
  ...((off || !code) && {
    totalAmount: toRupees(quote.total),
    originalAmount: toRupees(quote.original),
    discountAmount: toRupees(quote.discount),
  }),
  ...(code && { couponCode: code }),
  ...(visitDate && { selectedDate: visitDate }),
});

/** The fee is only for comparing, as below. */
export const doctorBody = (
  clinicId: string,
  { doctorId, personName, mobile, day }: DoctorRequest,
  fee: Paise,
  paymentMode: PaymentMode,
) => ({
  clinicId,
  doctorId,
  patientName: personName,
  mobile,
  fee: toRupees(fee),
  paymentMode,
  ...(day && { selectedDate: day }),
});

/** `counterId` where the counter's own link was opened. */
export const loanBody = (
  branchId: string,
  counterId: string | null,
  { personName, mobile, loanType }: LoanRequest,
) => ({
  branchId,
  name: personName,
  mobile,
  typeOfLoan: loanType,
  ...(counterId && { branchUserId: counterId }),
});

export const enrolmentBody = (batchId: string, request: EnrolmentRequest, fee: Paise) => ({
  coachingId: batchId,
  ...request,
  fee: toRupees(fee),
});

export const visitBody = (exhibitionId: string, { personName, mobile }: VisitRequest) => ({
  exbhitionId: exhibitionId,
  visitorName: personName,
  mobile,
});

/** What is paid: a booking, with what it costs, and by whom. */
interface Due {
  id: string;
  amount: Paise;
  mobile: string;
}
interface Payee {
  id: string;
  merchantId: string;
}

const paymentBody = ({ id, amount, mobile }: Due, { merchantId }: Payee) => ({
  id,
  amount: toRupees(amount),
  mobile,
  mid: merchantId,
});
export const ticketPayment = (due: Due, park: Payee) => ({ ...paymentBody(due, park), parkId: park.id });
export const doctorPayment = (due: Due, clinic: Payee) => ({ ...paymentBody(due, clinic), clinicId: clinic.id });
export const enrolmentPayment = (due: Due, batch: Payee) => ({ ...paymentBody(due, batch), coachingId: batch.id });

/** What a code takes off so much. */
export const couponBody = (park: { id: string; organisationId: string }, code: string, original: Paise) => ({
  couponCode: code,
  profileRegistrationId: park.organisationId,
  parkId: park.id,
  orderAmount: String(toRupees(original)),
});

/** What refusals call the fields of each body, and its form calls them. */
export const TICKET_FIELDS = { fee: 'lines', selectedDate: 'visitDate' };
export const DOCTOR_FIELDS = { patientName: 'personName', selectedDate: 'day' };
export const LOAN_FIELDS = { name: 'personName', typeOfLoan: 'loanType' };
export const VISIT_FIELDS = { visitorName: 'personName' };

const paise = (rupees: number): Paise => Math.round(rupees * 100);

/** What was booked, and what there is to pay for it. */
export const bookedTicket = ({ id, totalAmount }: { id: string; totalAmount: number }) => ({
  id,
  total: paise(totalAmount),
});

/** The right figures in a refusal because prices have changed (docs/behaviour.md 5). */
export interface Figures {
  /** Of all that is sold today, by its label. */
  prices: readonly { label: string; price: Paise }[];
  original: Paise;
  discount: Paise;
}

interface LegacyFigures {
  prices?: readonly { name: string; price: number }[];
  originalAmount?: number;
  discountAmount?: number;
}

/** Null in any other refusal. */
export function figuresOf(refused: object): Figures | null {
  const { prices, originalAmount = 0, discountAmount = 0 } = refused as LegacyFigures;
  if (!prices) return null;
  return {
    prices: prices.map(({ name, price }) => ({ label: name, price: paise(price) })),
    original: paise(originalAmount),
    discount: paise(discountAmount),
  };
}

/** What a code takes off, as `couponBody` asked. */
export interface LegacyPreview {
  coupon: {
    couponCode: string;
    couponName: string;
    discountType: (typeof DISCOUNT_TYPES)[number];
    discountValue: number;
  };
  calculation: { discountAmount: number };
}

export const previewOf = ({ coupon, calculation }: LegacyPreview) => ({
  code: coupon.couponCode,
  name: coupon.couponName,
  terms: { discountType: coupon.discountType, discountValue: paise(coupon.discountValue) },
  discount: paise(calculation.discountAmount),
});

/** Where a token stands, as its page is told (`appointmentdetails`). */
export interface LegacyPlace extends Omit<TokenNow, 'number' | 'running' | 'estimate' | 'state' | 'day'> {
  tokenNumber: number | null;
  currentRunningCount: number;
  estimatedRange: TokenNow['estimate'];
  /** Empty: it waits. */
  bookingStatus: '' | TokenNow['state'];
  selectedDate: Day;
  /** At a clinic. */
  doctorName?: string;
}

export const placeNow = (place: LegacyPlace): TokenNow => ({
  number: place.tokenNumber,
  running: place.currentRunningCount,
  waitingBefore: place.waitingBefore,
  estimate: place.estimatedRange,
  state: place.bookingStatus || 'booked',
  counterNumber: place.counterNumber,
  paused: place.paused,
  lateMinutes: place.lateMinutes,
  day: place.selectedDate,
  over: place.over,
  desk: place.desk,
  at: place.at,
});

/** Whether it is for another day or doctor than a page was made for. */
export const wasMoved = (
  { selectedDate, doctorName }: LegacyPlace,
  before: { day: Day; doctorName: string | undefined },
): boolean => selectedDate !== before.day || doctorName !== before.doctorName;

/** A queue of today, as its board is told (`GET /queue/board`). */
export type LegacyBoard = Omit<BoardNow, 'running'> & { currentRunningCount: number };

export const boardNow = ({ currentRunningCount: running, ...board }: LegacyBoard): BoardNow => ({ ...board, running });
