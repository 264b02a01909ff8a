import type {
  ClinicChoiceProps,
  ClosedOfferingProps,
  DoctorBookingProps,
  LoanBookingProps,
} from '#contract/appointments/page.ts';
import type { TicketPark } from '#contract/bookings/kinds/park-ticket.ts';
import type { BookingLine } from '#contract/bookings/model.ts';
import type { EnrolmentBookingProps, EnrolmentStatusProps, PlaceSearchProps } from '#contract/enrolments/page.ts';
import type { CategoryKey } from '#contract/fees/rules.ts';
import type { Park } from '#contract/parks/model.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { BoardPageProps, TokenPageProps } from '#contract/queues/page.ts';
import type { VisitBookingProps, VisitPageProps } from '#contract/visits/page.ts';
import type { Day } from './dates.ts';
import type { Paise } from './money.ts';

/**
 * The visitor's pages as data: what the server gives to a page and the page needs to show itself, in the browser as on
 * the server. Everything is JSON. Instants and the names of days come as text that is ready to show, so both sides
 * agree to the letter.
 */
export type PageModel =
  | { name: 'landing'; props: LandingProps }
  | { name: 'chooser'; props: ChooserProps }
  | { name: 'park-booking'; props: ParkBookingProps }
  | { name: 'doctor-booking'; props: DoctorBookingProps }
  | { name: 'loan-booking'; props: LoanBookingProps }
  | { name: 'clinic-choice'; props: ClinicChoiceProps }
  | { name: 'closed-offering'; props: ClosedOfferingProps }
  | { name: 'payment-handoff'; props: PaymentHandoffProps }
  | { name: 'payment-status'; props: PaymentStatusProps }
  | { name: 'token'; props: TokenPageProps }
  | { name: 'board'; props: BoardPageProps }
  | { name: 'visit-booking'; props: VisitBookingProps }
  | { name: 'visit'; props: VisitPageProps }
  | { name: 'enrolment-booking'; props: EnrolmentBookingProps }
  | { name: 'enrolment-status'; props: EnrolmentStatusProps }
  | { name: 'get-qr'; props: GetQrProps }
  | { name: 'place-search'; props: PlaceSearchProps }
  | { name: 'static'; props: StaticPageProps }
  | { name: 'not-found'; props: NotFoundProps }
  | { name: 'problem'; props: ProblemProps };

type WithoutHelp<Page extends PageModel> = Page extends PageModel
  ? { name: Page['name']; props: Omit<Page['props'], 'help'> }
  : never;

/** A page as its maker gives it: how to reach people is added to every one. */
export type PageContent = WithoutHelp<PageModel>;
export type ContentProps<Name extends PageContent['name']> = Extract<PageContent, { name: Name }>['props'];

/** A visitor reaches people by these: on every page, in the same place. */
export interface Help {
  email: string | null;
  phone: string | null;
}

export interface PagePlace {
  id: string;
  name: string;
  location: string;
}

/** Null: a list that could not be asked for just now. */
export interface LandingProps {
  parks: PagePlace[] | null;
  clinics: PagePlace[] | null;
  branches: PagePlace[] | null;
  help: Help;
}

/** A sign-in area lets visitors choose from these: something to book, known by its name. */
export interface ListedOffering {
  id: string;
  name: string;
  /** Facts tell it from others of the same name, ready to show: "Ameerpet, Hyderabad", "₹300". */
  facts: string[];
}

export type ChooserKind = 'clinic' | 'exhibition' | 'branch';

/** `/{product}/doctorbooking` and its like: a list by name, and a search that is a plain form. */
export interface ChooserProps {
  kind: ChooserKind;
  /** The sign-in area that it stands in. */
  product: string;
  search: string;
  offerings: ListedOffering[];
  /** There are more than are shown. */
  more: boolean;
  help: Help;
}

/** A sponsored card. `url` is http or https; images are ours. */
export interface AdProps {
  id: string;
  name: string;
  description: string;
  imageUrl: string | null;
  url: string | null;
}

/** A field that has a problem, or a problem of the whole form when `field` is not one of the page's. */
export interface PageProblem {
  field: string;
  message: string;
}

export interface ParkBookingProps {
  /** The rules of booking (contract/bookings/kinds/park-ticket.ts) need these, or the page shows and sends them back. */
  park: TicketPark & {
    id: string;
    /** The coupons of this organisation count (docs/product/calls.md 9, /coupon/public/apply). */
    organisationId: string;
    gateway: Park['gateway'];
    merchantId: string;
    location: string;
    /** "9:30 am to 5:30 pm", or null when the park does not say. */
    hours: string | null;
    bannerUrl: string | null;
    couponsEnabled: boolean;
  };
  /** The business day on which the page was made, "2026-11-21". */
  today: Day;
  /** Nothing is sold for today any more; where `closed` is null, for other dates. */
  isOver: boolean;
  /** This stands in the way of booking at all; it is said before the form, which is then not offered. */
  closed: {
    kind: 'inactive' | 'past' | 'unpayable' | 'holiday' | 'over' | 'sold-out';
    message: string;
    nextOpenDay: Day | null;
  } | null;
  /** Days that have no places left, of those that could be chosen. */
  soldOutDays: Day[];
  /** The visitor typed these, when the form came back with a problem. */
  values: {
    mobile: string;
    quantities: Partial<Record<CategoryKey, number>>;
    visitDate: Day | null;
    couponCode: string;
  };
  /** A problem belongs to one of the fields of `values`, or to `lines` of the quantities; any other, to the whole form. */
  problems: PageProblem[];
  /** Makes the form of a browser without scripts count once, however often it is sent. */
  formKey: string;
  ads: AdProps[];
  help: Help;
}

export interface Receipt {
  lines: BookingLine[];
  original: Paise;
  discount: Paise;
  couponCode: string | null;
  total: Paise;
}

/** Between the booking and the gateway, for a browser without JavaScript: one button that posts the gateway's fields. */
export interface PaymentHandoffProps {
  kind: 'ticket' | 'token' | 'place';
  /** The park, the clinic or the batch. */
  offering: { id: string; name: string };
  visitDay: Day;
  receipt: Receipt;
  gateway: { id: Park['gateway']; url: string; fields: Record<string, string> };
  /** The page goes on by itself where it may run a script: its nonce. Null where the visitor presses the button. */
  sentWith: string | null;
  help: Help;
}

export interface PaymentStatusProps {
  bookingId: string;
  park: { id: string; name: string; location: string };
  status: PaymentStatus;
  /** The server's own words for the status. */
  message: string;
  /** PNG data URL, only when paid. */
  qrImage: string | null;
  /** A person can read this out or type it when the code does not scan. */
  shortCode: string;
  visitDay: Day;
  /** "Fri, 1 Jan 2027, 6:40 pm" */
  bookedText: string;
  maskedMobile: string;
  receipt: Receipt;
  /** This of it was given back, "2 × Adult", where the rest is still good; null where all of it is. */
  givenBack: string | null;
  /** The gate let them in at this time, in words; null before. */
  scannedText: string | null;
  /** The visitor can pay this same booking until then ("7:05 pm"): a form posts `intent=pay` to this page. Null: not at all. */
  payUntilText: string | null;
  ads: AdProps[];
  help: Help;
}

export interface FoundTicket {
  bookingId: string;
  visitDay: Day;
  total: Paise;
  scanned: boolean;
  /** PNG data URL */
  image: string;
}

export interface GetQrProps {
  park: { id: string; name: string; location: string };
  mobile: string;
  /** null before the first search; the server's words after it. */
  answer: { message: string; tickets: FoundTicket[] } | null;
  problems: PageProblem[];
  ads: AdProps[];
  help: Help;
}

export interface StaticPageProps {
  document: 'privacy' | 'terms' | 'refunds';
  /** The sign-in area to go back to, where it was opened from one. */
  product?: string;
  help: Help;
}

export interface NotFoundProps {
  help: Help;
}

/** A failure that is ours, or a rest that the server asks for (503). The request id is what help will ask. */
export interface ProblemProps {
  status: number;
  message: string | null;
  requestId: string;
  /** Seconds until it is worth trying again, where that is known. */
  retryAfter?: number;
  /** The form that met the failure, to be sent again as it was; by the browser's own Reload where it was not even read. `itself`: a page that was only looked at, which the browser asks for again by itself. */
  again?: { action: string; fields: Record<string, string> } | 'reload' | 'itself';
  help: Help;
}
