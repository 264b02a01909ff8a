import { expect, test } from 'vitest';
import { text } from '#contract/kernel/text.ts';
import { aClinic, doctorForm } from '#server/appointments/factory.ts';
import { aBatchWithoutKeys, enrolmentForm } from '#server/enrolments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { otherWallet } from '#server/testing/gateways/wallet-at.ts';
import { firstWallet } from '#server/testing/sandbox-gateway.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';
import { startFormPayment, startPayment } from './service.ts';

const { use, gateway, aShop, book, pay, start, comeBack, status, attempts, pass } = await useWalletSales();

test('the start passes the provider’s answer on, with what its checkout asks for and without its signature', async () => {
  const sale = await book(await aShop());
  const { status: code, json, text } = await pay(sale);
  expect([code, json]).toEqual([
    200,
    {
      head: { responseTimestamp: expect.any(String), version: 'v1' },
      body: {
        resultInfo: { resultStatus: 'S', resultCode: '0000', resultMsg: 'Success' },
        txnToken: expect.stringMatching(/^\w{30,}$/),
        isPromoCodeValid: false,
        authenticated: false,
      },
      orderId: sale.id,
      amount: '200.00',
      mid: firstWallet.merchantId,
      checkoutJsUrl: `${gateway.url}/sandbox/paytm/merchantpgpui/checkoutjs/merchants/${firstWallet.merchantId}.js`,
      url: `${gateway.url}/sandbox/paytm/theia/api/v1/showPaymentPage?mid=${firstWallet.merchantId}&orderId=${sale.id}`,
    },
  ]);
  expect(text).not.toContain(firstWallet.merchantKey);
  const script = await fetch(json.checkoutJsUrl);
  expect(await script.text()).toContain('CheckoutJS');
  const form = new URLSearchParams({ mid: json.mid, orderId: json.orderId, txnToken: json.body.txnToken });
  expect((await fetch(json.url, { method: 'POST', body: form })).status).toBe(200);
});

test('a visitor who closes the checkout may pay again: at once the same order, later a new one', async () => {
  const sale = await book(await aShop());
  const first = await start(sale);
  const again = await start(sale);
  expect([again.orderId, again.body.txnToken]).toEqual([first.orderId, first.body.txnToken]);
  expect(again.body.resultInfo.resultCode).toBe('0002');
  await pass(1);
  const later = await start(sale);
  expect(later.orderId).toBe(`${sale.id}-2`);
  await comeBack(await gateway.decide(later, 'success'));
  expect(await status(sale)).toBe('TXN_SUCCESS');
});

test('what the provider refuses is passed on as its refusal, and the next try is a new order', async () => {
  const shop = await aShop({}, { ...firstWallet, merchantKey: 'another_key_0001' });
  const sale = await book(shop);
  const { status: code, json } = await pay(sale);
  expect([code, json.body]).toEqual([
    200,
    { resultInfo: { resultStatus: 'F', resultCode: '2005', resultMsg: 'Checksum provided is invalid' } },
  ]);
  expect(json).toMatchObject({ orderId: sale.id, amount: '200.00', mid: firstWallet.merchantId });
  expect(await attempts(sale)).toMatchObject([{ state: 'start_failed' }]);
  expect(await status(sale)).toBe('PENDING');
  const keys = { parkId: shop.parkId, mid: shop.mid, accessKey: '', workingKey: firstWallet.merchantKey };
  await use.call('PUT', `/configuration/${shop.credentialId}`, keys, shop.owner);
  const second = await start(sale);
  expect(second.orderId).toBe(`${sale.id}-2`);
  await comeBack(await gateway.decide(second, 'success'));
  expect(await status(sale)).toBe('TXN_SUCCESS');
});

test('a key that cannot sign starts nothing and says so in plain words', async () => {
  const sale = await book(await aShop({}, { ...firstWallet, merchantKey: 'short' }));
  expect(await pay(sale)).toMatchObject({
    status: 503,
    json: { message: 'Payments are not possible just now. Nothing was charged.' },
  });
});

const requestOf = ({ id, parkId: offeringId, total: amount, mid }: Awaited<ReturnType<typeof book>>) => ({
  id,
  offeringId,
  amount,
  mid,
});

test('while the provider does not answer nothing is lost: the next click goes on with the same order', async () => {
  const sale = await book(await aShop());
  await using silent = await startAnsweringServer(() => ({ status: 503, body: '' }));
  const deps = { ...use.deps, gateways: { paytm: otherWallet(silent.url) } };
  await expect(startPayment(deps, requestOf(sale), 'paytm')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await attempts(sale)).toMatchObject([{ state: 'initiated' }]);
  expect((await start(sale)).orderId).toBe(sale.id);
  expect(await attempts(sale)).toHaveLength(1);
});

test('appointments and places in batches are paid by wallet alike', async () => {
  const { merchantId: mid, merchantKey: workingKey } = firstWallet;
  const [doctor, coach] = [
    await anOwner(use, { registrationType: 'doctor' }),
    await anOwner(use, { registrationType: 'coaching' }),
  ];
  const clinic = await aClinic(use, doctor, { payment: 'paytm', mid });
  const batch = await aBatchWithoutKeys(use, coach, { payment: 'paytm', mid });
  await aGatewayCredential(use, doctor, clinic._id, { mid, accessKey: '', workingKey });
  await aGatewayCredential(use, coach, batch._id, { mid, accessKey: '', workingKey });
  const booked = [
    ['doctorbooking', 'clinicId', clinic._id, doctorForm(clinic, { paymentMode: 'online' }), 'doctorappointment'],
    ['coachingbooking', 'coachingId', batch._id, enrolmentForm(batch), 'paymentstatus'],
  ] as const;
  for (const [path, field, offering, form, page] of booked) {
    const { json: made, text } = await use.call('POST', `/${path}/add`, form);
    const amount = made.totalAmount ?? made.fee;
    const started = await use.call('POST', `/${path}/paytm/payment`, { id: made._id, [field]: offering, mid, amount });
    expect([started.status, started.json.orderId], text + started.text).toEqual([200, made._id]);
    const back = await comeBack(await gateway.decide({ orderId: made._id }, 'success'));
    expect(back).toBe(`303 /${page}/${made._id}/${offering}`);
    const looked = await use.call('POST', `/${path}/getqrcodebystatus`, { bookingId: made._id, [field]: offering });
    expect(looked.json).toMatchObject({ status: true });
  }
});

test('a page without JavaScript gets the form that leads to the provider, or is told that there is none', async () => {
  const { checkout } = await startFormPayment(use.deps, requestOf(await book(await aShop())));
  const page = await fetch(checkout.url, { method: 'POST', body: new URLSearchParams(checkout.fields) });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('200')]);
  const refused = await book(await aShop({}, { ...firstWallet, merchantKey: 'another_key_0001' }));
  await expect(startFormPayment(use.deps, requestOf(refused))).rejects.toMatchObject({
    refusal: text('payments.unavailable'),
  });
});

test('a park is paid by its own gateway alone', async () => {
  const [byWallet, byCard] = [await book(await aShop()), await book(await aShop({ payment: 'ccav' }))];
  for (const [path, means, { id, parkId, total: amount, mid }] of [
    ['ccav', 'card', byWallet],
    ['paytm', 'wallet', byCard],
  ] as const) {
    const answer = await use.call('POST', `/ticketbooking/${path}/payment`, { id, parkId, amount, mid });
    const message = `This park does not take payments by ${means} here.`;
    expect([answer.status, answer.json.message]).toEqual([400, message]);
  }
  expect([await attempts(byWallet), await attempts(byCard)]).toEqual([[], []]);
});
