import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayOf, formatDay, weekdayOf } from '#contract/kernel/dates/dates.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys } from '#server/parks/factory.ts';
import { type CardSale, useCardSales } from '#server/testing/card-sale.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { undoNext } from '#server/testing/rush/undone.ts';
import { START } from '#server/testing/test-app.ts';
import { keyIn, visitorPages, withoutState } from '#server/testing/visitor-pages.ts';

const { use, gateway, aShop, start, comeBack } = await useCardSales({ pages: 'built' });

const { open, submit, handedOff } = visitorPages(use);

test('the booking page opens with and without the name of the park, and shows what is sold', async () => {
  const { parkId } = await aShop({ parkName: 'Lotus Lake', women: true, womenFee: '1250.50', note: 'for staff only' });
  for (const url of [`/ticketbooking/${parkId}`, `/ticketbooking/${parkId}/lotus%20lake`]) {
    const { statusCode, body } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('₹1,250.50');
    expect(body).toContain('Women');
    expect(withoutState(body)).not.toContain('Camera');
    expect(body).not.toContain('for staff only');
  }
});

test.each([
  ['en', 'cannot take payments online yet. Please buy your tickets at the gate.'],
  ['hi', 'अभी ऑनलाइन पैसा नहीं ले सकता। कृपया टिकट गेट पर ख़रीदें।'],
  ['te', 'ఇంకా ఆన్‌లైన్‌లో డబ్బు తీసుకోవడం లేదు.'],
])(
  'a park without keys sells what is free, and says that nothing else can be bought here (%s)',
  async (language, words) => {
    const park = await aParkWithoutKeys(use, await anOwner(use), { childFee: 0 });
    const url = `/ticketbooking/${park._id}?lang=${language}`;
    const { body } = await open(url);
    expect(body).toContain(words);
    expect([body.includes('quantity.child'), body.includes('quantity.adult')]).toEqual([true, false]);
    const { statusCode, headers } = await submit(url, { 'quantity.child': '2', mobile: '9876543210' });
    expect([statusCode, headers.location]).toEqual([303, expect.stringContaining('/paymentstatus/')]);
    const adult = await submit(url, { 'quantity.adult': '1', mobile: '9876543210' });
    expect([adult.statusCode, adult.body.includes(words)]).toEqual([409, true]);
  },
);

test('without JavaScript a plain form books and leads to the gateway with the right amount', async () => {
  const { parkId } = await aShop();
  const { statusCode, headers, body } = await handedOff(`/ticketbooking/${parkId}`, {
    'quantity.adult': '2',
    'quantity.child': '1',
    mobile: '+91 98765 43210',
  });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain('₹250');
  expect(body).toMatch(/<form[^>]+action="http:\/\/127\.0\.0\.1:\d+[^"]*command=initiateTransaction"/);
  expect(body).toContain('name="encRequest"');
  expect(body).toContain('name="robots"');
});

test('a form with a problem comes back with the words of the product and everything that was typed', async () => {
  const { parkId } = await aShop();
  const missing = await submit(`/ticketbooking/${parkId}`, { 'quantity.adult': '2', mobile: '' });
  expect(missing.statusCode).toBe(400);
  expect(missing.body).toContain('Please enter mobile number');
  expect(missing.body).toMatch(/name="quantity\.adult"[^>]*value="2"|value="2"[^>]*name="quantity\.adult"/);
  const wrong = await submit(`/ticketbooking/${parkId}`, { 'quantity.adult': '1', mobile: '12345' });
  expect(wrong.body).toContain('Please enter valid mobile number');
  expect(wrong.body).toContain('value="12345"');
  const nothing = await submit(`/ticketbooking/${parkId}`, { mobile: '9876543210' });
  expect(nothing.body).toContain('You need to select atleast one field');
});

test('what nobody can mend is said before the form: inactive, holiday, sold out', async () => {
  const inactive = await aShop({ parkName: 'Sleeping Park', status: false });
  expect((await open(`/ticketbooking/${inactive.parkId}`)).body).toContain(
    'This Sleeping Park is currently inactive. Please contact the support team for assistance.',
  );
  const day = dayOf(use.clock.now());
  const onHoliday = await aShop({ isHolidays: true, holidayDays: weekdayOf(day) });
  const holiday = await open(`/ticketbooking/${onHoliday.parkId}`);
  expect(holiday.body).toContain('today is holiday');
  expect(holiday.body).toContain(formatDay(addDays(day, 1)));
  const full = await aShop({ dailyCapacity: 2 });
  await submit(`/ticketbooking/${full.parkId}`, { 'quantity.adult': '2', mobile: '9876543210' });
  expect((await open(`/ticketbooking/${full.parkId}`)).body).toContain(`All places for ${formatDay(day)} are sold.`);
});

describe('a park that is closed for today', () => {
  const HOURS = { parkName: 'Lotus Zoo', startTime: '09:00', endTime: '17:30' };
  /** 22:21 of Mon, 4 Jan 2027 in Kolkata. */
  beforeEach(() => use.clock.set('2027-01-04T22:21:00+05:30'));
  afterEach(() => use.clock.set(START));

  test('says so before the form, which it does not offer, with the next open day', async () => {
    const { parkId } = await aShop({ ...HOURS, isHolidays: true, holidayDays: 'tue' });
    const page = await open(`/ticketbooking/${parkId}`);
    for (const told of ['Closed for today', 'Lotus Zoo is closed for today.', 'The next open day is Wed, 6 Jan 2027.'])
      expect(page.body).toContain(told);
    expect(page.body).not.toContain('<form');
    const late = await submit(`/ticketbooking/${parkId}`, { 'quantity.adult': '2', mobile: '9876543210' });
    expect([late.statusCode, late.body.includes('Lotus Zoo is closed for today.')]).toEqual([409, true]);
  });

  test('offers its later dates where it lists some, and says so above them', async () => {
    const dated = { ...HOURS, isEnabledCustomBookingDates: true, bookingDates: ['2027-01-04', '2027-01-09'] };
    const { parkId } = await aShop(dated);
    const { body } = await open(`/ticketbooking/${parkId}`);
    for (const told of ['Lotus Zoo is closed for today.', 'You can book one of these dates.'])
      expect(body).toContain(told);
    expect([...body.matchAll(/name="visitDate" value="([^"]+)"/g)].map(([, day]) => day)).toEqual(['2027-01-09']);
    const fields = { 'quantity.adult': '2', mobile: '9876543210' };
    const today = await submit(`/ticketbooking/${parkId}`, { ...fields, visitDate: '2027-01-04' });
    expect([today.statusCode, today.body.includes('The next open day is Sat, 9 Jan 2027.')]).toEqual([409, true]);
    const saturday = await handedOff(`/ticketbooking/${parkId}`, { ...fields, visitDate: '2027-01-09' });
    expect(saturday.statusCode).toBe(200);
  });
});

test('a park that sells ahead offers today and the days to come, the first that is free is chosen, and a form without scripts books one', async () => {
  const shop = await aShop({ advanceDays: 20, dailyCapacity: 4, isHolidays: true, holidayDays: 'wed' });
  const today = dayOf(use.clock.now());
  const page = `/ticketbooking/${shop.parkId}`;
  const typed = { 'quantity.adult': '4', mobile: '9876543210' };
  expect((await submit(page, { ...typed, visitDate: today })).statusCode).toBe(303);
  const { body } = await open(page);
  const radios = [...body.matchAll(/<input[^>]*name="visitDate"[^>]*>/g)].map(([radio]) => radio);
  const dayOn = (radio = '') => radio.match(/value="([^"]+)"/)?.[1];
  const days = Array.from({ length: 21 }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => weekdayOf(day) !== 'wed',
  );
  expect(radios.map(dayOn)).toEqual(days);
  expect(radios.filter((radio) => radio.includes('disabled')).map(dayOn)).toEqual([today]);
  expect(dayOn(radios.find((radio) => radio.includes('checked')))).toBe(days[1]);
  expect(body).toContain(`aria-label="${formatDay(today)}, ₹100, Sold out"`);
  expect(body).toContain('4 left');
  expect((await submit(page, { ...typed, visitDate: addDays(today, 5) })).statusCode).toBe(303);
  const late = await submit(page, { ...typed, visitDate: addDays(today, 21) });
  expect([late.statusCode, late.body.includes(`Tickets are sold up to ${formatDay(addDays(today, 20))}.`)]).toEqual([
    400,
    true,
  ]);
});

test('a park whose days to choose are all sold out names none of them as the next open day', async () => {
  const { parkId } = await aShop({ advanceDays: 1, dailyCapacity: 1 });
  const page = `/ticketbooking/${parkId}`;
  const today = dayOf(use.clock.now());
  for (const visitDate of [today, addDays(today, 1)])
    await submit(page, { 'quantity.adult': '1', mobile: '9876543210', visitDate });
  const { body } = await open(page);
  expect(body).toContain('No places left');
  expect(withoutState(body)).not.toContain('The next open day');
});

test('a park whose listed dates are all past says so, asks nothing, and is not offered on the landing page', async () => {
  const day = dayOf(use.clock.now());
  const dated = { isEnabledCustomBookingDates: true };
  const past = await aShop({ parkName: 'Old Fair', ...dated, bookingDates: [addDays(day, -3), addDays(day, -9)] });
  const { parkId } = await aShop({ parkName: 'New Fair', ...dated, bookingDates: [addDays(day, -3), day] });
  const page = await open(`/ticketbooking/${past.parkId}`);
  expect(page.body).toContain(`The last date of Old Fair was ${formatDay(addDays(day, -3))}.`);
  expect(page.body).not.toContain('<form');
  expect((await open(`/ticketbooking/${parkId}`)).body).toContain('<form');
  const landing = (await open('/home')).body;
  expect([landing.includes(parkId), landing.includes(past.parkId)]).toEqual([true, false]);
});

test('a form that meets a busy database is answered with when to try again, and sent again as it was with one press', async () => {
  const { parkId } = await aShop();
  const page = `/ticketbooking/${parkId}`;
  // Any field may come, one that looks like a text of ours too.
  const typed = { formKey: 'k'.repeat(26), 'quantity.adult': '2', mobile: '9876543212', textKey: 'calls.none' };
  // One try and its repeat.
  await undoNext(use.database, 2);
  const busy = await submit(page, typed);
  expect([busy.statusCode, busy.headers['retry-after'], busy.headers['cache-control']]).toEqual([
    503,
    expect.stringMatching(/^[2-6]$/),
    'no-store',
  ]);
  expect(busy.headers.refresh).toBeUndefined();
  expect(busy.body).toContain(`Please try again in about ${busy.headers['retry-after']} seconds.`);
  expect(busy.body).toContain(`<form action="${page}" method="post">`);
  const kept = [...busy.body.matchAll(/<input type="hidden" name="([^"]+)" value(?:="([^"]*)")?/g)];
  const again = Object.fromEntries(kept.map(([, name, value = '']) => [name, value]));
  expect(again).toEqual(typed);
  expect((await handedOff(page, again)).body).toContain('Pay ₹200');
  expect(await use.database.asOwner('select from booking where park_id = $1', [parkId])).toHaveLength(1);
});

test('a form that has to wait is told for how long, in words and in Retry-After', async () => {
  const { parkId } = await aShop();
  const typed = { 'quantity.adult': '1', mobile: '9876543219' };
  const page = `/ticketbooking/${parkId}`;
  for (let unpaid = 0; unpaid < 5; unpaid += 1) await handedOff(page, typed);
  const { statusCode, headers, body } = await submit(page, typed);
  expect([statusCode, headers['retry-after']]).toEqual([429, '300']);
  expect(body).toContain('You can try again in about 5 minutes.');
});

/** A park with its form open, filled in for one adult; `more` goes over what the page itself put into the form. */
async function aFilledForm(more: Record<string, string> = {}) {
  const { parkId } = await aShop();
  const page = `/ticketbooking/${parkId}`;
  const formKey = keyIn((await open(page)).body);
  const typed = { formKey, 'quantity.adult': '1', mobile: '9876543211', ...more };
  const bookings = () => use.database.asOwner('select id from booking where park_id = $1', [parkId]);
  return { parkId, page, typed, bookings };
}
const orderIn = (body: string) => /name="encRequest" value="([^"]+)"/.exec(body)?.[1];

test('a form whose button is pressed twice at once books once, and both presses lead to the same payment', async () => {
  const { page, typed, bookings } = await aFilledForm();
  const [first, second] = await Promise.all([handedOff(page, typed), handedOff(page, typed)]);
  expect([first.statusCode, second.statusCode, orderIn(first.body)]).toEqual([200, 200, expect.stringMatching(/./)]);
  expect(orderIn(second.body)).toBe(orderIn(first.body));
  expect(await bookings()).toHaveLength(1);
});

test('control: without the key that the page gave it the same form books twice, so the test above can fail', async () => {
  const { page, typed, bookings } = await aFilledForm({ formKey: '' });
  await Promise.all([submit(page, typed), submit(page, typed)]);
  expect(await bookings()).toHaveLength(2);
});

test('a form that is sent again after it was paid, and the page before the gateway to which somebody goes Back, lead to the ticket', async () => {
  const { parkId, page, typed, bookings } = await aFilledForm();
  const { headers: between } = await submit(page, typed);
  const [{ id }] = await bookings();
  const { mid } = (await use.database.asOwner('select merchant_id as mid from park where id = $1', [parkId]))[0];
  await comeBack(await gateway.decide(await start({ id, parkId, mid, total: 100 } as CardSale), 'success'));
  for (const { statusCode, headers } of [await submit(page, typed), await open(String(between.location))])
    expect([statusCode, headers.location]).toEqual([303, `/paymentstatus/${id}/${parkId}`]);
  expect(await bookings()).toHaveLength(1);
});

test('without JavaScript a coupon goes with the form: taken off before the gateway, or refused beside its field', async () => {
  const shop = await aShop({ isEnabledCoupon: true });
  await aRecord(use, shop.owner, '/coupon', FORMS.coupon(shop.parkId, { couponCode: 'HALF', discountValue: 50 }));
  const page = `/ticketbooking/${shop.parkId}`;
  const typed = { 'quantity.adult': '3', mobile: '9876543210' };
  const refused = await submit(page, { ...typed, couponCode: 'halve' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Invalid coupon code');
  expect(refused.body).toMatch(/<details class="coupon" open="">.*value="halve"/s);
  expect(refused.body).toMatch(/name="quantity\.adult"[^>]*value="3"|value="3"[^>]*name="quantity\.adult"/);
  const { body } = await handedOff(page, { ...typed, couponCode: ' half ' });
  for (const figure of ['Coupon HALF', '− ₹150', 'Pay ₹150']) expect(body).toContain(figure);
});

test('a park that takes no coupons does not ask for any', async () => {
  const [without, taking] = [await aShop(), await aShop({ isEnabledCoupon: true })];
  expect((await open(`/ticketbooking/${without.parkId}`)).body).not.toContain('name="couponCode"');
  expect((await open(`/ticketbooking/${taking.parkId}`)).body).toContain('name="couponCode"');
});

test('a page for today has the prices of today, and no list of other days', async () => {
  const day = weekdayOf(dayOf(use.clock.now()));
  const today = { name: 'Busy', weekdays: [day], prices: [{ category: 'adult', price: 177 }] };
  const { parkId } = await aShop({ dayPrices: [today, { ...today, weekdays: [], from: '2030-01-01' }] });
  const { body } = await open(`/ticketbooking/${parkId}`);
  expect([body.includes('₹177 each'), body.includes('2030-01-01')]).toEqual([true, false]);
});

test('without JavaScript a quantity is read as it was written or refused, never changed', async () => {
  const { parkId } = await aShop();
  const path = `/ticketbooking/${parkId}`;
  const order = (adult: string, more: Record<string, string> = {}) =>
    submit(path, { 'quantity.adult': adult, mobile: '9876543210', ...more });
  for (const wrong of ['2 adults', '1.5', '-1', '1e1', '0x2']) {
    const { statusCode, body } = await order(wrong, { 'quantity.child': '1' });
    expect([wrong, statusCode, body.includes('Please write how many as a whole number, like 2.')]).toEqual([
      wrong,
      400,
      true,
    ]);
  }
  const { statusCode, body } = await order('1', { visitDate: '2027-11-31' });
  expect([statusCode, body.includes('Please select a booking date to continue.')]).toEqual([400, true]);
  const asked = await handedOff(path, { 'quantity.adult': '२', mobile: '9876543210' });
  expect(asked.body).toContain('₹200');
});
