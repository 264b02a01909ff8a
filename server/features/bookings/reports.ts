import { sql } from 'kysely';
import type { TicketFilters } from '#contract/bookings/api.ts';
import type { Line } from '#contract/bookings/model.ts';
import { addDays, type Day, startOfDay } from '#contract/dates.ts';
import type { Tx } from '#server/platform/database.ts';

export interface ReportRow {
  createdAt: Day;
  parkName: string;
  documents: { fee: Line[]; totalAmount: number }[];
}

/** Longest range of a report, so that it runs in bounded memory. */
const MOST_DAYS = 366;

/**
 * Paid bookings by business day and park (behaviour.md section 9), newest day first. One document a day and park: its
 * lines are summed by category in the database, so memory is bounded by days x parks x 18, whatever the number of sales.
 */
export async function ticketReport(tx: Tx, filters: TicketFilters, today: Day): Promise<ReportRow[]> {
  const until = filters.endDate || today;
  const earliest = addDays(until, -MOST_DAYS);
  const from = filters.startDate && filters.startDate > earliest ? filters.startDate : earliest;
  const parks = [filters.parkId ?? []].flat().filter(Boolean);
  const day = sql<Day>`to_char(booking.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  const rows = await tx
    .selectFrom('booking_line as line')
    .innerJoin('booking', 'booking.id', 'line.booking_id')
    .innerJoin('park', 'park.id', 'booking.park_id')
    .select([
      day.as('day'),
      'park.id as parkId',
      'park.name as parkName',
      'line.category',
      'line.label',
      'line.price_paise as price',
    ])
    .select([sql<number>`sum(line.quantity)`.as('quantity')])
    .where('booking.status', '=', 'paid')
    .where('booking.created_at', '>=', startOfDay(from))
    .where('booking.created_at', '<', startOfDay(addDays(until, 1)))
    .$if(parks.length > 0, (query) => query.where('booking.park_id', 'in', parks))
    .groupBy([day, 'park.id', 'park.name', 'line.category', 'line.label', 'line.price_paise'])
    .orderBy(day, 'desc')
    .orderBy('park.name')
    .execute();
  return [...Map.groupBy(rows, (row) => `${row.day} ${row.parkId}`).values()].map((group) => {
    const fee = group.map(({ category, label, price, quantity }) => ({
      category,
      label,
      price,
      quantity,
      amount: price * quantity,
    }));
    const [first] = group as [(typeof rows)[number]];
    return {
      createdAt: first.day,
      parkName: first.parkName,
      documents: [{ fee, totalAmount: fee.reduce((sum, { amount }) => sum + amount, 0) }],
    };
  });
}
