import { sql } from 'kysely';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Day } from '#contract/dates.ts';
import type { AppError } from '#contract/errors.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import type { BookingWords } from '#contract/words/bookings.ts';
import type { Deps } from '#server/deps.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Repeat } from '#server/platform/idempotency.ts';
import type { Principal } from '#server/platform/scope.ts';
import type { Visitor } from '#server/platform/visitor.ts';

/**
 * A kind of booking, as one object: what is offered, how a request is read and priced, how it is booked, what a payment
 * needs and changes, how it is shown, its words. Everything else is the same for all (server/features/bookings).
 * `B`: the booking as its visitor and its staff see it; `Body`: what is asked for; `O`: that, checked and priced; `R`: why
 * the database may refuse it.
 */
export interface BookingKind<
  B extends Booked = Booked,
  Body = never,
  O extends Ordered = Ordered,
  R extends string = string,
> {
  name: BookingKindName;
  words: BookingWords;

  /** Catalogue and quote: the offering, the request in the order of its problems, and the price. Throws the first problem. */
  order(deps: Deps, body: Body, visitor: Visitor): Promise<O>;

  /** Book: takes what is scarce in one statement. */
  take(db: Db, order: O, marks: Marks): Promise<Taken<R>>;
  refusals: { [reason in R]: Refuser<O>['refuse'] };
  /** Refusals after which the offering is read anew, since it changed meanwhile. */
  stale?: { outcomes: readonly R[]; forget(deps: Deps, order: O): void };
  /** The booking just made, where it need not be read again. */
  fresh?(order: O, marks: Marks, taken: Taken<R>): B;
  /** What a repeat is told, where that is not how the booking stands now. */
  asFirstTold?(booking: B, firstHoldUntil: Date | null): B;

  /** One by its id; with `seenBy` only what that member of staff may see, beyond the tenant. */
  byId(tx: Tx, id: string, now: Date, seenBy?: Principal): Promise<B | null>;
  offeringOf(booking: B): string;
  /** What a visitor finds again by the mobile number alone: paid or given, and still to come. */
  ofMobile(tx: Tx, wanted: OfMobile): Promise<B[]>;

  /** What staff may correct, checked. Throws its problems. */
  corrected(before: B, typed: Correction): Person;
  voiding: Voiding;
  /** Gives back what a voided one held besides. */
  release?(deps: Deps, booking: B, couponId: string | null): Promise<void>;
  /** Gives back what holds that are over still take. */
  tidy?(deps: Deps): Promise<void>;

  /** Pay: whom it pays, read in the caller's transaction. */
  payee(tx: Tx, bookingId: string): Promise<Payee>;
  /** Announce: tells whoever looks at its offering. */
  announce?(deps: Deps, booking: B, change: 'booked' | 'voided' | 'payment'): Promise<void>;

  pass: Pass<B>;
}

/** What a visitor gets, and is told. */
interface Pass<B> {
  /** It is paid, or needs no payment; until then it waits for its money. */
  isGiven(booking: B): boolean;
  /** A PNG data URL; null when it no longer counts. */
  image(deps: Deps, booking: B): string | null;
  /** How one stands that is given. */
  message(deps: Deps, booking: B): string;
  /** How one stands that waits, where that is not a matter of payment. */
  unpaid?(booking: B): string | null;
  owed(booking: B): Owed;
}

/** A booking of any kind, as far as all are alike. */
export interface Booked {
  id: string;
  organisationId: string;
  mobile: string;
  status: PaymentStatus;
}

/** Any booking as far as its payment goes. Amounts in paise. */
export interface Owed extends Pick<Booked, 'id' | 'status'> {
  total: number;
  expiresAt: Date | null;
}

/** `place` is what the share of an address is counted in: a day of a park, a doctor's day, a show, a batch. */
export interface Ordered {
  organisationId: string;
  place: string;
}

/** What every booking carries, whatever its kind. */
export interface Marks {
  id: string;
  userAgent: string;
  repeat: Repeat | null;
  /** Takes what is scarce before anything is written: after others were quicker. */
  eager: boolean;
  /** Whose share of unpaid places it counts in; null: nobody's. */
  addressKey: string | null;
  /** RATE_LIMIT_SCALE. */
  scale: number;
  now: Date;
}

/** A method, so that kinds with orders of their own stand in one registry. */
interface Refuser<O> {
  refuse(order: O, room: Room): AppError;
}

/** What is left of what is scarce, where that is told. */
interface Room {
  places_left?: number | null;
}

/** What the function of the database answers that books a kind. */
export interface Taken<R extends string> extends Room {
  outcome: R | 'booked' | 'repeated' | 'reused';
  hold_until?: Date | null;
}

/** Whom a booking pays. Shows cost nothing. */
export interface Payee {
  offeringId: string;
  gateway: string;
  merchantId: string;
  /** The offering was removed meanwhile. */
  removed: boolean;
}

export interface OfMobile {
  mobile: string;
  offeringId: string;
  today: Day;
  now: Date;
}

/** Who comes, as stored. */
export type Person = Partial<Record<'mobile' | 'personName' | 'email', string>>;
/** The same as staff type it; what is left out stays. */
export type Correction = { [field in keyof Person]: string | null | undefined };

export interface Voiding {
  /** Ends the hold now, for what is tidied by the end of holds; else the hold is gone. */
  endsHold: boolean;
  /** Gives its place back by itself. */
  givesPlace: boolean;
  /** Also one that is paid because it cost nothing. */
  alsoFree: boolean;
}

/** What a booking shows: a hold that is over is aborted, whether or not a job has tidied it (docs/behaviour.md 5.2). */
export const shownStatus = (now: Date) =>
  sql<PaymentStatus>`case when booking.status = 'pending' and booking.hold_until <= ${now} then 'aborted' else booking.status end`;
