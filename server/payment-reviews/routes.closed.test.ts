import { expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';

const { use, gateway, aShop, sell, comeBack, refunds, pass, sendRefunds } = await useCardSales();

interface Paid {
  owner: Owner;
  /** The address at which its offering is removed. */
  offering: string;
  booking: string;
  /** The list in which the owner reads the booking. */
  list: string;
  paise: number;
}

async function aPaidTicket(): Promise<Paid> {
  const { id: booking, owner, parkId, total } = await sell(await aShop());
  return { owner, offering: `/park/${parkId}`, booking, list: '/ticketbooking/list', paise: total * 100 };
}

async function aPaidAppointment(): Promise<Paid> {
  const { merchantId: mid, accessCode: accessKey, workingKey } = firstMerchant;
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner, { fee: '200', mid });
  await aGatewayCredential(use, owner, clinic._id, { mid, accessKey, workingKey });
  const { _id: booking } = (await bookDoctor(use, clinic, { paymentMode: 'online' })).json;
  const order = { id: booking, clinicId: clinic._id, amount: 200, mid };
  const { json: started } = await use.call('POST', '/doctorbooking/ccav/payment', order);
  await comeBack(await gateway.decide(started, 'success'));
  return { owner, offering: `/clinic/${clinic._id}`, booking, list: '/doctorbooking/list', paise: 20_000 };
}

test.each([
  ['A ticket of a park', aPaidTicket],
  ['An appointment of a clinic', aPaidAppointment],
])('%s that is closed goes back in full, by the keys that it keeps', async (_, pay) => {
  const { owner, offering, booking, list, paise } = await pay();
  expect((await use.call('DELETE', offering, undefined, owner)).json.closed).toBe(true);
  const due = await use.call('GET', `/bookings/${booking}/refund`, undefined, owner);
  expect([due.status, due.json.amount]).toEqual([200, paise / 100]);
  const asked = { bookingId: booking, note: 'We are closed' };
  expect((await use.call('POST', '/payments/refund', asked, owner)).status).toBe(200);
  await pass(61);
  await sendRefunds();
  expect(await refunds({ id: booking })).toMatchObject([{ state: 'done', amount_paise: paise }]);
  expect(await gateway.journal({ command: 'refundOrder', orderId: booking })).toHaveLength(1);
  const rows: { _id: string; paymentStatus: string }[] = (await use.call('GET', list, undefined, owner)).json;
  expect(rows.find(({ _id }) => _id === booking)?.paymentStatus).toBe('Refunded');
});
