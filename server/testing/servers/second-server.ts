import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Ask, Ordered } from '#server/booking-kind.ts';
import type { BatchOptions } from '#server/kernel/database/batch.ts';
import { type Batches, openBatches } from '#server/kernel/database/batches.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { ROOM_FOR_ALL } from '../rush/room-for-all.ts';
import { caller, PLENTY, type TestApp } from '../test-app.ts';

export type Booking = BatchOptions<Ask<Ordered>, unknown>;

/** A change takes a guard away from the way in which bookings go together, for a test. */
export type Change = (work: Booking) => Partial<Booking>;

export type SecondServer = Pick<TestApp, 'app' | 'deps' | 'call'> & { pool: pg.Pool };

/**
 * Another server on the database of a test, with connections, figures and lines of its own, as another process has them; closed
 * after the test.
 */
export async function aSecondServer(
  use: TestApp,
  change: Change = () => ({}),
  databaseUrl = use.database.appUrl,
  more: Partial<Parameters<typeof buildApp>[1]> = {},
): Promise<SecondServer> {
  const { realtime, log, batches: _, kinds, endpoints, ...world } = use.deps;
  const { db, writes, pool, close } = openDatabase(databaseUrl, () => undefined, 8, PLENTY);
  const own = { ...world, db, writes, metrics: createMetrics() };
  const batches = changed(openBatches(own, log), change);
  const server = await buildApp(own, { pages: 'none', traffic: ROOM_FOR_ALL, batches, ...more });
  onTestFinished(async () => {
    await server.app.close();
    await close();
  });
  return { ...server, pool, call: caller(server.app) };
}

const NOT_BOOKINGS = ['sessions', 'scans'];

const changed = (batches: Batches, change: Change): Batches => ({
  ...batches,
  batch: (options) => {
    if (NOT_BOOKINGS.includes(options.name)) return batches.batch(options);
    return batches.batch({ ...options, ...(change(options as never) as object) });
  },
});

/** Counts what was booked so far in statements for several, or `left out` of them, or `undone` with them. */
export async function counted({ deps }: Pick<TestApp, 'deps'>, how: 'together' | 'left out' | 'undone') {
  const { values } = await deps.metrics.together.get();
  const ours = values.filter(({ labels }) => labels.how === how && !NOT_BOOKINGS.includes(String(labels.what)));
  return ours.reduce((sum, { value }) => sum + value, 0);
}
