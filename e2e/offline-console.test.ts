import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { withoutBuzz, withoutCamera } from './camera.ts';
import { startProduct } from './product.ts';
import { openGate, signInAtCounter, typeCode, untilPrepared } from './staff.ts';
import { aVenue, passOf, type Venue } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

const HOURS_MS = 3_600_000;
let venue: Venue;
let email: string;

beforeAll(async () => {
  venue = await aVenue(product);
  ({ email } = await anInspector(product, venue.owner, venue.park._id, { name: 'Ravi' }));
});

/** The parts of the console that are whole on this device, and what else it keeps of it. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const whole = await Promise.all(names.map((name) => caches.match('/app/', { cacheName: name })));
    return {
      parts: names.filter((_, at) => whole[at]).map((name) => name.split(' ')[0]),
      lists: Object.keys(localStorage).filter((key) => /^gate\.(key|heard|park|recent)/.test(key)),
      isGranted: await new Promise((resolve) => {
        const opening = indexedDB.open('offline', 1);
        opening.onupgradeneeded = () => void opening.result.createObjectStore('kept');
        opening.onsuccess = () => {
          // The phone's own key stays: its lock goes by that.
          const asked = opening.result.transaction('kept').objectStore('kept').getAllKeys();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.some((name) => name !== 'device-key'));
          };
        };
      }),
    };
  });

const NOTHING = { parts: [], lists: [], isGranted: false };

/** Waits until this part of the console is whole on the device. */
const untilKept = (page: Page, part: string): Promise<void> =>
  expect.poll(async () => (await keptHere(page)).parts, { timeout: PATIENCE_MS }).toContain(part);

/** An inspector's phone that has been a gate with a network. */
async function atTheGate(): Promise<Page> {
  const page = await visit({ lingering: true });
  await withoutCamera(page);
  await openGate(page, product, email);
  await untilKept(page, 'gate');
  await untilPrepared(page);
  return page;
}

const seeStatus = (page: Page, words: RegExp | string): Promise<void> =>
  page.locator('.gate-status').getByText(words).waitFor();

async function letIn(page: Page, code: string, words: string): Promise<void> {
  await typeCode(page, code);
  await page.locator('[data-result=admitted]').getByText(words).first().waitFor();
}

test('a gate that is loaded again without a network scans, and sends later, also after its tab was killed', async () => {
  const first = await atTheGate();
  const context = first.context();
  await context.setOffline(true);
  await first.reload();
  await seeStatus(first, /^Offline · list of \d+:\d\d [ap]m/);
  const booking = await aBooking(product, venue.park, { adults: 3 });
  await letIn(first, passOf(product, booking), 'Let in 3');
  await first.close();
  const page = await context.newPage();
  await withoutBuzz(page);
  await page.goto(`${product.url}/app/scan`);
  await seeStatus(page, /^Offline .* 1 to send/);
  await context.setOffline(false);
  await page.getByText('to send').waitFor({ state: 'detached' });
  const again = { code: passOf(product, booking), scanId: 'the-other-gate' };
  const { json } = await product.call('POST', '/ticketbooking/scan', again, { token: venue.owner.token });
  expect(json).toMatchObject({ result: 'already_scanned', firstGate: 'Ravi’s gate' });
});

test('after twelve hours without a network a gate says so, and shows nothing of its lists', async () => {
  const page = await atTheGate();
  await letIn(page, passOf(product, await aBooking(product, venue.park)), 'Let in 2');
  await page.context().setOffline(true);
  await page.clock.install({ time: Date.now() + 12.1 * HOURS_MS });
  await page.reload();
  await page.getByRole('heading', { name: 'Connect this phone to scan on' }).waitFor();
  await page.getByText('Here they ended on').waitFor();
  await seeStatus(page, /^Offline/);
  expect(await page.getByText('Today on this device').count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByLabel('Ticket code').waitFor();
});

test('signing out leaves nothing of the gate on the phone, and without a network nothing opens', async () => {
  const page = await atTheGate();
  expect(await keptHere(page)).toMatchObject({ parts: ['gate'], isGranted: true });
  await page.getByRole('link', { name: 'Stop scanning' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/inspectorlogin|login/);
  await expect.poll(() => keptHere(page)).toEqual(NOTHING);
  await page.context().setOffline(true);
  await expect(page.goto(`${product.url}/app/scan`)).rejects.toThrow('ERR_');
});

test('a session that was ended elsewhere leaves nothing either, at the next contact', async () => {
  const page = await atTheGate();
  await page.context().setOffline(true);
  const token = await page.evaluate(() => localStorage.getItem('id_token'));
  await product.call('POST', '/auth/logout', {}, { token: token ?? '' });
  await page.reload();
  await seeStatus(page, /^Offline/);
  await page.context().setOffline(false);
  await page.waitForURL(/login/);
  await expect.poll(() => keptHere(page), { timeout: PATIENCE_MS }).toEqual(NOTHING);
});

test('the page of a counter opens without a network with its queue, and says as of when', async () => {
  const owner = await anOwner(product, { registrationType: 'loan' });
  const branch = await aBranch(product, owner);
  await aCounter(product, owner, branch._id, { counterNumber: '1', counterMobile: '9000000077' });
  await bookLoan(product, branch);
  const page = await visit({ device: 'desktop' });
  await signInAtCounter(page, product, '9000000077');
  await page.getByText('Waiting').first().waitFor();
  await untilKept(page, 'desk');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^Reconnecting… as of \d+:\d\d [ap]m$/).waitFor();
  await page.getByRole('button', { name: /Call next/ }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Live', { exact: true }).waitFor();
});
