import type { DoctorRequest } from '#contract/bookings/kinds/doctor-appointment.ts';
import type { LoanRequest } from '#contract/bookings/kinds/loan-appointment.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import type { FormPageProps, Help } from '#contract/kernel/pages.ts';
import type { ListedOffering } from '#contract/offerings/page.ts';
import type { Park } from '#contract/parks/model.ts';
import { type DuePayment, type PaidOffering, paymentBody } from '#contract/payments/page.ts';
import type { PresentationProps } from '#contract/presentations/page.ts';

export interface BookableDoctor {
  id: string;
  name: string;
  left: number[];
  paused: boolean;
  lateMinutes: number;
  closed: boolean;
  off: Day[];
}

export type PaymentMode = 'online' | 'cash';

export interface DoctorBookingProps extends FormPageProps {
  clinic: {
    id: string;
    name: string;
    gateway: Park['gateway'];
    merchantId: string;
    specialization: string;
    address: string;
    hours: string;
    opensAt: string | null;
    closesAt: string | null;
    daysOff: Day[];
    fee: Paise;
    paysOnline: boolean;
  };
  doctors: BookableDoctor[];
  days: Day[];
  isOver: boolean;
  /** Shown instead of the form if no doctor has tokens left on `days`. `nextOpenDay`: after them. */
  full: { message: string; nextOpenDay: Day | null } | null;
  values: {
    doctorId: string;
    personName: string;
    mobile: string;
    day: Day | null;
    paymentMode: PaymentMode;
  };
  presentation?: PresentationProps | undefined;
}

export interface LoanBookingProps extends FormPageProps {
  branch: { id: string; name: string /** Those to come. */; daysOff: Day[] };
  today: Day;
  /** The counter of the link; null: the link is of the branch. A closed counter gives its visitors to the others. */
  counter: { id: string; number: string; open: boolean } | null;
  closed: { message: string; nextOpenDay: Day } | null;
  hasCounter: boolean;
  waiting: number;
  values: { personName: string; mobile: string; loanType: string };
  presentation?: PresentationProps | undefined;
}

export interface ClinicChoiceProps {
  doctor: { id: string; name: string };
  clinics: ListedOffering[];
  help: Help;
}

export interface ClosedOfferingProps {
  id: string;
  name: string;
  message: string;
  kept: string | null;
  findAt: string | null;
  help: Help;
}

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

export const doctorPayment = (due: DuePayment, clinic: PaidOffering) => ({
  ...paymentBody(due, clinic),
  clinicId: clinic.id,
});

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

/** Old field name (in error responses) → name in our form. */
export const DOCTOR_FIELDS = { patientName: 'personName', selectedDate: 'day' };

export const LOAN_FIELDS = { name: 'personName', typeOfLoan: 'loanType' };
