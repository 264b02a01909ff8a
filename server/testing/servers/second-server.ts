import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Ask, Ordered } from '#server/booking-kind.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import { type Lanes, openLanes } from '#server/kernel/database/lanes.ts';
import type { JointWork } from '#server/kernel/database/together.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { ROOM_FOR_ALL } from '../rush/room-for-all.ts';
import { caller, PLENTY, type TestApp } from '../test-app.ts';

export type Booking = JointWork<Ask<Ordered>, unknown>;

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
  const { realtime, log, lanes: _, kinds, endpoints, ...world } = use.deps;
  const { db, writes, pool, close } = openDatabase(databaseUrl, () => undefined, 8, PLENTY);
  const own = { ...world, db, writes, metrics: createMetrics() };
  const lanes = changed(openLanes(own, log), change);
  const server = await buildApp(own, { pages: 'none', traffic: ROOM_FOR_ALL, lanes, ...more });
  onTestFinished(async () => {
    await server.app.close();
    await close();
  });
  return { ...server, pool, call: caller(server.app) };
}

const changed = (lanes: Lanes, change: Change): Lanes => ({
  ...lanes,
  named: (what, whose, work) => {
    if (what === 'made') return lanes.named(what, whose, work);
    return lanes.named(what, whose, { ...work, ...(change(work as never) as object) });
  },
});

/** Counts what was booked so far in statements for several, or `left out` of them, or `undone` with them. */
export async function counted({ deps }: Pick<TestApp, 'deps'>, how: 'together' | 'left out' | 'undone') {
  const { values } = await deps.metrics.together.get();
  const ours = values.filter(({ labels }) => labels.how === how && !['made', 'sessions'].includes(String(labels.what)));
  return ours.reduce((sum, { value }) => sum + value, 0);
}
