import { expect, test } from 'vitest';
import { addDays, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';
import { ticketForm } from '#server/tickets/factory.ts';

/** It is noon. */
const { use, gateway, aShop, book, start, comeBack, look, pass } = await useCardSales();
const CLOSES_SOON = { startTime: '09:00', endTime: '12:05' };

test('a ticket that was held before the end of the day is paid after it, while no other is sold', async () => {
  const shop = await aShop(CLOSES_SOON);
  const sale = await book(shop);
  await pass(10);
  const late = await use.call('POST', '/ticketbooking/add', ticketForm({ _id: shop.parkId }));
  expect(late.json.code).toBe('DAY_OVER');
  await comeBack(await gateway.decide(await start(sale), 'success'));
  expect((await look(sale)).status).toBe(true);
});

test('a token that was held before the end of the hours gets its number when it is paid after it', async () => {
  const { merchantId: mid, accessCode: accessKey, workingKey } = firstMerchant;
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner, { startTime: '09:00', endTime: '12:15', mid });
  await aGatewayCredential(use, owner, clinic._id, { mid, accessKey, workingKey });
  const { json } = await bookDoctor(use, clinic, { paymentMode: 'online' });
  await pass(10);
  expect((await bookDoctor(use, clinic)).json.code).toBe('DAY_OVER');
  const due = { id: json._id, clinicId: clinic._id, amount: 300, mid };
  const { json: started } = await use.call('POST', '/doctorbooking/ccav/payment', due);
  await comeBack(await gateway.decide(started, 'success'));
  const place = await use.call('POST', '/doctorbooking/appointmentdetails', { bookingId: json._id });
  expect(place.json.tokenNumber).toBe(1);
});

test('a ticket of a night park that was held before midnight is paid until its gate closes, and not after it', async () => {
  const night = { startTime: '18:00', endTime: '02:00' };
  const [shop, closed] = [await aShop(night), await aShop(night)];
  // 23:55, by whatever time the tests before have left.
  const midnight = startOfDay(addDays(dayOf(use.clock.now()), 1)).getTime();
  await pass((midnight - use.clock.now().getTime()) / 60_000 - 5);
  const [sale, late] = [await book(shop), await book(closed)];
  const lost = await gateway.decide(await start(late), 'success');
  const paid = await gateway.decide(await start(sale), 'success');
  await pass(7);
  await comeBack(paid);
  expect((await look(sale)).status).toBe(true);
  // Two hours later the gate has closed.
  await pass(2 * 60);
  await comeBack(lost);
  expect(await look(late)).toMatchObject({ status: false, paymentStatus: 'Aborted' });
});
