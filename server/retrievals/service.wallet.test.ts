import { expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aBatchWithoutKeys, enrol } from '#server/enrolments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { firstWallet } from '#server/testing/sandbox-gateway.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';

const { use, gateway, aShop, book, start, comeBack, look } = await useWalletSales();

const { merchantId: mid, merchantKey: workingKey } = firstWallet;
const CONFIRMING = /^Paytm is still confirming the payment\. Please do not pay again\./;
const slowly = async (orderId: string) =>
  comeBack(await gateway.decide({ orderId }, 'awaited-success', { laterSeconds: 2400 }));

test('who waits for a wallet reads its name, of a ticket', async () => {
  const sale = await book(await aShop());
  await start(sale);
  await slowly(sale.id);
  expect((await look(sale)).message).toMatch(CONFIRMING);
});

test.each([
  ['token', 'doctor', 'doctorbooking', 'clinicId'],
  ['place in a batch', 'coaching', 'coachingbooking', 'coachingId'],
] as const)('who waits for a wallet reads its name, of a %s', async (_what, registrationType, path, field) => {
  const owner = await anOwner(use, { registrationType });
  const make = registrationType === 'doctor' ? aClinic : aBatchWithoutKeys;
  const offering = await make(use, owner, { payment: 'paytm', mid });
  await aGatewayCredential(use, owner, offering._id, { mid, accessKey: '', workingKey });
  const { json } = await (registrationType === 'doctor'
    ? bookDoctor(use, offering, { paymentMode: 'online' })
    : enrol(use, offering));
  const asked = { id: json._id, [field]: offering._id, mid, amount: json.totalAmount ?? json.fee };
  expect((await use.call('POST', `/${path}/paytm/payment`, asked)).status).toBe(200);
  await slowly(json._id);
  const shown = { bookingId: json._id, [field]: offering._id };
  expect((await use.call('POST', `/${path}/getqrcodebystatus`, shown)).json.message).toMatch(CONFIRMING);
});
