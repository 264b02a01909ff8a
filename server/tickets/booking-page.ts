import { isHoliday } from '#contract/bookings/kinds/park-ticket.ts';
import { freeCategories, pricedFor } from '#contract/day-prices/rules.ts';
import { asksMoney, CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { canBeShown } from '#contract/images/rules.ts';
import { parseCount } from '#contract/kernel/counts.ts';
import { type Day, isDay } from '#contract/kernel/dates/dates.ts';
import { clockText, dayText, spanText } from '#contract/kernel/dates/texts.ts';
import { invalid } from '#contract/kernel/errors.ts';
import { type Text, text, type Unsaid, type Wording } from '#contract/kernel/text.ts';
import {
  bookableDates,
  daysToChoose,
  isClosedOn,
  isDated,
  nextOpenDay,
  type PlaceDay,
  placeDayAt,
  sellsAhead,
} from '#contract/opening-days/rules.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import type { Park, PricedPark } from '#contract/parks/model.ts';
import type { TicketRequestBody } from '#contract/tickets/api.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import { adsOf } from '#server/advertisements/page.ts';
import { type Entered, fewLeft, formPages, newForm } from '#server/bookings/form-page.ts';
import type { Deps } from '#server/deps.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { closedAt } from '#server/offerings/closed-page.ts';
import { parkOffering, parks } from '#server/parks/service.ts';
import { presentationOf } from '#server/presentations/page.ts';
import { parkTicket } from './kind.ts';
import { ticketPage } from './page.ts';
import { shownPlaces } from './service.ts';

/** Works without JavaScript; the park's name behind the id is optional. */
export const bookingPages = formPages({
  paths: ['/ticketbooking/:id', '/ticketbooking/:id/:name'],
  kind: parkTicket,
  toPay: ticketPage.toPay,
  async find(deps, id) {
    // Read without the cache, because the page itself may be a second old.
    const offering = await parkOffering(deps, id, 0);
    return offering?.park.published ? offering : closedAt(deps, parks, { kind: 'park', id });
  },
  read: readTicket,
  check: (_, __, ___, form) => refuseUnreadable(form),
  show: async (deps, offering, entered) => ({
    name: 'park-booking',
    props: await propsOfPark(deps, offering, entered),
  }),
  bodyOf: ({ mobile, quantities, visitDate, slot, couponCode }, { park }): TicketRequestBody => {
    const lines = Object.entries(quantities).map(([label, quantity]) => ({ label, quantity }));
    return { parkId: park.id, mobile, lines, visitDate, slot, couponCode };
  },
});

function readTicket(form: PlainForm): ParkBookingProps['values'] {
  const quantities = CATEGORY_KEYS.flatMap((key) => {
    const quantity = parseCount(textOf(form, `quantity.${key}`));
    return quantity ? [[key, quantity]] : [];
  });
  const [mobile, visitDate] = [textOf(form, 'mobile'), textOf(form, 'visitDate')];
  return {
    mobile,
    quantities: Object.fromEntries(quantities),
    visitDate: isDay(visitDate) ? visitDate : null,
    slot: textOf(form, 'slot') || null,
    couponCode: textOf(form, 'couponCode'),
  };
}

/** Throws INVALID_INPUT for a quantity or a day that cannot be read. */
function refuseUnreadable(form: PlainForm): void {
  const counts = CATEGORY_KEYS.map((key) => textOf(form, `quantity.${key}`));
  if (counts.some((typed) => typed !== '' && parseCount(typed) === null))
    throw invalid('lines', text('tickets.badCount'));
  const day = textOf(form, 'visitDate');
  if (day !== '' && !isDay(day)) throw invalid('visitDate', text('tickets.noDate'));
}

export async function propsOfPark(
  deps: Deps,
  offering: PricedPark,
  entered: Entered<ParkBookingProps['values']> = newForm(deps, readTicket({})),
): Promise<ContentProps<'park-booking'>> {
  const park = payablePark(offering);
  const at = placeDayAt(park, deps.clock.now());
  const isChosen = isDated(park) || sellsAhead(park);
  const days = isChosen ? daysToChoose(park, at) : [at.today];
  const places = await shownPlaces(deps, park, at, days);
  const free = days.filter((_, at) => places[at]?.left !== 0);
  return {
    park: {
      ...shownTo(isChosen ? park : { ...pricedFor(park, at.today), dayPrices: [] }),
      hours: hoursOf(park),
      bannerUrl: park.bannerEnabled && park.bannerUrl && canBeShown(park.bannerUrl) ? park.bannerUrl : null,
    },
    ...at,
    closed: closedOn({ ...offering, park }, at, days, free),
    onlyFreeText:
      asksMoney(offering.park) && !asksMoney(park)
        ? text('gateway-credentials.unpayable', { kind: 'park', name: park.name })
        : null,
    placesLeft: Object.fromEntries(days.flatMap((day, at) => fewOf(day, places[at]?.left))),
    slotsLeft: Object.fromEntries(days.flatMap((day, at) => fewSlots(day, places[at]?.slots))),
    ...entered,
    values: { ...entered.values, visitDate: entered.values.visitDate ?? firstDayOf(park, free) },
    ads: await adsOf(deps, park.id, 'booking'),
    presentation: await presentationOf(deps, park),
  };
}

/** A park without gateway keys offers only what is free, if anything. */
function payablePark({ park, takesMoney }: PricedPark): Park {
  const free = freeCategories(park).map(({ key }): string => key);
  if (takesMoney || free.length === 0) return park;
  const fees = CATEGORY_KEYS.map((key) => [key, { ...park.fees[key], offered: free.includes(key) }]);
  return { ...park, fees: Object.fromEntries(fees), dayPrices: [] };
}

const firstDayOf = (park: Park, free: readonly Day[]): Day | null => (sellsAhead(park) ? (free[0] ?? null) : null);

const fewOf = (name: string, left: number | null | undefined): [string, number][] => {
  const few = fewLeft(left ?? null);
  return few === null ? [] : [[name, few]];
};

const fewSlots = (day: Day, slots: Record<string, number> = {}): [Day, Record<string, number>][] => {
  const few = Object.entries(slots).flatMap(([from, left]) => fewOf(from, left));
  return few.length > 0 ? [[day, Object.fromEntries(few)]] : [];
};

/** Never the notes for staff. */
const SHOWN = [
  'id',
  'organisationId',
  'name',
  'location',
  'gateway',
  'merchantId',
  'active',
  'couponsEnabled',
  'fees',
  'dayPrices',
  'hasHolidays',
  'holidays',
  'openDays',
  'daysOff',
  'customDatesEnabled',
  'customDates',
  'advanceDays',
  'familySize',
  'perBookingLimit',
  'slots',
  'opensAt',
  'closesAt',
] as const;

const shownTo = (park: Park) =>
  Object.fromEntries(SHOWN.map((field) => [field, park[field]])) as Pick<Park, (typeof SHOWN)[number]>;

const hoursOf = ({ opensAt, closesAt }: Park): Wording | null =>
  opensAt && closesAt ? spanText([opensAt, closesAt].map(clockText)) : null;

/** Shown before the form (docs/experience.md 2). */
function closedOn(
  { park, takesMoney }: PricedPark,
  { today: day, isOver }: PlaceDay,
  days: readonly Day[],
  free: readonly Day[],
): Unsaid<ParkBookingProps['closed']> {
  const nextDay = nextOpenDay(park, day);
  const forNow = { nextOpenDay: null };
  if (!park.active) return { kind: 'inactive', message: text('tickets.inactive', { park: park.name }), ...forNow };
  if (!takesMoney && asksMoney(park))
    return {
      kind: 'unpayable',
      message: text('gateway-credentials.unpayable', { kind: 'park', name: park.name }),
      ...forNow,
    };
  if (isDated(park) && days.length === 0)
    return { kind: 'past', message: noDates(park, { today: day, isOver }), ...forNow };
  const now = sellsAhead(park) && days.length > 0 ? null : closedToday(park, { today: day, isOver });
  if (now) return { ...now, nextOpenDay: nextDay };
  if (free.length === 0) {
    const onlyDay = days.length === 1 ? (days[0] ?? day) : null;
    const isForToday = !isDated(park) && !sellsAhead(park);
    return {
      kind: 'sold-out',
      message: onlyDay ? text('tickets.allSoldOn', { day: dayText(onlyDay) }) : text('tickets.allSold'),
      nextOpenDay: isForToday ? nextDay : null,
    };
  }
  return null;
}

function closedToday(park: Park, { today, isOver }: PlaceDay) {
  if (isHoliday(park, today)) return { kind: 'holiday', message: text('tickets.holidayToday') } as const;
  if (!park.customDatesEnabled && isClosedOn(park, today))
    return { kind: 'holiday', message: text('tickets.closedOn', { day: dayText(today) }) } as const;
  return isOver && !isDated(park)
    ? ({ kind: 'over', message: text('opening-days.closedForToday', { place: park.name }) } as const)
    : null;
}

function noDates({ name, customDates }: Park, at: PlaceDay): Text {
  const last = [...customDates].sort().at(-1);
  const isOver = last && bookableDates({ customDates: [last] }, at).length === 0;
  return isOver ? text('tickets.noDatesSince', { park: name, last: dayText(last) }) : text('tickets.noDates');
}
