import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import type { PricedPark } from '#contract/parks/model.ts';
import type { Ask, BookingKind, Ordered, Taken } from './booking-kind.ts';
import type { Batched } from './kernel/database/batch.ts';
import type { Batches } from './kernel/database/batches.ts';
import type { Db, Tx } from './kernel/database/database.ts';
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
import type { RecordKey } from './kernel/records/resource.ts';
import type { AnsweredScan, Shown } from './passes/repository.ts';
import type { Gateways } from './payments/gateways/gateway.ts';
import type { Tables } from './tables.ts';

/** Everything of the outside world that the product uses. Tests hand in their own clock, database and addresses of gateways. */
export interface World {
  config: Config;
  db: Db;
  /** Whether the tables lie on several machines: Citus passes a scope on to them between statements only. */
  isSpread: boolean;
  /** Whether the database takes writes. */
  writes: Writes;
  /** Reports and lists are read here, if there is one. */
  replica?: Replica;
  /** Tells whose an id is. */
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

/** A park that is kept in memory. */
export interface KeptPark {
  readAt: number;
  offering: Promise<PricedPark | null>;
}

/** The kernel asks this of what visitors book. */
export interface PublishingChecks {
  factsOf(deps: Pick<World, 'clock'>, tx: Tx, record: RecordKey): Promise<PublishingFacts>;
  closeBooked: (tx: Tx, table: keyof Tables, record: RecordKey) => Promise<boolean>;
  booked: string;
}

/**
 * The outside world, the kinds of booking by name, the calls that are served, and what a server keeps in memory. Kinds take
 * it and it carries them: the one circle of files that biome.json lets pass.
 */
export interface Deps extends World {
  log: FastifyBaseLogger;
  realtime: Realtime;
  /** This installation signs passes with it. Made of APP_SECRET, so every process has the same. */
  passKey: SigningKey;
  /** Addresses are counted under it (server/kernel/http/address-share.ts). */
  addressKey: KeyObject;
  /** Parks for booking, by id, the one unused for longest first. */
  parks: Map<string, KeptPark>;
  /** Places that the page of a park knew to be left, by park and day, less what was booked here since. */
  placesLeft: Map<string, number>;
  /** Pages that are the same for everybody; whoever changes what they show says so here. */
  pages: KeptPages;
  /** Many requests of one moment go in one statement (decisions 0051, 0057). */
  batches: {
    bookings: Record<BookingKindName, Batched<Ask<Ordered>, Taken<string>>>;
    scans: Batched<Shown, AnsweredScan>;
    sessions: Batched<ShownToken, FoundSession>;
    turn: Batches['turn'];
  };
  kinds: Record<BookingKindName, BookingKind>;
  /** The checks before a record that visitors book is changed or removed. */
  publishing: PublishingChecks;
  /** Every call that is mounted, in order: for the OpenAPI document, its page and the table of access. */
  endpoints: Endpoint[];
}
