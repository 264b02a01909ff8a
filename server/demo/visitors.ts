import type { Coupon } from '#contract/coupons/model.ts';
import { type CategoryKey, offeredCategories } from '#contract/fees/rules.ts';
import { addDays, type Day } from '#contract/kernel/dates.ts';
import { notFound } from '#contract/kernel/errors.ts';
import type { Park } from '#contract/parks/model.ts';
import type { Principal } from '#server/kernel/database/scope.ts';
import { addressFrom } from '#server/kernel/http/address.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { parkOffering } from '#server/parks/service.ts';
import { priceTicket } from '#server/tickets/service.ts';
import { type Act, bookingAt } from './acts.ts';
import { busyness } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import { ARRIVALS, closingMinute, instantAt, later, latest, minuteBetween, minuteOf, ONLINE } from './hours.ts';
import { type DemoPayee, pay } from './payments.ts';
import { mobileOf } from './people.ts';

/** A park as far as its story needs it. */
export interface DemoPark extends Park {
  payee: DemoPayee;
  /** Its place among the demo parks: who comes here has numbers of their own. */
  place: number;
  opensAt: string;
  closesAt: string;
  coupons: readonly Pick<Coupon, 'id' | 'code' | 'organisationId'>[];
  /** Nobody where nobody stands at its gate. */
  inspector: Principal | undefined;
}

/** People book so many days before the visit. */
const LEAD = { 0: 62, 1: 16, 2: 9, 3: 6, 4: 4, 5: 2, 6: 1 };
export const LONGEST_LEAD = 6;

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
  const lead = Number(chance.weighed(LEAD));
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
  const shown = (time: Date) => ({ id: randomId(chance), parkId, gate, inspector: { ...inspector, at: time } });
  return times.map((time) => ({ does: 'scan', at: time, booking, organisationId, scan: shown(time) }));
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

/** Parties by how many of a hundred they are, and who is in one: at least and at most so many of a sort. */
const PARTIES: Record<
  string,
  { often: number; people: Partial<Record<keyof typeof SORTS, readonly [number, number]>> }
> = {
  couple: { often: 24, people: { grown: [1, 1], woman: [1, 1] } },
  family: { often: 30, people: { grown: [2, 2], kid: [1, 3] } },
  treat: { often: 18, people: { best: [2, 2], bestKid: [1, 2] } },
  friends: { often: 14, people: { grown: [3, 6] } },
  elders: { often: 6, people: { grown: [1, 1], old: [1, 2] } },
  alone: { often: 5, people: { grown: [1, 1] } },
  pass: { often: 5, people: { family: [1, 1], more: [1, 2] } },
};
const OFTEN = Object.fromEntries(Object.entries(PARTIES).map(([name, { often }]) => [name, often]));

/** People come with these, or carry them. */
const ALONG = { twowheeler: 0.16, fourwheeler: 0.2, camera: 0.04, photography: 0.06, physicallyChallenged: 0.02 };

/** Draws who comes together, and what of it the park sells. */
function aBasket({ fees }: DemoPark, chance: Chance): Partial<Record<CategoryKey, number>> {
  const offered = new Set(offeredCategories(fees).map(({ key }) => key));
  const basket: Partial<Record<CategoryKey, number>> = {};
  const people = Object.entries(PARTIES[chance.weighed(OFTEN)]?.people ?? {});
  for (const [sort, [least, most]] of people) {
    const key = SORTS[sort as keyof typeof SORTS].find((one) => offered.has(one)) ?? 'ticket';
    basket[key] = (basket[key] ?? 0) + chance.between(least, most);
  }
  for (const [key, often] of Object.entries(ALONG) as [CategoryKey, number][])
    if (chance.happens(often) && offered.has(key)) basket[key] = 1;
  return basket;
}
