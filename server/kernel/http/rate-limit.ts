import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { Db, Tx } from '#server/kernel/database/database.ts';
import { sha256 } from '#server/kernel/identity/secrets.ts';
import type { Clock } from '#server/kernel/operations/clock.ts';
import type { Address } from './address.ts';

export interface Limit<Subject extends string = string> {
  /** Hashed together with the subject, so no number or e-mail is stored. */
  name: string;
  most: number;
  windowMs: number;
  /** A type only: the subject by which it is counted. */
  readonly by?: Subject;
}

export const QUARTER_HOUR_MS = 15 * 60_000;

export const limitByAddress = (limit: Omit<Limit, 'by'>): Limit<Address> => limit;

/** The many phones of a hall share an address and ask every fifteen seconds when they have no socket. */
export const READ_BY_ADDRESS = limitByAddress({ name: 'read', most: 6000, windowMs: 60_000 });

export const tooMany = (retryAfter: number): AppError =>
  new AppError('TOO_MANY_REQUESTS', text('calls.tooManyTries'), { retryAfter });

export interface HitCount {
  countIn(tx: Tx): Promise<number>;
  key: string;
  window: Date;
  judge(hits: number): void;
}

export interface RateLimits {
  /** Counts one hit in the database, for all processes. Throws TOO_MANY_REQUESTS when it is one too many. */
  take<S extends string>(limit: Limit<S>, subject: NoInfer<S>): Promise<void>;
  giveBack<S extends string>(limit: Limit<S>, subject: NoInfer<S>): Promise<void>;
  countOf<S extends string>(limit: Limit<S>, subject: NoInfer<S>): HitCount;
  /** Counts in this process only, for what is frequent and cheap. Throws like `take`. */
  takeHere<S extends string>(limit: Limit<S>, subject: NoInfer<S>): void;
  mayHere<S extends string>(limit: Limit<S>, subject: NoInfer<S>): boolean;
}

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
  const here = countsHere();
  const hitHere = (limit: Limit, subject: string) => here(`${limit.name}:${subject}`, windowOf(limit).getTime());
  return {
    take: async (limit, subject) => judge(limit, await hit(limit, subject, 1)),
    giveBack: async (limit, subject) => void (await hit(limit, subject, -1)),
    countOf: (limit, subject) => ({
      countIn: (tx) => hit(limit, subject, 1, tx),
      key: keyOf(limit, subject),
      window: windowOf(limit),
      judge: (hits) => judge(limit, hits),
    }),
    takeHere: (limit, subject) => judge(limit, hitHere(limit, subject)),
    mayHere: (limit, subject) => hitHere(limit, subject) <= limit.most * scale,
  };
}

/** Counts of this process for the current window; of too many keys those are dropped that came longest ago. */
function countsHere(): (key: string, window: number) => number {
  const counts = new LRUCache<string, { window: number; hits: number }>({ max: 50_000 });
  return (key, window) => {
    const known = counts.get(key);
    const hits = known?.window === window ? known.hits + 1 : 1;
    counts.set(key, { window, hits });
    return hits;
  };
}
