import fc from 'fast-check';
import { addDays, type Day, dayOf, weekdayOf } from '#contract/kernel/dates/dates.ts';
import { type Slot, slotsInARow } from '#contract/slots/rules.ts';
import { freshAddress, peopleForm } from '#server/tickets/factory.ts';
import type { TestApp } from '../test-app.ts';

/** The days ahead among which visitors choose. */
const AHEAD = 6;
const AT_ONCE = 64;

/** Adults cost ₹100, and ₹150 at weekends. */
export const WEEKEND_PARK = {
  advanceDays: AHEAD,
  dayPrices: [{ name: 'Weekend', weekdays: ['sat', 'sun'], prices: [{ category: 'adult', price: 150 }] }],
};
/** Entry by the hour from noon on, for so many people each. */
export const slotsFor = (capacity: number) => slotsInARow('12:00', '16:00', 60, capacity);

const priceOn = (day: Day): number => (['sat', 'sun'].includes(weekdayOf(day)) ? 150 : 100);

export interface DaysRush {
  /** People whose booking was taken, and of those that were told the day is full. */
  sold: number;
  refused: number;
  /** People above the capacity of their day or slot, and people who were refused though they would have fitted to the end. */
  oversold: number;
  refusedInVain: number;
  /** Bookings at another price than that of their day, for another day than was asked for, or answered with anything else. */
  wrong: number;
}

/** Visitors, 64 at a time, book one to six places on one of seven days, and of its slots; says what became of them, by what they were told. */
export async function rushOverDays(
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
