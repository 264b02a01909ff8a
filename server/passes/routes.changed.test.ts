import { expect, test } from 'vitest';
import { CATEGORIES } from '#contract/fees/rules.ts';
import { addDays } from '#contract/kernel/dates/dates.ts';
import { changedIn, openPage } from '#server/gates/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';

const { use, aShop, sell, gateway, book, start, comeBack } = await useCardSales({ config: { rateLimitScale: 100 } });

const dayOf = async ({ id, owner }: CardSale): Promise<string> =>
  (await use.call('GET', `/bookings/${id}`, undefined, owner)).json.selectedDate;
const move = (sale: CardSale, selectedDate: string) =>
  use.call('POST', `/bookings/${sale.id}/day`, { selectedDate }, sale.owner);
const refund = (sale: CardSale, more: object) =>
  use.call('POST', '/payments/refund', { bookingId: sale.id, note: 'Rain', ...more }, sale.owner);
/** The tickets among these of which gates are told a change, by id. */
const known = async (token: string, of: readonly CardSale[]) => {
  const { status, json, text } = await use.call('GET', '/passes/list', undefined, { token });
  expect(status, text).toBe(200);
  const page = openPage(json.list);
  const told = of.map(({ id }) => [id, changedIn(page, id)] as const);
  return Object.fromEntries(told.filter(([, change]) => change));
};

const WHOLE_DAY = { slot: null, slotUntil: null };

test('gates are told of every ticket that an older code is out of: moved, in part or wholly given back', async () => {
  const shop = await aShop({ dailyCapacity: 50 });
  const [untouched, moved, parted, gone] = [await sell(shop), await sell(shop), await sell(shop), await sell(shop)] as [
    CardSale,
    CardSale,
    CardSale,
    CardSale,
  ];
  const all = [untouched, moved, parted, gone];
  const today = await dayOf(untouched);
  const later = addDays(today, 3);
  expect(await known(shop.owner.token, all)).toEqual({});
  expect((await move(moved, later)).status).toBe(200);
  expect((await refund(parted, { lines: [{ category: 'adult', quantity: 1 }], amount: 100 })).status).toBe(200);
  expect((await refund(gone, {})).status).toBe(200);
  const told = await known(shop.owner.token, all);
  expect(told).toEqual({
    [moved.id]: { visitDate: later, ...WHOLE_DAY, people: 2, status: 'paid', lines: 'A2' },
    [parted.id]: { visitDate: today, ...WHOLE_DAY, people: 1, status: 'paid', lines: 'A1' },
    [gone.id]: { visitDate: today, ...WHOLE_DAY, people: 2, status: 'refunded', lines: 'A2' },
  });
  const { token: inspector, email } = await anInspector(use, shop.owner, shop.parkId);
  const { token: elsewhere } = await anInspector(use, shop.owner, (await aPark(use, shop.owner))._id);
  expect(await known(inspector, all)).toEqual(told);
  expect(await known(elsewhere, all)).toEqual({});
  expect(await known((await aShop({})).owner.token, all)).toEqual({});
  expect((await use.call('GET', '/passes/list')).status).toBe(401);
  // Parks that are open past midnight let in by codes of the day before.
  use.clock.advance(12.5 * 60);
  const night = await use.call('POST', '/user/login', { email, password: PASSWORD });
  expect(await known(night.json.token, all)).toEqual(told);
  use.clock.advance(24 * 60);
  const again = await use.call('POST', '/user/login', { email, password: PASSWORD });
  expect(await known(again.json.token, all)).toEqual({});
});

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
  const scanned = await use.call('POST', '/ticketbooking/scan', scan, owner);
  expect(names(scanned.json.booking.fee)).toEqual(labels);
});
