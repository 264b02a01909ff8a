import { addDays, type Day, dayOf } from '#contract/kernel/dates.ts';
import { studentsOf } from './enrolments.ts';
import type { Offerings } from './offerings.ts';
import { LONGEST_LEAD, visitorsOf } from './park-days.ts';
import { queueOf } from './queue-days.ts';
import { createdAt, type DemoSale } from './sale.ts';
import { visitsOf } from './show-visits.ts';

interface Span {
  from: Date;
  until: Date;
  scale: number;
}

/** The bookings of the demo organisations, by the day on which they were made. */
export interface BookingsByDay {
  /** Those of one day, oldest first. Days are asked for in their order, each once. */
  of(day: Day): DemoSale[];
  /** Those for the days from `from` on that were made before: what came of them may have come since. */
  earlier(than: Date): DemoSale[];
}

/**
 * A visit is made up with its day, and may have been booked some days before: so days are made up that far ahead, and what
 * is asked for is forgotten. Memory holds a week, whatever the length of the history.
 */
export function bookingsByDay(
  { parks, desks, shows, batches }: Offerings,
  { from, until, scale }: Span,
): BookingsByDay {
  const made = new Map<Day, DemoSale[]>();
  const keep = (sales: readonly DemoSale[]): void => {
    for (const sale of sales) {
      const day = dayOf(createdAt(sale));
      const others = made.get(day);
      if (others) others.push(sale);
      else made.set(day, [sale]);
    }
  };
  for (const show of shows) keep(visitsOf(show, scale, until));
  for (const batch of batches) keep(studentsOf(batch, scale, until));
  const ahead = Math.max(LONGEST_LEAD, ...desks.map(({ bookingDays }) => bookingDays));
  let next = dayOf(from);
  const makeUp = (last: Day): void => {
    for (; next <= last; next = addDays(next, 1)) {
      for (const park of parks) keep(visitorsOf(park, next, scale, until));
      for (const desk of desks) keep(queueOf(desk, next, scale, until));
    }
  };
  return {
    of(day) {
      makeUp(addDays(day, ahead));
      const sales = made.get(day) ?? [];
      made.delete(day);
      return sales.sort((one, other) => createdAt(one).getTime() - createdAt(other).getTime());
    },
    earlier(than) {
      makeUp(addDays(dayOf(than), ahead));
      return [...made.values()].flat().filter((sale) => createdAt(sale) <= than);
    },
  };
}
