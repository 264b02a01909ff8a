import { setImmediate } from 'node:timers/promises';
import { addDays, type Day, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
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
  /** 1 is about 63,000 bookings of 90 days. */
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

/** The story of an organisation as far as it is told: `day` is told next, and who comes on days from `next` on is not made up yet. */
interface ToldDays {
  day: Day;
  next: Day;
  coming: Act[];
}

/**
 * The story of the demo organisations, each on its own way through the days. `goOn` does what has happened up to now, through the
 * product's own use cases at the time of then, and answers how many bookings that were; none where there are no demo organisations.
 * What was done before, it begins with the day of the newest booking again: what was done of it is known by its ids and is not done twice.
 */
export function openHistory(
  deps: Deps,
  { scale, days = HISTORY_DAYS, signal }: HistoryWish,
): { goOn(): Promise<number> } {
  const told = new Map<string, ToldDays>();

  const begin = async (own: Offerings, organisation: string): Promise<ToldDays> => {
    const newest = await newestBooking(deps, organisation);
    const day = newest ? dayOf(newest) : addDays(dayOf(deps.clock.now()), -days);
    const first = newest ? day : addDays(day, -LONGEST_LEAD);
    const coming = storyOfShows(own, scale).filter(({ at }) => at >= startOfDay(first));
    return { day: first, next: newest ? addDays(day, -LONGEST_TAIL) : day, coming };
  };
  /** Does the acts of a day, one while after the other. */
  const tell = async (acts: Act[]): Promise<number> => {
    let booked = 0;
    acts.sort((one, other) => Number(one.at) - Number(other.at));
    for (let done = 0; done < acts.length && !signal?.aborted; done += AT_ONCE) {
      booked += await perform(deps, acts.slice(done, done + AT_ONCE));
      await setImmediate();
    }
    return booked;
  };
  const goOnAt = async (own: Offerings, organisation: string, until: Date): Promise<number> => {
    const story = told.get(organisation) ?? (await begin(own, organisation));
    const isFirst = !told.has(organisation);
    told.set(organisation, story);
    const from = startOfDay(story.day);
    let booked = 0;
    for (; ; story.day = addDays(story.day, 1)) {
      for (; story.next <= addDays(story.day, LONGEST_LEAD); story.next = addDays(story.next, 1))
        story.coming = story.coming.concat(storyOf(own, story.next, scale).filter(({ at }) => at >= from));
      const isToday = story.day === dayOf(until);
      const end = isToday ? until : new Date(Number(startOfDay(addDays(story.day, 1))) - 1);
      booked += await tell(story.coming.filter(({ at }) => at <= end));
      if (signal?.aborted) return booked;
      story.coming = story.coming.filter(({ at }) => at > end);
      if (!isToday || isFirst) await Promise.all(own.desks.map((desk) => serve(deps, desk, story.day, until)));
      if (isToday) return booked;
      await work(deps, own, story.day);
      await analyzeYoung(deps.db);
    }
  };

  return {
    async goOn() {
      const until = deps.clock.now();
      const all = await demoOfferings(deps);
      const ways = all.organisations.map((one) => goOnAt(ofOne(all, one), one, until));
      // Nobody is still at work when the caller is told that one could not go on.
      await Promise.allSettled(ways);
      const booked = await Promise.all(ways);
      await tidyHolds(deps);
      return booked.reduce((sum, more) => sum + more, 0);
    },
  };
}

/** The offerings of one organisation alone. */
function ofOne({ parks, desks, shows, batches }: Offerings, organisation: string): Offerings {
  const own = <T extends { organisationId: string }>(all: T[]) =>
    all.filter(({ organisationId }) => organisationId === organisation);
  return {
    organisations: [organisation],
    parks: own(parks),
    desks: own(desks),
    shows: own(shows),
    batches: own(batches),
  };
}

/** The newest booking of a history; null before its first. */
async function newestBooking(deps: Deps, organisation: string): Promise<Date | null> {
  const row = await withScope(deps.db, systemScope, (tx) =>
    tx
      .selectFrom('booking')
      .select((of) => of.fn.max('created_at').as('newest'))
      .where('organisation_id', '=', organisation)
      .where('user_agent', '=', DEMO_AGENT)
      .executeTakeFirst(),
  );
  return row?.newest ?? null;
}
