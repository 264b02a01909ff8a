import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBranch, bookLoan, tokenOwners } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { startProduct } from './product.ts';
import { fillStates } from './state-world.ts';
import { aVenue, type Venue } from './venue.ts';
import { keptOnPhone } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let paths: Record<string, string>;
let venue: Venue;
let owners: Awaited<ReturnType<typeof tokenOwners>>;

beforeAll(async () => {
  venue = await aVenue(product);
  owners = await tokenOwners(product);
  paths = await fillStates(product);
});

/** The caches of visitors' pages on this phone, in any order. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.replace('page ', '')).sort());

/** Opens a page and waits until the phone has it. */
async function open(page: Page, path = ''): Promise<void> {
  await page.goto(product.url + path);
  await keptOnPhone(page);
}

const AS_OF = /^No network just now: as of \d{1,2}:\d\d [ap]m\. Refresh$/;

test('a ticket that was opened once opens without a network, says as of when, and works', async () => {
  const page = await visit();
  await open(page, paths.ticket);
  expect(await page.getByText('No network just now').isVisible()).toBe(false);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(AS_OF).waitFor();
  await page.getByRole('button', { name: 'Show at gate' }).click();
  // A tap before the scripts is counted as soon as they are there.
  await page.getByRole('dialog', { name: 'Show at gate' }).waitFor();
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Refresh' }).click();
  await page.getByText('No network just now').waitFor({ state: 'hidden' });
});

test.each(['token-waiting', 'token-late', 'visit', 'place', 'board'])(
  'so does a page of the kind "%s", in a new tab too',
  async (kind) => {
    const page = await visit();
    await open(page, paths[kind]);
    const words = await page.locator('h1').first().textContent();
    await page.context().setOffline(true);
    const next = await page.context().newPage();
    await page.close();
    await next.goto(product.url + paths[kind]);
    await next
      .getByText(/as of|last update/i)
      .first()
      .waitFor();
    expect(await next.locator('h1').first().textContent()).toBe(words);
  },
);

test('a board that starts without a network shows no clock until the server says the time', async () => {
  const page = await visit();
  await open(page, paths.board);
  await page.locator('.clock', { hasText: /\d [ap]m$/ }).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/As of|last update/).waitFor();
  await expect.poll(() => page.locator('.clock').textContent()).toBe('');
  await page.context().setOffline(false);
  await page.locator('.clock', { hasText: /\d [ap]m$/ }).waitFor();
});

test('a token page that was kept says nothing of a lost network any more once it is live again', async () => {
  const page = await visit();
  await open(page, paths['token-waiting']);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(AS_OF).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByText(AS_OF).waitFor({ state: 'hidden' });
});

test('nobody sees a page that was not opened on this phone, nor one that is another by now', async () => {
  const page = await visit();
  await open(page, paths.ticket);
  const other = await aBooking(product, venue.park);
  await page.context().setOffline(true);
  await expect(page.goto(`${product.url}/paymentstatus/${other.id}/${venue.park._id}`)).rejects.toThrow('ERR_');
  await page.context().setOffline(false);
  const [, , id = ''] = paths.ticket?.split('/') ?? [];
  await product.database.asOwner("update booking set status = 'refunded' where id = $1", [id]);
  const keptAfter = async () => {
    await page.goto(product.url + paths.ticket);
    return keptPages(page);
  };
  // The worker hears a moment after the page that there is a network again.
  await expect.poll(keptAfter, { timeout: PATIENCE_MS }).toEqual([]);
  await product.database.asOwner("update booking set status = 'paid' where id = $1", [id]);
});

test('neither a failed payment nor a server in trouble is kept, and then the kept ticket is shown', async () => {
  const page = await visit();
  await open(page, paths['token-waiting']);
  // What a browser fetches ahead of the worker is answered by no route.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.navigationPreload.disable());
  await page.goto(product.url + paths.failed);
  await page.context().route(`**${paths['token-waiting']}`, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto(product.url + paths['token-waiting']);
  await page.getByText('No network just now').waitFor();
  expect(await keptPages(page)).toEqual([paths['token-waiting']]);
});

test('a phone keeps twenty pages and no more, and Forget on this phone forgets them', async () => {
  const page = await visit();
  await page.goto(product.url + paths.home);
  await page.evaluate(async () => {
    for (let old = 0; old < 20; old += 1) {
      const path = `/paymentstatus/${old}/x`;
      const date = new Date(Date.now() - 60_000 * (old + 1)).toUTCString();
      await (await caches.open(`page ${path}`)).put(path, new Response('old', { headers: { date } }));
    }
  });
  await open(page, paths.ticket);
  await expect.poll(async () => (await keptPages(page)).length, { timeout: PATIENCE_MS }).toBe(20);
  expect(await keptPages(page)).not.toContain('/paymentstatus/19/x');
  const [, , id, place] = paths.ticket?.split('/') ?? [];
  await page.evaluate(
    ([booking, park]) => {
      const kept = { kind: 'park-ticket', id: booking, place: { id: park, name: 'Park' }, day: '2099-01-01' };
      localStorage.setItem('bookings', JSON.stringify([kept]));
    },
    [id, place],
  );
  await page.goto(product.url + paths.home);
  await page.getByRole('button', { name: 'Forget on this phone' }).click();
  await expect.poll(() => keptPages(page), { timeout: PATIENCE_MS }).toEqual([]);
});

/** A branch with a counter, where three wait, and how it calls the next. */
async function aBranchWhereThreeWait() {
  const branch = await aBranch(product, owners.bank);
  const counter = await aCounter(product, owners.bank, branch._id);
  const tokens: string[] = [];
  for (let count = 0; count < 3; count += 1) tokens.push((await bookLoan(product, branch)).json._id);
  const callNext = async () => {
    product.clock.advance(1);
    const { status, text } = await product.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, counter);
    expect(status, text).toBe(200);
  };
  return { branch, last: `/loanappointment/${tokens[2]}/${branch._id}`, callNext };
}

const reloadOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await page.reload();
};

test('a token page that is reloaded without a network says what it heard last, not what it was loaded with', async () => {
  const { last, callNext } = await aBranchWhereThreeWait();
  const page = await visit();
  await page.goto(product.url + last);
  await keptOnPhone(page);
  await page.locator('.token .state', { hasText: '2 people before you' }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  for (let count = 0; count < 3; count += 1) await callNext();
  await page.locator('.token.called').waitFor();
  const called = await page.locator('.token .state').textContent();
  await reloadOffline(page);
  await page.locator('.token.called').waitFor();
  expect(await page.locator('.token .state').textContent()).toBe(called);
  await page.getByText(/^No network just now: as of \d{1,2}:\d\d [ap]m/).waitFor();
});

test('a board that is reloaded without a network shows the number that it heard last', async () => {
  const { branch, callNext } = await aBranchWhereThreeWait();
  const board = await visit({ device: 'desktop' });
  await board.goto(`${product.url}/board/loan/${branch._id}`);
  await keptOnPhone(board);
  await board.getByText('Live', { exact: true }).waitFor();
  for (const number of ['1', '2']) {
    await callNext();
    // A call lies over it.
    await board.locator('.serving', { hasText: number }).waitFor({ state: 'attached' });
  }
  await reloadOffline(board);
  await board.locator('.serving', { hasText: '2' }).waitFor();
});
