import { expect, test } from 'vitest';
import { z } from 'zod';
import { paymentsApi, returnsApi, walletNoticesApi } from './api.ts';

const { payDoctorByCard, payTicketByCard, payTicketByWallet, cardNotify } = paymentsApi;
const { comeBack, comeBackByLink } = returnsApi;
const id = 'k3v9q2m7x1c8b5n4z6w0t2r7y9';

test('a payment is started with the legacy body, the amount as a number or as text', () => {
  const body = { amount: '450.50', mobile: '9876543210', id, mid: '900001', parkId: id };
  const read = { id, amount: '450.50', mid: '900001', offeringId: id };
  expect(z.decode(payTicketByCard.body, body)).toEqual(read);
  const { parkId: clinicId, ...rest } = body;
  expect(z.decode(payDoctorByCard.body, { ...rest, clinicId })).toEqual(read);
  expect(z.decode(payTicketByCard.body, { ...body, amount: 450.5 }).amount).toBe(450.5);
});

test('the answer carries the two fields of the gateway’s form by their own names, and the access code twice', () => {
  const answer = {
    encRequest: 'ab12',
    access_code: 'AV1',
    accessCode: 'AV1',
    url: 'https://pay.example/t',
    orderId: id,
  };
  expect(z.encode(payTicketByCard.answer, answer)).toEqual(answer);
});

test('the wallet’s answer passes on whatever the provider said in its body', () => {
  const resultInfo = { resultStatus: 'F', resultCode: '2023', resultMsg: 'Repeat Request Inconsistent' };
  const answer = {
    body: { resultInfo, isPromoCodeValid: false },
    orderId: id,
    amount: '450.50',
    mid: 'M1',
    checkoutJsUrl: 'https://pay.example/m.js',
    url: 'https://pay.example/p',
  };
  expect(z.encode(payTicketByWallet.answer, answer)).toEqual(answer);
});

test('each kind of booking that costs something is paid by card and by wallet, with any name of its second id', () => {
  const { payLoanByCard, payBatchByCard, payDoctorByWallet, payLoanByWallet, payBatchByWallet } = paymentsApi;
  const byCard = [payTicketByCard, payDoctorByCard, payLoanByCard, payBatchByCard];
  const starts = [...byCard, payTicketByWallet, payDoctorByWallet, payLoanByWallet, payBatchByWallet];
  const kinds = ['/ticketbooking', '/doctorbooking', '/loanbooking', '/coachingbooking'];
  const expected = ['ccav', 'paytm'].flatMap((gateway) => kinds.map((kind) => `${kind}/${gateway}/payment`));
  expect(starts.map(({ path }) => path)).toEqual(expected);
  for (const { body } of starts)
    for (const name of ['parkId', 'clinicId', 'branchId', 'coachingId'])
      expect(z.decode(body, { id, amount: 1, mid: '1', [name]: 'o1' }).offeringId).toBe('o1');
});

test.each([
  ['no id', { id: undefined }],
  ['an empty id', { id: '' }],
  ['an id with a zero byte', { id: 'a\u0000' }],
  ['a list for an id', { id: [id] }],
  ['a path for a park', { parkId: '../park' }],
  ['an object for an amount', { amount: {} }],
  ['a number for a merchant', { mid: 900001 }],
])('a body with %s is refused', (_, more) => {
  const body = { amount: 450, id, mid: '900001', parkId: id, ...more };
  expect(z.safeDecode(payTicketByCard.body, body as never).success).toBe(false);
});

test('the calls stand at the legacy address and at the addresses that gateways are told', () => {
  const { walletNotify } = walletNoticesApi;
  const told = [payTicketByCard, comeBack, comeBackByLink, cardNotify, walletNotify];
  const calls = told.map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual([
    'POST /ticketbooking/ccav/payment',
    'POST /return/:payment',
    'GET /return/:payment',
    'POST /payments/ccav/notify/:credentialId',
    'POST /payments/paytm/notify/:credentialId',
  ]);
});
