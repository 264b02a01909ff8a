import { type CategoryKey, offeredCategories } from '#contract/fees/rules.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates.ts';
import { notFound } from '#contract/kernel/errors.ts';
import { scopeOf } from '#server/kernel/database/scope.ts';
import { addressFrom } from '#server/kernel/http/address.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { parkOffering } from '#server/parks/service.ts';
import { priceTicket } from '#server/tickets/service.ts';
import { type Act, bookingAt } from './acts.ts';
import { busyness } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import { ARRIVALS, closingMinute, instantAt, later, latest, minuteBetween, minuteOf, ONLINE } from './hours.ts';
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
  const lead = chance.weighed(LEAD);
  const opens = minuteOf(park.opensAt);
  const minute =
    lead > 0
      ? minuteBetween(chance, ONLINE, 0, 1440)
      : minuteBetween(chance, ONLINE, Math.max(0, opens - 180), closingMinute(park) - 75);
  const lines = Object.entries(aBasket(park, chance)).map(([label, quantity]) => ({ label, quantity }));
  const couponCode = chance.happens(KNOW_A_CODE) ? (chance.pick(park.coupons)?.code ?? null) : null;
  const body = { parkId: park.id, mobile: mobileOf(park.place, day, n), lines, visitDate: day };
  const at = instantAt(addDays(day, -lead), minute);
  const booked = bookingAt(chance, at, 'park-ticket', organisationId, async (then, now) => {
    const offering = await parkOffering(now, park.id);
    if (!offering) throw notFound('park');
    const by = { address: addressFrom('192.0.2.1'), actor: null };
    const price = (code: string | null) => priceTicket(then, { ...body, couponCode: code }, offering, by);
    // A code that does not hold for this order is left out.
    const priced = couponCode ? await price(couponCode).catch(() => price(null)) : await price(null);
    return { ...priced, offering, organisationId, place: '' };
  });
  const { acts, comes } = pay(booked, park.payee, chance);
  return [booked, ...acts, ...(comes ? scans(park, booked, day, chance) : [])];
}

/** The way of a party through the gate on its day, not before it has booked; sometimes its ticket is shown again. */
function scans(
  { inspector, id: parkId, ...park }: DemoPark,
  { booking, organisationId, at: booked }: Act,
  day: Day,
  chance: Chance,
): Act[] {
  const planned = instantAt(day, minuteBetween(chance, ARRIVALS, minuteOf(park.opensAt), closingMinute(park) - 30));
  const at = latest(later(booked, chance.between(12, 60)), planned);
  const gate = chance.pick(GATES);
  const times = chance.happens(SHOWN_AGAIN) ? [at, later(at, chance.between(2, 40))] : [at];
  if (!inspector) return [];
  const deviceId = `phone-${gate.toLowerCase().replace(' ', '-')}`;
  const where = { organisationId, accountId: inspector.accountId, parkId, gate, deviceId };
  const read = { bookingId: booking, passParkId: parkId, otherwise: 'unknown' } as const;
  return times.map((at): Act => {
    const shown = { scanId: randomId(chance), read, ...where, at, day: dayOf(at), receivedAt: at, asked: true };
    return { does: 'scan', at, booking, organisationId, scan: { scope: scopeOf({ ...inspector, at }), scan: shown } };
  });
}

/** A sort of people, or what they carry, by the categories that can stand for it, the best first. */
const SORTS = {
  grown: ['adult', 'gaadult', 'vipadult'],
  best: ['vipadult', 'adult', 'gaadult'],
  woman: ['women', 'adult', 'gaadult'],
  old: ['seniorCitizen', 'adult', 'gaadult'],
  kid: ['child', 'gakid', 'vipkid'],
  bestKid: ['vipkid', 'child', 'gakid'],
  family: ['family', 'adult', 'gaadult'],
  more: ['familyAddon', 'child', 'gakid'],
} satisfies Record<string, CategoryKey[]>;

/** Parties: how many of a hundred they are, and who is in one, at least and at most so many of a sort. */
const PARTIES: readonly [often: number, people: Partial<Record<keyof typeof SORTS, readonly [number, number]>>][] = [
  [24, { grown: [1, 1], woman: [1, 1] }],
  [30, { grown: [2, 2], kid: [1, 3] }],
  [18, { best: [2, 2], bestKid: [1, 2] }],
  [14, { grown: [3, 6] }],
  [6, { grown: [1, 1], old: [1, 2] }],
  [5, { grown: [1, 1] }],
  [5, { family: [1, 1], more: [1, 2] }],
];

/** People come with these, or carry them. */
const ALONG = { twowheeler: 0.16, fourwheeler: 0.2, camera: 0.04, photography: 0.06, physicallyChallenged: 0.02 };

/** Draws who comes together, and what of it the park sells. */
function aBasket({ fees }: DemoPark, chance: Chance): Partial<Record<CategoryKey, number>> {
  const offered = new Set(offeredCategories(fees).map(({ key }) => key));
  const basket: Partial<Record<CategoryKey, number>> = {};
  const people = Object.entries(chance.weighed(PARTIES));
  for (const [sort, [least, most]] of people) {
    const key = SORTS[sort as keyof typeof SORTS].find((one) => offered.has(one)) ?? 'ticket';
    basket[key] = (basket[key] ?? 0) + chance.between(least, most);
  }
  for (const [key, often] of Object.entries(ALONG) as [CategoryKey, number][])
    if (chance.happens(often) && offered.has(key)) basket[key] = 1;
  return basket;
}
