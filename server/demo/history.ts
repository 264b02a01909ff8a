import { setImmediate } from 'node:timers/promises';
import { addDays, dayOf, startOfDay } from '#contract/kernel/dates.ts';
import type { Deps } from '#server/deps.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { bookingsByDay } from './bookings-by-day.ts';
import { followUp } from './follow-up.ts';
import { demoOfferings, type Offerings } from './offerings.ts';
import { createdAt, DEMO_AGENT, type DemoSale } from './sale.ts';
import { work } from './staff.ts';
import { writeSales } from './writing.ts';

const HISTORY_DAYS = 90;

interface HistoryWish {
  /** 1 is about 70,000 bookings of 90 days. */
  scale: number;
  /** The history goes back so many days. */
  days?: number;
  /** Ends after the day that it is at: what is written is whole, and the next one goes on from there. */
  signal?: AbortSignal;
}

/**
 * Writes what happened at the demo organisations up to now: from `days` ago, or from the newest booking that was written
 * before. A day is one transaction, so that nothing is there twice, wherever it was stopped. Answers the number of
 * bookings; none where there are no demo organisations.
 */
export async function writeHistory(deps: Deps, { scale, days = HISTORY_DAYS, signal }: HistoryWish): Promise<number> {
  const until = deps.clock.now();
  const offerings = await demoOfferings(deps);
  if (offerings.organisations.length === 0) return 0;
  const newest = await newestWritten(deps, offerings);
  const from = newest ?? startOfDay(addDays(dayOf(until), -days));
  const history = bookingsByDay(offerings, { from, until, scale });
  if (newest) await followUp(deps, history.earlier(newest), { from, until });
  let written = 0;
  for (let day = dayOf(from); day <= dayOf(until) && !signal?.aborted; day = addDays(day, 1)) {
    written += await writeDay(deps, history.of(day).filter(within(newest ?? from, until)));
    if (day < dayOf(until)) await work(deps, offerings, day);
    await setImmediate();
  }
  return written;
}

const within =
  (after: Date, until: Date) =>
  (sale: DemoSale): boolean =>
    createdAt(sale) > after && createdAt(sale) <= until;

const writeDay = (deps: Deps, sales: readonly DemoSale[]): Promise<number> =>
  sales.length === 0 ? Promise.resolve(0) : withScope(deps.db, systemScope, (tx) => writeSales(tx, sales));

/** The instant up to which there is a history; null before its first day. */
async function newestWritten(deps: Deps, { organisations }: Offerings): Promise<Date | null> {
  const row = await withScope(deps.db, systemScope, (tx) =>
    tx
      .selectFrom('booking')
      .select((of) => of.fn.max('created_at').as('newest'))
      .where('organisation_id', 'in', organisations)
      .where('user_agent', '=', DEMO_AGENT)
      .executeTakeFirst(),
  );
  return row?.newest ?? null;
}
