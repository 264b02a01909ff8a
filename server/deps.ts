import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { LRUCache } from 'lru-cache';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { PricedPark } from '#contract/parks/model.ts';
import type { Ask, BookingKinds, Ordered, Taken } from './booking-kind.ts';
import type { Batched } from './kernel/database/batch.ts';
import type { Batches } from './kernel/database/batches.ts';
import type { Db } from './kernel/database/database.ts';
import type { Replica } from './kernel/database/replica/replica.ts';
import type { Writes } from './kernel/database/writes.ts';
import type { KeptPages } from './kernel/http/pages/kept-pages.ts';
import type { RateLimits } from './kernel/http/rate-limit.ts';
import type { SigningKey } from './kernel/identity/ed25519.ts';
import type { OrganisationCodes } from './kernel/identity/organisation-codes.ts';
import type { Passwords } from './kernel/identity/passwords.ts';
import type { FoundSession, ShownToken } from './kernel/identity/session-batch.ts';
import type { Clock, Random } from './kernel/operations/clock.ts';
import type { Config } from './kernel/operations/config.ts';
import type { Mailer } from './kernel/operations/mail.ts';
import type { Metrics } from './kernel/operations/metrics.ts';
import type { ObjectStore } from './kernel/operations/object-store/object-store.ts';
import type { Realtime } from './kernel/realtime/realtime.ts';
import type { PublishingChecks } from './kernel/records/records.ts';
import type { AnsweredScan, Shown } from './passes/repository.ts';
import type { Gateways } from './payments/gateways/gateway.ts';

/** Everything outside the product; tests pass their own clock, database and gateways. */
export interface World {
  config: Config;
  db: Db;
  /** True on Citus, which forwards a scope to its machines only between statements. */
  isSpread: boolean;
  writes: Writes;
  replica?: Replica;
  codes: OrganisationCodes;
  clock: Clock;
  random: Random;
  limits: RateLimits;
  gateways: Gateways;
  metrics: Metrics;
  images: ObjectStore;
  mail: Mailer;
  passwords: Passwords;
}

export interface KeptPark {
  readAt: number;
  offering: Promise<PricedPark | null>;
}

/** Kinds of booking take `Deps` and are part of it: the one import cycle that biome.json allows. */
export interface Deps extends World {
  log: FastifyBaseLogger;
  realtime: Realtime;
  /** Signs passes. Derived from APP_SECRET, so that every process has the same key. */
  passKey: SigningKey;
  /** For hashes of addresses (server/kernel/http/address-share.ts). */
  addressKey: KeyObject;
  /** By id. */
  parks: LRUCache<string, KeptPark>;
  /** Places left by park and day, as last read for a park page, less bookings made here since. */
  placesLeft: LRUCache<string, number>;
  /** Pages that are the same for everybody. Code that changes what they show must call `forget`. */
  pages: KeptPages;
  /** Concurrent requests share statements (decisions 0051, 0057). */
  batches: {
    bookings: Record<BookingKindName, Batched<Ask<Ordered>, Taken<string>>>;
    scans: Batched<Shown, AnsweredScan>;
    sessions: Batched<ShownToken, FoundSession>;
    turn: Batches['turn'];
  };
  kinds: BookingKinds;
  publishing: PublishingChecks;
  /** In order of mounting, for the OpenAPI document, its page and the table of access. */
  endpoints: Endpoint[];
}
