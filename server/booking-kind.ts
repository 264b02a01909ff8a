import { type RawBuilder, sql } from 'kysely';
import type { Appointment } from '#contract/appointments/model.ts';
import type { NewDay, Openings } from '#contract/booking-records/model.ts';
import { readSought, type Sought } from '#contract/booking-records/rules.ts';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { BookingWords } from '#contract/bookings/rules.ts';
import type { Enrolment } from '#contract/enrolments/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type AppError, invalid } from '#contract/kernel/errors.ts';
import { textModel } from '#contract/kernel/fields.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { firstIssueText } from '#contract/kernel/plain-words.ts';
import type { Wording } from '#contract/kernel/text.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { BookingStandingName } from '#contract/retrievals/model.ts';
import type { FoundFacts } from '#contract/retrievals/page.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import type { Visit } from '#contract/visits/model.ts';
import type { Deps } from './deps.ts';
import type { Tx } from './kernel/database/database.ts';
import type { Principal } from './kernel/database/scope.ts';
import type { Repeat } from './kernel/http/idempotency.ts';
import type { Visitor } from './kernel/http/visitor.ts';

/**
 * Everything that differs between kinds of booking; the rest is in server/bookings. `B`: the booking as visitors and
 * staff see it. `Body`: the request. `O`: the request, checked and priced. `R`: reasons of the database to refuse it.
 */
export interface BookingKind<
  B extends Booked = Booked,
  Body = never,
  O extends Ordered = Ordered,
  R extends string = string,
> {
  name: BookingKindName;
  words: BookingWords;

  /** Finds the offering, checks the request and prices it. Throws the first problem. */
  order(deps: Deps, body: Body, visitor: Visitor): Promise<O>;

  /** Takes what is scarce in one statement, which concurrent requests may share. */
  writing: Writing<O, R>;
  refusals: { [reason in R]: Refuser<O>['refuse'] };
  /** Refusals that mean that the offering has changed: it is read again and the booking retried. */
  stale?: { outcomes: readonly R[]; forget(deps: Deps, order: O): void };
  fresh?(order: O, marks: Marks, taken: Taken<R>): B;
  /** False if this booking cannot change the page of its offering. Default: true. */
  isSeen?(deps: Deps, order: O): boolean;
  /** For a retry: the booking as in its first response, if it may have changed since. */
  asFirstAnswered?(booking: B, firstHoldUntil: Date | null): B;

  byIds(tx: Tx, ids: readonly string[], now: Date, sight: Sight): Promise<B[]>;
  offerings: 'park' | 'clinic' | 'branch' | 'exhibition' | 'coaching_batch';
  /** '' if the request names none. */
  offeringAsked(body: Body, visitor: Visitor): string;
  offeringOf(booking: B): string;
  /** Bookings that a visitor finds by mobile number alone: paid or given, and still to come. */
  ofMobile(tx: Tx, wanted: OfMobile): Promise<B[]>;
  found(booking: B): FoundFacts;

  corrected(before: B, typed: Correction): Person;
  /** Moves a booking to another day, doctor or counter. Throws the reason if that is impossible. */
  move?(deps: Deps, actor: Principal, booking: B, to: NewDay): Promise<void>;
  /** Where a booking can be moved to. Without this method: any day on which the offering is open. */
  openings?(deps: Deps, booking: B): Promise<Openings>;
  voiding: Voiding;
  /** Gives back what a voided booking held besides its place, such as a coupon use. */
  release?(deps: Deps, booking: B, couponId: string | null): Promise<void>;
  /** Gives back what expired holds still occupy. */
  tidy?(deps: Deps): Promise<void>;

  payee(tx: Tx, booking: Pick<Booked, 'id' | 'organisationId'>): Promise<Payee>;
  /** Updates open pages of the offering. Never rejects. */
  announce?(deps: Deps, booking: B, change: 'booked' | 'voided' | 'payment'): Promise<void>;

  pass: Pass<B>;
}

/** The registry of kinds: code above all of them finds them here. */
export interface BookingKinds extends Record<BookingKindName, BookingKind> {
  'park-ticket': BookingKind<Ticket>;
  'doctor-appointment': BookingKind<Appointment>;
  'loan-appointment': BookingKind<Appointment>;
  'show-visit': BookingKind<Visit>;
  'batch-enrolment': BookingKind<Enrolment>;
}

export interface Sight {
  organisations: readonly string[];
  /** Narrows to what this member of staff may see within the tenant. */
  seenBy?: Principal;
}

interface Pass<B> {
  /** True if it is paid or needs no payment. */
  isGiven(booking: B): boolean;
  /** QR code as a PNG data URL; null if it is no longer valid. */
  image(deps: Deps, booking: B): string | null;
  message(deps: Deps, booking: B): Wording;
  /** State of a booking that is not given for another reason than payment. */
  unpaid?(booking: B): Wording | null;
  owed(booking: B): Owed;
}

export interface Booked {
  id: string;
  organisationId: string;
  mobile: string;
  status: PaymentStatus;
  /** Admitted at a gate, which only tickets are. */
  admitted?: boolean;
}

/** In paise. */
export interface Owed extends Pick<Booked, 'id' | 'status'> {
  total: number;
  expiresAt: Date | null;
}

export interface BookingView<B> {
  booking: B;
  /** PNG data URL. */
  image: string | null;
  message: Wording;
  standing: BookingStandingName;
  /** Awaited while the payment is being checked. */
  status: PaymentStatus;
  total: Paise;
  /** Refunded part, "2 × Adult"; the rest is still good. */
  givenBack: Wording | null;
  /** Text about refunded money, added to the message of a good booking. */
  moneyBack: Wording;
}

/** `place` is where unpaid places of an address are counted: a day of a park, a doctor's day, a show, a batch. */
export interface Ordered {
  organisationId: string;
  mobile: string;
  place: string;
}

export interface Marks {
  id: string;
  userAgent: string;
  repeat: Repeat | null;
  /** Take what is scarce before writing anything: set on a retry after others were faster. */
  eager: boolean;
  /** The address that unpaid places count against; null for none. */
  addressKey: string | null;
  scale: number;
  now: Date;
}

/** A priced order that waits for its statement. */
export interface Ask<O> {
  order: O;
  marks: Marks;
}

export interface Writing<O extends Ordered, R extends string> {
  name: string;
  /** SQL from `(organisation, asks as JSON, scale)` to rows of `n` and outcome. Skipped asks are retried alone. */
  statement: string;
  offeringOf(order: O): string;
  /** Key of the row that a statement locks to its end; asks with the same key wait for each other. */
  rowOf?(order: O): string;
  /** Passed to the function besides marks, offering and mobile number. */
  askedOf(order: O): object;
  mustRunAlone?(ask: Ask<O>): boolean;
  /** Turns the error of a statement that was rolled back into a refusal; null if it is none. */
  undone?(error: { code?: string }): R | null;
}

/** A method, not a property, so that kinds with different orders fit into one registry. */
interface Refuser<O> {
  refuse(order: O, room: Room): AppError;
}

interface Room {
  places_left?: number | null;
  names?: (Partial<QueueNames> & Partial<DayRefused>) | null;
}

/** Why a day gives no tokens: `off` names the clinic, branch or doctor with a day off, null where the desk closed the queue. */
export interface DayRefused {
  off: string | null;
  nextOpenDay: Day | null;
}

export interface Taken<R extends string> extends Room {
  outcome: R | 'booked' | 'repeated';
  hold_until?: Date | null;
  /** Only tokens that need no further payment have a number. */
  number?: number | null;
  names?: QueueNames;
}

export interface QueueNames {
  queueName: string;
  doctorName: string | null;
  counterId: string | null;
  counterNumber: string | null;
}

/** Shows have no payee: they are free. */
export interface Payee {
  offeringId: string;
  gateway: string;
  merchantId: string;
  removed: boolean;
}

export interface OfMobile {
  organisationId: string;
  mobile: string;
  offeringId: string;
  today: Day;
  now: Date;
}

/** Built once, because building it is slower than using it. */
const personNameModel = textModel(120);

/** Throws INVALID_INPUT for `field`. */
export function personNamed(typed: string, field = 'personName'): string {
  const { data, error } = personNameModel.safeParse(typed);
  if (data === undefined) throw invalid(field, firstIssueText(error));
  return data;
}

export type Person = Partial<Record<'mobile' | 'personName' | 'email', string>>;
export type Correction = { [field in keyof Person]: string | null | undefined };

export interface Voiding {
  /** True: the hold ends now, and tidying gives back what it held. False: the hold is removed. */
  endsHold: boolean;
  /** Voiding itself gives the place back, without waiting for tidying. */
  givesPlace: boolean;
}

/** An expired hold shows as aborted whether or not a job has tidied it (docs/behaviour.md 5.2). */
export const shownStatus = (now: Date) =>
  sql<PaymentStatus>`case when booking.status = 'pending' and booking.hold_until <= ${now} then 'aborted' else booking.status end`;

/** Compares instead of LIKE, because row-level security keeps patterns from using an index (decision 0047). */
const beginsWith = (column: 'full_name' | 'last_name', text: string) =>
  sql`${sql.ref(`booking.${column}`)} >= ${text} and ${sql.ref(`booking.${column}`)} < ${`${text}\u{10ffff}`}`;

/** Each condition uses an index of its own. */
const CONDITIONS: { [M in keyof Sought]: (value: string) => RawBuilder<unknown>[] } = {
  id: (id) => [sql`booking.id = ${id}`],
  code: (code) => [sql`booking.short_code between rpad(${code}::text, 8, '0') and rpad(${code}::text, 8, 'z')`],
  mobile: (mobile) => [sql`booking.mobile = ${mobile}`],
  mobileEnd: (end) => [sql`booking.mobile_end = ${end.slice(-4)} and booking.mobile like ${`%${end}`}`],
  // A name is stored with the apostrophe that was typed, so both are tried.
  name: (name) =>
    [...new Set(["'", '\u2019'].map((apostrophe) => name.replace(/['\u2019]/g, apostrophe)))].flatMap((one) => [
      sql`booking.full_name <> '' and ${beginsWith('full_name', one)}`,
      sql`booking.last_name <> booking.full_name and ${beginsWith('last_name', one)}`,
    ]),
};

export const meaningsOf = (sought: Sought): RawBuilder<unknown>[] =>
  (Object.keys(CONDITIONS) as (keyof Sought)[]).flatMap((meaning) => {
    const value = sought[meaning];
    return value === null ? [] : CONDITIONS[meaning](value);
  });

export function isMeant(text: string): RawBuilder<boolean> {
  const meanings = meaningsOf(readSought(text)).map((meaning) => sql`(${meaning})`);
  return meanings.length > 0 ? sql<boolean>`(${sql.join(meanings, sql` or `)})` : sql<boolean>`false`;
}
