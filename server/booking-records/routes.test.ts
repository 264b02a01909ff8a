import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark, aParkWithoutKeys } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { type CardSale, type Shop, useCardSales } from '#server/testing/card-sale.ts';
import { freshMobile } from '#server/tickets/factory.ts';

const { use, aShop, book, sell, pass, refund } = await useCardSales();
const MONDAY = '2027-01-04T06:30:00.000Z';
let shop: Shop;
let sale: CardSale;
let inspector: { token: string };
beforeAll(async () => {
  use.clock.set(MONDAY);
  shop = await aShop();
  sale = await sell(shop);
  inspector = await anInspector(use, shop.owner, shop.parkId);
});
beforeEach(() => use.clock.set(MONDAY));

const read = (id: string, token = shop.owner.token) => use.call('GET', `/bookings/${id}`, undefined, { token });
const note = (id: string, text: string, token = shop.owner.token) =>
  use.call('POST', `/bookings/${id}/notes`, { text }, { token });
const move = (id: string, selectedDate: string, token = shop.owner.token) =>
  use.call('POST', `/bookings/${id}/day`, { selectedDate }, { token });
const takenOn = async (parkId: string) => {
  const rows = await use.database.asOwner(
    'select visit_date::text as day, taken from park_day where park_id = $1 and taken > 0 order by 1',
    [parkId],
  );
  return Object.fromEntries(rows.map(({ day, taken }) => [day, taken]));
};

test('a paid ticket is told with what it cost, its try to pay, what the gateway said, and who let it in', async () => {
  await pass(5);
  const scanned = await use.call(
    'POST',
    '/ticketbooking/scan',
    { code: sale.id.slice(0, 8), scanId: 'scan-of-the-record', gate: 'East' },
    inspector,
  );
  expect(scanned.json.result).toBe('admitted');
  const { status, json } = await read(sale.id);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    _id: sale.id,
    kind: 'park-ticket',
    offeringId: shop.parkId,
    paymentStatus: 'TXN_SUCCESS',
    selectedDate: '2027-01-04',
    total: 200,
    lines: [{ label: 'Adult', price: 100, quantity: 2, amount: 200 }],
    payments: [{ amount: 200, state: 'succeeded', stateText: 'Paid' }],
    scans: [{ result: 'admitted', gate: 'East', accountName: 'Ravi Kumar', role: 'inspector' }],
    changes: [],
    notes: [],
  });
  expect(json.heard.map((one: { kind: string }) => one.kind)).toEqual(['return', 'inquiry']);
  expect(json.heard.at(-1)).toMatchObject({ decided: 'paid', orderId: sale.id });
});

test('notes stay under the name that wrote them, oldest first, and an empty one is refused', async () => {
  const other = await sell(shop);
  expect((await note(other.id, '  ')).status).toBe(400);
  expect((await note(other.id, 'Comes with a wheelchair')).status).toBe(201);
  use.clock.advance(60);
  const { json } = await note(other.id, 'Let in by the side gate', inspector.token);
  const notes = json.notes.map(({ text, accountName, role }: Record<string, string>) => [text, accountName, role]);
  expect(notes).toEqual([
    ['Comes with a wheelchair', 'Asha Rao', 'owner'],
    ['Let in by the side gate', 'Ravi Kumar', 'inspector'],
  ]);
});

test('a key of a note on one booking writes none on another, and a note is not lost by it', async () => {
  const [one, other] = [await sell(shop), await sell(shop)];
  const once = { token: shop.owner.token, headers: { 'idempotency-key': 'key-of-a-note' } };
  const noted = ({ id }: CardSale) => use.call('POST', `/bookings/${id}/notes`, { text: 'Called back' }, once);
  expect((await noted(one)).status).toBe(201);
  expect((await noted(other)).json.code).toBe('IDEMPOTENCY_CONFLICT');
  expect((await noted(one)).json.notes).toHaveLength(1);
});

test('a correction of the mobile number stands among its changes', async () => {
  const other = await sell(shop);
  use.clock.advance(60);
  await use.call('PUT', `/ticketbooking/${other.id}`, { mobile: '9811122233' }, shop.owner);
  const { json } = await read(other.id);
  expect(json.mobile).toBe('9811122233');
  expect(json.changes).toMatchObject([
    { action: 'changed', accountName: 'Asha Rao', changes: { mobile: { to: '••••••2233' } } },
  ]);
});

test('an inspector sees its own park’s bookings without money or changes; a counter and strangers see none', async () => {
  const seen = await read(sale.id, inspector.token);
  expect(seen.json).toMatchObject({ _id: sale.id, payments: [], heard: [], changes: [] });
  const elsewhere = await aParkWithoutKeys(use, shop.owner);
  const gate = await anInspector(use, shop.owner, elsewhere._id);
  expect((await read(sale.id, gate.token)).status).toBe(404);
  expect((await note(sale.id, 'mine', gate.token)).status).toBe(404);
  expect((await read(sale.id, (await anOwner(use)).token)).status).toBe(404);
  expect((await read('0'.repeat(26))).status).toBe(404);
  expect((await read(sale.id, (await anAdmin(use)).token)).json.payments).toHaveLength(1);
});

/** A park of five places a day where walkers pay nothing, and so have their ticket at once. */
const aFreePark = async (more: object = {}) => {
  const owner = await anOwner(use);
  return { owner, park: await aPark(use, owner, { dailyCapacity: 5, walker: true, walkerFee: 0, ...more }) };
};

const bookFree = async (park: { _id: string }, people = 2, selectedDate = '2027-01-04'): Promise<string> => {
  const fee = [{ name: 'walker', quantity: people }];
  const { json, text } = await use.call('POST', '/ticketbooking/add', {
    parkId: park._id,
    mobile: freshMobile(),
    fee,
    selectedDate,
  });
  expect(json.paymentStatus, text).toBe('TXN_SUCCESS');
  return json._id;
};

describe('moving to another day', () => {
  test('takes the places along, and stands among the changes under the name of who did it', async () => {
    const { owner, park } = await aFreePark();
    const id = await bookFree(park);
    use.clock.advance(60);
    const once = { token: owner.token, headers: { 'idempotency-key': 'key-of-a-move' } };
    const moving = () => use.call('POST', `/bookings/${id}/day`, { selectedDate: '2027-01-06' }, once);
    const { status, json, text } = await moving();
    expect([status, json.selectedDate], text).toEqual([200, '2027-01-06']);
    expect((await moving()).text).toBe(text);
    expect(await takenOn(park._id)).toEqual({ '2027-01-06': 2 });
    expect(json.changes).toMatchObject([
      { accountName: 'Asha Rao', changes: { visit_date: { from: '2027-01-04', to: '2027-01-06' } } },
    ]);
  });

  test('can go to the days of a year on which its park is open, each with the places left', async () => {
    const { owner, park } = await aFreePark({ isHolidays: true, holidayDays: 'thu' });
    const id = await bookFree(park);
    await bookFree(park, 4, '2027-01-05');
    const { json } = await use.call('GET', `/bookings/${id}/day`, undefined, owner);
    expect([json.days.slice(0, 3), json.left.slice(0, 3)]).toEqual([
      ['2027-01-05', '2027-01-06', '2027-01-08'],
      [1, 5, 5],
    ]);
    expect([json.days.at(-1), json.stations]).toEqual(['2028-01-04', []]);
  });

  test('is refused on a full day, a day gone by and a day on which the park is closed, and then nothing moves', async () => {
    const { owner, park } = await aFreePark({ isHolidays: true, holidayDays: 'thu' });
    const id = await bookFree(park);
    await bookFree(park, 4, '2027-01-05');
    const refused = async (day: string) => {
      const { status, json } = await move(id, day, owner.token);
      return [status, json.code];
    };
    expect(await refused('2027-01-05')).toEqual([409, 'SOLD_OUT']);
    expect(await refused('2027-01-03')).toEqual([400, 'INVALID_INPUT']);
    expect(await refused('2027-01-07')).toEqual([409, 'CLOSED']);
    expect(await refused('2027-01-04')).toEqual([409, 'CONFLICT']);
    expect(await takenOn(park._id)).toEqual({ '2027-01-04': 2, '2027-01-05': 4 });
  });

  test('is refused to a ticket that was used, and to one that is not paid', async () => {
    const used = await aBooking(use, { _id: shop.parkId, profileRegistrationId: shop.owner.organisationId });
    await use.call('POST', '/ticketbooking/scan', { code: used.id.slice(0, 8), scanId: 'scan-to-be-used' }, inspector);
    const unpaid = await book(shop);
    for (const { id } of [used, unpaid]) expect((await move(id, '2027-01-06')).status).toBe(409);
  });

  test('is refused to a ticket whose money went back, and does not say that it was never paid', async () => {
    const { id } = await sell(shop);
    expect((await refund({ id, owner: shop.owner })).status).toBe(200);
    expect((await move(id, '2027-01-06')).json.message).toBe(SAY.en(text('booking-records.void')));
  });

  test('never takes more places than a day has, nor loses any, whoever moves at once', async () => {
    const { owner, park } = await aFreePark();
    const [mondays, tuesdays] = [[await bookFree(park), await bookFree(park)], [await bookFree(park, 2, '2027-01-05')]];
    const asked = [
      ...mondays.map((id) => move(id, '2027-01-05', owner.token)),
      ...tuesdays.map((id) => move(id, '2027-01-04', owner.token)),
      ...mondays.map((id) => move(id, '2027-01-06', owner.token)),
    ];
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const days = await Promise.all(
      [...mondays, ...tuesdays].map(async (id) => (await read(id, owner.token)).json.selectedDate as string),
    );
    const counted: Record<string, number> = {};
    for (const day of days) counted[day] = (counted[day] ?? 0) + 2;
    expect(await takenOn(park._id)).toEqual(Object.fromEntries(Object.entries(counted).sort()));
  });
});

describe('looking for a booking', () => {
  const find = async (text: string, token = shop.owner.token): Promise<string[]> => {
    const { status, json } = await use.call('GET', `/bookings?text=${encodeURIComponent(text)}`, undefined, { token });
    expect([text, status]).toEqual([text, 200]);
    return json.map(({ _id }: { _id: string }) => _id);
  };
  /** Free tickets of one mobile number, a minute apart. */
  const bookAll = async (park: { _id: string }, mobile: string, count: number): Promise<string[]> => {
    const ids = [];
    for (let n = 0; n < count; n += 1) {
      use.clock.advance(60);
      const fee = [{ name: 'walker', quantity: 1 }];
      ids.push((await use.call('POST', '/ticketbooking/add', { parkId: park._id, mobile, fee })).json._id);
    }
    return ids;
  };

  test('a code, its beginning, an id, an order of it, a mobile number and its end mean it', async () => {
    const { owner, park } = await aFreePark();
    const mobile = freshMobile();
    const [id = ''] = await bookAll(park, mobile, 1);
    const code = id.slice(0, 8).toUpperCase();
    const texts = [code, `${code.slice(0, 4)}-${code.slice(4)}`, id.slice(0, 5), id, `${id}-2`];
    for (const text of [...texts, mobile, `+91 ${mobile}`, mobile.slice(-4), mobile.slice(-6)])
      expect(await find(text, owner.token)).toEqual([id]);
    const neighbour = `${id.slice(0, 25)}${id.endsWith('0') ? '1' : '0'}`;
    for (const text of ['', 'ab', '%%%%', mobile.slice(-3), `1${mobile.slice(-4)}`, neighbour])
      expect([text, await find(text, owner.token)]).toEqual([text, []]);
  });

  test('the newest come first, at most eight, with the end of the mobile number alone', async () => {
    const { owner, park } = await aFreePark({ dailyCapacity: 50 });
    const mobile = freshMobile();
    // Free ones are five of a mobile, park and day.
    const other = await aPark(use, owner, { walker: true, walkerFee: 0 });
    const ids = [...(await bookAll(other, mobile, 5)), ...(await bookAll(park, mobile, 5))];
    expect(await find(mobile, owner.token)).toEqual(ids.reverse().slice(0, 8));
    const { json, text } = await use.call('GET', `/bookings?text=${mobile}`, undefined, owner);
    expect(json[0]).toEqual({
      _id: ids[0],
      id: ids[0],
      shortCode: ids[0]?.slice(0, 8),
      kind: 'park-ticket',
      organisationName: expect.any(String),
      offeringName: expect.any(String),
      personName: '',
      mobileEnd: mobile.slice(-4),
      selectedDate: '2027-01-04',
      paymentStatus: 'TXN_SUCCESS',
    });
    expect(text).not.toContain(mobile);
  });

  test('a name is found by the beginning of its first or last word, in any letter case, and signs mean themselves', async () => {
    const owner = await anOwner(use, { registrationType: 'doctor' });
    const clinic = await aClinic(use, owner);
    const booked = async (patientName: string) => (await bookDoctor(use, clinic, { patientName })).json._id as string;
    const rao = await booked('Anasuya Kumari Rao');
    use.clock.advance(60);
    const devi = await booked('Anasuya');
    expect(await find('ANASU', owner.token)).toEqual([devi, rao]);
    expect(await find('rao', owner.token)).toEqual([rao]);
    expect(await find('anasuya kumari', owner.token)).toEqual([rao]);
    for (const text of ['kumari', 'ana%', 'nasuya', '___']) expect(await find(text, owner.token)).toEqual([]);
  });

  test('everybody finds what they see: their organisation, their park, their counter’s tokens; the admin all', async () => {
    expect(await find(sale.id)).toEqual([sale.id]);
    expect(await find(sale.id, inspector.token)).toEqual([sale.id]);
    expect(await find(sale.id, (await anAdmin(use)).token)).toEqual([sale.id]);
    const elsewhere = await aParkWithoutKeys(use, shop.owner);
    expect(await find(sale.id, (await anInspector(use, shop.owner, elsewhere._id)).token)).toEqual([]);
    expect(await find(sale.id, (await anOwner(use)).token)).toEqual([]);
    const bank = await anOwner(use, { registrationType: 'loan' });
    const [branch, other] = [await aBranch(use, bank), await aBranch(use, bank)];
    const [own, foreign] = [await bookLoan(use, branch), await bookLoan(use, other)];
    const counter = await aCounter(use, bank, branch._id);
    expect(await find(own.json._id, counter.token)).toEqual([own.json._id]);
    expect(await find(foreign.json._id, counter.token)).toEqual([]);
    expect(await find(foreign.json._id, bank.token)).toEqual([foreign.json._id]);
    expect(await find(sale.id, bank.token)).toEqual([]);
  });
});
