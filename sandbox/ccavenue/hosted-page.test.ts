import { expect, test } from 'vitest';
import { aGateway, answerIn, merchant, orderOf, paymentForm, shopHeaders } from '../testing/gateway-client.ts';
import { aMerchantServer } from '../testing/merchant-server.ts';

const gateway = await aGateway();
const shop = await aMerchantServer();

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
const returnOf = (page: string) => ({
  encResp: hidden(page, 'encResp'),
  orderNo: hidden(page, 'orderNo'),
  crossSellUrl: '',
});
const shopOrder = (id: string, more = {}) =>
  orderOf(id, { redirect_url: `${shop.url}/return`, cancel_url: `${shop.url}/cancel`, ...more });

async function press(orderId: string, outcome: string, more: Record<string, string> = {}) {
  const page = await (await gateway.openPage(shopOrder(orderId))).text();
  return gateway.post('/sandbox/ccav/decide', { trackingId: hidden(page, 'trackingId'), outcome, ...more });
}

test('the page shows merchant, order, amount, the red banner and one button per outcome', async () => {
  const response = await gateway.openPage(shopOrder('P1', { amount: '125000.00' }));
  const page = await response.text();
  for (const text of ['SANDBOX</strong> - no real money', 'Pravesh demo park', '₹1,25,000.00', 'id="order">P1<']) {
    expect(page).toContain(text);
  }
  const buttons = ['success', 'failure', 'abort', 'awaited-success', 'awaited-failure', 'timeout', 'close'];
  for (const outcome of buttons)
    expect(page).toContain(`<button id="pay-${outcome}" name="outcome" value="${outcome}"`);
});

test('the page opens by GET too, and keeps one transaction when it is loaded again', async () => {
  const query = new URLSearchParams({ command: 'initiateTransaction', ...paymentForm(shopOrder('P2')) });
  const headers = { referer: `${shop.url}/` };
  const load = async () => (await fetch(`${gateway.url}/transaction/transaction.do?${query}`, { headers })).text();
  expect(hidden(await load(), 'trackingId')).toBe(hidden(await load(), 'trackingId'));
});

test('a kit that sends raw values and a trailing & is read as well', async () => {
  const { encryptMessage } = await import('./crypto.ts');
  const raw = Object.entries({ merchant_id: '900001', ...shopOrder('P3') }).map(([key, value]) => `${key}=${value}&`);
  const encRequest = encryptMessage(raw.join(''), merchant.workingKey);
  const page = await gateway.post(
    '/transaction/transaction.do?command=initiateTransaction',
    { encRequest, access_code: merchant.accessCode },
    shopHeaders(shopOrder('P3')),
  );
  expect(await page.text()).toContain('id="order">P3<');
});

test('a page that ran out is no answer to bring back', async () => {
  const opened = await gateway.openPage(shopOrder('P21'));
  await gateway.advance(15 * 60 + 1);
  expect((await fetch(opened.url)).status).toBe(409);
});

test('a payment is answered once: a second press, and whoever goes Back to the page, get the first answer again', async () => {
  const opened = await gateway.openPage(shopOrder('P8'));
  const trackingId = hidden(await opened.text(), 'trackingId');
  const press = (outcome: string) => gateway.post('/sandbox/ccav/decide', { trackingId, outcome });
  const again = [await press('success'), await press('failure'), await fetch(opened.url)];
  const words = await Promise.all(again.map(async (page) => answerIn(returnOf(await page.text()))?.order_status));
  expect(words).toEqual(['Success', 'Success', 'Success']);
  expect((await gateway.post('/sandbox/ccav/decide', { trackingId: '1', outcome: 'success' })).status).toBe(404);
});

test('an unknown access code, a wrong key and another merchant id all show error 10002', async () => {
  const wrong = [
    gateway.openPage(shopOrder('P9'), { ...merchant, accessCode: 'NOBODY' }),
    gateway.openPage(shopOrder('P9'), { ...merchant, workingKey: 'F'.repeat(32) }),
    gateway.openPage(shopOrder('P9'), { ...merchant, merchantId: '900777' }),
    gateway.post('/transaction/transaction.do?command=initiateTransaction', {}),
  ];
  for (const response of await Promise.all(wrong)) {
    expect(await response.text()).toContain('Error Code: 10002');
  }
});

test.each([
  ['Origin: null and no Referer', { origin: 'null' }],
  ['neither Origin nor Referer', {}],
  ['the Origin of another site', { origin: 'https://elsewhere.example' }],
  ['the Referer of another port', { referer: 'http://127.0.0.1:1/' }],
])('a form with %s comes from no registered domain: error 10002', async (_name, headers) => {
  const page = await (await gateway.openPage(shopOrder('P22'), merchant, headers)).text();
  expect(page).toContain('Error Code: 10002');
  expect(await gateway.journal('?command=initiateTransaction')).toContainEqual(
    expect.objectContaining({ word: 'unregistered-domain' }),
  );
});

test.each([
  ['another currency', { currency: 'USD' }, 'Currency not allowed'],
  ['an order id of 31 characters', { order_id: 'x'.repeat(31) }, 'Order id is longer than 30 characters'],
  ['an amount of zero', { amount: '0.00' }, /^Amount/],
  ['three decimals', { amount: '1.005' }, /^Amount/],
])('%s goes back as Invalid', async (_name, change, reason) => {
  const page = await (await gateway.openPage(shopOrder('P10', change))).text();
  const answer = answerIn(returnOf(page));
  expect(answer?.order_status).toBe('Invalid');
  expect(answer?.failure_message).toMatch(reason);
});

test('a redirect_url of 101 characters goes back as Invalid, one of 100 is taken', async () => {
  const longUrl = (length: number) => `${shop.url}/`.padEnd(length, 'r');
  const page = await (await gateway.openPage(shopOrder('P11', { redirect_url: longUrl(101) }))).text();
  expect(answerIn(returnOf(page))?.order_status).toBe('Invalid');
  const good = await (await gateway.openPage(shopOrder('P11', { redirect_url: longUrl(100) }))).text();
  expect(good).toContain('id="pay-success"');
});

test('markup in a request is shown as text', async () => {
  const page = await (await gateway.openPage(shopOrder('P12', { redirect_url: 'javascript:alert(1)' }))).text();
  expect(page).toContain('No way back');
  const odd = await (await gateway.openPage(shopOrder('<b>x</b>'))).text();
  expect(odd).not.toContain('<b>x</b>');
});

test('the panel sets the switches of this order only', async () => {
  await press('P13', 'success', { faults: 'shown', tamper: 'amount', inquiry: 'wrong_amount', browserDelay: '3' });
  const { body } = await gateway.control({ orderId: 'P13' });
  expect(body).toMatchObject({ tamper: 'amount', inquiry: 'wrong_amount', browserLost: false, browserDelay: 3 });
  expect((await gateway.control({ orderId: 'P14' })).body).toMatchObject({ tamper: 'none' });
});

test('copies of the return reach the merchant besides the browser’s own', async () => {
  await gateway.control({ orderId: 'P15', returnCopies: 4 });
  await press('P15', 'success');
  await expect.poll(() => shop.received.length).toBe(3);
  expect(answerIn(shop.received[0]?.fields as never)).toMatchObject({ order_id: 'P15', order_status: 'Success' });
});

test('each page has its own policy: scripts by nonce only, forms to the merchant only', async () => {
  const first = await press('P18', 'success');
  const policy = first.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(await first.text()).toContain(`<script nonce="${nonce?.replaceAll('&', '&#38;')}">`);
  expect(policy).toContain(`form-action 'self' ${shop.url};`);
  expect((await press('P19', 'success')).headers.get('content-security-policy')).not.toBe(policy);
});
