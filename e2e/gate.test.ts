import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { shortCodeOf } from '#contract/ids.ts';
import { passImage, signPass } from '#server/features/passes/service.ts';
import { aBooking, type MadeBooking } from '#server/testing/factories/booking.ts';
import { PASSWORD } from '#server/testing/factories/organisation.ts';
import { aPark } from '#server/testing/factories/park.ts';
import { axeFinds } from './axe.ts';
import { openBrowser, type Visit } from './browser.ts';
import { aFilm, cameraArgs, makeCameraFeed } from './camera.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
import { aVenue, type Venue } from './venue.ts';

const film = aFilm();
const product = startProduct();
const browser = openBrowser(cameraArgs(film));

const EMAIL = 'gate@parks.example';
let venue: Venue;
let filmed: MadeBooking;

beforeAll(async () => {
  venue = await aVenue(product);
  const form = {
    name: 'Ravi',
    email: EMAIL,
    phone: '9876500000',
    password: PASSWORD,
    status: true,
    parkId: venue.park._id,
  };
  await product.call('POST', '/user/userregister', form, { token: venue.owner.token });
  filmed = await aBooking(product, venue.park, { adults: 4 });
  const image = passImage(product.deps, filmed);
  await makeCameraFeed(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'), film);
});

const passOf = (booking: MadeBooking) => signPass(product.deps, { ...booking, bookingId: booking.id });

/** An inspector's phone at the gate. */
async function atTheGate(wishes: Visit & { camera?: boolean } = {}): Promise<Page> {
  const page = await browser.visit(wishes);
  if (!wishes.camera)
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
  await page.goto(`${product.url}/pravesh/inspectorlogin`);
  await page.getByLabel('email', { exact: false }).fill(EMAIL);
  await page.getByLabel('password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: /login|sign in/i }).click();
  await page.waitForURL(/\/app\//);
  await page.goto(`${product.url}/app/scan`);
  return page;
}

async function type(page: Page, code: string): Promise<void> {
  await page.getByLabel('Ticket code').fill(code);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

/** A hand scanner is a keyboard, faster than a test on a busy machine can press keys one by one. */
const scanByHand = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
    [...code, 'Enter'],
  );

/** Waits for a result screen with these first words. */
const see = (page: Page, result: string, words: string | RegExp): Promise<void> =>
  page.locator(`[data-result=${result}]`).getByRole('heading', { name: words, exact: true }).waitFor();

/** From now on the server hears nothing from this page. */
const cutOff = (page: Page): Promise<unknown> => page.route('**/api/ticketbooking/scan', () => undefined);

test('the camera reads a ticket, lets it in once, and does not ask again while it is held still', async () => {
  const page = await atTheGate({ camera: true });
  const began = Date.now();
  await see(page, 'admitted', 'Let in 4');
  process.stdout.write(`from opening Scan to "Let in": ${((Date.now() - began) / 1000).toFixed(2)} s\n`);
  expect(page.workers(), 'codes are read off the main thread').toHaveLength(1);
  await keepScreen(page, 'gate-let-in-phone-light', { whole: false });
  await page.locator('[data-result]').waitFor({ state: 'detached' });
  await page.waitForTimeout(3500);
  expect(await page.locator('[data-result]').count()).toBe(0);
  await page.reload();
  await see(page, 'already_scanned', 'Used');
  await keepScreen(page, 'gate-used-phone-light', { whole: false });
});

test('each answer has its own first words, readable in light and dark, and none stops the next scan', async () => {
  const page = await atTheGate();
  const other = await aPark(product, venue.owner);
  const good = await aBooking(product, venue.park, { adults: 2 });
  const steps: [name: string, code: string, result: string, words: string | RegExp][] = [
    ['not-ours', 'https://example.com/a', 'unknown', 'Not our ticket'],
    ['not-paid', passOf(await aBooking(product, venue.park, { status: 'failed' })), 'unpaid', 'Not paid'],
    ['cancelled', passOf(await aBooking(product, venue.park, { status: 'refunded' })), 'unpaid', 'Cancelled'],
    ['other-day', passOf(await aBooking(product, venue.park, { inDays: 2 })), 'wrong_date', /^For \w{3} \d+ \w{3}$/],
    ['other-park', passOf(await aBooking(product, other)), 'wrong_park', 'Other park'],
    ['forged', passOf(good).replace(/\/2\//, '/9/'), 'forged', 'Not our ticket'],
    ['let-in', shortCodeOf(good.id), 'admitted', 'Let in 2'],
    ['used', passOf(good), 'already_scanned', 'Used'],
  ];
  const found: string[] = [];
  for (const [name, code, result, words] of steps) {
    await type(page, code);
    await see(page, result, words);
    found.push(...(await axeFinds(page, `gate-${name}-phone`, false)));
  }
  expect(found).toEqual([]);
  const heading = page.locator('[data-result] h2');
  expect(await heading.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(40);
});

test('the gate has room on a desk', async () => {
  const page = await atTheGate({ device: 'desktop' });
  await type(page, passOf(await aBooking(product, venue.park, { inDays: 1 })));
  await page.locator('[data-result=wrong_date]').waitFor();
  expect(await axeFinds(page, 'gate-other-day-desktop')).toEqual([]);
});

test('a camera that is refused is told in words, and a hand scanner works all the same', async () => {
  const page = await atTheGate();
  await page.getByText('The camera is not allowed here.').waitFor();
  const booking = await aBooking(product, venue.park);
  await scanByHand(page, passOf(booking));
  await see(page, 'admitted', 'Let in 2');
});

test('a camera that saw no ticket for five minutes rests until it is asked again', async () => {
  const page = await atTheGate({ camera: true });
  await page.locator('[data-state=on]').waitFor();
  await page.clock.install();
  await page.reload();
  await page.locator('[data-state=on]').waitFor();
  await page.clock.fastForward(5 * 60_000 + 1000);
  await page.getByText('The camera is resting').waitFor();
  await page.getByRole('button', { name: 'Go on scanning' }).click();
  await page.locator('[data-state=on]').waitFor();
});

test('without an answer a pass is checked here, kept over a reload, and sent when the server is back', async () => {
  const page = await atTheGate();
  const [booking, late] = [await aBooking(product, venue.park, { adults: 3 }), await aBooking(product, venue.park)];
  await page.getByLabel('Name of this gate').fill('East gate');
  await page.waitForFunction(() => localStorage.getItem('gate.key') !== null);
  await cutOff(page);
  await type(page, passOf(booking));
  await see(page, 'admitted', 'Let in 3');
  await page.getByText('Checked offline').waitFor();
  await keepScreen(page, 'gate-checked-offline-phone-light', { whole: false });
  await type(page, shortCodeOf(booking.id));
  await see(page, 'already_scanned', 'Used');
  expect(await axeFinds(page, 'gate-used-offline-phone', false)).toEqual([]);
  await type(page, passOf(booking).replace(/\/3\//, '/9/'));
  await see(page, 'already_scanned', 'Used');
  await type(page, passOf(late).replace(/\/2\//, '/9/'));
  await see(page, 'forged', 'Not our ticket');
  await type(page, shortCodeOf(late.id));
  await see(page, 'unchecked', 'Not checked');
  expect(await axeFinds(page, 'gate-not-checked-phone', false)).toEqual([]);
  await page.reload();
  await page.getByText('1 scan was made offline').waitFor();
  await page.unroute('**/api/ticketbooking/scan');
  await page.getByText('1 scan was made offline').waitFor({ state: 'detached' });
  const { json } = await product.call(
    'POST',
    '/ticketbooking/scan',
    { code: passOf(booking), scanId: 'the-other-gate' },
    { token: venue.owner.token },
  );
  expect(json).toMatchObject({ result: 'already_scanned', firstGate: 'East gate' });
});

test('a ticket that another gate let in meanwhile is told after sending', async () => {
  const page = await atTheGate({ scheme: 'dark' });
  const booking = await aBooking(product, venue.park);
  await page.waitForFunction(() => localStorage.getItem('gate.key') !== null);
  await cutOff(page);
  await type(page, passOf(booking));
  await see(page, 'admitted', 'Let in 2');
  await product.call(
    'POST',
    '/ticketbooking/scan',
    { code: passOf(booking), gate: 'West gate', scanId: 'west-gate-1' },
    { token: venue.owner.token },
  );
  await page.unroute('**/api/ticketbooking/scan');
  await page.getByText('1 ticket let in offline was not good').waitFor();
  await page.getByText('at West gate').waitFor();
  expect(await axeFinds(page, 'gate-conflict-phone')).toEqual([]);
});

test('an answer that got lost on the way does not count twice', async () => {
  const page = await atTheGate();
  const booking = await aBooking(product, venue.park);
  await page.waitForFunction(() => localStorage.getItem('gate.key') !== null);
  await page.route('**/api/ticketbooking/scan', async (route) => void (await route.fetch()));
  await type(page, passOf(booking));
  await see(page, 'admitted', 'Let in 2');
  await page.getByText('Checked offline').waitFor();
  await page.unroute('**/api/ticketbooking/scan');
  await page.getByText('1 scan was made offline').waitFor({ state: 'detached' });
  expect(await page.getByText('not good').count()).toBe(0);
});
