import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { tidyHolds } from '#server/bookings/service.ts';
import { changedIn, openPage } from '#server/gates/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { type CardSale, type Shop, useCardSales } from '#server/testing/card-sale.ts';
import { unheardPayments } from '#server/testing/paid-by-card.ts';
import { countedPlaces, countedSlots } from '#server/testing/rush/rush.ts';
import { freshAddress, peopleForm } from './factory.ts';

const sales = await useCardSales();
const { use, aShop, book, refund, pass, start, comeBack, gateway, reconcile, status } = sales;
const { paysUnheard } = unheardPayments(sales);
/** 9:30 am of a Monday in Kolkata. */
const MORNING = '2027-01-04T09:30:00+05:30';
const TUESDAY = '2027-01-05';
beforeEach(() => use.clock.set(MORNING));

const slot = (from: string, until: string, capacity = 4) => ({ from, until, capacity });
const SLOTS = [slot('09:00', '10:00'), slot('10:00', '11:00'), slot('11:00', '12:00')];
const timed = (more: object = {}) => aShop({ slots: SLOTS, slotEarlyMinutes: 10, slotLateMinutes: 15, ...more });
const ask = (shop: Shop, people: number, more: object = {}, token?: string) =>
  use.call('POST', '/ticketbooking/add', peopleForm({ _id: shop.parkId }, people, more), {
    from: freshAddress(),
    ...(token && { token }),
  });
const told = async (asked: ReturnType<typeof ask>) => {
  const { status, json } = await asked;
  return [status, json.message];
};
const countedOf = async (shop: Shop) => [
  (await countedPlaces(use, { _id: shop.parkId })).taken,
  await countedSlots(use, { _id: shop.parkId }),
];

describe('a slot', () => {
  test('is sold to its last place once, and the others and other days have their own', async () => {
    const shop = await timed();
    const { json } = await ask(shop, 3, { slot: '10:00' });
    expect([json.slot, json.slotUntil]).toEqual(['10:00', '11:00']);
    expect(await told(ask(shop, 2, { slot: '10:00' }))).toEqual([
      409,
      'Only 1 place is left for 10:00 am to 11:00 am, Mon, 4 Jan 2027.',
    ]);
    await ask(shop, 1, { slot: '10:00' });
    expect(await told(ask(shop, 1, { slot: '10:00' }))).toEqual([
      409,
      'Sold out for 10:00 am to 11:00 am, Mon, 4 Jan 2027.',
    ]);
    expect((await ask(shop, 4, { slot: '11:00' })).status).toBe(201);
    expect((await ask(shop, 4, { slot: '10:00', selectedDate: TUESDAY })).status).toBe(201);
    expect(await countedOf(shop)).toEqual([12, 12]);
  });

  test('sells nothing beyond the places of its day', async () => {
    const shop = await timed({ dailyCapacity: 5 });
    await ask(shop, 4, { slot: '10:00' });
    expect((await told(ask(shop, 2, { slot: '11:00' })))[1]).toMatch(/^Only 1 place is left for 11:00 am/);
    expect((await ask(shop, 1, { slot: '11:00' })).status).toBe(201);
  });

  test('is sold until its end, and nothing of it after', async () => {
    const shop = await timed();
    use.clock.set('2027-01-04T09:59:59+05:30');
    expect((await ask(shop, 1, { slot: '09:00' })).status).toBe(201);
    use.clock.set('2027-01-04T10:00:00+05:30');
    expect(await told(ask(shop, 1, { slot: '09:00' }))).toEqual([400, 'This time is over. Please choose a later one.']);
    expect((await ask(shop, 1, { slot: '09:00', selectedDate: TUESDAY })).status).toBe(201);
    const walkIn = await ask(shop, 1, { slot: '09:00' }, shop.owner.token);
    expect(walkIn.status).toBe(201);
    use.clock.set('2027-01-04T12:00:00+05:30');
    expect((await ask(shop, 1, { slot: '11:00' })).json.code).toBe('DAY_OVER');
  });

  test('must be named where a park has some, and is nothing to a park without', async () => {
    const shop = await timed();
    for (const asked of [{}, { slot: '10:30' }, { slot: null }]) {
      const { status, json } = await ask(shop, 1, asked);
      expect([status, json.issues]).toEqual([400, [{ field: 'slot', message: 'Please choose a time.' }]]);
    }
    const { json } = await ask(await aShop(), 1, { slot: '10:00' });
    expect([json.slot, json.slotUntil]).toEqual([null, null]);
  });

  test('ends after it begins, and no two begin together', async () => {
    const owner = await anOwner(use);
    const add = async (slots: object[]) => (await use.call('POST', '/park/add', parkForm({ slots }), owner)).status;
    expect(await add([slot('10:00', '10:00')])).toBe(400);
    expect(await add([slot('10:00', '11:00'), slot('10:00', '12:00')])).toBe(400);
    expect(await add([slot('23:00', '23:59'), slot('10:00', '11:00')])).toBe(201);
  });

  test('of 64 visitors at once for its last places exactly so many are sold', async () => {
    const shop = await timed();
    const asked = Array.from({ length: 64 }, () => ask(shop, 1, { slot: '11:00' }));
    const sold = (await Promise.all(asked)).filter(({ status }) => status === 201);
    expect([sold.length, await countedOf(shop)]).toEqual([4, [4, 4]]);
  });
});

describe('places of a slot come back', () => {
  test('when a hold is over', async () => {
    const shop = await timed();
    await book(shop, 4, { slot: '10:00' });
    await pass(16);
    await tidyHolds(use.deps);
    expect(await countedOf(shop)).toEqual([0, 0]);
    await book(shop, 3, { slot: '10:00' });
    await pass(16);
    expect((await ask(shop, 4, { slot: '10:00' })).status).toBe(201);
  });

  test('with a refund, of all or of some', async () => {
    const shop = await timed();
    const sale = await book(shop, 2, { slot: '10:00' });
    await comeBack(await gateway.decide(await start(sale), 'success'));
    const some = { lines: [{ category: 'adult', quantity: 1 }], amount: 100 };
    expect((await refund(sale, some)).status).toBe(200);
    expect(await countedOf(shop)).toEqual([1, 1]);
    expect((await refund(sale)).status).toBe(200);
    expect(await countedOf(shop)).toEqual([0, 0]);
  });

  test('and are taken again by a payment that comes late, while there are any and the slot goes on', async () => {
    const shop = await timed();
    const late: CardSale[] = [];
    for (const slot of ['09:00', '10:00', '11:00']) late.push(await book(shop, 2, { slot }));
    for (const sale of late) await paysUnheard(await start(sale));
    await pass(16);
    await ask(shop, 3, { slot: '10:00' });
    await pass(14);
    for (const { id } of late) await gateway.control({ orderId: id, inquiry: null });
    await reconcile();
    const ended = await Promise.all(late.map(status));
    expect(ended).toEqual(['Aborted', 'Aborted', 'TXN_SUCCESS']);
    expect(await countedOf(shop)).toEqual([5, 5]);
  });
});

describe('a ticket', () => {
  const free = { adultFee: 0, child: false };
  const move = ({ owner }: Shop, id: string, body: object) => use.call('POST', `/bookings/${id}/day`, body, owner);

  test('moves to another slot and day with its places, and is told where there are some', async () => {
    const shop = await timed({ ...free, dailyCapacity: 6 });
    const id = (await ask(shop, 2, { slot: '10:00' })).json._id;
    await ask(shop, 4, { slot: '11:00' });
    const openings = await use.call('GET', `/bookings/${id}/day`, undefined, shop.owner);
    expect(openings.json.days[0]).toBe('2027-01-04');
    expect(
      openings.json.slots.map(({ from, left }: { from: string; left: number[] }) => [from, left.slice(0, 2)]),
    ).toEqual([
      ['09:00', [0, 4]],
      ['10:00', [0, 4]],
      ['11:00', [0, 4]],
    ]);
    expect((await move(shop, id, { selectedDate: '2027-01-04', slot: '11:00' })).json.message).toMatch(
      /^Sold out for 11/,
    );
    expect((await move(shop, id, { selectedDate: '2027-01-04', slot: '10:00' })).status).toBe(409);
    // Its day is full, and it needs no place more there.
    const moved = await move(shop, id, { selectedDate: '2027-01-04', slot: '09:00' });
    expect([moved.status, moved.json.slot, moved.json.slotUntil]).toEqual([200, '09:00', '10:00']);
    expect(moved.json.changes).toMatchObject([{ changes: { slot: { from: '10:00', to: '09:00' } } }]);
    expect((await move(shop, id, { selectedDate: TUESDAY })).json).toMatchObject({
      selectedDate: TUESDAY,
      slot: '09:00',
    });
    expect(await countedOf(shop)).toEqual([6, 6]);
    const changed = await use.call('GET', '/passes/list', undefined, shop.owner);
    expect(changedIn(openPage(changed.json.list), id)).toMatchObject({
      ...{ visitDate: TUESDAY, slot: '09:00', slotUntil: '10:00' },
    });
  });

  test('is let in from its early minutes on until its late ones, and the gate says when', async () => {
    const shop = await timed(free);
    const { json: ticket } = await ask(shop, 2, { slot: '10:00' });
    const scan = async (time: string) => {
      use.clock.set(`2027-01-04T${time}+05:30`);
      const body = { code: ticket._id.slice(0, 8), scanId: randomUUID() };
      const { json } = await use.call('POST', '/ticketbooking/scan', body, shop.owner);
      return [json.result, json.message];
    };
    const early = ['too_early', 'Too early: from 10:00 am.'];
    expect([await scan('09:49:59'), await scan('11:15:00')]).toEqual([
      early,
      ['too_late', 'Late: slot ended 11:00 am.'],
    ]);
    expect(await scan('11:14:59')).toEqual(['admitted', 'Let in 2.']);
  });
});

test('a park that gets a limit a day counts what its slots have sold', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { slots: SLOTS });
  const shop = { owner, parkId: park._id, mid: '', credentialId: '' };
  await ask(shop, 2, { slot: '10:00' });
  await ask(shop, 3, { slot: '11:00' });
  await use.call('PUT', `/park/${park._id}`, { ...parkForm(), slots: SLOTS, dailyCapacity: 6 }, owner);
  expect(await countedOf(shop)).toEqual([5, 5]);
  expect((await told(ask(shop, 2, { slot: '10:00' })))[1]).toMatch(/^Only 1 place/);
});
