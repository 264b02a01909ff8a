import { type RawBuilder, sql } from 'kysely';
import type { NewDay, Openings } from '#contract/booking-records/model.ts';
import { readSought, type Sought } from '#contract/booking-records/rules.ts';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { BookingWords } from '#contract/bookings/words.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { AppError } from '#contract/kernel/errors.ts';
import { textModel } from '#contract/kernel/fields.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { Deps } from './deps.ts';
import type { Tx } from './kernel/database/database.ts';
import type { Principal } from './kernel/database/scope.ts';
import type { Repeat } from './kernel/http/idempotency.ts';
import type { Visitor } from './kernel/http/visitor.ts';

/**
 * A kind of booking as one object: what is offered, how a request is read and priced, how it is booked, what a payment
 * needs and changes, how a booking is shown, and its words. Everything else is the same for all kinds
 * (server/bookings). `B`: the booking as its visitor and its staff see it. `Body`: the request. `O`: the
 * request, checked and priced. `R`: the reasons for which the database may refuse it.
 */
export interface BookingKind<
  B extends Booked = Booked,
  Body = never,
  O extends Ordered = Ordered,
  R extends string = string,
> {
  name: BookingKindName;
  words: BookingWords;

  /** Catalogue and quote: finds the offering, checks the request and prices it. Throws the first problem. */
  order(deps: Deps, body: Body, visitor: Visitor): Promise<O>;

  /** Book: takes what is scarce in one statement, which others who ask at the same time may share. */
  writing: Writing<O, R>;
  refusals: { [reason in R]: Refuser<O>['refuse'] };
  /** Refusals after which the offering is read anew, since it has changed. */
  stale?: { outcomes: readonly R[]; forget(deps: Deps, order: O): void };
  /** The booking that was just made, where it need not be read again. */
  fresh?(order: O, marks: Marks, taken: Taken<R>): B;
  /** Tells whether this booking may change what the page of its offering says. It may where a kind does not tell. */
  isSeen?(deps: Deps, order: O): boolean;
  /** The booking as it was first answered, where that may differ from how it stands now. */
  asFirstAnswered?(booking: B, firstHoldUntil: Date | null): B;

  /** Bookings by their ids. */
  byIds(tx: Tx, ids: readonly string[], now: Date, sight: Sight): Promise<B[]>;
  /** The table of its offerings. */
  offerings: 'park' | 'clinic' | 'branch' | 'exhibition' | 'coaching_batch';
  /** The offering that a request names; '' where it names none. */
  offeringAsked(body: Body, visitor: Visitor): string;
  offeringOf(booking: B): string;
  /** The bookings that a visitor finds again by the mobile number alone: paid or given, and still to come. */
  ofMobile(tx: Tx, wanted: OfMobile): Promise<B[]>;

  /** The corrected fields, checked. Throws their problems. */
  corrected(before: B, typed: Correction): Person;
  /** Moves one to another day, doctor or counter, where the kind has one. Throws what forbids it. */
  move?(deps: Deps, actor: Principal, booking: B, to: NewDay): Promise<void>;
  /** It can be moved to these; without them, to any day on which its offering is open. */
  openings?(deps: Deps, booking: B): Promise<Openings>;
  voiding: Voiding;
  /** Gives back what a voided booking held besides its place. */
  release?(deps: Deps, booking: B, couponId: string | null): Promise<void>;
  /** Gives back what holds that are over still occupy. */
  tidy?(deps: Deps): Promise<void>;

  /** Pay: whom a booking pays, read in the caller's transaction. */
  payee(tx: Tx, booking: Pick<Booked, 'id' | 'organisationId'>): Promise<Payee>;
  /** Announce: tells the open pages of its offering. Never rejects. */
  announce?(deps: Deps, booking: B, change: 'booked' | 'voided' | 'payment'): Promise<void>;

  pass: Pass<B>;
}

/** Bookings are looked for here. */
export interface Sight {
  /** The bookings belong to one of these. */
  organisations: readonly string[];
  /** Only what this member of staff may see, beyond the tenant. */
  seenBy?: Principal;
}

/** A visitor gets this for a booking, and is told so about it. */
interface Pass<B> {
  /** True when it is paid or needs no payment; until then it waits for its money. */
  isGiven(booking: B): boolean;
  /** Its QR code as a PNG data URL; null when it no longer counts. */
  image(deps: Deps, booking: B): string | null;
  /** Tells how a booking stands that is given. */
  message(deps: Deps, booking: B): string;
  /** Tells how a booking stands that is not given, where that is not a matter of payment. */
  unpaid?(booking: B): string | null;
  owed(booking: B): Owed;
}

/** The fields that bookings of all kinds have. */
export interface Booked {
  id: string;
  organisationId: string;
  mobile: string;
  status: PaymentStatus;
  /** Let in at a gate, which only tickets are. */
  admitted?: boolean;
}

/** The fields of a booking that its payment needs. Amounts in paise. */
export interface Owed extends Pick<Booked, 'id' | 'status'> {
  total: number;
  expiresAt: Date | null;
}

/** `place` names what the share of an address is counted in: a day of a park, a doctor's day, a show, a batch. */
export interface Ordered {
  organisationId: string;
  mobile: string;
  place: string;
}

/** Every booking is stored with these, whatever its kind. */
export interface Marks {
  id: string;
  userAgent: string;
  repeat: Repeat | null;
  /** Takes what is scarce before anything is written; set after others were quicker. */
  eager: boolean;
  /** The address in whose share of unpaid places it counts; null for nobody's. */
  addressKey: string | null;
  /** RATE_LIMIT_SCALE. */
  scale: number;
  now: Date;
}

/** A request, checked and priced, and what it is stored with, while it waits for the statement in which it is booked. */
export interface Ask<O> {
  order: O;
  marks: Marks;
}

/** Bookings of a kind are written in this way: one or several in one statement of the database. */
export interface Writing<O extends Ordered, R extends string> {
  /** The name in metrics. */
  name: string;
  /**
   * Books one or more: `(organisation, asks as JSON, scale)` to rows of `n` and what was taken. Of several, one that is in
   * no row goes alone.
   */
  statement: string;
  offeringOf(order: O): string;
  /** The row that a statement has to itself until its end; those who want the same wait for each other. */
  rowOf?(order: O): string;
  /** The function is handed this of each, besides its marks, offering and mobile number. */
  askedOf(order: O): object;
  mustRunAlone?(ask: Ask<O>): boolean;
  /** The answer of one alone whose statement undid itself with an error, where that is an answer. */
  undone?(error: { code?: string }): R | null;
}

/** A method and no property, so that kinds with different orders fit into one registry. */
interface Refuser<O> {
  refuse(order: O, room: Room): AppError;
}

/** The places that are left, where that is told. */
interface Room {
  places_left?: number | null;
  /** The names that are shown with a token; of one that is refused, who has that day off. */
  names?: (Partial<QueueNames> & { off?: string | null }) | null;
}

/** The answer of the function of the database that books a kind. */
export interface Taken<R extends string> extends Room {
  outcome: R | 'booked' | 'repeated';
  hold_until?: Date | null;
  /** A token has a number, unless it is still to be paid, and the names that are shown with it. */
  number?: number | null;
  names?: QueueNames;
}

export interface QueueNames {
  queueName: string;
  doctorName: string | null;
  counterId: string | null;
  counterNumber: string | null;
}

/** A booking pays this merchant. Shows cost nothing. */
export interface Payee {
  offeringId: string;
  gateway: string;
  merchantId: string;
  /** True when the offering has been removed. */
  removed: boolean;
}

export interface OfMobile {
  organisationId: string;
  mobile: string;
  offeringId: string;
  today: Day;
  now: Date;
}

/** The name of the person who comes. Made once: to make it takes longer than to read a name by it. */
export const personNameModel = textModel(120);

/** The person who comes, as stored. */
export type Person = Partial<Record<'mobile' | 'personName' | 'email', string>>;
/** The person as staff type it; fields that are left out stay. */
export type Correction = { [field in keyof Person]: string | null | undefined };

export interface Voiding {
  /** Ends the hold now, or of what is free its places, for kinds that tidy by the end of holds; for others the hold is removed. */
  endsHold: boolean;
  /** Voiding itself gives the place back. */
  givesPlace: boolean;
}

/**
 * The status that a booking shows: a hold that is over is aborted, whether or not a job has tidied it
 * (docs/behaviour.md 5.2).
 */
export const shownStatus = (now: Date) =>
  sql<PaymentStatus>`case when booking.status = 'pending' and booking.hold_until <= ${now} then 'aborted' else booking.status end`;

/** True of what begins so, by comparing alone: row-level security lets no pattern near an index (decision 0047). */
const beginsWith = (column: 'full_name' | 'last_name', text: string) =>
  sql`${sql.ref(`booking.${column}`)} >= ${text} and ${sql.ref(`booking.${column}`)} < ${`${text}\u{10ffff}`}`;

/** Each meaning by an index of its own. */
const CONDITIONS: { [M in keyof Sought]: (value: string) => RawBuilder<unknown>[] } = {
  id: (id) => [sql`booking.id = ${id}`],
  code: (code) => [sql`booking.short_code between rpad(${code}::text, 8, '0') and rpad(${code}::text, 8, 'z')`],
  mobile: (mobile) => [sql`booking.mobile = ${mobile}`],
  mobileEnd: (end) => [sql`booking.mobile_end = ${end.slice(-4)} and booking.mobile like ${`%${end}`}`],
  // A name is stored with the apostrophe that it was typed with.
  name: (name) =>
    [...new Set(["'", '\u2019'].map((apostrophe) => name.replace(/['\u2019]/g, apostrophe)))].flatMap((one) => [
      sql`booking.full_name <> '' and ${beginsWith('full_name', one)}`,
      sql`booking.last_name <> booking.full_name and ${beginsWith('last_name', one)}`,
    ]),
};

/** All that a text may mean of a booking, each as its condition. */
export const meaningsOf = (sought: Sought): RawBuilder<unknown>[] =>
  (Object.keys(CONDITIONS) as (keyof Sought)[]).flatMap((meaning) => {
    const value = sought[meaning];
    return value === null ? [] : CONDITIONS[meaning](value);
  });

/** True of the bookings that a text may mean; of none where it can mean nothing. */
export function isMeant(text: string): RawBuilder<boolean> {
  const meanings = meaningsOf(readSought(text)).map((meaning) => sql`(${meaning})`);
  return meanings.length > 0 ? sql<boolean>`(${sql.join(meanings, sql` or `)})` : sql<boolean>`false`;
}
