import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingLine } from '#contract/bookings/model.ts';
import { CATEGORIES } from '#contract/fees/rules.ts';
import { askedOf, type Priced, partOf, quoteLines, sharesOf, type TicketPart } from './rules.ts';

const line = (category: string, price: number, quantity: number): BookingLine => ({
  category,
  label: category,
  price,
  quantity,
  amount: price * quantity,
});
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const paid = ({ lines, discount }: Priced): number => sum(lines.map(({ amount }) => amount)) - discount;

/** A ticket of a few lines, with anything taken off but the whole. */
const tickets: fc.Arbitrary<Priced> = fc
  .uniqueArray(
    fc.record({
      category: fc.constantFrom(...CATEGORIES.filter(({ people }) => people !== 'family size').map(({ key }) => key)),
      price: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000_000 })),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { selector: ({ category }) => category, minLength: 1, maxLength: 6 },
  )
  .map((lines) => lines.map(({ category, price, quantity }) => line(category, price, quantity)))
  .filter((lines) => lines.some(({ price }) => price > 0))
  .chain((lines) =>
    fc
      .integer({ min: 0, max: sum(lines.map(({ amount }) => amount)) - 1 })
      .map((discount) => ({ lines, discount, people: 1000 })),
  );

/** Answers the ticket without the part that has gone back, as the database takes it out. */
function without(ticket: Priced, part: TicketPart): Priced {
  const taken = (category: string) => part.lines.find((one) => one.category === category)?.quantity ?? 0;
  const lines = ticket.lines
    .map(({ category, price, quantity }) => line(category, price, quantity - taken(category)))
    .filter(({ quantity }) => quantity > 0);
  const price = sum(ticket.lines.map((one) => one.price * taken(one.category)));
  return { lines, discount: ticket.discount - (price - part.amount), people: ticket.people - part.people };
}

test('whatever goes back piece by piece in whatever order, it is what was paid to the paisa, and never less than nothing', () => {
  fc.assert(
    fc.property(tickets, fc.infiniteStream(fc.nat(1000)), (ticket, choices) => {
      let [left, back] = [ticket, 0];
      for (const choice of choices) {
        const { category, quantity } = left.lines[choice % left.lines.length] as BookingLine;
        const part = partOf(left, [{ category, quantity: 1 + (choice % quantity) }]);
        if (part === 'all') break;
        // A part that costs nothing does not go back alone: another one is chosen then.
        if (part === null) continue;
        expect(part.amount).toBeGreaterThan(0);
        back += part.amount;
        left = without(left, part);
        expect(left.discount).toBeGreaterThanOrEqual(0);
        expect(paid(left)).toBeGreaterThan(0);
      }
      expect(back + paid(left)).toBe(paid(ticket));
    }),
  );
});

test('each line bears its share of the discount within one paisa, and all of them bear it all', () => {
  fc.assert(
    fc.property(tickets, ({ lines, discount }) => {
      const amounts = lines.map(({ amount }) => amount);
      const shares = sharesOf(discount, amounts);
      expect(sum(shares)).toBe(discount);
      shares.forEach((share, at) => {
        expect(Math.abs(share - (discount * (amounts[at] ?? 0)) / sum(amounts))).toBeLessThan(1);
        expect(share).toBeLessThanOrEqual(amounts[at] ?? 0);
      });
      const all = quoteLines({ lines, discount }).map((quoted) => quoted.amounts.at(-1) ?? 0);
      expect(sum(all)).toBe(sum(amounts) - discount);
    }),
  );
});

const family: Priced = {
  lines: [line('adult', 10_000, 4), line('child', 5000, 2), line('camera', 0, 1)],
  discount: 1001,
  people: 6,
};

test('what was chosen is told in words, with its amount after the discount and its people', () => {
  expect(quoteLines(family).map(({ amounts }) => amounts)).toEqual([[9800, 19_600, 29_400, 39_199], [4900, 9800], [0]]);
  expect(
    partOf(family, [
      { category: 'child', quantity: 1 },
      { category: 'adult', quantity: 1 },
      { category: 'child', quantity: 1 },
    ]),
  ).toEqual({
    items: '2 × child, 1 × adult',
    amount: 19_600,
    people: 3,
    lines: [
      { category: 'child', quantity: 2 },
      { category: 'adult', quantity: 1 },
    ],
  });
});

test('more than there is, what is not there and what costs nothing do not go back; all that costs something is all of it', () => {
  const of = (...chosen: [string, number][]) =>
    partOf(
      family,
      chosen.map(([category, quantity]) => ({ category, quantity })),
    );
  expect([of(['adult', 5]), of(['adult', 2], ['adult', 3]), of(['women', 1]), of(['camera', 1])]).toEqual(
    Array(4).fill(null),
  );
  expect(of(['adult', 4], ['child', 2])).toBe('all');
});

test('a family counts the people that the ticket has beside its other lines', () => {
  const ticket = { lines: [line('family', 30_000, 1), line('familyAddon', 5000, 2)], discount: 0, people: 7 };
  expect(partOf(ticket, [{ category: 'family', quantity: 1 }])).toMatchObject({ people: 5 });
});

test('a choice in the console comes to the server’s own amounts, and to all of it where nothing paid for is left', () => {
  const quote = { bookingId: 'b', amount: 48_999, used: false, lines: quoteLines(family) };
  expect(askedOf(quote, null)).toEqual({ amount: 48_999, lines: null });
  expect(askedOf(quote, { child: 1, adult: 0 })).toEqual({ amount: 4900, lines: [{ category: 'child', quantity: 1 }] });
  expect(askedOf(quote, { child: 2, adult: 9 })).toEqual({ amount: 48_999, lines: null });
  expect(askedOf(quote, {})).toEqual({ amount: 0, lines: [] });
});
