import { useEffect, useRef, useState } from 'react';
import { dayProblem, slotHeld, type TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import { offeredCategories } from '#contract/fees/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';

/** Stored request without the mobile number, which only the browser's form memory keeps. */
type Basket = Pick<TicketRequest, 'quantities' | 'visitDate' | 'slot'>;

/** Stores the first changes at once; later ones wait (ms), because browsers limit history writes. */
const AT_ONCE = 50;
const RESTED_MS = 500;

/** Drops what the park no longer sells, and replaces a past day. */
function stillSold({ quantities, visitDate, slot }: Basket, { park, values, ...at }: ParkBookingProps): Basket {
  const counts = offeredCategories(park.fees).flatMap(({ key }) => (quantities[key] ? [[key, quantities[key]]] : []));
  const gone = visitDate === null || dayProblem(visitDate, park, at) !== null;
  return { quantities: Object.fromEntries(counts), visitDate: gone ? values.visitDate : visitDate, slot };
}

/** Keeps counts and day in this history entry, so that Back from paying finds them, also after a reload. */
export function useKeptRequest(page: ParkBookingProps) {
  const [typed, setRequest] = useState<TicketRequest>(() => ({
    mobile: page.values.mobile,
    quantities: page.values.quantities,
    visitDate: page.values.visitDate,
    slot: page.values.slot,
  }));
  // Several fields restored by the browser may report at once.
  const change = (part: Partial<TicketRequest>): void => setRequest((now) => ({ ...now, ...part }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood there as the page was opened.
  useEffect(() => {
    const kept: { basket?: Basket } | null = history.state;
    if (kept?.basket && page.problems.length === 0) change(stillSold(kept.basket, page));
  }, []);
  // Drops a slot that the new day does not have.
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
