import type { NewDay, Openings } from '#contract/booking-records/model.ts';
import {
  dayProblem,
  type Quote,
  quoteTicket,
  slotAsked,
  type TicketPark,
  type TicketRequest,
  ticketProblems,
  visitDateOf,
  withDiscount,
} from '#contract/bookings/kinds/park-ticket.ts';
import { calculate } from '#contract/coupons/rules.ts';
import { pricedFor } from '#contract/day-prices/rules.ts';
import { type CategoryKey, categoryNamed, labelText, offeredCategories } from '#contract/fees/rules.ts';
import { addDays, type Day } from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { AppError, invalid, notFound, refuse } from '#contract/kernel/errors.ts';
import { parseMobile } from '#contract/kernel/mobile.ts';
import { listText, type Text, text } from '#contract/kernel/text.ts';
import { storedText } from '#contract/kernel/typed-text.ts';
import { daysAhead, isDated, type PlaceDay, placeDayAt, sellsAhead } from '#contract/opening-days/rules.ts';
import type { Park, PricedPark } from '#contract/parks/model.ts';
import type { Slot } from '#contract/slots/rules.ts';
import { slotText } from '#contract/slots/rules.ts';
import { figuresAnswer, type TicketRequestBody } from '#contract/tickets/api.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { refuseTooLittle } from '#server/bookings/service.ts';
import { usableCoupon } from '#server/coupons/service.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, systemScope, systemScopeFor, withScope, worksAt } from '#server/kernel/database/scope.ts';
import type { Address } from '#server/kernel/http/address.ts';
import type { Visitor } from '#server/kernel/http/visitor.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { parkOffering } from '#server/parks/service.ts';
import * as repository from './repository.ts';

/** Checked against the park and priced by the server (docs/behaviour.md 5.1). */
export interface PricedTicket {
  request: TicketRequest;
  mobile: string;
  quote: Quote;
  visitDate: Day;
  slot: Slot | null;
  /** No use of it is taken yet. */
  coupon: { id: string; code: string; version: number } | null;
}

/** Throws in the product's order and words. Unknown codes count by address; for own staff the day is never over. */
export async function priceTicket(
  deps: Deps,
  body: TicketRequestBody,
  { park: unpriced, takesMoney }: Pick<PricedPark, 'park' | 'takesMoney'>,
  { address, actor }: Pick<Visitor, 'address' | 'actor'>,
): Promise<PricedTicket> {
  const at = worksAt(actor, unpriced) ? openToday(deps) : placeDayAt(unpriced, deps.clock.now());
  const request = requestOf(body);
  const park = pricedFor(unpriced, visitDateOf(request, at.today));
  const asked = askedTicket(request, park, at);
  const priced = await withCoupon(deps, body, asked, address);
  refuseOtherPrices(body, priced.quote, park);
  refuseTooLittle(priced.quote.total, 'ticket');
  if (priced.quote.total > 0 && !takesMoney)
    throw new AppError('CLOSED', text('gateway-credentials.unpayable', { kind: 'park', name: park.name }));
  return priced;
}

/** Staff may sell after hours, to people who are at the gate. */
const openToday = (deps: Deps): PlaceDay => ({ today: today(deps), isOver: false });

function askedTicket(request: TicketRequest, park: TicketPark, at: PlaceDay): PricedTicket {
  refuse(ticketProblems(request, park, at));
  refuseTooFarAhead(request, park, at);
  const quote = quoteTicket(request.quantities, park);
  refuseWhatIsNotOffered(request, park, quote);
  if (quote.original > MOST_PAISE) throw invalid('lines', text('tickets.tooMuch'));
  const mobile = parseMobile(request.mobile) ?? '';
  return {
    request,
    mobile,
    quote,
    visitDate: visitDateOf(request, at.today),
    slot: slotAsked(request, park),
    coupon: null,
  };
}

/** Farthest day for which calls of old clients book at a park that sells for today only. */
const FARTHEST_DAYS = 180;

function refuseTooFarAhead({ visitDate }: TicketRequest, park: TicketPark, { today: day }: PlaceDay): void {
  if (isDated(park)) return;
  const last = addDays(day, sellsAhead(park) ? park.advanceDays : FARTHEST_DAYS);
  if (visitDate !== null && visitDate > last)
    throw invalid('visitDate', text('tickets.tooFar', { last: dayText(last) }));
}

async function withCoupon(
  deps: Deps,
  { parkId, couponCode }: TicketRequestBody,
  asked: PricedTicket,
  address: Address,
): Promise<PricedTicket> {
  const code = couponCode && storedText(couponCode).toUpperCase();
  if (!code) return asked;
  const { quote, mobile } = asked;
  const order = { code, parkId, mobile, organisationId: null, original: quote.original };
  const coupon = await usableCoupon(deps, order, address);
  return { ...asked, coupon, quote: withDiscount(quote, calculate(coupon, quote.original).discount) };
}

/** Lines name a category by key or label; the same one twice adds up. */
export function requestOf({ mobile, lines, visitDate, slot }: TicketRequestBody): TicketRequest {
  const quantities: Partial<Record<CategoryKey, number>> = {};
  for (const { label, quantity } of lines) {
    const category = categoryNamed(label);
    if (!category) throw invalid('lines', text('tickets.notOffered', { label: labelText(label) }));
    quantities[category.key] = (quantities[category.key] ?? 0) + quantity;
  }
  return { mobile, quantities, visitDate: visitDate || null, slot: slot ?? null };
}

export function soldOut(left: number, day: Day, slot: Slot | null): AppError {
  const when = listText([slot && slotText(slot), dayText(day)]);
  return new AppError(
    'SOLD_OUT',
    left > 0 ? text('tickets.fewLeft', { places: left, when }) : text('tickets.soldOut', { when }),
  );
}

/** Two crore rupees: no card pays more at once, and amounts are 32-bit integers in the database. */
const MOST_PAISE = 2_000_000_000;

function refuseWhatIsNotOffered(request: TicketRequest, park: TicketPark, quote: Quote): void {
  const offered = new Set<string>(offeredCategories(park.fees).map(({ key }) => key));
  const missing = Object.entries(request.quantities).find(([key, count]) => count > 0 && !offered.has(key));
  if (!missing) return;
  const label = categoryNamed(missing[0])?.label ?? missing[0];
  throw new AppError('PRICE_CHANGED', text('tickets.notOffered', { label: labelText(label) }), {
    data: figuresOf(quote, park, request.visitDate),
  });
}

/** Refuses figures other than those charged; the error has the right ones. */
function refuseOtherPrices(body: TicketRequestBody, quote: Quote, park: TicketPark): void {
  const stated = [
    [body.total, quote.total],
    [body.original, quote.original],
    [body.discount, quote.discount],
    ...body.lines.flatMap((line) => statedPrices(line, quote)),
  ] as const;
  if (stated.every(([theirs, ours]) => theirs === undefined || theirs === ours)) return;
  const data = figuresOf(quote, park, body.visitDate || null);
  throw new AppError('PRICE_CHANGED', text('tickets.pricesChanged'), { data });
}

function statedPrices(
  { label, price, quantity, amount }: TicketRequestBody['lines'][number],
  { lines }: Quote,
): [number | undefined, number][] {
  const line = lines.find(({ category }) => category === categoryNamed(label)?.key);
  if (!line || quantity === 0) return [];
  return [
    [price, line.price],
    [amount, line.price * quantity],
  ];
}

/** For an open page: what the basket costs, and what everything costs on the requested day, or today. */
const figuresOf = (quote: Quote, { fees }: TicketPark, asked: Day | null) =>
  figuresAnswer(
    quote,
    asked,
    offeredCategories(fees).map(({ key, label }) => ({ label, price: fees[key].price ?? 0 })),
  );

/** Price and pass stay. Throws CONFLICT with the reason, the problem of day or slot, or SOLD_OUT. */
export async function moveTicket(
  deps: Deps,
  actor: Principal,
  ticket: Ticket,
  { visitDate: day, slot: start = ticket.slot }: NewDay,
): Promise<void> {
  const offering = await parkOffering(deps, ticket.parkId);
  if (!offering) throw notFound('park');
  const slot = slotAsked({ slot: start }, offering.park);
  refuseUnmovable(ticket, day, slot);
  const problem = dayProblem(day, offering.park, openToday(deps));
  if (problem) throw refuse([problem]);
  if (!slot && offering.park.slots.length > 0) throw invalid('slot', text('tickets.noSlot'));
  const { outcome, places_left } = await withScope(deps.db, systemScopeFor(actor), (tx) =>
    repository.moveTicket(tx, ticket, { day, slot }, deps.clock.now()),
  );
  if (outcome === 'full') throw soldOut(places_left ?? 0, day, slot);
  if (outcome === 'gone') throw new AppError('CONFLICT', text('booking-records.meanwhile'));
}

function refuseUnmovable({ status, voided, admitted, visitDate, slot }: Ticket, day: Day, to: Slot | null): void {
  const refuse = (refusal: Text) => new AppError('CONFLICT', refusal);
  if (voided || status === 'refunded') throw refuse(text('booking-records.void'));
  if (admitted) throw refuse(text('booking-records.used'));
  if (status !== 'paid') throw refuse(text('booking-records.notPaid'));
  if (visitDate === day && slot === (to?.from ?? null))
    throw refuse(text('booking-records.sameDay', { day: dayText(day) }));
}

export async function openingsFor(deps: Deps, { parkId, visitDate }: Ticket): Promise<Openings> {
  const park = (await parkOffering(deps, parkId))?.park;
  const at = openToday(deps);
  const days = park
    ? daysAhead(at.today, 366).filter(
        (day) => (day !== visitDate || park.slots.length > 0) && dayProblem(day, park, at) === null,
      )
    : [];
  const places = park ? await placesLeft(deps, park, at, days) : [];
  const left = places.flatMap(({ left }) => left ?? []);
  return {
    days,
    left: left.length > 0 ? left : null,
    slots: (park?.slots ?? []).map(({ from, until }) => ({
      from,
      until,
      left: places.map(({ slots }) => slots[from] ?? 0),
    })),
    stationId: null,
    stations: [],
  };
}

/** Bookings from now on are counted against these figures (`isAmongTheLast`). */
export async function shownPlaces(deps: Deps, park: Limited, at: PlaceDay, days: readonly Day[]): Promise<DayPlaces[]> {
  const places = await placesLeft(deps, park, at, days);
  for (const [at, day] of days.entries())
    deps.placesLeft.set(dayAt(park, day), places[at]?.left ?? Number.POSITIVE_INFINITY);
  return places;
}

export const dayAt = ({ id }: Pick<Park, 'id'>, day: Day, slot?: Slot | null): string =>
  [id, day, slot?.from].filter(Boolean).join(' ');

/** Above the number of places booked while a page is being read. */
const LAST_PLACES = 500;

/** Counts what was booked; true if it may have been the last places of the day. */
export function isAmongTheLast({ placesLeft: known }: Pick<Deps, 'placesLeft'>, day: string, people: number): boolean {
  const before = known.get(day);
  if (before === undefined) return true;
  known.set(day, before - people);
  return before - people < LAST_PLACES;
}

type Limited = Pick<Park, 'organisationId' | 'id' | 'dailyCapacity' | 'slots'>;

/** `left` null: no limit. `slots`: by start, those that have not ended. */
interface DayPlaces {
  left: number | null;
  slots: Record<string, number>;
}

/** Expired holds do not count. */
async function placesLeft(deps: Deps, park: Limited, at: PlaceDay, days: readonly Day[]): Promise<DayPlaces[]> {
  const { dailyCapacity, slots, organisationId, id } = park;
  if (dailyCapacity === null && slots.length === 0) return days.map(() => ({ left: null, slots: {} }));
  const counted = async (): Promise<DayPlaces[]> => {
    const taken = await withScope(deps.db, systemScope, (tx) => repository.takenPlaces(tx, organisationId, id, days));
    return days.map((day) => leftOn(park, taken.get(day), day === at.today ? at.slotsOver : []));
  };
  const left = await counted();
  const full = days.filter((_, at) => isFull(left[at]));
  for (const day of full) await repository.releaseExpired(deps.db, organisationId, id, day, deps.clock.now());
  return full.length === 0 ? left : counted();
}

const isFull = (places: DayPlaces | undefined): boolean =>
  places?.left === 0 || Object.values(places?.slots ?? {}).includes(0);

/** A day has no more places left than its slots together, a slot no more than its day. */
function leftOn(
  { dailyCapacity, slots }: Limited,
  { taken, slots: takenIn }: { taken: number; slots: Record<string, number> } = { taken: 0, slots: {} },
  slotsOver: readonly string[] = [],
): DayPlaces {
  const ofDay = dailyCapacity === null ? Number.POSITIVE_INFINITY : Math.max(0, dailyCapacity - taken);
  if (slots.length === 0) return { left: ofDay, slots: {} };
  const coming = slots.filter(({ from }) => !slotsOver.includes(from));
  const inSlots = coming.map(({ from, capacity }) => Math.max(0, capacity - (takenIn[from] ?? 0)));
  return {
    left: Math.min(
      ofDay,
      inSlots.reduce((sum, left) => sum + left, 0),
    ),
    slots: Object.fromEntries(coming.map(({ from }, at) => [from, Math.min(ofDay, inSlots[at] ?? 0)])),
  };
}
