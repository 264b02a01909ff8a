import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays, type Day, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
import { tidyHolds } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { analyzeYoung } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { type Act, DEMO_AGENT, keepAsking, perform } from './acts.ts';
import { type Crowd, storyOf } from './crowd.ts';
import { serve } from './desks.ts';
import { demoCrowds } from './offerings.ts';
import { work } from './staff.ts';
import { LONGEST_LEAD } from './visitors.ts';

const HISTORY_DAYS = 90;
const LONGEST_TAIL = 14;
/** Acts per round trip. With more, tokens would be numbered out of order. */
const AT_ONCE = 250;

interface HistoryWish {
  /** 1 is about 63,000 bookings in 90 days. */
  scale: number;
  days?: number;
  /** Stops before the next acts; the next run resumes from there. */
  signal?: AbortSignal;
}

/** Progress of one organisation: `day` is written next; demand is generated up to `next`, exclusive. */
interface ToldDays {
  day: Day;
  next: Day;
  coming: Act[];
}

/**
 * `goOn` writes what has happened up to now, through the product's own use cases with the clock of that time, and
 * returns the number of new bookings (0 without demo organisations). Resumes on the day of the newest booking: acts
 * that exist are known by their ids and are not repeated.
 */
export function openHistory(
  deps: Deps,
  { scale, days = HISTORY_DAYS, signal }: HistoryWish,
): { goOn(): Promise<number> } {
  const told = new Map<string, ToldDays>();

  const begin = async (organisation: string): Promise<ToldDays> => {
    const newest = await newestBooking(deps, organisation);
    if (newest) return { day: dayOf(newest), next: addDays(dayOf(newest), -LONGEST_TAIL), coming: [] };
    const first = addDays(dayOf(deps.clock.now()), -days);
    return { day: addDays(first, -LONGEST_LEAD), next: first, coming: [] };
  };
  const tell = async (acts: Act[]): Promise<number> => {
    let booked = 0;
    acts.sort((one, other) => Number(one.at) - Number(other.at));
    for (let done = 0; done < acts.length && !signal?.aborted; done += AT_ONCE) {
      booked += await perform(deps, acts.slice(done, done + AT_ONCE));
      await setImmediate();
    }
    return booked;
  };
  const goOnAt = async (organisation: string, crowds: readonly Crowd[], until: Date): Promise<number> => {
    const story = told.get(organisation) ?? (await begin(organisation));
    told.set(organisation, story);
    const from = startOfDay(story.day);
    let booked = 0;
    for (; ; story.day = addDays(story.day, 1)) {
      for (; story.next <= addDays(story.day, LONGEST_LEAD); story.next = addDays(story.next, 1)) {
        const acts = crowds.flatMap((crowd) => storyOf(crowd, story.next, scale));
        story.coming = story.coming.concat(acts.filter(({ at }) => at >= from));
      }
      const isToday = story.day === dayOf(until);
      const end = isToday ? until : startOfDay(addDays(story.day, 1));
      booked += await tell(story.coming.filter(({ at }) => at < end));
      if (signal?.aborted) return booked;
      story.coming = story.coming.filter(({ at }) => at >= end);
      await Promise.all(crowds.map((crowd) => serve(deps, crowd, story.day, until)));
      if (isToday) return booked;
      await work(deps, crowds, story.day);
      await analyzeYoung(deps.db);
    }
  };

  return {
    async goOn() {
      const until = deps.clock.now();
      const ways = [...(await demoCrowds(deps))].map(([own, crowds]) => goOnAt(own, crowds, until));
      // Waits for every organisation before a failure is thrown.
      await Promise.allSettled(ways);
      const booked = await Promise.all(ways);
      await tidyHolds(deps);
      await withScope(deps.db, systemScope, (tx) => keepAsking(tx, until));
      return booked.reduce((sum, more) => sum + more, 0);
    },
  };
}

async function newestBooking({ db }: Deps, organisation: string): Promise<Date | null> {
  const { rows } = await withScope(db, systemScope, (tx) =>
    sql<{ at: Date | null }>`
      select max(created_at) as at from booking where organisation_id = ${organisation} and user_agent = ${DEMO_AGENT}`.execute(
      tx,
    ),
  );
  return rows[0]?.at ?? null;
}

export async function serveTokens(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const crowds of (await demoCrowds(deps)).values())
    for (const crowd of crowds) await serve(deps, crowd, dayOf(now), now);
}
