import type { Day } from '#contract/dates.ts';
import type { Paise } from '#contract/money.ts';

/**
 * The visitor's pages as data: what the server gives to a page and the page needs to show itself, in the browser as on
 * the server. Everything is JSON. Instants and the names of days come as text that is ready to show, so both sides
 * agree to the letter.
 */
export type PageModel =
  | { name: 'landing'; props: LandingProps }
  | { name: 'park-booking'; props: ParkBookingProps }
  | { name: 'payment-handoff'; props: PaymentHandoffProps }
  | { name: 'payment-status'; props: PaymentStatusProps }
  | { name: 'get-qr'; props: GetQrProps }
  | { name: 'static'; props: StaticPageProps }
  | { name: 'not-found'; props: NotFoundProps }
  | { name: 'problem'; props: ProblemProps };

/** How and where a visitor reaches people: on every page, in the same place. */
export interface Help {
  email: string | null;
  phone: string | null;
}

export interface Place {
  id: string;
  name: string;
  location: string;
}

export interface LandingProps {
  parks: Place[];
  clinics: Place[];
  branches: Place[];
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
  park: {
    id: string;
    organisationId: string;
    mid: string;
    name: string;
    location: string;
    /** "9:30 am to 5:30 pm", or null when the park does not say. */
    hours: string | null;
    note: string | null;
    bannerUrl: string | null;
    couponsEnabled: boolean;
    paymentVendor: 'ccav' | 'paytm';
    /** Most of one line in one booking. */
    lineLimit: number;
  };
  /** The business day on which the page was made, "2026-11-21". */
  today: Day;
  /** "Sat, 21 Nov 2026" */
  todayText: string;
  /** What stands in the way of booking at all; said before the form, which is then not offered. */
  closed: { kind: 'inactive' | 'holiday' | 'sold-out'; message: string; nextOpenText: string | null } | null;
  lines: { key: string; label: string; price: Paise }[];
  /** The dates to choose from, soonest first; null when a ticket is for today. */
  dates: { day: Day; text: string; soldOut: boolean; placesLeft: number | null }[] | null;
  /** What was typed, when the form came back with a problem. */
  values: { mobile: string; quantities: Record<string, number>; selectedDate: Day | null; couponCode: string };
  problems: PageProblem[];
  ads: AdProps[];
  help: Help;
}

export interface ReceiptLine {
  label: string;
  quantity: number;
  price: Paise;
  total: Paise;
}

export interface Receipt {
  lines: ReceiptLine[];
  original: Paise;
  discount: Paise;
  couponCode: string | null;
  total: Paise;
}

/** Between the booking and the gateway, for a browser without JavaScript: one button that posts the gateway's fields. */
export interface PaymentHandoffProps {
  park: { id: string; name: string };
  visitText: string;
  receipt: Receipt;
  gateway: { url: string; fields: Record<string, string> };
  help: Help;
}

/** Where a payment stands, in the visitor's terms. `gone` is an unpaid booking whose time is over. */
export type PaymentState = 'paid' | 'waiting' | 'awaited' | 'failed' | 'aborted' | 'gone' | 'refunded';

export interface PaymentStatusProps {
  bookingId: string;
  park: { id: string; name: string; location: string; mid: string; paymentVendor: 'ccav' | 'paytm' };
  state: PaymentState;
  /** The server's own words for the state. */
  message: string;
  /** PNG data URL, only when paid. */
  qrImage: string | null;
  /** What a person can read out or type when the code does not scan. */
  shortCode: string;
  /** "Sat, 2 Jan 2027" */
  visitText: string;
  visitDay: Day;
  bookedText: string;
  maskedMobile: string;
  receipt: Receipt;
  scannedText: string | null;
  /** The visitor may try this same booking again until then ("7:05 pm"); null when not. */
  payAgainUntilText: string | null;
  ads: AdProps[];
  help: Help;
}

export interface FoundTicket {
  bookingId: string;
  visitText: string;
  total: Paise;
  scanned: boolean;
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
  help: Help;
}
