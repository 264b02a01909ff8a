import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { CLASSES } from '#server/kernel/traffic/classes.ts';
import { anOwner } from '#server/organisations/factory.ts';
import type { CardSale } from '#server/testing/card-sale.ts';
import { SILENCE, startAnsweringServer } from '#server/testing/gateways/answering-server.ts';
import { otherWallet } from '#server/testing/gateways/wallet-at.ts';
import { eventually } from '#server/testing/live-page.ts';
import { scanTicket } from '#server/testing/payment-desk.ts';
import { caller } from '#server/testing/test-app.ts';
import { useWalletSales } from '#server/testing/wallet-sale.ts';
import { freshMobile } from '#server/tickets/factory.ts';
import { guardedPost, WAITS } from './gateways/breaker.ts';
import { type PostBody, post } from './gateways/http.ts';

const { use, aShop, book, sell, start, returnUrl } = await useWalletSales({
  pages: 'built',
  config: { rateLimitScale: 100 },
});

/** Nobody gives up: on a slow machine the first calls would be over, and the gateway avoided, before the last are made. */
const patient: PostBody = (url, payload) => post(url, payload, { timeoutMs: SILENCE.delayMs });

/** The product with the shares that it has, and a wallet that takes every call and answers none; `guard` keeps callers from waiting. */
async function whileTheWalletIsSilent(guard: typeof guardedPost = guardedPost) {
  const wallet = await startAnsweringServer(() => SILENCE);
  const gateways = { paytm: otherWallet(wallet.url, guard(patient, use.clock)) };
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

type Ask = Awaited<ReturnType<typeof whileTheWalletIsSilent>>;
const startOf = ({ id, parkId, total: amount, mid }: CardSale, { call }: Ask) =>
  call('POST', '/ticketbooking/paytm/payment', { id, parkId, amount, mid });
const lookAt = ({ id: bookingId, parkId }: CardSale, { call }: Ask) =>
  call('POST', '/ticketbooking/getqrcodebystatus', { bookingId, parkId });
const comeBackTo = async (sale: CardSale, { form }: Ask) => form(new URL(await returnUrl(sale)).pathname, { a: 'b' });

test.each([
  ['looks at a booking that waits for its payment', lookAt],
  ['returns from the gateway', comeBackTo],
])('while a wallet never answers 72 %s, a paid booking is looked at and let in as before', async (_, ask) => {
  const shop = await aShop();
  const paid = await sell(shop);
  const sales = await Promise.all(Array.from({ length: 72 }, () => book(shop)));
  for (const sale of sales) await start(sale);
  const silent = await whileTheWalletIsSilent();
  for (const sale of sales) void ask(sale, silent);
  await eventually(() => silent.wallet.seen.length === WAITS.atOnce);
  expect((await lookAt(paid, silent)).json).toMatchObject({ status: true });
  const { json } = await scanTicket(silent, paid);
  expect([json.result, silent.wallet.seen.length <= WAITS.atOnce + WAITS.waiting]).toEqual(['admitted', true]);
});

test('control: without a bound of those who wait for a gateway, nobody looks at a paid booking while it is silent', async () => {
  const shop = await aShop();
  const paid = await sell(shop);
  const sales = await Promise.all(Array.from({ length: CLASSES.payment.atOnce }, () => book(shop)));
  const silent = await whileTheWalletIsSilent((bare) => bare);
  for (const sale of sales) void startOf(sale, silent);
  await eventually(() => silent.wallet.seen.length === sales.length);
  expect(await Promise.race([lookAt(paid, silent), setTimeout(1000, 'waits')])).toBe('waits');
});

test('while a wallet never answers 64 scans of unpaid tickets, they keep no place at the gates and a paid one is let in', async () => {
  const shop = await aShop();
  const paid = await sell(shop);
  const sales = await Promise.all(Array.from({ length: 64 }, () => book(shop)));
  for (const sale of sales) await start(sale);
  const { wallet, call } = await whileTheWalletIsSilent();
  const scan = (sale: CardSale) => scanTicket({ call }, sale);
  let told = 0;
  const unpaid = sales.map((sale) =>
    scan(sale).then(({ json }) => {
      told += 1;
      return json.result;
    }),
  );
  const gates = use.deps.metrics.traffic.get('gate');
  await eventually(() => wallet.seen.length === WAITS.atOnce && gates?.working() === 0);
  expect(told).toBeLessThanOrEqual(64 - WAITS.atOnce);
  expect((await scan(paid)).json).toMatchObject({ result: 'admitted' });
  await wallet[Symbol.asyncDispose]();
  expect(new Set(await Promise.all(unpaid))).toEqual(new Set(['unpaid']));
});

test('while a wallet never answers 72 starts of a payment, gates, queues and look-ups are answered as before', async () => {
  const shop = await aShop();
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, bank);
  await bookLoan(use, branch);
  const paid = await sell(shop);
  const sales = await Promise.all(Array.from({ length: 72 }, () => book(shop)));
  const silent = await whileTheWalletIsSilent();
  const { wallet, call } = silent;
  const refused: number[] = [];
  for (const sale of sales) void startOf(sale, silent).then(({ status }) => refused.push(status));
  await eventually(() => wallet.seen.length + refused.length === 72);
  expect((await scanTicket(silent, paid)).json).toMatchObject({ result: 'admitted' });
  const next = await call('POST', '/queue/next', { kind: 'loan', id: branch._id }, bank);
  expect(next.status).toBe(200);
  expect((await lookAt(paid, silent)).json).toMatchObject({ status: true });
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
