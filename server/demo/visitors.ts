import { type CategoryKey, offeredCategories } from '#contract/fees/rules.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { notFound } from '#contract/kernel/errors.ts';
import { minutesOf } from '#contract/opening-days/rules.ts';
import { scopeOf } from '#server/kernel/database/scope.ts';
import { addressFrom } from '#server/kernel/http/address.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { parkOffering } from '#server/parks/service.ts';
import { priceTicket } from '#server/tickets/service.ts';
import { type Act, bookingAt } from './acts.ts';
import { busyness } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import { ARRIVALS, closingMinute, instantAt, later, latest, minuteBetween, ONLINE } from './hours.ts';
import type { Offerings } from './offerings.ts';
import { pay } from './payments.ts';
import { mobileOf } from './people.ts';

/** A park as far as its story needs it. */
type DemoPark = Offerings['parks'][number];

/** People book so many days before the visit. */
const LEAD = [62, 16, 9, 6, 4, 2, 1].map((often, days) => [often, days] as const);
export const LONGEST_LEAD = LEAD.length - 1;

/** Bookings of an ordinary day at a park without a limit; where there is one, a share of it: parties of three fill the best days. */
const ORDINARY = 150;
const SHARE_OF_CAPACITY = 0.11;
const SHARE_OF_LISTED_DAYS = 0.2;
/** This share of people try a code that they were told. */
const KNOW_A_CODE = 0.07;
const SHOWN_AGAIN = 0.018;
const GATES = ['Main gate', 'Main gate', 'East gate', 'Car park'];

const perDay = ({ dailyCapacity, customDatesEnabled }: DemoPark, scale: number): number =>
  dailyCapacity === null
    ? ORDINARY * scale
    : dailyCapacity * (customDatesEnabled ? SHARE_OF_LISTED_DAYS : SHARE_OF_CAPACITY) * Math.min(scale, 1);

/** Everybody who comes, or wants to come, to a park on a day. */
export function visitorsOf(park: DemoPark, day: Day, scale: number): Act[] {
  if (park.customDatesEnabled && !park.customDates.includes(day)) return [];
  const count = perDay(park, scale) * chanceOf('visitors', park.id, day).between(85, 115) * 0.01;
  const parties = Array.from({ length: Math.round(count * busyness('park', day, park.createdAt)) }, (_, n) => n);
  return parties.flatMap((n) => aParty(park, day, n, chanceOf('visit', park.id, day, String(n))));
}

/** One party, from the basket to the gate. */
function aParty(park: DemoPark, day: Day, n: number, chance: Chance): Act[] {
  const { organisationId } = park;
  const [lead, opens, closes] = [chance.weighed(LEAD), minutesOf(park.opensAt), closingMinute(park)];
  const minute =
    lead > 0
      ? minuteBetween(chance, ONLINE, 0, 1440)
      : minuteBetween(chance, ONLINE, Math.max(0, opens - 180), closes - 75);
  const at = instantAt(addDays(day, -lead), minute);
  const comesAt = minuteBetween(chance, ARRIVALS, Math.max(opens, lead > 0 ? 0 : minute + 12), closes - 30);
  const slot = park.slots.find(({ from, until }) => minutesOf(from) <= comesAt && comesAt < minutesOf(until));
  const lines = Object.entries(aBasket(park, chance)).map(([label, quantity]) => ({ label, quantity }));
  const couponCode = chance.happens(KNOW_A_CODE) ? (chance.pick(park.coupons)?.code ?? null) : null;
  const body = { parkId: park.id, mobile: mobileOf(park.place, day, n), lines, visitDate: day, slot: slot?.from };
  const booked = bookingAt(chance, at, 'park-ticket', organisationId, async (then, now) => {
    const offering = await parkOffering(now, park.id);
    if (!offering) throw notFound('park');
    const by = { address: addressFrom('192.0.2.1'), actor: null };
    const price = (code: string | null) => priceTicket(then, { ...body, couponCode: code }, offering, by);
    // A code that does not hold for this order is left out.
    const priced = couponCode ? await price(couponCode).catch(() => price(null)) : await price(null);
    return { ...priced, offering, organisationId, place: '' };
  });
  const { acts, comes } = pay(booked, 'park', chance);
  return [booked, ...acts, ...(comes ? scans(park, booked, later(instantAt(day, comesAt), 0), chance) : [])];
}

/** The way of a party through the gate at that instant, and not before it has booked; sometimes its ticket is shown again. */
function scans({ inspector, id: parkId }: DemoPark, booked: Act, planned: Date, chance: Chance): Act[] {
  if (!inspector) return [];
  const { booking, organisationId } = booked;
  const at = latest(later(booked.at, chance.between(5, 12)), planned);
  const gate = chance.pick(GATES);
  const times = chance.happens(SHOWN_AGAIN) ? [at, later(at, chance.between(2, 40))] : [at];
  const deviceId = `phone-${gate.toLowerCase().replace(' ', '-')}`;
  const where = { organisationId, accountId: inspector.accountId, parkId, gate, deviceId };
  const read = { bookingId: booking, passParkId: parkId, otherwise: 'unknown' } as const;
  return times.map((at): Act => {
    const shown = { scanId: randomId(chance), read, ...where, at, day: dayOf(at), receivedAt: at, asked: true };
    return { does: 'scan', at, booking, organisationId, scan: { scope: scopeOf({ ...inspector, at }), scan: shown } };
  });
}

const GROWN: readonly CategoryKey[] = ['adult', 'gaadult', 'vipadult', 'women', 'seniorCitizen'];
const KIDS: readonly CategoryKey[] = ['child', 'gakid', 'vipkid'];

/** Parties: how many of a hundred they are, and how many are grown up and children, at least and at most. */
const PARTIES: readonly [often: number, people: readonly [number, number, number, number]][] = [
  [24, [2, 2, 0, 0]],
  [48, [2, 2, 1, 3]],
  [16, [3, 6, 0, 0]],
  [7, [1, 3, 0, 1]],
  [5, [1, 1, 0, 0]],
];

/** People come with these, or carry them. */
const ALONG = {
  twowheeler: 0.16,
  fourwheeler: 0.2,
  camera: 0.04,
  photography: 0.06,
  physicallyChallenged: 0.02,
  family: 0.05,
};

/** Draws who comes together, and what of it the park sells. Most are grown up in the way that the park names first. */
function aBasket({ fees }: DemoPark, chance: Chance): Partial<Record<CategoryKey, number>> {
  const offered = new Set(offeredCategories(fees).map(({ key }) => key));
  const basket: Partial<Record<CategoryKey, number>> = {};
  const add = (sorts: readonly CategoryKey[], count: number) => {
    const sold = sorts.filter((key) => offered.has(key));
    for (let n = 0; n < count; n += 1) {
      const key = (chance.happens(0.7) ? sold[0] : chance.pick(sold)) ?? 'ticket';
      basket[key] = (basket[key] ?? 0) + 1;
    }
  };
  const [fewest, most, leastKids, mostKids] = chance.weighed(PARTIES);
  add(GROWN, chance.between(fewest, most));
  add(KIDS, chance.between(leastKids, mostKids));
  for (const [key, often] of Object.entries(ALONG) as [CategoryKey, number][])
    if (chance.happens(often) && offered.has(key)) basket[key] = 1;
  return basket;
}
