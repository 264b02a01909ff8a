import type { Selectable } from 'kysely';
import { type CategoryKey, offeredCategories } from '#contract/fees/rules.ts';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { minutesOf } from '#contract/opening-days/rules.ts';
import { scopeOf } from '#server/kernel/database/scope.ts';
import { addressFrom } from '#server/kernel/http/address.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { parkOffering } from '#server/parks/service.ts';
import type { Tables } from '#server/tables.ts';
import { parkTicket } from '#server/tickets/kind.ts';
import type { Act } from './acts.ts';
import { busyness } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { Crowd } from './crowd.ts';
import { ARRIVALS, instantAt, later, latest, minuteBetween, ONLINE, openMinutes } from './hours.ts';
import { ownerAt } from './organisations.ts';

/** Weights of booking 0, 1, 2 … days before the visit. */
const LEAD = [62, 16, 9, 6, 4, 2, 1].map((often, days) => [often, days] as const);
export const LONGEST_LEAD = LEAD.length - 1;

/** Bookings per day at a park without a limit, otherwise a share of the limit; parties of three fill the best days. */
const ORDINARY = 150;
const SHARE_OF_CAPACITY = 0.11;
const SHARE_OF_LISTED_DAYS = 0.2;
/** Share of people who try a coupon code. */
const KNOW_A_CODE = 0.07;
const SHOWN_AGAIN = 0.018;
const GATES = ['Main gate', 'Main gate', 'East gate', 'Car park'];
const VISITOR = { address: addressFrom('192.0.2.1'), actor: null, userAgent: '', repeat: null };

type Park = Selectable<Tables['park']>;
type Gate = Pick<Selectable<Tables['inspector']>, 'id' | 'name' | 'park_id'>;

export function visitorsOf(
  park: Park,
  coupons: readonly Pick<Selectable<Tables['coupon']>, 'code'>[],
  gate: Gate | undefined,
): Crowd {
  const { id, organisation_id: organisationId, daily_capacity: most, custom_dates_enabled: isListed, slots } = park;
  const { opens, closes } = openMinutes(park);
  const wanted: Crowd['wanted'] = (day, scale) => {
    if (isListed && !park.custom_dates.includes(day)) return 0;
    const ofMost = (isListed ? SHARE_OF_LISTED_DAYS : SHARE_OF_CAPACITY) * Math.min(scale, 1);
    return busyness('park', park, day) * (most === null ? ORDINARY * scale : most * ofMost);
  };
  const comes: Crowd['comes'] = (visitDate, chance, { mobile }) => {
    const lead = chance.weighed(LEAD);
    const minute =
      lead > 0
        ? minuteBetween(chance, ONLINE, 0, 1440)
        : minuteBetween(chance, ONLINE, Math.max(0, opens - 180), closes - 75);
    const arrival = minuteBetween(chance, ARRIVALS, Math.max(opens, lead > 0 ? 0 : minute + 12), closes - 30);
    const slot = slots.find(({ from, until }) => minutesOf(from) <= arrival && arrival < minutesOf(until))?.from;
    const lines = Object.entries(aBasket(park, chance)).map(([label, quantity]) => ({ label, quantity }));
    const couponCode = chance.happens(KNOW_A_CODE) ? chance.pick(coupons)?.code : undefined;
    return {
      at: instantAt(addDays(visitDate, -lead), minute),
      order: async (then, now) => {
        // Uses the present clock: read with the past one it would not stay cached.
        await parkOffering(now, id);
        const order = (code?: string) =>
          parkTicket.order(then, { parkId: id, mobile, lines, visitDate, slot, couponCode: code }, VISITOR);
        return couponCode ? order(couponCode).catch(() => order()) : order();
      },
      pays: true,
      arrives: (booked) => (gate ? scans(gate, booked, instantAt(visitDate, arrival), chance) : []),
    };
  };
  return { trade: 'park', kind: 'park-ticket', organisationId, id, doctorId: null, wanted, comes };
}

function scans(at: Gate, { booking, organisationId, ...booked }: Act, planned: Date, chance: Chance): Act[] {
  const first = latest(later(booked.at, chance.between(5, 12)), planned);
  const gate = chance.pick(GATES);
  const times = chance.happens(SHOWN_AGAIN) ? [first, later(first, chance.between(2, 40))] : [first];
  const deviceId = `phone-${gate.toLowerCase().replace(' ', '-')}`;
  const inspector = { role: 'inspector', accountId: at.id, accountName: at.name, parkId: at.park_id } as const;
  const read = { bookingId: booking, passParkId: at.park_id, otherwise: 'unknown' } as const;
  return times.map((at) => {
    const who = { ...ownerAt(organisationId, 'park', at), ...inspector };
    const scan = {
      ...who,
      scanId: randomId(chance),
      read,
      gate,
      deviceId,
      day: dayOf(at),
      receivedAt: at,
      asked: true,
    };
    return { does: 'scan', at, booking, organisationId, scan: { scope: scopeOf(who), scan } };
  });
}

const GROWN: readonly CategoryKey[] = ['adult', 'gaadult', 'vipadult', 'women', 'seniorCitizen'];
const KIDS: readonly CategoryKey[] = ['child', 'gakid', 'vipkid'];

/** `often` in a hundred; `people` are the least and most adults, then the least and most children. */
const PARTIES: readonly [often: number, people: readonly [number, number, number, number]][] = [
  [24, [2, 2, 0, 0]],
  [48, [2, 2, 1, 3]],
  [16, [3, 6, 0, 0]],
  [7, [1, 3, 0, 1]],
  [5, [1, 1, 0, 0]],
];

const ALONG = {
  twowheeler: 0.16,
  fourwheeler: 0.2,
  camera: 0.04,
  photography: 0.06,
  physicallyChallenged: 0.02,
  family: 0.05,
};

/** Only what the park sells. Most adults take the category that the park names first. */
function aBasket({ fees }: Park, chance: Chance): Partial<Record<CategoryKey, number>> {
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
