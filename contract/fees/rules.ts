import type { Paise } from '#contract/kernel/money.ts';

/** The 18 ticket categories, once and in the order of every form, column, line and report (docs/behaviour.md 4.2). */
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
/** Their keys. A page that asks for none is built without them. */
export const CATEGORY_KEYS = /* @__PURE__ */ CATEGORIES.map((category) => category.key) as [
  CategoryKey,
  ...CategoryKey[],
];

/** The booking page shows kinds of tickets in these groups, in this order. */
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

/** A category by its key or its label, as clients name a line; null when there is none. */
export const categoryNamed = (name: string) =>
  CATEGORIES.find((category) => category.key === name || category.label === name) ?? null;

/** Lines of a ticket in the order in which the booking page offers them. */
export function inBookingOrder<T extends { category: string }>(lines: readonly T[]): T[] {
  const order: readonly string[] = Object.values(TICKET_GROUPS).flat();
  return [...lines].sort((one, other) => order.indexOf(one.category) - order.indexOf(other.category));
}

/** Lists what a visitor can buy: offered and priced, and the add-on only where a family is sold. */
export const offeredCategories = (fees: Fees) =>
  CATEGORIES.filter(
    ({ key }) => fees[key].offered && fees[key].price !== null && (key !== 'familyAddon' || fees.family.offered),
  );

/** True where something that is sold costs something, or may on some day. */
export const asksMoney = ({ fees, dayPrices }: { fees: Fees; dayPrices: readonly object[] }): boolean =>
  dayPrices.length > 0 || offeredCategories(fees).some(({ key }) => fees[key].price !== 0);

/** People whom one unit of a category brings through the gate. */
export function peoplePerUnit(key: CategoryKey, familySize: number): number {
  const people = categoryNamed(key)?.people ?? 0;
  return people === 'family size' ? familySize : people;
}

export const noFees = (): Fees =>
  Object.fromEntries(CATEGORY_KEYS.map((key) => [key, { offered: false, price: null }])) as Fees;
