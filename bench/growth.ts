import { readFileSync } from 'node:fs';
import {
  hotSale,
  type MachineLimits,
  machinesFor,
  type NationalDay,
  secondOf,
  secondsOfABooking,
} from './growth-day.ts';
import { keep, round } from './harness.ts';

/** `npm run sim:growth`: what it reckons, and from which figures, stands in docs/scale.md. */
const read = (name: string) => JSON.parse(readFileSync(`bench/results/${name}.json`, 'utf8'));

/** A machine is kept at half of what it can do, so that a peak within a second, or the loss of one of two, is no matter. */
const LOAD = 0.5;
const DAY_S = 86_400;
/** Our assumed prices in rupees: an hour of a machine of two cores, and a month of a gigabyte of its disk. Yours will differ. */
const RUPEES_AN_HOUR = 10;
const RUPEES_A_GB = 10;
const DISK_GB = 100;
const [bookings] = read('bookings').results;

function measured(): MachineLimits {
  // At the limit, of this code: beside it may stand another checkout, and gates at the pace of people.
  const scans = read('scans').rows.findLast(({ gates }: { gates: string }) => gates === 'never pause');
  if (!bookings.pagesPerSecond) throw new Error('these results are older than the simulation: `npm run bench` first');
  return {
    bookings: bookings.spread.bookingsPerSecond,
    bookingsOfOneDay: bookings.hot.bookingsPerSecond,
    pages: bookings.pagesPerSecond,
    tokens: read('tokens').over100Queues.tokensPerSecond,
    scans: scans.scansPerSecond,
  };
}

/** The same numbers each time. */
function seeded(): () => number {
  let state = 2026;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const DAYS: Record<string, NationalDay> = {
  'one town': { visitors: 20_000, organisations: 10, sales: 0, drawn: 0 },
  'one state': { visitors: 1_000_000, organisations: 500, sales: 1, drawn: 50_000 },
  'the country': { visitors: 10_000_000, organisations: 5000, sales: 0, drawn: 0 },
  'the country, festival': { visitors: 20_000_000, organisations: 5000, sales: 20, drawn: 1_000_000 },
};

function reckon(name: string, day: NationalDay, machine: MachineLimits) {
  const needed = Array.from({ length: DAY_S }, (_, second) => machinesFor(secondOf(day, second), machine, LOAD));
  const sorted = needed.toSorted((a, b) => a - b);
  const peak = secondOf(day, needed.indexOf(sorted.at(-1) ?? 0));
  const sale = day.sales ? hotSale(day, machine, seeded()) : null;
  return {
    day: name,
    visitors: day.visitors,
    machinesOfTwoCores: Math.ceil(sorted.at(-1) ?? 0),
    for99PercentOfSeconds: Math.ceil(sorted[Math.floor(DAY_S * 0.99)] ?? 0),
    peak: Object.fromEntries(Object.entries(peak).map(([what, count]) => [what, round(count)])),
    largestSale: sale && { lastServedAfterSeconds: sale.seconds, triesEach: round(sale.tries, 1) },
  };
}

/** Answers the time, disk and cost of a million paid bookings with their pages and scans, and the number that fits on a disk. */
function aMillion(machine: MachineLimits) {
  const hours = (secondsOfABooking(machine) * 1e6) / 3600 / LOAD;
  const gigabytes = bookings.bytesPerBooking / 1e3;
  return {
    machineHours: round(hours, 1),
    rupeesOfMachines: round(hours * RUPEES_AN_HOUR),
    gigabytes: round(gigabytes, 2),
    rupeesOfDiskAYear: round(gigabytes * RUPEES_A_GB * 12),
    fitOnADiskOf100GB: Math.floor((DISK_GB / gigabytes) * 1e6),
  };
}

const perSecond = measured();
const days = Object.entries(DAYS).map(([name, day]) => reckon(name, day, perSecond));
console.log('a machine of two cores, a second:', perSecond);
console.table(days.map(({ peak, largestSale, ...day }) => ({ ...day, ...peak, ...largestSale })));
const million = aMillion(perSecond);
console.log('a million bookings:', million);
keep('growth', { perSecond, load: LOAD, days, million });
