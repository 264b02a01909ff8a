import type { PaymentMode } from '#contract/appointments/page.ts';
import { DOCTOR_FIELDS, doctorBody, doctorPayment, LOAN_FIELDS, loanBody } from '#contract/appointments/page.ts';
import type { DoctorRequest } from '#contract/bookings/kinds/doctor-appointment.ts';
import type { LoanRequest } from '#contract/bookings/kinds/loan-appointment.ts';
import type { Paise } from '#contract/kernel/money.ts';
import type { Park } from '#contract/parks/model.ts';
import { bookedPaths, doctorCalls, loanCalls } from '#web/shared/paths.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import type { PatientPost } from '#web/visitor/platform/patience.ts';
import { type Failure, failureOf, feeIn, payOnline } from '#web/visitor/platform/sending.ts';
import { tokenTexts as texts } from './words.ts';

const keyOf = requestKeys();

/** Books at our own server, once however often it is sent. */
const add = (post: PatientPost, call: string, body: object) => post<{ id: string }>(call, body, keyOf(body));

interface ClinicToBook {
  id: string;
  gateway: Park['gateway'];
  merchantId: string;
  fee: Paise;
}

interface Way {
  mode: PaymentMode;
  post: PatientPost;
  /** Hears the right fee where it has changed. */
  onFee: (fee: Paise) => void;
}

/** Books a doctor's token and goes on to pay, or to the token where nothing is to pay now. Answers only when that failed or was closed. */
export async function bookDoctor(
  clinic: ClinicToBook,
  request: DoctorRequest,
  { mode, post, onFee }: Way,
): Promise<Failure | null> {
  const booked = await add(post, doctorCalls.add, doctorBody(clinic.id, request, clinic.fee, mode));
  if (!booked.ok) {
    onFee(feeIn(booked) ?? clinic.fee);
    return failureOf(booked, texts.failed, DOCTOR_FIELDS);
  }
  const { id } = booked.answer;
  const page = bookedPaths.doctorAppointment(id, clinic.id);
  if (clinic.fee > 0 && mode === 'online') {
    const start = { gateway: clinic.gateway, call: doctorCalls.pay, page, forget: keyOf.forget };
    return payOnline(start, doctorPayment({ id, amount: clinic.fee, mobile: request.mobile }, clinic), post);
  }
  location.assign(page);
  return null;
}

/** Books a branch's token, for one counter where its own link was opened, and leaves for the token's page. Answers only when that failed. */
export async function bookLoan(
  branchId: string,
  counterId: string | null,
  request: LoanRequest,
  post: PatientPost,
): Promise<Failure | null> {
  const booked = await add(post, loanCalls.add, loanBody(branchId, counterId, request));
  if (!booked.ok) return failureOf(booked, texts.failed, LOAN_FIELDS);
  location.assign(bookedPaths.loanAppointment(booked.answer.id, branchId));
  return null;
}
