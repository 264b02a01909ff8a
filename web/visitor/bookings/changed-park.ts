import type { Dispatch, SetStateAction } from 'react';
import type { TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import type { DayPrice } from '#contract/day-prices/rules.ts';
import { CATEGORIES, type CategoryKey, categoryNamed, type Fees } from '#contract/fees/rules.ts';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import type { Paise } from '#contract/kernel/money.ts';
import type { ParkBookingProps, PriceFigures } from '#contract/tickets/page.ts';
import { calls } from '#web/shared/paths.ts';
import type { AppliedCoupon } from '#web/visitor/coupons/coupon-fields-section.tsx';
import { readPageState } from '#web/visitor/platform/page-state.ts';

type Set<T> = Dispatch<SetStateAction<T>>;

export interface OpenPage {
  setPark: Set<ParkBookingProps['park']>;
  setRequest: Set<TicketRequest>;
  setCoupon: Set<AppliedCoupon | null>;
}

/** Keeps what was typed, except for kinds that are no longer sold. */
export function reprice(figures: PriceFigures, { setPark, setRequest, setCoupon }: OpenPage): void {
  const { prices, original, discount, day } = figures;
  const sold = prices.map(({ label }) => categoryNamed(label)?.key as string);
  // With prices of a chosen day, those of other days stay.
  setPark((park) =>
    day
      ? { ...park, fees: onlySold(park.fees, sold), dayPrices: [datePrice(day, prices), ...park.dayPrices] }
      : { ...park, fees: feesOf(prices), dayPrices: [] },
  );
  setRequest((request) => ({ ...request, quantities: onlyOf(request.quantities, sold) }));
  setCoupon((coupon) => coupon && offAt(coupon, original, discount));
}

const feesOf = (prices: PriceFigures['prices']): Fees =>
  Object.fromEntries(
    CATEGORIES.map(({ key, label }) => {
      const now = prices.find((price) => price.label === label);
      return [key, { offered: now !== undefined, price: now?.price ?? null }];
    }),
  ) as Fees;

const onlySold = (fees: Fees, sold: readonly string[]): Fees =>
  Object.fromEntries(CATEGORIES.map(({ key }) => [key, { ...fees[key], offered: sold.includes(key) }])) as Fees;

const datePrice = (day: Day, prices: PriceFigures['prices']): DayPrice => ({
  name: '',
  from: day,
  until: day,
  weekdays: [],
  prices: prices.map(({ label, price }) => ({ category: categoryNamed(label)?.key as CategoryKey, price })),
});

const onlyOf = (quantities: TicketRequest['quantities'], sold: readonly string[]): TicketRequest['quantities'] =>
  Object.fromEntries(Object.entries(quantities).filter(([key]) => sold.includes(key)));

const offAt = (coupon: AppliedCoupon, at: Paise, discount: Paise): AppliedCoupon => ({
  ...coupon,
  off: (original) => (original === at ? discount : coupon.off(original)),
});

/** Compares the page's day with server time: a page of yesterday has old day and prices. */
function isOfDayBefore({ headers }: Response): boolean {
  const [state, now] = [readPageState(), headers.get('date')];
  return state && now ? (state.props as ParkBookingProps).today < dayOf(new Date(now)) : false;
}

/** Reloads in the page's language and keeps what was typed (platform/early/language.ts). */
const openAnew = (): void => document.querySelector<HTMLElement>('.languages a[aria-current]')?.click();

/** Without an answer nothing changes. */
export async function lookAgain(parkId: string, { setPark }: OpenPage): Promise<void> {
  const answer = await fetch(calls.park(parkId));
  if (isOfDayBefore(answer)) return openAnew();
  // A 404 means that the organisation is switched off.
  const active = answer.status === 404 ? false : answer.ok && (await answer.json()).status;
  if (answer.ok || answer.status === 404) setPark((park) => ({ ...park, active }));
}
