import { expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { readQr } from '#server/testing/read-qr.ts';

const { use, aShop, book, sell, gateway, start, look, pass } = await useCardSales();

const find = (mobile: unknown, parkId: string) =>
  use.call('POST', '/ticketbooking/getqrcodebymobile', { mobile, parkId });
const parkOf = ({ parkId, owner }: Awaited<ReturnType<typeof aShop>>) => ({
  _id: parkId,
  profileRegistrationId: owner.organisationId,
});

test('a booking is shown to whoever names it and its park, to nobody else', async () => {
  const [shop, other] = [await aShop(), await aShop()];
  const sale = await sell(shop);
  expect(await look(sale)).toMatchObject({ status: true });
  const wrong = [
    [sale.id, other.parkId, 404],
    ['a'.repeat(26), shop.parkId, 404],
    ['nope', shop.parkId, 404],
    ['\u0000', shop.parkId, 400],
    [sale.id, '', 400],
  ] as const;
  for (const [bookingId, parkId, code] of wrong) {
    const answer = await use.call('POST', '/ticketbooking/getqrcodebystatus', { bookingId, parkId });
    expect([bookingId, answer.status, answer.json.image]).toEqual([bookingId, code, undefined]);
  }
});

test('a mobile number finds its paid tickets of today and later, soonest first', async () => {
  const shop = await aShop();
  const mobile = '9876543210';
  const [later, today] = [await aBooking(use, parkOf(shop), { inDays: 2 }), await aBooking(use, parkOf(shop))];
  await aBooking(use, parkOf(shop), { inDays: -1 });
  for (const status of ['pending', 'aborted', 'failed', 'awaited', 'refunded'] as const)
    await aBooking(use, parkOf(shop), { status });
  const { json } = await find('+91 98765 43210', shop.parkId);
  expect(json.ticketDetails.map(({ _id }: { _id: string }) => _id)).toEqual([today.id, later.id]);
  expect(json.message).toBe('Here are your 2 tickets.');
  expect(readQr(json.ticketDetails[0].image)?.text).toMatch(/^PV1\//);
  expect(JSON.stringify(json)).not.toContain(mobile);
});

test('a number whose payment the bank still confirms is told so, and has its ticket once the gateway knows, though nobody came back', async () => {
  const shop = await aShop();
  const mobile = '9876501234';
  const sale = await book(shop, 2, { mobile });
  const told = async () => (await find(mobile, shop.parkId)).json.message;
  const none = 'We found no paid ticket of this mobile number for today or later.';
  const order = await start(sale);
  expect(await told()).toBe(none);
  await gateway.decide(order, 'awaited-success', { laterSeconds: 300 });
  await pass(1);
  expect(await told()).toBe(
    `${none} A payment of this number is still being checked. Please do not pay again: look here again in a few minutes.`,
  );
  await pass(5);
  expect(await told()).toBe('Here is your ticket.');
});

test('a number that has its ticket does not wait for a gateway that is silent about another payment', async () => {
  const shop = await aShop();
  await aBooking(use, parkOf(shop));
  const sale = await book(shop, 2, { mobile: '9876543210' });
  await start(sale);
  await gateway.control({ orderId: sale.id, inquiry: 'timeout' });
  await pass(1);
  const { json } = await find('9876543210', shop.parkId);
  expect(json.ticketDetails).toHaveLength(1);
  const ofSale = 'select last_inquiry_at from payment_attempt where booking_id = $1';
  const asked = await use.database.asOwner(ofSale, [sale.id]);
  expect(asked).toEqual([{ last_inquiry_at: null }]);
});

test('a mobile number finds the ticket of the evening until its park ends after midnight', async () => {
  const shops = await Promise.all(['02:00', '00:30', '17:30'].map((endTime) => aShop({ startTime: '09:00', endTime })));
  const sold = await Promise.all(shops.map((shop) => aBooking(use, parkOf(shop), { visitDate: '2027-01-04' })));
  const seenAt = async (instant: string) => {
    use.clock.set(instant);
    const answers = await Promise.all(shops.map(({ parkId }) => find('9876543210', parkId)));
    return answers.map(({ json }, n) => json.ticketDetails.some(({ _id }: { _id: string }) => _id === sold[n]?.id));
  };
  const before = use.clock.now();
  expect(await seenAt('2027-01-04T18:29:00.000Z')).toEqual([true, true, true]);
  expect(await seenAt('2027-01-04T18:45:00.000Z')).toEqual([true, true, false]);
  expect(await seenAt('2027-01-04T19:00:00.000Z')).toEqual([true, false, false]);
  expect(await seenAt('2027-01-04T20:30:00.000Z')).toEqual([false, false, false]);
  use.clock.set(before);
});

test('asking for one number again and again is slowed down', async () => {
  const { parkId } = await aShop();
  const codes: number[] = [];
  for (let count = 0; count < 11; count += 1) codes.push((await find('9988776655', parkId)).status);
  expect(codes).toEqual([...Array(10).fill(200), 429]);
});
