import { expect, test } from 'vitest';
import { CATEGORIES } from '#contract/fees/rules.ts';
import { useCardSales } from '#server/testing/card-sale.ts';

const { use, gateway, aShop, book, start, comeBack } = await useCardSales();

/** As the booking page has them, which is not the order of the alphabet. */
const ORDER = ['adult', 'twowheeler', 'fourwheeler'];

test('lines of a ticket stand in the order of the booking page at the gate, on the ticket and in its record', async () => {
  expect(CATEGORIES.map(({ key }) => key as string).filter((key) => ORDER.includes(key))).toEqual(ORDER);
  const shop = await aShop({ twowheeler: true, twowheelerFee: 20, fourwheeler: true, fourwheelerFee: 50 });
  const fee = ['fourwheeler', 'adult', 'twowheeler'].map((name) => ({ name, quantity: 1 }));
  const sale = await book(shop, 0, { fee });
  await comeBack(await gateway.decide(await start(sale), 'success'));
  const { owner, id, parkId } = sale;
  const labels = ['Adult', 'Two', 'Four'];
  const ticket = await use.call('GET', `/ticketbooking/${id}`, undefined, owner);
  const names = (lines: { name: string }[]) => lines.map(({ name }) => name.replace(/ .*/, ''));
  expect(names(ticket.json.fee), ticket.text).toEqual(labels);
  const record = (await use.call('GET', `/bookings/${id}`, undefined, owner)).json;
  expect(record.lines.map(({ category }: { category: string }) => category)).toEqual(ORDER);
  const scan = { code: id.slice(0, 8), parkId, scanId: crypto.randomUUID() };
  const scanned = await use.call('POST', '/ticketbooking/scan', scan, { token: owner.token });
  expect(names(scanned.json.booking.fee)).toEqual(labels);
});
