import type { BookingLine } from '#contract/bookings/model.ts';
import {
  type CategoryKey,
  categoryNamed,
  type Fees,
  labelText,
  offeredCategories,
  peoplePerUnit,
} from '#contract/fees/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { bareMobile, parseMobile } from '#contract/kernel/mobile.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import {
  bookableDates,
  dayOverText,
  isClosedOn,
  isDated,
  nextSoldDay,
  type PlaceDay,
  sellsAhead,
} from '#contract/opening-days/rules.ts';
import type { Park } from '#contract/parks/model.ts';

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
  visitDate: Day | null;
  slot?: string | null;
}

export interface TicketProblem {
  field: 'mobile' | 'lines' | 'visitDate' | 'slot' | 'park' | 'parkId';
  code: Extract<ErrorCode, 'INVALID_INPUT' | 'HOLIDAY' | 'DAY_OVER' | 'INACTIVE' | 'CLOSED'>;
  message: Text;
  data?: { nextOpenDay: Day | null };
}

const problem = (
  field: TicketProblem['field'],
  message: Text,
  code: TicketProblem['code'] = 'INVALID_INPUT',
): TicketProblem => ({
  field,
  code,
  message,
});

const quantity = (request: TicketRequest, key: CategoryKey): number => request.quantities[key] ?? 0;

type Check = (request: TicketRequest, park: TicketPark, at: PlaceDay) => TicketProblem | null;

function mobileWrong({ mobile }: Pick<TicketRequest, 'mobile'>): TicketProblem | null {
  if (bareMobile(mobile) === '') return problem('mobile', text('tickets.noMobile'));
  return parseMobile(mobile) === null ? problem('mobile', text('tickets.badMobile')) : null;
}

const nothingChosen = ({ quantities }: Pick<TicketRequest, 'quantities'>): TicketProblem | null =>
  Object.values(quantities).some((count) => count > 0) ? null : problem('lines', text('tickets.nothingChosen'));

export const problemsWithoutPark = (request: Pick<TicketRequest, 'mobile' | 'quantities'>): TicketProblem[] =>
  [mobileWrong(request), nothingChosen(request), problem('parkId', text('tickets.noPark'))].filter(
    (found) => found !== null,
  );

/** In the order of the product; checks of ours follow in the order of docs/behaviour.md 5.1. */
const CHECKS: readonly Check[] = [
  mobileWrong,
  holidayToday,
  todayOver,
  nothingChosen,
  (_, park) => (park.active ? null : problem('park', text('tickets.inactive', { park: park.name }), 'INACTIVE')),
  dateMissing,
  (request) => (quantity(request, 'family') > 1 ? problem('lines', text('tickets.oneFamily')) : null),
  (request) =>
    quantity(request, 'familyAddon') > 0 && quantity(request, 'family') === 0
      ? problem('lines', text('tickets.addonAlone'))
      : null,
  overLimit,
  closedThen,
  slotMissing,
];

/** Weekly holidays; days off too, unless dates are listed. Days that are never open are no holidays. */
export const isHoliday = (park: TicketPark, day: Day): boolean =>
  isClosedOn({ ...park, openDays: [], daysOff: isDated(park) ? [] : park.daysOff }, day);

/** Today's holiday refuses a later day only at a park with listed dates, as in the product. */
function holidayToday({ visitDate }: TicketRequest, park: TicketPark, { today }: PlaceDay): TicketProblem | null {
  const isForLater = sellsAhead(park) && visitDate !== null && visitDate > today;
  return isHoliday(park, today) && !isForLater ? problem('park', text('tickets.holidayToday'), 'HOLIDAY') : null;
}

/** A closed day is refused as closed, not as over. Where dates are listed, the visitor can choose another one. */
function todayOver({ visitDate }: TicketRequest, park: TicketPark, { today, isOver }: PlaceDay): TicketProblem | null {
  const asked = isDated(park) ? visitDate : (visitDate ?? today);
  if (!isOver || asked !== today || isClosedOn(park, today)) return null;
  const next = nextSoldDay(park, today);
  const over = problem(isDated(park) ? 'visitDate' : 'park', dayOverText(park.name, next), 'DAY_OVER');
  return { ...over, data: { nextOpenDay: next } };
}

function dateMissing({ visitDate }: TicketRequest, park: TicketPark, at: PlaceDay): TicketProblem | null {
  if (visitDate !== null && visitDate < at.today) return problem('visitDate', text('tickets.noDate'));
  if (!isDated(park)) return null;
  const chosen = visitDate !== null && bookableDates(park, at).includes(visitDate);
  return chosen ? null : problem('visitDate', text('tickets.noDate'));
}

function closedThen(request: TicketRequest, park: TicketPark, { today }: PlaceDay): TicketProblem | null {
  const day = visitDateOf(request, today);
  return isClosedOn(park, day) ? problem('visitDate', text('tickets.closedOn', { day: dayText(day) }), 'CLOSED') : null;
}

export const slotAsked = ({ slot }: Pick<TicketRequest, 'slot'>, { slots }: Pick<TicketPark, 'slots'>) =>
  slots.find(({ from }) => from === slot) ?? null;

function slotMissing(request: TicketRequest, park: TicketPark, at: PlaceDay): TicketProblem | null {
  if (park.slots.length === 0) return null;
  const slot = slotAsked(request, park);
  if (!slot) return problem('slot', text('tickets.noSlot'));
  const isOver = visitDateOf(request, at.today) === at.today && at.slotsOver?.includes(slot.from);
  return isOver ? problem('slot', text('tickets.slotOver')) : null;
}

export type SlotsLeft = Partial<Record<Day, Partial<Record<string, number>>>>;

export function slotHeld(request: TicketRequest, park: TicketPark, at: PlaceDay, slotsLeft: SlotsLeft): string | null {
  if (slotMissing(request, park, at)) return null;
  const { slot = null } = request;
  return slotsLeft[visitDateOf(request, at.today)]?.[slot ?? ''] === 0 ? null : slot;
}

export function dayProblem(visitDate: Day, park: TicketPark, at: PlaceDay): TicketProblem | null {
  const request: TicketRequest = { mobile: '', quantities: {}, visitDate };
  return todayOver(request, park, at) ?? dateMissing(request, park, at) ?? closedThen(request, park, at);
}

function overLimit(request: TicketRequest, park: TicketPark): TicketProblem | null {
  const over = offeredCategories(park.fees).find(({ key }) => quantity(request, key) > park.perBookingLimit);
  return over
    ? problem('lines', text('tickets.tooMany', { label: labelText(over.label), most: park.perBookingLimit }))
    : null;
}

/** Problems in the product's order; one of the park is returned alone. The database decides about capacity. */
export function ticketProblems(request: TicketRequest, park: TicketPark, at: PlaceDay): TicketProblem[] {
  const found = CHECKS.flatMap((check) => check(request, park, at) ?? []);
  if (found[0]?.field === 'park') return [found[0]];
  return found.filter(({ field }, at) => field !== 'park' && found.findIndex((other) => other.field === field) === at);
}

export const visitDateOf = (request: Pick<TicketRequest, 'visitDate'>, today: Day): Day => request.visitDate ?? today;

export interface Quote {
  lines: BookingLine[];
  original: Paise;
  discount: Paise;
  total: Paise;
  /** People who enter with the booking; capacity counts them. */
  people: number;
}

const lineOf = (fees: Fees, key: CategoryKey, count: number): BookingLine => {
  const price = fees[key].price ?? 0;
  return { category: key, label: categoryNamed(key)?.label ?? key, price, quantity: count, amount: price * count };
};

export const withDiscount = (quote: Quote, discount: Paise): Quote => ({
  ...quote,
  discount,
  total: quote.original - discount,
});

/** Prices an order at the fees of the day (`pricedFor`), without categories not offered or of quantity 0. */
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
