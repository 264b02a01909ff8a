import type { FastifyBaseLogger } from 'fastify';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { BookingKind } from '#server/booking-kind.ts';
import type { Gateways } from '#server/features/payments/gateways/gateway.ts';
import type { Clock, Random } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Db } from '#server/platform/database.ts';
import type { Lanes } from '#server/platform/lanes.ts';
import type { Mailer } from '#server/platform/mail.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import type { ObjectStore } from '#server/platform/object-store/object-store.ts';
import type { Passwords } from '#server/platform/passwords.ts';
import type { RateLimits } from '#server/platform/rate-limit.ts';
import type { Realtime } from '#server/platform/realtime/realtime.ts';
import type { Replica } from '#server/platform/replica/replica.ts';

/**
 * Everything of the outside world that the product uses, its kinds of booking by name, and the calls that it serves.
 * Tests hand in their own clock, database and addresses of gateways.
 */
export interface Deps {
  config: Config;
  db: Db;
  /** Where reports and lists are read, if there is one. */
  replica?: Replica;
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
  /** Statements that do together what many ask for at the same time. */
  lanes: Lanes;
  kinds: Record<BookingKindName, BookingKind>;
  /** Every call that is mounted, in order: for the OpenAPI document, its page and the table of access. */
  endpoints: Endpoint[];
}
