import { setImmediate } from 'node:timers/promises';
import { addDays, type Day, dayOf, startOfDay } from '#contract/kernel/dates.ts';
import { tidyHolds } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { analyzeYoung } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { type Act, DEMO_AGENT, perform } from './acts.ts';
import { patientsOf, serve } from './desks.ts';
import { demoOfferings, type Offerings } from './offerings.ts';
import { guestsOf, studentsOf } from './shows.ts';
import { work } from './staff.ts';
import { LONGEST_LEAD, visitorsOf } from './visitors.ts';

const HISTORY_DAYS = 90;
/** A booking's story ends at most so many days after its day. */
const LONGEST_TAIL = 14;
/** The most acts that go to the database at a time. More would leave the order in which tokens are numbered. */
const AT_ONCE = 250;

interface HistoryWish {
  /** 1 is about 60,000 bookings of 90 days. */
  scale: number;
  /** The history goes back so many days. */
  days?: number;
  /** Ends before the next acts: the next history goes on from there. */
  signal?: AbortSignal;
}

/** All that comes of the bookings for a day. */
export const storyOf = ({ parks, desks }: Offerings, day: Day, scale: number): Act[] => [
  ...parks.flatMap((park) => visitorsOf(park, day, scale)),
  ...desks.flatMap((desk) => patientsOf(desk, day, scale)),
];

/** The same of whatever is booked for many days at once. */
export const storyOfShows = ({ shows, batches }: Offerings, scale: number): Act[] => [
  ...shows.flatMap((show) => guestsOf(show, scale)),
  ...batches.flatMap((batch) => studentsOf(batch, scale)),
];

/**
 * The story of the demo organisations. `goOn` does what has happened up to now, through the product's own use cases at the time of
 * then, and answers how many bookings that were; none where there are no demo organisations. What was done before, it begins
 * with the day of the newest booking again: what was done of it is known by its ids and is not done twice.
 */
export function openHistory(
  deps: Deps,
  { scale, days = HISTORY_DAYS, signal }: HistoryWish,
): { goOn(): Promise<number> } {
  let coming: Act[] = [];
  let begun: { day: Day; next: Day } | null = null;

  const begin = async (offerings: Offerings) => {
    const newest = await newestBooking(deps, offerings.organisations);
    const day = newest ? dayOf(newest) : addDays(dayOf(deps.clock.now()), -days);
    const from = startOfDay(newest ? day : addDays(day, -LONGEST_LEAD));
    coming = storyOfShows(offerings, scale).filter(({ at }) => at >= from);
    return { day: dayOf(from), next: newest ? addDays(day, -LONGEST_TAIL) : day };
  };
  /** Does the acts of an organisation in a day, one while after the other. */
  const tell = async (acts: Act[]): Promise<number> => {
    let booked = 0;
    acts.sort((one, other) => Number(one.at) - Number(other.at));
    for (let done = 0; done < acts.length && !signal?.aborted; done += AT_ONCE) {
      booked += await perform(deps, acts.slice(done, done + AT_ONCE));
      await setImmediate();
    }
    return booked;
  };

  return {
    async goOn() {
      const until = deps.clock.now();
      const today = dayOf(until);
      const offerings = await demoOfferings(deps);
      if (offerings.organisations.length === 0) return 0;
      const isFirst = begun === null;
      begun ??= await begin(offerings);
      const told = begun;
      const from = startOfDay(told.day);
      let booked = 0;
      for (; told.day <= today; told.day = addDays(told.day, 1)) {
        for (; told.next <= addDays(told.day, LONGEST_LEAD); told.next = addDays(told.next, 1))
          coming = coming.concat(storyOf(offerings, told.next, scale).filter(({ at }) => at >= from));
        const end = new Date(Math.min(Number(until), Number(startOfDay(addDays(told.day, 1))) - 1));
        const due = Map.groupBy(
          coming.filter(({ at }) => at <= end),
          ({ organisationId }) => organisationId,
        );
        for (const more of await Promise.all([...due.values()].map(tell))) booked += more;
        if (signal?.aborted) break;
        coming = coming.filter(({ at }) => at > end);
        if (told.day < today || isFirst)
          await Promise.all(offerings.desks.map((desk) => serve(deps, desk, told.day, until)));
        if (told.day === today) break;
        await close(deps, offerings, told.day);
      }
      return booked;
    },
  };
}

/** Ends a day: what nobody paid is given back, and the office does its work. */
async function close(deps: Deps, offerings: Offerings, day: Day): Promise<void> {
  await tidyHolds({ ...deps, clock: { now: () => startOfDay(addDays(day, 1)) } });
  await work(deps, offerings, day);
  await analyzeYoung(deps.db);
}

/** The newest booking of a history; null before its first. */
async function newestBooking(deps: Deps, organisations: readonly string[]): Promise<Date | null> {
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
