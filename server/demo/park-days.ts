import { firstProblem, quoteTicket, type TicketPark, withDiscount } from '#contract/bookings/kinds/park-ticket.ts';
import type { Coupon } from '#contract/coupons/model.ts';
import { calculate, firstCouponProblem } from '#contract/coupons/rules.ts';
import { type CategoryKey, offeredCategories } from '#contract/fees/rules.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates.ts';
import { placeDayAt } from '#contract/opening-days/rules.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { busyness } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import { admit, type DemoGate } from './gate.ts';
import { closingMinute, instantAt, minuteBetween, minuteOf, ONLINE } from './hours.ts';
import { type DemoPayee, pay } from './paying.ts';
import { mobileOf } from './people.ts';
import { createdAt, type DemoSale, newSale } from './sale.ts';

/** A park as far as its history needs it. */
export interface DemoPark extends TicketPark, DemoPayee, DemoGate {
  id: string;
  organisationId: string;
  /** Its place among the demo parks: who comes here has numbers of their own. */
  place: number;
  opened: Day;
  couponsEnabled: boolean;
  dailyCapacity: number | null;
  coupons: readonly Coupon[];
}

/** People book so many days before the visit. */
const LEAD = { 0: 62, 1: 16, 2: 9, 3: 6, 4: 4, 5: 2, 6: 1 };
export const LONGEST_LEAD = 6;

/** Bookings of an ordinary day at a park without a limit; where there is one, a share of it: parties of three fill the best days. */
const ORDINARY = 235;
const SHARE_OF_CAPACITY = 0.13;
const SHARE_OF_LISTED_DAYS = 0.2;
/** Some places are always left to people who try the product. */
const SOLD_AT_MOST = 0.95;

const perDay = ({ dailyCapacity, customDatesEnabled }: DemoPark, scale: number): number =>
  dailyCapacity === null
    ? ORDINARY * scale
    : dailyCapacity * (customDatesEnabled ? SHARE_OF_LISTED_DAYS : SHARE_OF_CAPACITY) * Math.min(scale, 1);

/** Everybody who comes, or wanted to come, to a park on a day, in the order of their bookings; as it stands at `until`. */
export function visitorsOf(park: DemoPark, day: Day, scale: number, until: Date): DemoSale[] {
  const chance = chanceOf('visitors', park.id, day);
  const count = chance.about(perDay(park, scale)) * 0.25 + perDay(park, scale) * 0.75;
  const sales: DemoSale[] = [];
  let people = 0;
  for (let n = 0; n < Math.round(count * busyness('park', day, park.opened)); n += 1) {
    const sale = aVisit(park, day, n, chanceOf('visit', park.id, day, String(n)), until);
    if (!sale) continue;
    people += sale.booking.people;
    if (park.dailyCapacity !== null && people > park.dailyCapacity * SOLD_AT_MOST) break;
    sales.push(sale);
  }
  return sales.sort((one, other) => createdAt(one).getTime() - createdAt(other).getTime());
}

/** One party, from the basket to the gate; null where the rules of the product forbid it. */
function aVisit(park: DemoPark, day: Day, n: number, chance: Chance, until: Date): DemoSale | null {
  const created = bookedAt(park, day, chance);
  const quantities = aBasket(park, chance);
  const mobile = mobileOf(park.place, day, n);
  if (firstProblem({ mobile, quantities, visitDate: day }, park, placeDayAt(park, created))) return null;
  const { lines, ...priced } = quoteTicket(quantities, park);
  const quote = { lines, ...priced };
  const coupon = aCoupon(park, { original: quote.original, mobile, today: dayOf(created), isFirst: n === 0 }, chance);
  const { discount, people, original } = coupon
    ? withDiscount(quote, calculate(coupon, quote.original).discount)
    : quote;
  const sale = newSale({
    id: newId(chance, park.organisationId),
    kind: 'park-ticket',
    organisation_id: park.organisationId,
    park_id: park.id,
    mobile,
    visit_date: day,
    people,
    original_paise: original,
    discount_paise: discount,
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    gateway: park.gateway,
    created_at: created,
  });
  sale.lines = lines.map(({ category, label, price, quantity }) => ({
    organisation_id: park.organisationId,
    booking_id: sale.booking.id,
    category,
    label,
    price_paise: price,
    quantity,
  }));
  pay(sale, park, chance, until);
  hold(sale, park);
  admit(sale, park, chance, until);
  return sale;
}

/** Some days before at any hour, or on the day itself until shortly before it closes. */
function bookedAt(park: DemoPark, day: Day, chance: Chance): Date {
  const lead = Number(chance.weighed(LEAD));
  if (lead > 0) return instantAt(addDays(day, -lead), minuteBetween(chance, ONLINE, 0, 1440));
  const opens = minuteOf(park.opensAt);
  return instantAt(day, minuteBetween(chance, ONLINE, Math.max(0, opens - 180), closingMinute(park) - 75));
}

/** Keeps the places of what is paid, awaited or held, where places are counted, and its use of the coupon. */
function hold({ booking }: DemoSale, { dailyCapacity }: DemoPark): void {
  const isHeld = booking.status === 'paid' || booking.status === 'awaited' || Boolean(booking.hold_until);
  booking.places_held = isHeld && dailyCapacity !== null && booking.people > 0;
  booking.coupon_held = isHeld && Boolean(booking.coupon_id);
}

type Basket = Partial<Record<CategoryKey, number>>;
type Party = keyof typeof PARTIES;
const PARTIES = { couple: 30, family: 38, friends: 16, elders: 7, alone: 6, pass: 5 };

/** Draws who comes together, and what of it the park sells. */
function aBasket(park: DemoPark, chance: Chance): Basket {
  const party = chance.weighed<Party>(PARTIES);
  const offered = new Set(offeredCategories(park.fees).map(({ key }) => key));
  const isBest = chance.happens(0.22);
  const first = (...keys: CategoryKey[]): CategoryKey => keys.find((key) => offered.has(key)) ?? 'ticket';
  const grown = isBest ? first('vipadult', 'adult', 'gaadult') : first('adult', 'gaadult', 'vipadult');
  const kid = isBest ? first('vipkid', 'child', 'gakid') : first('child', 'gakid', 'vipkid');
  const basket: Basket = WHO[party](chance, {
    grown,
    kid,
    old: first('seniorCitizen', grown),
    woman: first('women', grown),
  });
  if (party === 'pass' && offered.has('family'))
    return { family: 1, familyAddon: chance.between(0, 2), ...arriving(offered, chance) };
  return { ...basket, ...arriving(offered, chance) };
}

type Words = Record<'grown' | 'kid' | 'old' | 'woman', CategoryKey>;

const WHO: Record<Party, (chance: Chance, words: Words) => Basket> = {
  couple: (_, { grown, woman }) => sum([grown, 1], [woman, 1]),
  family: (chance, { grown, kid }) => sum([grown, 2], [kid, chance.between(1, 3)]),
  friends: (chance, { grown }) => sum([grown, chance.between(3, 6)]),
  elders: (chance, { grown, old }) => sum([grown, 1], [old, chance.between(1, 2)]),
  alone: (_, { grown }) => sum([grown, 1]),
  pass: (_, { grown, kid }) => sum([grown, 2], [kid, 2]),
};

function sum(...parts: readonly [CategoryKey, number][]): Basket {
  const basket: Basket = {};
  for (const [key, count] of parts) basket[key] = (basket[key] ?? 0) + count;
  return basket;
}

/** People come with these, or carry them. */
const ALONG: readonly [CategoryKey, number][] = [
  ['twowheeler', 0.16],
  ['fourwheeler', 0.2],
  ['camera', 0.04],
  ['photography', 0.06],
  ['physicallyChallenged', 0.02],
];

const arriving = (offered: ReadonlySet<CategoryKey>, chance: Chance): Basket =>
  Object.fromEntries(
    ALONG.filter(([key, often]) => chance.happens(often) && offered.has(key)).map(([key]) => [key, 1]),
  );

/** This share of people try a code that they were told. */
const KNOW_A_CODE = 0.07;

/**
 * A code that holds for this order: those that do not are refused by the rules, and nothing is taken off. What may be used
 * a limited number of times goes to the first party of a day.
 */
function aCoupon(park: DemoPark, { isFirst, ...order }: Order, chance: Chance): Coupon | null {
  const knows = chance.happens(KNOW_A_CODE) || isFirst;
  const codes = park.coupons.filter(({ maxUses }) => (maxUses !== null) === isFirst);
  const coupon = chance.pick(codes) as Coupon | undefined;
  if (!knows || !coupon || !park.couponsEnabled) return null;
  const use = { organisationId: park.organisationId, parkId: park.id, usedByMobile: 0, unpaidByMobile: 0 };
  return firstCouponProblem(coupon, { ...use, ...order }) ? null : coupon;
}

interface Order {
  original: number;
  mobile: string;
  today: Day;
  isFirst: boolean;
}
