import type { BookingLine } from '#contract/bookings/model.ts';
import { type CategoryKey, peoplePerUnit } from '#contract/fees/rules.ts';
import type { Paise } from '#contract/kernel/money.ts';
import type { ChosenLine, RefundQuote, RefundRequest } from './model.ts';
import { itemWords } from './words.ts';

export interface Priced {
  lines: readonly BookingLine[];
  discount: Paise;
  people: number;
}

export interface Left extends Priced {
  original: Paise;
  money: Paise;
}

/** Refund amounts of each line, from one unit to all of them, less their share of the discount. */
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
        // The discount of each unit is rounded down; those of all units add up to the whole.
        price * (before + 1) - Math.floor(((shares[at] ?? 0) * (before + 1)) / quantity),
    ),
  }));
}

/** Splits a discount by the largest remainder: whole paise that add up to it, none above its amount. */
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

export interface TicketPart {
  items: string;
  amount: Paise;
  people: number;
  lines: ChosenLine[];
}

/** Refund of chosen lines; 'all' if nothing with a price is left; null if not on the ticket or free. */
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

/** The size of a family is derived from the ticket, since the park's setting may have changed. */
function peopleOf({ lines, people }: Priced, { category, quantity }: ChosenLine): number {
  const each = (key: string) => peoplePerUnit(key as CategoryKey, 0);
  if (category !== 'family') return each(category) * quantity;
  const others = lines.filter((line) => line.category !== 'family');
  return people - others.reduce((sum, line) => sum + each(line.category) * line.quantity, 0);
}

export type ChosenQuantities = Readonly<Record<string, number>>;

/** `amount` in paise; `lines` null: all that is left, also if only free lines would remain. */
export type RefundShare = Required<Pick<RefundRequest, 'lines' | 'amount'>>;

/** A booking with a single unit, or without lines, can only be refunded whole. */
export const unitsOf = ({ lines }: RefundQuote): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Refund of a choice by the server's amounts; null: all of it. */
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
