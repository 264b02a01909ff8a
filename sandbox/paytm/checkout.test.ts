import { expect, test } from 'vitest';
import { aWallet, CALLBACK, hidden, isSignedForm, wallet } from '../testing/wallet-client.ts';

const shop = await aWallet();

const overlay = { overlay: 'yes' };
const told = (page: string) => JSON.parse((/data-message="([^"]*)"/.exec(page)?.[1] ?? '{}').replaceAll('&#34;', '"'));

async function openPage(orderId: string, more: Record<string, string> = {}) {
  const { body } = await shop.initiate(orderId);
  return shop.showPage(orderId, body.txnToken ?? '', more);
}

test('a wrong, an old and a used token open nothing', async () => {
  expect((await shop.showPage('W3', 'none')).status).toBe(400);
  const { body } = await shop.initiate('W3');
  await shop.advance(15 * 60 + 1);
  expect((await shop.showPage('W3', body.txnToken ?? '')).status).toBe(400);
  await shop.press('W4', 'failure');
  expect((await openPage('W4')).status).toBe(400);
});

test('an order is answered once, at an address of its own: a second press and Back get the first answer again', async () => {
  const opened = await openPage('W7');
  const txnId = hidden(await opened.text(), 'txnId');
  const press = (outcome: string) => shop.post('/decide', { txnId, outcome });
  const again = [await press('success'), await press('failure'), await fetch(opened.url)];
  expect(again.map(({ redirected }) => redirected)).toEqual([true, true, true]);
  expect(opened.url).not.toContain('oken');
  const words = await Promise.all(again.map(async (page) => hidden(await page.text(), 'STATUS')));
  expect(words).toEqual(['TXN_SUCCESS', 'TXN_SUCCESS', 'TXN_SUCCESS']);
  expect((await shop.post('/decide', { txnId: '1', outcome: 'success' })).status).toBe(404);
});

test('in the overlay the page may be framed by the shop alone, and tells it what became of the payment', async () => {
  const page = await openPage('W8', overlay);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://127.0.0.1:9");
  expect((await openPage('W8')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const closed = await (await shop.press('W8', 'close', overlay)).text();
  expect(told(closed)).toEqual({ event: 'APP_CLOSED' });
  const paid = told(await (await shop.press('W8', 'success', overlay)).text());
  expect(paid).toMatchObject({ event: 'FINISHED', callbackUrl: CALLBACK, fields: { STATUS: 'TXN_SUCCESS' } });
  expect(isSignedForm(paid.fields, wallet.merchantKey)).toBe(true);
  expect(told(await (await shop.press('W9', 'timeout', overlay)).text())).toEqual({ event: 'SESSION_EXPIRED' });
});
