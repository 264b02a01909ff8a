import type { Connection } from '#server/kernel/database/connection.ts';
import { idOf } from './rows.ts';

export const DAY = '2027-01-04';
const NOW = '2026-12-01T06:30:00Z';
/** The one park of each organisation. */
const PARK = idOf('w', 1);
const LINES = [
  { category: 'adult', label: 'Adult', price: 10_000, quantity: 2 },
  { category: 'child', label: 'Child', price: 5_000, quantity: 1 },
  { category: 'seniorCitizen', label: 'Senior Citizen', price: 6_000, quantity: 1 },
];
const TOTAL = 31_000;
const PEOPLE = 4;

let made = 0;
/** No two are alike: their ids, keys and mobile numbers. */
const next = () => {
  made += 1;
  return { id: `b${made}`, key: `k${made}`, mobile: String(6_000_000_000 + made) };
};

const each = (name: keyof (typeof LINES)[0]) => LINES.map((line) => line[name]);

/** One visitor books three lines, alone. Throws unless it is booked. */
export async function bookAlone(client: Connection, organisation: string): Promise<void> {
  const { id, key, mobile } = next();
  const { rows } = await client.query({
    name: 'alone',
    text: 'select * from book_ticket($1, $2, $3, 1, $4, $5, $6, $7, $8, $9, $10, $11, 0, null, null, $12, $13, $14, false, null, 1, $15)',
    values: [
      ...[organisation, id, PARK, mobile, DAY],
      ...[each('category'), each('label'), each('price'), each('quantity'), PEOPLE, TOTAL, 'bench', key, 'hash', NOW],
    ],
  });
  if (rows[0].outcome !== 'booked') throw new Error(`A booking alone: ${rows[0].outcome}`);
}

/** So many visitors of one organisation book three lines each, in one statement. Throws unless all are booked. */
export async function bookTogether(client: Connection, organisation: string, visitors: number): Promise<void> {
  const asks = Array.from({ length: visitors }, (_, n) => ({
    ...next(),
    n,
    offering: PARK,
    version: 1,
    date: DAY,
    lines: LINES,
    people: PEOPLE,
    original: TOTAL,
    discount: 0,
    agent: 'bench',
    request: 'hash',
    now: NOW,
  }));
  const { rows } = await client.query({
    name: 'together',
    text: 'select * from book_tickets($1, $2, 1)',
    values: [organisation, JSON.stringify(asks)],
  });
  if (rows.length !== visitors) throw new Error(`Of ${visitors} bookings together ${rows.length} were booked.`);
}
