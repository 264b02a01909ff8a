/** The measured most that one machine of the benches does in a second. */
export interface MachineLimits {
  bookings: number;
  /** All of one day of one park. */
  bookingsOfOneDay: number;
  pages: number;
  tokens: number;
  scans: number;
}

/** A day of the whole country. */
export interface NationalDay {
  visitors: number;
  organisations: number;
  /** This many of the largest organisations open a sale at ten; each draws `drawn` visitors within ten minutes. */
  sales: number;
  drawn: number;
}

/** Requests of one second, by what they cost. */
export type Second = Record<'bookings' | 'pages' | 'tokens' | 'scans', number>;

/** Visitors of a booking, pages that they open for it, and calls to pay it, each about as dear as a booking. */
const PEOPLE = 2.5;
const PAGES = 4;
const CALLS_TO_PAY = 3;
/** The shares of all visitors: those with tickets are scanned, the others have tokens. */
const TICKETS = 0.7;
const TOKENS = 0.3;
/** The share of a day's calls in each hour: sales peak before noon and in the evening, gates before noon. */
const HOURS = [0, 0, 0, 0, 0, 1, 3, 6, 9, 12, 13, 11, 8, 6, 6, 7, 9, 10, 9, 7, 5, 3, 1, 0];
const ALL_HOURS = HOURS.reduce((sum, hour) => sum + hour, 0);

const FROM_S = 10 * 3600;
const SALE_S = 600;

/** Answers the calls in one second of the day; the sales come on top, most in their first minute. */
export function secondOf({ visitors, sales, drawn }: NationalDay, second: number): Second {
  const share = (HOURS[Math.floor(second / 3600)] ?? 0) / ALL_HOURS / 3600;
  const since = second - FROM_S;
  const rush = since >= 0 && since < SALE_S ? (sales * drawn * Math.exp(-since / 120)) / 120 : 0;
  const bought = (visitors * TICKETS * share + rush) / PEOPLE;
  return {
    bookings: bought * (1 + CALLS_TO_PAY),
    pages: bought * PAGES + visitors * TOKENS * share * PAGES,
    tokens: visitors * TOKENS * share,
    scans: (visitors * TICKETS * share) / PEOPLE,
  };
}

/** Answers the number of machines that a second keeps busy, each up to the share `load` of its limits. */
export const machinesFor = (asked: Second, machine: MachineLimits, load: number): number =>
  (asked.bookings / machine.bookings +
    asked.pages / machine.pages +
    asked.tokens / machine.tokens +
    asked.scans / machine.scans) /
  load;

/** Seconds for which a paid booking with its pages and its scan keeps one machine busy, at its limit. */
export const secondsOfABooking = (machine: MachineLimits): number =>
  (1 + CALLS_TO_PAY) / machine.bookings + PAGES / machine.pages + 1 / machine.scans;

/**
 * One park opens a day that everybody wants: those who come in a second, and those who were told to come again after two to
 * eight seconds, as the server tells them. Answers when the last one had an answer, seconds, and how often each had to ask.
 */
export function hotSale({ drawn }: NationalDay, { bookingsOfOneDay }: MachineLimits, random: () => number) {
  const again = new Map<number, number>();
  let [asked, served, second] = [0, 0, 0];
  const all = Math.round(drawn / PEOPLE);
  /** Answers the number of visitors that the sale has drawn by then. */
  const came = (at: number) =>
    Math.round((all * (1 - Math.exp(-Math.min(at, SALE_S) / 120))) / (1 - Math.exp(-SALE_S / 120)));
  for (; served < all; second += 1) {
    const fresh = came(second + 1) - came(second);
    const come = fresh + (again.get(second) ?? 0);
    const now = Math.min(come, bookingsOfOneDay);
    asked += come;
    served += now;
    for (let left = come - now; left > 0; left -= 1) {
      const at = second + 2 + Math.floor(random() * 7);
      again.set(at, (again.get(at) ?? 0) + 1);
    }
  }
  return { seconds: second, tries: asked / served };
}
