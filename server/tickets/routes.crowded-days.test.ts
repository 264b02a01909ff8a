import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { addDays, type Day, dayOf, weekdayOf } from '#contract/kernel/dates/dates.ts';
import { type Slot, slotsInARow } from '#contract/slots/rules.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { countedPlaces, countedSlots } from '#server/testing/rush/rush.ts';
import { type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { freshAddress, peopleForm } from './factory.ts';

const use = useTestApp();
const alone = useTestApp({ alone: true });
const owner = theOwner(use);

/** The days ahead among which visitors choose. */
const AHEAD = 6;
const AT_ONCE = 64;

/** Adults cost ₹100, and ₹150 at weekends. */
const WEEKEND_PARK = {
  advanceDays: AHEAD,
  dayPrices: [{ name: 'Weekend', weekdays: ['sat', 'sun'], prices: [{ category: 'adult', price: 150 }] }],
};
/** Entry by the hour from noon on, for so many people each. */
const slotsFor = (capacity: number) => slotsInARow('12:00', '16:00', 60, capacity);

const priceOn = (day: Day): number => (['sat', 'sun'].includes(weekdayOf(day)) ? 150 : 100);

interface DaysRush {
  /** People of accepted bookings, and of bookings refused as SOLD_OUT. */
  sold: number;
  refused: number;
  /** People above the capacity of their day or slot, and people who were refused though they would have fitted to the end. */
  oversold: number;
  refusedInVain: number;
  /** Bookings at another price than that of their day, for another day than was asked for, or answered with anything else. */
  wrong: number;
}

/** Visitors, 64 at a time, book one to six places on one of seven days, and of its slots; says what became of them, by what they were told. */
async function rushOverDays(
  { call, clock }: TestApp,
  park: { _id: string; dailyCapacity: number | null; slots: Slot[] },
  visitors: number,
  seed: number,
): Promise<DaysRush> {
  const slots = park.slots.length > 0 ? park.slots : [null];
  const places = Array.from({ length: AHEAD + 1 }, (_, ahead) => addDays(dayOf(clock.now()), ahead)).flatMap((day) =>
    slots.map((slot) => ({ day, slot, sold: 0, refused: [] as number[] })),
  );
  let wrong = 0;
  const anyVisit = fc.record({ place: fc.constantFrom(...places), people: fc.integer({ min: 1, max: 6 }) });
  const visits = fc.sample(fc.noBias(anyVisit), { numRuns: visitors, seed });
  const visit = async ({ place, people }: (typeof visits)[number]): Promise<void> => {
    const body = peopleForm(park, people, { selectedDate: place.day, slot: place.slot?.from });
    const { status, json } = await call('POST', '/ticketbooking/add', body, { from: freshAddress() });
    if (status === 201) place.sold += people;
    else if (json?.code === 'SOLD_OUT') place.refused.push(people);
    else wrong += 1;
    const asked = [place.day, place.slot?.from ?? null, people * priceOn(place.day)];
    if (status === 201 && `${asked}` !== `${[json.selectedDate, json.slot, json.totalAmount]}`) wrong += 1;
  };
  for (let done = 0; done < visitors; done += AT_ONCE) await Promise.all(visits.slice(done, done + AT_ONCE).map(visit));
  const summed = (of: (place: (typeof places)[number]) => number) => places.reduce((sum, place) => sum + of(place), 0);
  const soldOn = (day: Day) => summed((place) => (place.day === day ? place.sold : 0));
  const roomOn = (day: Day) => (park.dailyCapacity ?? Number.POSITIVE_INFINITY) - soldOn(day);
  const roomIn = ({ slot, sold }: (typeof places)[number]) => (slot?.capacity ?? Number.POSITIVE_INFINITY) - sold;
  const days = [...new Set(places.map(({ day }) => day))];
  return {
    sold: summed(({ sold }) => sold),
    refused: summed(({ refused }) => refused.reduce((sum, people) => sum + people, 0)),
    oversold:
      summed((place) => Math.max(0, -roomIn(place))) + days.reduce((sum, day) => sum + Math.max(0, -roomOn(day)), 0),
    refusedInVain: summed((place) =>
      place.refused
        .filter((people) => people <= Math.min(roomIn(place), roomOn(place.day)))
        .reduce((sum, people) => sum + people, 0),
    ),
    wrong,
  };
}

/** CROWD_VISITORS=10000 CROWD_SEEDS=20 npx vitest run --project server server/tickets/routes.crowded-days.test.ts asks for a large one and prints its figures. */
const { visitors, seeds } = inject('crowd');
const SEEDS = Array.from({ length: seeds }, (_, at) => at + 1);

/** Days have room for about half of them; slots of one kind of park for fewer, and of another for more. */
function crowdedParks(seed: number): Record<string, object> {
  const dailyCapacity = Math.ceil((visitors * 3.5) / 7 / 2) + seed;
  return {
    days: { dailyCapacity },
    'days and slots': { dailyCapacity, slots: slotsFor(Math.ceil(dailyCapacity / 3)) },
    slots: { dailyCapacity: null, slots: slotsFor(Math.ceil(dailyCapacity / 5)) },
  };
}

test.each(SEEDS)(
  'property: of visitors who crowd into seven days ahead nobody gets a place too many, of a day or a slot, nor another price than that of the day (seed %i)',
  async (seed) => {
    for (const [what, more] of Object.entries(crowdedParks(seed))) {
      const park = await aPark(use, owner, { ...WEEKEND_PARK, ...more });
      const rush = await rushOverDays(use, park, visitors, seed);
      process.stdout.write(`seed ${seed}: ${visitors} visitors, ${what}, ${JSON.stringify(rush)}\n`);
      expect(rush).toMatchObject({ oversold: 0, refusedInVain: 0, wrong: 0 });
      expect(Math.min(rush.sold, rush.refused)).toBeGreaterThan(0);
      expect(await countedPlaces(use, park)).toEqual({ taken: rush.sold, held: rush.sold, live: rush.sold });
      expect(await countedSlots(use, park)).toBe(what === 'days' ? 0 : rush.sold);
    }
  },
  1_800_000,
);

/** The one condition of days, and that of slots, in each of the two statements that take places. */
const UNGUARDED = {
  days: `
  execute replace(pg_get_functiondef('take_places'::regproc), 'p_capacity is null or taken + p_people <= p_capacity', 'true');
  execute replace(pg_get_functiondef('take_days'::regproc), 'visit.capacity is null or taken + visit.people <= visit.capacity', 'true');`,
  slots: `
  execute replace(pg_get_functiondef('take_places'::regproc), '+ p_people <= p_slot_capacity', '<= 1000000');
  execute replace(pg_get_functiondef('take_days'::regproc), '+ visit.people <= visit.slot_capacity', '<= 1000000');`,
};

// Its functions would have another text on the machines of a cluster.
test.skipIf(inject('testServer').workers.length > 0).each([
  ['days' as const, { dailyCapacity: 5 }, 128],
  ['slots' as const, { dailyCapacity: 1000, slots: slotsFor(6) }, 256],
])('control: without their condition %s ahead are oversold, so the property can fail', async (what, more, seed) => {
  await alone.database.asOwner(`do $do$ begin ${UNGUARDED[what]} end $do$`);
  const park = await aPark(alone, await anOwner(alone), { ...WEEKEND_PARK, ...more });
  const { oversold, wrong } = await rushOverDays(alone, park, seed, 1);
  expect([oversold > 0, wrong]).toEqual([true, 0]);
});
