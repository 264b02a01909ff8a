import { describe, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { freshAddress, peopleForm, ticketForm } from './factory.ts';

/** It is noon of Mon, 4 Jan 2027 in Kolkata. */
const use = useTestApp({ config: { rateLimitScale: 100 } });
const add = (body: object, options = {}) => use.call('POST', '/ticketbooking/add', body, options);
const owner = theOwner(use);
const parkWith = (more: object = {}) => aPark(use, owner, more);

const lines = (...asked: [name: string, quantity: number][]) => ({
  fee: asked.map(([name, quantity]) => ({ name, quantity })),
});

describe('what the visitor typed wrongly is 400, with the words of the product', () => {
  test.each([
    [
      { selectedDate: '2027-07-04' },
      'Tickets are sold up to Sat, 3 Jul 2027. Please choose that day or an earlier one.',
    ],
    [lines(['Family', 1], ['family', 1]), 'Only one Family ticket can be purchased per transaction.'],
    [lines(['adult', 26], ['Adult', 25]), 'Please choose at most 50 of Adult in one booking.'],
    [lines(['elephant', 1]), 'elephant is not offered here.'],
  ])('%j', async (wrong, message) => {
    const park = await parkWith({ family: true, familyFee: 300, familyAddon: true, familyAddonFee: 80 });
    const { status, json } = await add(ticketForm(park, wrong));
    expect([status, json.code, json.message]).toEqual([400, 'INVALID_INPUT', message]);
    expect(json.issues[0].message).toBe(message);
  });
});

describe('what the state of the park forbids is 409', () => {
  test.each([
    [
      { isHolidays: true, holidayDays: 'mon,tue' },
      {},
      'HOLIDAY',
      'You cant procced to book the ticket. today is holiday ',
    ],
    [
      { isHolidays: true, holidayDays: 'tue' },
      { selectedDate: '2027-01-05' },
      'CLOSED',
      'The park is closed on Tue, 5 Jan 2027. Please choose another day.',
    ],
    [{ dailyCapacity: 1 }, {}, 'SOLD_OUT', 'Only 1 place is left for Mon, 4 Jan 2027.'],
  ])('%j', async (place, asked, code, message) => {
    const { status, json } = await add(ticketForm(await parkWith(place), asked));
    expect([status, json.code, json.message]).toEqual([409, code, message]);
  });
});

test('a park that is not there is said to be none', async () => {
  const { status, json } = await add(ticketForm({ _id: 'nowhere' }));
  expect([status, json.message]).toEqual([404, 'This park is not there. It may have been removed.']);
});

test('numbers may come as text, lines by key or label, and the limit of the park counts', async () => {
  const park = await parkWith({ camera: true, cameraFee: '120.50', perBookingLimit: 3 });
  const fee = [
    { name: 'Video Camera', price: '120.5', quantity: '3', totalprice: '361.50' },
    { name: 'adult', price: 100, quantity: '', totalprice: 0 },
  ];
  const { status, json } = await add(ticketForm(park, { fee, totalAmount: '361.50', originalAmount: 361.5 }));
  expect([status, json.totalAmount, json.people]).toEqual([201, 361.5, 0]);
  const four = await add(ticketForm(park, { fee: [{ name: 'camera', quantity: 4 }] }));
  expect(four.json.message).toBe('Please choose at most 3 of Video Camera in one booking.');
});

describe('another price or total is refused with the right figures', () => {
  const right = {
    code: 'PRICE_CHANGED',
    message: 'Prices have changed. Please check the new total and try again.',
    fee: [{ name: 'Adult', price: 100, quantity: 2, totalprice: 200 }],
    totalAmount: 200,
    originalAmount: 200,
    discountAmount: 0,
    // The prices are of everything that is sold: the page shows them without being loaded again.
    prices: [
      { name: 'Adult', price: 100 },
      { name: 'Child', price: 50 },
    ],
  };
  test.each([
    { totalAmount: 1 },
    { totalAmount: 200.01 },
    { originalAmount: 100 },
    { discountAmount: 50 },
    { fee: [{ name: 'adult', price: 1, quantity: 2, totalprice: 200 }] },
    { fee: [{ name: 'adult', price: 100, quantity: 2, totalprice: 2 }] },
  ])('%j', async (wrong) => {
    const { status, json } = await add(ticketForm(await parkWith(), wrong));
    expect(status).toBe(409);
    expect(json).toEqual(right);
  });

  test('also when the owner changes the price between the page and the booking', async () => {
    const park = await parkWith();
    expect((await add(ticketForm(park))).status).toBe(201);
    const dearer = { ...parkForm(), adultFee: 150 };
    await use.call('PUT', `/park/${park._id}`, dearer, owner);
    const { status, json } = await add(ticketForm(park));
    expect([status, json.code, json.totalAmount, json.fee[0].price]).toEqual([409, 'PRICE_CHANGED', 300, 150]);
  });

  test('also when another process changed it a moment ago and this one still remembers the old price', async () => {
    const park = await parkWith();
    await add(ticketForm(park));
    await use.database.asOwner(`update park set fees = jsonb_set(fees, '{adult,price}', '15000') where id = $1`, [
      park._id,
    ]);
    const { status, json } = await add(ticketForm(park));
    expect([status, json.code, json.totalAmount]).toEqual([409, 'PRICE_CHANGED', 300]);
  });

  test('and a line that is no longer sold', async () => {
    const { status, json } = await add(ticketForm(await parkWith(), lines(['women', 1], ['adult', 2])));
    expect([status, json.code, json.message]).toEqual([409, 'PRICE_CHANGED', 'Women is not offered here.']);
    expect(json.totalAmount).toBe(200);
  });
});

test('a total of nothing is paid at once, and needs no hold', async () => {
  const park = await parkWith({ adultFee: 0 });
  const { status, json } = await add(peopleForm(park, 2));
  expect([status, json.paymentStatus, json.totalAmount, json.expiresAt]).toEqual([201, 'TXN_SUCCESS', 0, null]);
});

test('a booking that is dearer than a card can pay is refused in words, not by the database', async () => {
  const park = await parkWith({ adultFee: 100_000, perBookingLimit: 500 });
  const { status, json } = await add(peopleForm(park, 500));
  expect([status, json.message]).toEqual([400, 'This is too much for one booking. Please split it into smaller ones.']);
});

test("another organisation's id in a visitor's body changes nothing", async () => {
  const [park, stranger] = [await parkWith(), await anOwner(use)];
  const { status, json } = await add(
    ticketForm(park, { profileRegistrationId: stranger.organisationId, paymentStatus: 'TXN_SUCCESS' }),
  );
  expect([status, json.profileRegistrationId, json.paymentStatus]).toEqual([
    201,
    park.profileRegistrationId,
    'pending',
  ]);
});

test('a quantity of a call is read as it was written or refused, never changed', async () => {
  const park = await aPark(use, await anOwner(use), { adult: true, adultFee: 100 });
  const book = async (quantity: unknown) => {
    const body = peopleForm(park, 1, { fee: [{ name: 'adult', quantity }] });
    const { status, json } = await use.call('POST', '/ticketbooking/add', body, { from: freshAddress() });
    return [status, json.totalAmount ?? json.issues[0].field];
  };
  for (const two of [2, '2', '२', ' 2 ', '2.0', '2\u200b']) expect(await book(two), String(two)).toEqual([201, 200]);
  for (const wrong of ['2 adults', '1.5', '-1', '1e1', 1.5, -1, '½', 'two'])
    expect(await book(wrong), String(wrong)).toEqual([400, 'fee[0].quantity']);
});
