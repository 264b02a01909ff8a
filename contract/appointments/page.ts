import type { DoctorRequest } from '#contract/bookings/kinds/doctor-appointment.ts';
import type { LoanRequest } from '#contract/bookings/kinds/loan-appointment.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import type { Help, PageProblem } from '#contract/kernel/pages.ts';
import type { ListedOffering } from '#contract/offerings/page.ts';
import type { Park } from '#contract/parks/model.ts';
import { type DuePayment, type PaidOffering, paymentBody } from '#contract/payments/page.ts';
import type { PresentationProps } from '#contract/presentations/page.ts';

/** The booking pages of clinics and branches as data (contract/pages/model.ts): tokens instead of tickets. */

/** A doctor who sees patients at a clinic, with what is known of today's queue. */
export interface BookableDoctor {
  id: string;
  name: string;
  /** Tokens left on each of the page's `days`, in their order. */
  left: number[];
  paused: boolean;
  lateMinutes: number;
  /** The desk gives no more tokens of this doctor today, or it is a day off. */
  closed: boolean;
  /** Those of the days on which the clinic is closed or the doctor on leave. */
  off: Day[];
}

export type PaymentMode = 'online' | 'cash';

export interface DoctorBookingProps {
  clinic: {
    id: string;
    name: string;
    gateway: Park['gateway'];
    merchantId: string;
    specialization: string;
    /** "2-41, Greenlands Road, Ameerpet, Hyderabad" */
    address: string;
    /** "9 am to 1 pm" */
    hours: string;
    /** The same as they are stored: search engines read them, and its days off that are to come. */
    opensAt: string | null;
    closesAt: string | null;
    daysOff: Day[];
    fee: Paise;
    /** The clinic can take money here at all; else what it costs is paid there. */
    paysOnline: boolean;
  };
  doctors: BookableDoctor[];
  /** Today, and the days ahead for which tokens can be booked. */
  days: Day[];
  /** The clinic's hours of today are over, or it is closed for today: nobody has a token left for it. */
  isOver: boolean;
  /** No doctor has a token left on any of the days: said instead of the form. `nextOpenDay` is the first that opens after them. */
  full: { message: string; nextOpenDay: Day | null } | null;
  /** The visitor typed these, when the form came back with a problem; at first they are what the link chose. */
  values: {
    doctorId: string;
    personName: string;
    mobile: string;
    day: Day | null;
    paymentMode: PaymentMode;
  };
  /** A problem belongs to one of the fields of `values`; any other, to the whole form. */
  problems: PageProblem[];
  /** Makes the form of a browser without scripts count once, however often it is sent. */
  presentation?: PresentationProps | undefined;
  formKey: string;
  help: Help;
}

export interface LoanBookingProps {
  branch: { id: string; name: string /** Those to come. */; daysOff: Day[] };
  /** The business day on which the page was made. */
  today: Day;
  /** The link belongs to this counter; null: to the branch. A counter that is closed gives its people to the others. */
  counter: { id: string; number: string; open: boolean } | null;
  /** The desk gives no more tokens today: said instead of the form. */
  closed: { message: string; nextOpenDay: Day } | null;
  /** A counter of the branch can call tokens. */
  hasCounter: boolean;
  /** The number of people who wait at the branch as the page is made. */
  waiting: number;
  values: { personName: string; mobile: string; loanType: string };
  /** A problem belongs to one of the fields of `values`; any other, to the whole form. */
  problems: PageProblem[];
  presentation?: PresentationProps | undefined;
  formKey: string;
  help: Help;
}

/** A doctor who sees patients at several clinics: which one? */
export interface ClinicChoiceProps {
  doctor: { id: string; name: string };
  clinics: ListedOffering[];
  help: Help;
}

/** Somewhere that takes no bookings: removed, closed, paused, or its organisation is switched off. */
export interface ClosedOfferingProps {
  id: string;
  name: string;
  message: string;
  /** Says what those keep who have booked it; null where nothing is kept. */
  kept: string | null;
  /** They find it again at this offering; null where nothing is kept. */
  findAt: string | null;
  help: Help;
}

/** The request of a doctor's token. The fee is only for comparing. */
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

/** The request of a branch's token; `counterId` where the counter's own link was opened. */
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

/** Refusals call the fields of these requests by the first names, their forms by the second. */
export const DOCTOR_FIELDS = { patientName: 'personName', selectedDate: 'day' };

export const LOAN_FIELDS = { name: 'personName', typeOfLoan: 'loanType' };
