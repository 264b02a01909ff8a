import type { FastifyBaseLogger } from 'fastify';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { BookingKind, BookingLanes } from './booking-kind.ts';
import type { Db } from './kernel/database/database.ts';
import type { Lane, Lanes } from './kernel/database/lanes.ts';
import type { Replica } from './kernel/database/replica/replica.ts';
import type { RateLimits } from './kernel/http/rate-limit.ts';
import type { OrganisationCodes } from './kernel/identity/organisation-codes.ts';
import type { Passwords } from './kernel/identity/passwords.ts';
import type { Clock, Random } from './kernel/operations/clock.ts';
import type { Config } from './kernel/operations/config.ts';
import type { Mailer } from './kernel/operations/mail.ts';
import type { Metrics } from './kernel/operations/metrics.ts';
import type { ObjectStore } from './kernel/operations/object-store/object-store.ts';
import type { Realtime } from './kernel/realtime/realtime.ts';
import type { publishing } from './offerings/service.ts';
import type { AnsweredScan, Shown } from './passes/repository.ts';
import type { Gateways } from './payments/gateways/gateway.ts';

/**
 * Everything of the outside world that the product uses, its kinds of booking by name, and the calls that it serves.
 * Tests hand in their own clock, database and addresses of gateways.
 */
export interface Deps {
  config: Config;
  db: Db;
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
  log: FastifyBaseLogger;
  realtime: Realtime;
  /** Statements that do together what many ask for at the same time; each lane has its figures (decisions 0051, 0057). */
  lanes: {
    bookings: Record<BookingKindName, BookingLanes>;
    scans: Lane<Shown, AnsweredScan>;
    turn: Lanes['turn'];
  };
  kinds: Record<BookingKindName, BookingKind>;
  /** The checks before a record is put before visitors, or removed. */
  publishing: typeof publishing;
  /** Every call that is mounted, in order: for the OpenAPI document, its page and the table of access. */
  endpoints: Endpoint[];
}
