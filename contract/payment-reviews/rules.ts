import type { BookingLine } from '#contract/bookings/model.ts';
import { type CategoryKey, peoplePerUnit } from '#contract/fees/rules.ts';
import type { Paise } from '#contract/kernel/money.ts';
import type { ChosenLine, RefundQuote, RefundRequest } from './model.ts';
import { itemWords } from './words.ts';

/** A ticket as it stands: what is left of its lines, and of the discount on all of them. */
export interface Priced {
  lines: readonly BookingLine[];
  discount: Paise;
  people: number;
}

/** A paid booking as its refunds are priced. */
export interface Left extends Priced {
  original: Paise;
  /** So much was paid and has not gone back. */
  money: Paise;
}

/** Tells what the units of each line bring, from one to all of them, each after its share of the discount. */
export function quoteLines({ lines, discount }: Pick<Priced, 'lines' | 'discount'>): RefundQuote['lines'] {
  const shares = sharesOf(
    discount,
    lines.map(({ amount }) => amount),
  );
  return lines.map(({ category, label, price, quantity }, at) => ({
    category,
    label,
    quantity,
    amounts: Array.from(
      { length: quantity },
      (_, before) =>
        // Their part of the line's discount, rounded down: all of them together bear all of it.
        price * (before + 1) - Math.floor(((shares[at] ?? 0) * (before + 1)) / quantity),
    ),
  }));
}

/** A discount parted by the largest remainder: whole paise that add up to it, none more than the amount it is taken off. */
export function sharesOf(discount: Paise, amounts: readonly Paise[]): Paise[] {
  const whole = BigInt(amounts.reduce((sum, amount) => sum + amount, 0));
  if (whole === 0n) return amounts.map(() => 0);
  const exact = amounts.map((amount) => BigInt(amount) * BigInt(discount));
  const shares = exact.map((part) => Number(part / whole));
  const missing = discount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part % whole }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  for (const { at } of byRemainder.slice(0, missing)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** Some of a ticket, as it goes back. */
export interface TicketPart {
  items: string;
  amount: Paise;
  people: number;
  lines: ChosenLine[];
}

/**
 * Tells what chosen lines of a ticket come to; 'all' where nothing that costs anything is left beside them. Null where the
 * ticket has not so many, or where they cost nothing.
 */
export function partOf(ticket: Priced, chosen: readonly ChosenLine[]): TicketPart | 'all' | null {
  const lines = summed(chosen);
  const quoted = quoteLines(ticket);
  const brings = ({ category, quantity }: ChosenLine) =>
    quoted.find((line) => line.category === category)?.amounts[quantity - 1];
  if (lines.some((line) => brings(line) === undefined)) return null;
  const sum = (amounts: (Paise | undefined)[]) => amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
  const amount = sum(lines.map(brings));
  if (amount === 0) return null;
  if (amount === sum(quoted.map(({ amounts }) => amounts.at(-1)))) return 'all';
  const labelOf = (category: string) => ticket.lines.find((line) => line.category === category)?.label ?? category;
  const items = lines.map(({ category, quantity }) => itemWords(quantity, labelOf(category))).join(', ');
  return { items, amount, lines, people: sum(lines.map((line) => peopleOf(ticket, line))) };
}

function summed(chosen: readonly ChosenLine[]): ChosenLine[] {
  const quantities = new Map<string, number>();
  for (const { category, quantity } of chosen) quantities.set(category, (quantities.get(category) ?? 0) + quantity);
  return [...quantities].map(([category, quantity]) => ({ category, quantity }));
}

/** Counts the people of some units. A family counts as many as the ticket has beside its other lines: the park's size may be another today. */
function peopleOf({ lines, people }: Priced, { category, quantity }: ChosenLine): number {
  const each = (key: string) => peoplePerUnit(key as CategoryKey, 0);
  if (category !== 'family') return each(category) * quantity;
  const others = lines.filter((line) => line.category !== 'family');
  return people - others.reduce((sum, line) => sum + each(line.category) * line.quantity, 0);
}

/** The chosen number of units of each line of a ticket, by its category. */
export type ChosenQuantities = Readonly<Record<string, number>>;

/** This goes back, in paise; `lines` null for all that is left, also where nothing that costs anything is left beside it. */
export type RefundShare = Required<Pick<RefundRequest, 'lines' | 'amount'>>;

/** A ticket has so many units: of a single one, as of a booking without lines, only all can go back. */
export const unitsOf = ({ lines }: RefundQuote): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Tells what a choice comes to by the server's own amounts; null: all of it. */
export function askedOf(quote: RefundQuote, chosen: ChosenQuantities | null): RefundShare & { amount: Paise } {
  const all = { amount: quote.amount, lines: null };
  if (chosen === null) return all;
  const counts = quote.lines.map(({ category, quantity }) => Math.min(chosen[category] ?? 0, quantity));
  const brings = (countOf: (at: number) => number) =>
    quote.lines.reduce((sum, { amounts }, at) => sum + (amounts[countOf(at) - 1] ?? 0), 0);
  const amount = brings((at) => counts[at] ?? 0);
  if (amount > 0 && amount === brings((at) => quote.lines[at]?.quantity ?? 0)) return all;
  const lines = quote.lines.map(({ category }, at) => ({ category, quantity: counts[at] ?? 0 }));
  return { amount, lines: lines.filter(({ quantity }) => quantity > 0) };
}
