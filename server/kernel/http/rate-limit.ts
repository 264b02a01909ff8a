import { sql } from 'kysely';
import { CALL_REFUSALS } from '#contract/kernel/calls-words.ts';
import { AppError } from '#contract/kernel/errors.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { sha256 } from '#server/kernel/identity/secrets.ts';
import type { Clock } from '#server/kernel/operations/clock.ts';
import { dropOldestHalf } from '#server/kernel/traffic/oldest-half.ts';
import type { Address } from './address.ts';

export interface Limit<Subject extends string = string> {
  /** The name of the limit; it is hashed together with the subject, so no number or e-mail is stored. */
  name: string;
  most: number;
  windowMs: number;
  /** A type only: the subject by which it is counted. */
  readonly by?: Subject;
}

const QUARTER_HOUR_MS = 15 * 60_000;

const byAddress = (limit: Omit<Limit, 'by'>): Limit<Address> => limit;

/** The limits of docs/behaviour.md 1.7. */
export const LIMITS = {
  /** Wrong passwords of one account from all devices that are not known to it, or of one that is. */
  loginByAccount: { name: 'login-account', most: 10, windowMs: QUARTER_HOUR_MS },
  loginADay: { name: 'login-day', most: 50, windowMs: 24 * 60 * 60_000 },
  loginByAddress: byAddress({ name: 'login-address', most: 100, windowMs: QUARTER_HOUR_MS }),
  qrMissByAddress: byAddress({ name: 'qr-miss', most: 20, windowMs: QUARTER_HOUR_MS }),
  qrByNumber: { name: 'qr-number', most: 10, windowMs: 60 * 60_000 },
  /** Unknown coupon codes of one address at one park. */
  couponMiss: { name: 'coupon-miss', most: 30, windowMs: QUARTER_HOUR_MS },
  bookingByAddress: byAddress({ name: 'booking', most: 600, windowMs: 60_000 }),
  /**
   * Reads of places in queues and of boards: the many phones of a hall share an address and ask every fifteen seconds
   * when they have no socket.
   */
  readByAddress: byAddress({ name: 'read', most: 6000, windowMs: 60_000 }),
  paymentByBooking: { name: 'payment', most: 10, windowMs: 60_000 },
  /** Messages about one payment that can be read, and those that carry no gateway's signature: what comes beyond is not written down. */
  heardByAttempt: { name: 'heard', most: 60, windowMs: 60 * 60_000 },
  nonsenseByAttempt: { name: 'nonsense', most: 20, windowMs: 60 * 60_000 },
  /** Mails with a link for a new password to one e-mail address. */
  passwordMailByEmail: { name: 'password-mail', most: 5, windowMs: 60 * 60_000 },
  passwordMailByAddress: byAddress({ name: 'password-mail-address', most: 30, windowMs: QUARTER_HOUR_MS }),
  newPasswordByAddress: byAddress({ name: 'new-password', most: 30, windowMs: QUARTER_HOUR_MS }),
  /** Mails with the link that confirms an organisation's e-mail, and uses of such links. */
  confirmationMail: { name: 'confirmation-mail', most: 5, windowMs: 60 * 60_000 },
  confirmationByAddress: byAddress({ name: 'confirmation', most: 30, windowMs: QUARTER_HOUR_MS }),
  /** Pages that are drawn from what somebody types in a form. */
  previewByAccount: { name: 'preview', most: 300, windowMs: 60_000 },
  /** Questions to a gateway whether it knows keys. */
  keyTestByAccount: { name: 'key-test', most: 20, windowMs: 60 * 60_000 },
  registrationByAddress: byAddress({ name: 'registration', most: 30, windowMs: QUARTER_HOUR_MS }),
} as const satisfies Record<string, Limit>;

export const tooMany = (retryAfter: number): AppError =>
  new AppError('TOO_MANY_REQUESTS', CALL_REFUSALS.tooManyTries, { retryAfter });

export interface Counter {
  /** Counts one in the caller's transaction, and answers how many there are now. */
  countIn(tx: Tx): Promise<number>;
  /** The key under which rate_hit counts. */
  key: string;
  window: Date;
  /** Throws TOO_MANY_REQUESTS when there were too many hits. */
  judge(hits: number): void;
}

export interface RateLimits {
  /** Counts one hit in the database, which all processes share. Throws TOO_MANY_REQUESTS when it is one too many. */
  take<S extends string>(limit: Limit<S>, subject: NoInfer<S>): Promise<void>;
  /** Takes a hit back: what succeeded does not count. */
  giveBack<S extends string>(limit: Limit<S>, subject: NoInfer<S>): Promise<void>;
  /** For whoever counts in a statement or a transaction of their own. */
  counterOf<S extends string>(limit: Limit<S>, subject: NoInfer<S>): Counter;
  /** Counts one hit in this process only, for what is frequent and cheap. Throws as `take`. */
  takeHere<S extends string>(limit: Limit<S>, subject: NoInfer<S>): void;
  /** The same for what is ignored silently: answers false when it is one too many. */
  mayHere<S extends string>(limit: Limit<S>, subject: NoInfer<S>): boolean;
}

/** `scale` multiplies every limit (RATE_LIMIT_SCALE). */
export function rateLimits(db: Db, clock: Clock, scale: number): RateLimits {
  const windowOf = (limit: Limit) => new Date(Math.floor(clock.now().getTime() / limit.windowMs) * limit.windowMs);
  const secondsLeft = (limit: Limit) =>
    Math.ceil((windowOf(limit).getTime() + limit.windowMs - clock.now().getTime()) / 1000);
  const keyOf = (limit: Limit, subject: string): string => sha256(`${limit.name}:${subject}`);
  const judge = (limit: Limit, hits: number): void => {
    if (hits > limit.most * scale) throw tooMany(secondsLeft(limit));
  };
  const hit = async (limit: Limit, subject: string, hits: number, by: Db | Tx = db): Promise<number> => {
    const key = keyOf(limit, subject);
    const { rows } = await sql<{ hits: number }>`select rate_hit(${key}, ${windowOf(limit)}, ${hits}) as hits`.execute(
      by,
    );
    return rows[0]?.hits ?? 0;
  };
  const here = countersHere();
  const hitHere = (limit: Limit, subject: string) => here(`${limit.name}:${subject}`, windowOf(limit).getTime());
  return {
    take: async (limit, subject) => judge(limit, await hit(limit, subject, 1)),
    giveBack: async (limit, subject) => void (await hit(limit, subject, -1)),
    counterOf: (limit, subject) => ({
      countIn: (tx) => hit(limit, subject, 1, tx),
      key: keyOf(limit, subject),
      window: windowOf(limit),
      judge: (hits) => judge(limit, hits),
    }),
    takeHere: (limit, subject) => judge(limit, hitHere(limit, subject)),
    mayHere: (limit, subject) => hitHere(limit, subject) <= limit.most * scale,
  };
}

/** Counters of this process for the current window, by key. Those of whom nothing was heard for longest are forgotten when they become many. */
const MOST_COUNTED = 50_000;

function countersHere(): (key: string, window: number) => number {
  const counts = new Map<string, { window: number; hits: number }>();
  return (key, window) => {
    const known = counts.get(key);
    const hits = known?.window === window ? known.hits + 1 : 1;
    counts.delete(key);
    counts.set(key, { window, hits });
    dropOldestHalf(counts, MOST_COUNTED);
    return hits;
  };
}
