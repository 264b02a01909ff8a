import type { BookingLine } from '#contract/bookings/model.ts';
import { type CategoryKey, categoryNamed, type Fees, offeredCategories, peoplePerUnit } from '#contract/fees/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { bareMobile, parseMobile } from '#contract/kernel/mobile.ts';
import type { Paise } from '#contract/kernel/money.ts';
import {
  bookableDates,
  isClosedOn,
  isDated,
  nextSoldDay,
  type PlaceDay,
  sellsAhead,
} from '#contract/opening-days/rules.ts';
import { dayOver } from '#contract/opening-days/words.ts';
import type { Park } from '#contract/parks/model.ts';
import { TICKET_PROBLEMS } from '#contract/tickets/words.ts';

/** The rules of booking a park ticket, the same in the browser and on the server (docs/product/forms.md 5, docs/behaviour.md 5.1). */

export type TicketPark = Pick<
  Park,
  | 'name'
  | 'active'
  | 'fees'
  | 'dayPrices'
  | 'hasHolidays'
  | 'holidays'
  | 'openDays'
  | 'customDatesEnabled'
  | 'customDates'
  | 'daysOff'
  | 'advanceDays'
  | 'familySize'
  | 'perBookingLimit'
  | 'slots'
>;

export interface TicketRequest {
  mobile: string;
  quantities: Partial<Record<CategoryKey, number>>;
  /** Absent: today. */
  visitDate: Day | null;
  /** The start of a time slot, at a park that sells by slots. */
  slot?: string | null;
}

/** Something that stands in the way of a booking: which field, the words for it, and whose matter it is. */
export interface TicketProblem {
  field: 'mobile' | 'lines' | 'visitDate' | 'slot' | 'park' | 'parkId';
  code: Extract<ErrorCode, 'INVALID_INPUT' | 'HOLIDAY' | 'DAY_OVER' | 'INACTIVE' | 'CLOSED'>;
  message: string;
  /** Told with it on the wire. */
  data?: { nextOpenDay: Day | null };
}

const problem = (
  field: TicketProblem['field'],
  message: string,
  code: TicketProblem['code'] = 'INVALID_INPUT',
): TicketProblem => ({
  field,
  code,
  message,
});

const quantity = (request: TicketRequest, key: CategoryKey): number => request.quantities[key] ?? 0;

type Check = (request: TicketRequest, park: TicketPark, at: PlaceDay) => TicketProblem | null;

function mobileWrong({ mobile }: Pick<TicketRequest, 'mobile'>): TicketProblem | null {
  if (bareMobile(mobile) === '') return problem('mobile', TICKET_PROBLEMS.noMobile);
  return parseMobile(mobile) === null ? problem('mobile', TICKET_PROBLEMS.badMobile) : null;
}

const nothingChosen = ({ quantities }: Pick<TicketRequest, 'quantities'>): TicketProblem | null =>
  Object.values(quantities).some((count) => count > 0) ? null : problem('lines', TICKET_PROBLEMS.nothingChosen);

/** The problems of a request that names no park, in the order of the product. */
export const problemsWithoutPark = (request: Pick<TicketRequest, 'mobile' | 'quantities'>): TicketProblem[] =>
  [mobileWrong(request), nothingChosen(request), problem('parkId', TICKET_PROBLEMS.noPark)].filter(
    (found) => found !== null,
  );

/** The checks stand in the order of the product; what it leaves open follows in the order of docs/behaviour.md 5.1. */
const CHECKS: readonly Check[] = [
  mobileWrong,
  holidayToday,
  todayOver,
  nothingChosen,
  (_, park) => (park.active ? null : problem('park', TICKET_PROBLEMS.inactive(park.name), 'INACTIVE')),
  dateMissing,
  (request) => (quantity(request, 'family') > 1 ? problem('lines', TICKET_PROBLEMS.oneFamily) : null),
  (request) =>
    quantity(request, 'familyAddon') > 0 && quantity(request, 'family') === 0
      ? problem('lines', TICKET_PROBLEMS.addonAlone)
      : null,
  overLimit,
  closedThen,
  slotMissing,
];

/**
 * Only holidays count for this text: the weekly ones, and days off where today alone is sold. Other closed days are told with
 * the visit date.
 */
export const isHoliday = (park: TicketPark, day: Day): boolean =>
  isClosedOn({ ...park, openDays: [], daysOff: isDated(park) ? [] : park.daysOff }, day);

/** A holiday of today refuses nobody who has chosen a day ahead; among listed dates the product's text stands. */
function holidayToday({ visitDate }: TicketRequest, park: TicketPark, { today }: PlaceDay): TicketProblem | null {
  const isForLater = sellsAhead(park) && visitDate !== null && visitDate > today;
  return isHoliday(park, today) && !isForLater ? problem('park', TICKET_PROBLEMS.holidayToday, 'HOLIDAY') : null;
}

/** A day on which the park stays closed anyway is told as such. Who chooses among listed dates can choose another. */
function todayOver({ visitDate }: TicketRequest, park: TicketPark, { today, isOver }: PlaceDay): TicketProblem | null {
  const asked = isDated(park) ? visitDate : (visitDate ?? today);
  if (!isOver || asked !== today || isClosedOn(park, today)) return null;
  const next = nextSoldDay(park, today);
  const over = problem(isDated(park) ? 'visitDate' : 'park', dayOver(park.name, next), 'DAY_OVER');
  return { ...over, data: { nextOpenDay: next } };
}

function dateMissing({ visitDate }: TicketRequest, park: TicketPark, at: PlaceDay): TicketProblem | null {
  if (visitDate !== null && visitDate < at.today) return problem('visitDate', TICKET_PROBLEMS.noDate);
  if (!isDated(park)) return null;
  const chosen = visitDate !== null && bookableDates(park, at).includes(visitDate);
  return chosen ? null : problem('visitDate', TICKET_PROBLEMS.noDate);
}

function closedThen(request: TicketRequest, park: TicketPark, { today }: PlaceDay): TicketProblem | null {
  const day = visitDateOf(request, today);
  return isClosedOn(park, day) ? problem('visitDate', TICKET_PROBLEMS.closedOn(day), 'CLOSED') : null;
}

/** The slot that is asked for; null where the park has no such one. */
export const slotAsked = ({ slot }: Pick<TicketRequest, 'slot'>, { slots }: Pick<TicketPark, 'slots'>) =>
  slots.find(({ from }) => from === slot) ?? null;

function slotMissing(request: TicketRequest, park: TicketPark, at: PlaceDay): TicketProblem | null {
  if (park.slots.length === 0) return null;
  const slot = slotAsked(request, park);
  if (!slot) return problem('slot', TICKET_PROBLEMS.noSlot);
  const isOver = visitDateOf(request, at.today) === at.today && at.slotsOver?.includes(slot.from);
  return isOver ? problem('slot', TICKET_PROBLEMS.slotOver) : null;
}

/** The places left of the slots of each day, by their starts. */
export type SlotsLeft = Partial<Record<Day, Partial<Record<string, number>>>>;

/** The start of the slot that was chosen, while it can be had on the chosen day; else null. */
export function slotHeld(request: TicketRequest, park: TicketPark, at: PlaceDay, slotsLeft: SlotsLeft): string | null {
  if (slotMissing(request, park, at)) return null;
  const { slot = null } = request;
  return slotsLeft[visitDateOf(request, at.today)]?.[slot ?? ''] === 0 ? null : slot;
}

/** Tells what stands in the way of a visit on a day, whatever is bought; null when nothing does. */
export function dayProblem(visitDate: Day, park: TicketPark, at: PlaceDay): TicketProblem | null {
  const request: TicketRequest = { mobile: '', quantities: {}, visitDate };
  return todayOver(request, park, at) ?? dateMissing(request, park, at) ?? closedThen(request, park, at);
}

function overLimit(request: TicketRequest, park: TicketPark): TicketProblem | null {
  const over = offeredCategories(park.fees).find(({ key }) => quantity(request, key) > park.perBookingLimit);
  return over ? problem('lines', TICKET_PROBLEMS.tooMany(over.label, park.perBookingLimit)) : null;
}

/**
 * Everything that stands in the way of a booking, one problem a field, the first of the product's order first. Where that
 * is a matter of the park's, which nobody mends by typing, it alone. Capacity is decided by the database alone.
 */
export function ticketProblems(request: TicketRequest, park: TicketPark, at: PlaceDay): TicketProblem[] {
  const found = CHECKS.flatMap((check) => check(request, park, at) ?? []);
  if (found[0]?.field === 'park') return [found[0]];
  return found.filter(({ field }, at) => field !== 'park' && found.findIndex((other) => other.field === field) === at);
}

/** The business day of the visit: the chosen one, else today. */
export const visitDateOf = (request: Pick<TicketRequest, 'visitDate'>, today: Day): Day => request.visitDate ?? today;

export interface Quote {
  lines: BookingLine[];
  original: Paise;
  discount: Paise;
  total: Paise;
  /** People whom the booking brings through the gate; what capacity counts. */
  people: number;
}

const lineOf = (fees: Fees, key: CategoryKey, count: number): BookingLine => {
  const price = fees[key].price ?? 0;
  return { category: key, label: categoryNamed(key)?.label ?? key, price, quantity: count, amount: price * count };
};

/** A quote with so much taken off by a coupon. */
export const withDiscount = (quote: Quote, discount: Paise): Quote => ({
  ...quote,
  discount,
  total: quote.original - discount,
});

/** Prices a basket from a park's fees, which are those of the day (`pricedFor`); what is not offered or has quantity 0 is left out. */
export function quoteTicket(
  quantities: TicketRequest['quantities'],
  park: Pick<TicketPark, 'fees' | 'familySize'>,
): Quote {
  const chosen = offeredCategories(park.fees).filter(({ key }) => (quantities[key] ?? 0) > 0);
  const lines = chosen.map(({ key }) => lineOf(park.fees, key, quantities[key] ?? 0));
  const original = lines.reduce((sum, line) => sum + line.amount, 0);
  const people = chosen.reduce((sum, { key }) => sum + peoplePerUnit(key, park.familySize) * (quantities[key] ?? 0), 0);
  return { lines, original, discount: 0, total: original, people };
}
