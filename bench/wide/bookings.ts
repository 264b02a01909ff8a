import type { Connection } from '#server/kernel/database/connection.ts';
import { idOf } from '../rows.ts';

export const DAY = '2027-01-04';
const NOW = '2026-12-01T06:30:00Z';
const parkOf = (organisation: string): string => idOf('w', 1, organisation);
const LINES = [
  { category: 'adult', label: 'Adult', price: 10_000, quantity: 2 },
  { category: 'child', label: 'Child', price: 5_000, quantity: 1 },
  { category: 'seniorCitizen', label: 'Senior Citizen', price: 6_000, quantity: 1 },
];
const TOTAL = 31_000;
const PEOPLE = 4;

let made = 0;
const next = () => {
  made += 1;
  return { id: `b${made}`, key: `k${made}`, mobile: String(6_000_000_000 + made) };
};

/** Three lines each, in one statement. Throws unless all are booked. */
export async function bookInOne(client: Connection, organisation: string, visitors: number): Promise<void> {
  const asks = Array.from({ length: visitors }, (_, n) => ({
    ...next(),
    n,
    offering: parkOf(organisation),
    version: 1,
    date: DAY,
    lines: LINES,
    people: PEOPLE,
    original: TOTAL,
    discount: 0,
    eager: false,
    agent: 'bench',
    request: 'hash',
    now: NOW,
  }));
  const { rows } = await client.query({
    name: 'booked',
    text: 'select * from book_tickets($1, $2, 1)',
    values: [organisation, JSON.stringify(asks)],
  });
  const booked = rows.filter(({ outcome }) => outcome === 'booked').length;
  if (booked !== visitors) throw new Error(`Of ${visitors} bookings ${booked} were booked.`);
}
