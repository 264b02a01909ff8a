import type { Paise } from '#contract/kernel/money.ts';
import { text, type Wording } from '#contract/kernel/text.ts';

/** The 18 ticket categories in the order of every form, column, line and report (docs/behaviour.md 4.2). */
export const CATEGORIES = [
  { key: 'adult', label: 'Adult', people: 1 },
  { key: 'child', label: 'Child', people: 1 },
  { key: 'vipadult', label: 'VIP Adult', people: 1 },
  { key: 'vipkid', label: 'VIP Kid', people: 1 },
  { key: 'gaadult', label: 'GA Adult', people: 1 },
  { key: 'gakid', label: 'GA Kid', people: 1 },
  { key: 'ticket', label: 'Ticket', people: 1 },
  { key: 'twowheeler', label: 'Two Wheeler', people: 0 },
  { key: 'fourwheeler', label: 'Four Wheeler', people: 0 },
  { key: 'seniorCitizen', label: 'Senior Citizen', people: 1 },
  { key: 'women', label: 'Women', people: 1 },
  { key: 'physicallyChallenged', label: 'Physically Challenged', people: 1 },
  { key: 'camera', label: 'Video Camera', people: 0 },
  { key: 'photography', label: 'Photography', people: 0 },
  { key: 'shooting', label: 'Shooting', people: 0 },
  { key: 'walker', label: 'Walker', people: 1 },
  { key: 'family', label: 'Family', people: 'family size' },
  { key: 'familyAddon', label: 'Family Addon', people: 1 },
] as const;

export type CategoryKey = (typeof CATEGORIES)[number]['key'];
/** Marked pure so that pages without prices are bundled without the table. */
export const CATEGORY_KEYS = /* @__PURE__ */ CATEGORIES.map((category) => category.key) as [
  CategoryKey,
  ...CategoryKey[],
];

export const TICKET_GROUPS = {
  people: [
    'adult',
    'child',
    'vipadult',
    'vipkid',
    'gaadult',
    'gakid',
    'ticket',
    'seniorCitizen',
    'women',
    'physicallyChallenged',
    'walker',
  ],
  family: ['family', 'familyAddon'],
  vehicles: ['twowheeler', 'fourwheeler'],
  cameras: ['camera', 'photography', 'shooting'],
} as const satisfies Record<string, readonly CategoryKey[]>;
export type TicketGroup = keyof typeof TICKET_GROUPS;

export type Fees = Record<CategoryKey, { offered: boolean; price: Paise | null }>;

/** Clients name a line by key or label. Null: no such category. */
export const categoryNamed = (name: string) =>
  CATEGORIES.find((category) => category.key === name || category.label === name) ?? null;

/** A label names a category in stored bookings and calls; people read this. */
export function labelText(label: string): Wording {
  const category = categoryNamed(label);
  return category ? text(`fees.${category.key}`) : label;
}

export function inBookingOrder<T extends { category: string }>(lines: readonly T[]): T[] {
  const order: readonly string[] = Object.values(TICKET_GROUPS).flat();
  return [...lines].sort((one, other) => order.indexOf(one.category) - order.indexOf(other.category));
}

/** Offered and priced categories; the add-on only if a Family ticket is sold. */
export const offeredCategories = (fees: Fees) =>
  CATEGORIES.filter(
    ({ key }) => fees[key].offered && fees[key].price !== null && (key !== 'familyAddon' || fees.family.offered),
  );

/** True if anything on sale has a price. Any price list for days counts as one. */
export const asksMoney = ({ fees, dayPrices }: { fees: Fees; dayPrices: readonly object[] }): boolean =>
  dayPrices.length > 0 || offeredCategories(fees).some(({ key }) => fees[key].price !== 0);

export function peoplePerUnit(key: CategoryKey, familySize: number): number {
  const people = categoryNamed(key)?.people ?? 0;
  return people === 'family size' ? familySize : people;
}

export const noFees = (): Fees =>
  Object.fromEntries(CATEGORY_KEYS.map((key) => [key, { offered: false, price: null }])) as Fees;
