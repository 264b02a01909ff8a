import { expect, test } from 'vitest';
import { type ServerAnswer, startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { CARD_ORDER, WALLET_KEYS, walletEnvelope } from '#server/testing/gateways/vectors.ts';
import type { GatewayOrder } from '../gateway.ts';
import { post } from '../http.ts';
import { verify } from './checksum.ts';
import { paytmGateway } from './gateway.ts';
import { paytmHosts } from './hosts.ts';

const callback = 'http://127.0.0.1:4000/api/payments/paytm/return/a1b2c3';
const order: GatewayOrder = { ...CARD_ORDER, attemptId: 'a1b2c3', returnUrl: callback, cancelUrl: callback };

/** Starts the order at a provider that gives these answers in turn, the last one for ever. */
async function started(answers: ServerAnswer[], changes: Partial<GatewayOrder> = {}) {
  await using server = await startAnsweringServer(
    () => (answers.length > 1 ? answers.shift() : answers[0]) ?? { body: '' },
  );
  const gateway = paytmGateway(paytmHosts(server.url), post);
  const checkout = await gateway.start({ ...order, ...changes }, WALLET_KEYS);
  return { checkout, seen: server.seen, url: server.url };
}

test('the request is the documented one, signed over the body that is sent', async () => {
  const { seen } = await started([{ body: walletEnvelope('env-01') }]);
  const { path, text, type } = seen[0] ?? { text: '' };
  expect(type).toBe('application/json');
  expect(path).toBe(`/theia/api/v1/initiateTransaction?mid=${WALLET_KEYS.mid}&orderId=${order.orderId}`);
  const { head, body } = JSON.parse(text);
  expect(body).toEqual({
    requestType: 'Payment',
    mid: WALLET_KEYS.mid,
    websiteName: 'WEBSTAGING',
    orderId: order.orderId,
    callbackUrl: order.returnUrl,
    txnAmount: { value: '450.00', currency: 'INR' },
    userInfo: { custId: 'a1b2c3', mobile: '9876543210' },
  });
  expect(verify(JSON.stringify(body), WALLET_KEYS.workingKey, head.signature)).toBe(true);
  expect(text).not.toContain(WALLET_KEYS.workingKey);
});

test('the checkout has the token, the script, and the page for a browser without it', async () => {
  const { checkout, url } = await started([{ body: walletEnvelope('env-01') }]);
  const txnToken = 'sandbox0token0000000000000000000000000001';
  expect(checkout).toEqual({
    kind: 'wallet',
    checkoutJsUrl: `${url}/merchantpgpui/checkoutjs/merchants/${WALLET_KEYS.mid}.js`,
    url: `${url}/theia/api/v1/showPaymentPage?mid=${WALLET_KEYS.mid}&orderId=${order.orderId}`,
    fields: { mid: WALLET_KEYS.mid, orderId: order.orderId, txnToken },
    answer: {
      head: { responseTimestamp: '1763700000000', version: 'v1' },
      body: {
        resultInfo: { resultStatus: 'S', resultCode: '0000', resultMsg: 'Success' },
        txnToken,
        isPromoCodeValid: false,
        authenticated: false,
      },
    },
  });
});

test('a refusal is passed on without a token', async () => {
  const { checkout, seen } = await started([{ body: walletEnvelope('env-03') }]);
  expect(checkout).toMatchObject({
    kind: 'refused',
    answer: {
      body: { resultInfo: { resultStatus: 'F', resultCode: '2023', resultMsg: 'Repeat Request Inconsistent' } },
    },
  });
  expect(seen).toHaveLength(1);
});

const doubtful =
  '{"head":{},"body":{"resultInfo":{"resultStatus":"U","resultCode":"00000900","resultMsg":"System error"}}}';

test('a lost answer is asked for once more with the same characters, but for the salt', async () => {
  for (const lost of [{ status: 502, body: '' }, { body: 'garbage' }, { body: doubtful }]) {
    const { checkout, seen } = await started([lost, { body: walletEnvelope('env-02') }]);
    expect(checkout.kind).toBe('wallet');
    const bodies = seen.map(({ text }) => text.replace(/"signature":"[^"]+"/, ''));
    expect([seen.length, new Set(bodies).size]).toEqual([2, 1]);
  }
});

test('what stays unanswered is told as that, and a doubt that stays is passed on', async () => {
  const lost = await started([{ status: 503, body: '' }]);
  expect([lost.checkout, lost.seen.length]).toEqual([{ kind: 'unanswered', reason: 'HTTP 503' }, 2]);
  expect((await started([{ body: doubtful }])).checkout).toMatchObject({
    kind: 'refused',
    answer: { body: { resultInfo: { resultStatus: 'U' } } },
  });
});

test('a success without a token, or one that somebody changed, starts nothing', async () => {
  const bare = '{"head":{},"body":{"resultInfo":{"resultStatus":"S","resultCode":"0000","resultMsg":""}}}';
  expect((await started([{ body: bare }])).checkout).toEqual({ kind: 'unanswered', reason: 'no token in the answer' });
  const changed = walletEnvelope('env-01').replace('sandbox0token', 'another0token');
  expect((await started([{ body: changed }])).checkout.kind).toBe('unanswered');
});

test.each([
  ['an order id that it cannot take', { orderId: 'a b' }],
  ['no amount', { amountPaise: 0 }],
  ['parts of a paisa', { amountPaise: 0.5 }],
  ['the sign that joins signed values', { returnUrl: 'http://x/a|b' }],
])('an order with %s is never sent', async (_, changes) => {
  await expect(started([{ body: walletEnvelope('env-01') }], changes)).rejects.toThrow(RangeError);
});

test('the website is that of real money at the real hosts alone', () => {
  expect(paytmHosts('https://secure.paytmpayments.com').websiteName).toBe('DEFAULT');
  expect(paytmHosts('https://securegw.paytm.in').websiteName).toBe('DEFAULT');
  for (const test of ['https://securestage.paytmpayments.com', 'http://127.0.0.1:3000/sandbox'])
    expect(paytmHosts(test).websiteName).toBe('WEBSTAGING');
});
