import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { fillPages } from './page-world.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
import { aVenue, type Venue } from './venue.ts';
import { keptOnPhone } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let paths: Record<string, string>;
let venue: Venue;

beforeAll(async () => {
  venue = await aVenue(product);
  paths = await fillPages(product);
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
  await keepScreen(page, 'ticket-as-of-phone-light', { whole: false });
  await page.getByRole('button', { name: 'Show at gate' }).click();
  // A tap before the scripts is counted as soon as they are there.
  await page.getByRole('dialog', { name: 'Show at gate' }).waitFor();
  await keepScreen(page, 'ticket-offline-phone-light', { whole: false });
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Refresh' }).click();
  await page.getByText('No network just now').waitFor({ state: 'hidden' });
});

test.each(['token', 'appointment', 'visit', 'place', 'board'])(
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
  await open(page, paths.token);
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
  await open(page, paths.token);
  // What a browser fetches ahead of the worker is answered by no route.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.navigationPreload.disable());
  await page.goto(product.url + paths['failed payment']);
  await page.context().route(`**${paths.token}`, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto(product.url + paths.token);
  await page.getByText('No network just now').waitFor();
  expect(await keptPages(page)).toEqual([paths.token]);
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
