import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { CLASSES } from '#server/kernel/traffic/classes.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { eventually } from '#server/testing/live-page.ts';
import { caller } from '#server/testing/test-app.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';
import { freshMobile } from '#server/tickets/factory.ts';
import { SILENCE, startAnsweringServer } from './gateways/answering-server.ts';
import { guardedPost } from './gateways/breaker.ts';
import { post } from './gateways/http.ts';
import { paytmGateway } from './gateways/paytm/gateway.ts';
import { paytmHosts } from './gateways/paytm/hosts.ts';

const { use, aShop, book, sell } = await useWalletSales({ pages: 'built', config: { rateLimitScale: 100 } });

/** The product with the shares that it has, and a wallet that takes every call and answers none. */
async function whileTheWalletIsSilent() {
  const wallet = await startAnsweringServer(() => SILENCE);
  const gateways = { paytm: paytmGateway(paytmHosts(wallet.url), guardedPost(post, use.clock)) };
  const { app } = await buildApp({ ...use.deps, gateways }, { pages: 'built', traffic: CLASSES });
  onTestFinished(async () => {
    await wallet[Symbol.asyncDispose]();
    await app.close();
  });
  const form = (url: string, fields: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
  };
  return { wallet, call: caller(app), form };
}

test('while a wallet never answers 72 starts of a payment, gates, queues and look-ups are answered as before', async () => {
  const shop = await aShop();
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, bank);
  await bookLoan(use, branch);
  const paid = await sell(shop);
  const sales = await Promise.all(Array.from({ length: 72 }, () => book(shop)));
  const { wallet, call } = await whileTheWalletIsSilent();
  const refused: number[] = [];
  for (const { id, parkId, total: amount, mid } of sales)
    void call('POST', '/ticketbooking/paytm/payment', { id, parkId, amount, mid }).then(({ status }) =>
      refused.push(status),
    );
  await eventually(() => wallet.seen.length + refused.length === 72);
  const scan = { code: paid.id.slice(0, 8), scanId: crypto.randomUUID(), parkId: paid.parkId };
  expect((await call('POST', '/ticketbooking/scan', scan, shop.owner)).json).toMatchObject({ result: 'admitted' });
  const next = await call('POST', '/queue/next', { kind: 'loan', id: branch._id }, bank);
  expect(next.status).toBe(200);
  const ids = { bookingId: paid.id, parkId: paid.parkId };
  expect((await call('POST', '/ticketbooking/getqrcodebystatus', ids)).json).toMatchObject({ status: true });
  const mobile = { mobile: freshMobile(), parkId: paid.parkId };
  expect((await call('POST', '/ticketbooking/getqrcodebymobile', mobile)).status).toBe(200);
  expect(new Set(refused)).toEqual(new Set([503]));
  expect(wallet.seen.length).toBeLessThan(64);
});

test('forms without scripts that wait for a silent wallet keep no place from other forms', async () => {
  const { parkId } = await aShop();
  const { wallet, form } = await whileTheWalletIsSilent();
  for (let n = 0; n < 4; n += 1)
    void form(`/ticketbooking/${parkId}`, { mobile: freshMobile(), 'quantity.adult': '1' });
  await eventually(() => wallet.seen.length === 4);
  expect((await form(`/getqr/${parkId}`, { mobile: freshMobile() })).statusCode).toBe(200);
});
