import { useEffect, useRef, useState } from 'react';
import { dayProblem, slotHeld, type TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import { offeredCategories } from '#contract/fees/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';

/** A basket is kept without a mobile number: the browser brings that back by itself. */
type Basket = Pick<TicketRequest, 'quantities' | 'visitDate' | 'slot'>;

/** Each change is kept at once, so that who goes on quickly loses none. Browsers let a page write its history only so often: later changes wait until they rest. */
const AT_ONCE = 50;
const RESTED_MS = 500;

/** Leaves of a basket what the park still sells; the day of the page is in the place of one that is over. */
function stillSold({ quantities, visitDate, slot }: Basket, { park, values, ...at }: ParkBookingProps): Basket {
  const counts = offeredCategories(park.fees).flatMap(({ key }) => (quantities[key] ? [[key, quantities[key]]] : []));
  const gone = visitDate === null || dayProblem(visitDate, park, at) !== null;
  return { quantities: Object.fromEntries(counts), visitDate: gone ? values.visitDate : visitDate, slot };
}

/**
 * Keeps what the form asks for. The counts and the day are in this entry of the tab's history: who goes on to pay and comes
 * Back finds them, also where the browser draws the page anew. A page that tells what is to be put right has what was sent.
 */
export function useKeptRequest(page: ParkBookingProps) {
  const [typed, setRequest] = useState<TicketRequest>(() => ({
    mobile: page.values.mobile,
    quantities: page.values.quantities,
    visitDate: page.values.visitDate,
    slot: page.values.slot,
  }));
  // Several fields that the browser brought back may tell of it at once.
  const change = (part: Partial<TicketRequest>): void => setRequest((now) => ({ ...now, ...part }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood there as the page was opened.
  useEffect(() => {
    const kept: { basket?: Basket } | null = history.state;
    if (kept?.basket && page.problems.length === 0) change(stillSold(kept.basket, page));
  }, []);
  // A time that cannot be had on another day is chosen no more.
  const request = { ...typed, slot: typed.slot && slotHeld(typed, page.park, page, page.slotsLeft) };
  const { quantities, visitDate, slot } = request;
  const changes = useRef(0);
  useEffect(() => {
    const basket: Basket = { quantities, visitDate, slot };
    changes.current += 1;
    const keep = () => history.replaceState({ ...history.state, basket }, '');
    const timer = setTimeout(keep, changes.current > AT_ONCE ? RESTED_MS : 0);
    return () => clearTimeout(timer);
  }, [quantities, visitDate, slot]);
  return { request, setRequest, change };
}
