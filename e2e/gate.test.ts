import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { aBooking, type MadeBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { passImage } from '#server/passes/service.ts';
import { axeFinds } from './axe.ts';
import { openBrowser, PATIENCE_MS, type Visit } from './browser.ts';
import { aFilm, cameraArgs, emptyCamera, makeCameraFeed, withoutCamera } from './camera.ts';
import { startProduct } from './product.ts';
import { contactSheet, everySight, keepScreen } from './screens.ts';
import { openGate, typeCode, untilPrepared } from './staff.ts';
import { aVenue, passOf, type Venue } from './venue.ts';

const film = aFilm();
const product = startProduct();
const browser = openBrowser(cameraArgs(film));
const idle = openBrowser(emptyCamera);

let venue: Venue;
let email: string;
let filmed: MadeBooking;

beforeAll(async () => {
  venue = await aVenue(product);
  ({ email } = await anInspector(product, venue.owner, venue.park._id, { name: 'Ravi' }));
  filmed = await aBooking(product, venue.park, { adults: 4 });
  const image = passImage(product.deps, filmed);
  await makeCameraFeed(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'), film);
});

const pass = (booking: MadeBooking, more: object = {}) => passOf(product, booking, more);

/** An inspector's phone at the gate. Its camera is not allowed, sees the film, or sees no ticket. */
async function atTheGate({ camera, ...wishes }: Visit & { camera?: 'film' | 'nothing' } = {}): Promise<Page> {
  const page = await (camera === 'nothing' ? idle : browser).visit(wishes);
  if (!camera) await withoutCamera(page);
  await openGate(page, product, email);
  return page;
}

/** A hand scanner is a keyboard, faster than a test on a busy machine can press keys one by one. */
const scanByHand = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const [at, key] of keys.entries()) {
        const press = new KeyboardEvent('keydown', { key, bubbles: true });
        Object.defineProperty(press, 'timeStamp', { value: 1000 + 10 * at });
        document.body.dispatchEvent(press);
      }
    },
    [...code, 'Enter'],
  );

/** Waits for a result screen with these first words, and others if they are asked for. */
const see = (page: Page, result: string, words: string | RegExp, more: string | RegExp = ''): Promise<void> =>
  page
    .locator(`[data-result=${result}]`)
    .filter({ has: page.getByRole('heading', { name: words, exact: true }), hasText: more })
    .waitFor();

/** Waits for these words in the line above the camera. */
const seeStatus = (page: Page, words: string | RegExp, state: 'visible' | 'detached' = 'visible'): Promise<void> =>
  page.locator('.gate-status').getByText(words).waitFor({ state });

const SCANS = '**/api/ticketbooking/scan';

/** From now on this page hears nothing from the server, nor, unless `lost` says otherwise, the server from it; until `end`. */
async function cutOff(page: Page, lost: (route: Route) => Promise<unknown> = async () => undefined) {
  const held: Route[] = [];
  await page.route(SCANS, async (route) => {
    await lost(route).catch(() => undefined); // the page may be closed by then
    held.push(route);
  });
  const end = async (): Promise<void> => {
    await page.unroute(SCANS);
    // Calls that the page still waits for go on; those that it has given up are gone.
    await Promise.allSettled(held.map((route) => route.continue()));
    // Else it would try again after ten seconds.
    if (!page.isClosed()) await page.evaluate(() => void dispatchEvent(new Event('online')));
  };
  return { held, end };
}

test('the camera reads a ticket, lets it in once, and does not ask again while it is held still', async () => {
  const page = await atTheGate({ camera: 'film' });
  const began = Date.now();
  // It stays for seconds only: every picture is looked at.
  const letIn = () => document.querySelector('[data-result=admitted] h2')?.textContent === 'Let in 4';
  await page.waitForFunction(letIn, undefined, { polling: 'raf' });
  process.stdout.write(`from opening Scan to "Let in": ${((Date.now() - began) / 1000).toFixed(2)} s\n`);
  expect(page.workers(), 'codes are read off the main thread').toHaveLength(1);
  await keepScreen(page, 'gate-let-in-phone-light');
  await page.locator('[data-result]').waitFor({ state: 'detached' });
  await page.waitForTimeout(3500);
  expect(await page.locator('[data-result]').count()).toBe(0);
  await page.reload();
  await see(page, 'already_scanned', 'Used', /(just now|min ago), here/);
});

test('each answer has its own first words, readable in light and dark, and none stops the next scan', async () => {
  const changed = await aBooking(product, venue.park, { adults: 2 });
  await product.database.asOwner('update booking set people = 1 where id = $1', [changed.id]);
  const atSlot = async (slot: string, until: string): Promise<string> => {
    const { id } = await aBooking(product, venue.park);
    await product.database.asOwner('update booking set slot = $1, slot_until = $2 where id = $3', [slot, until, id]);
    return shortCodeOf(id);
  };
  const page = await atTheGate({ lingering: true });
  const other = await aPark(product, venue.owner);
  const good = await aBooking(product, venue.park, { adults: 2 });
  const steps: [name: string, code: string, result: string, words: string | RegExp][] = [
    ['no-ticket', 'https://example.com/a', 'unknown', 'This is not a ticket'],
    ['no-such-code', 'ZZZZ-ZZZZ', 'unknown', 'No such code, check it again'],
    ['not-paid', pass(await aBooking(product, venue.park, { status: 'failed' })), 'unpaid', 'Not paid'],
    ['cancelled', pass(await aBooking(product, venue.park, { status: 'refunded' })), 'unpaid', 'Cancelled'],
    ['other-day', pass(await aBooking(product, venue.park, { inDays: 2 })), 'wrong_date', /^For \w{3} \d+ \w{3}$/],
    ['too-early', await atSlot('23:58', '23:59'), 'too_early', 'Too early: from 11:58 pm'],
    ['too-late', await atSlot('00:00', '00:01'), 'too_late', 'Late: slot ended 12:01 am'],
    ['other-park', pass(await aBooking(product, other)), 'wrong_park', 'Other park'],
    ['forged', pass(good).replace(/\/2\//, '/9/'), 'forged', 'Not our ticket'],
    ['let-in', shortCodeOf(good.id), 'admitted', 'Let in 2'],
    ['used', pass(good), 'already_scanned', 'Used'],
  ];
  const found: string[] = [];
  const sheet = contactSheet('gate-answers', 130);
  for (const [name, code, result, words] of steps) {
    await typeCode(page, code);
    await see(page, result, words);
    found.push(...(await axeFinds(page, `gate-${name}-phone`)));
    sheet.add(await everySight(page));
  }
  expect(found).toEqual([]);
  const heading = page.locator('[data-result] h2');
  expect(await heading.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(40);
  const silent = await aBooking(product, venue.park);
  await untilPrepared(page);
  const silence = await cutOff(page);
  await typeCode(page, pass(silent));
  await see(page, 'admitted', 'Let in 2', 'Checked offline');
  sheet.add(await everySight(page));
  await typeCode(page, 'ZZZZ-ZZZZ');
  await see(page, 'unchecked', 'Not checked', 'This code is not in the list of');
  sheet.add(await everySight(page));
  await typeCode(page, pass(changed));
  await see(page, 'old_code', 'Old code');
  expect(await axeFinds(page, 'gate-old-code-phone')).toEqual([]);
  sheet.add(await everySight(page));
  await silence.end();
  await sheet.keep();
});

/** The part of the screen that the answer takes, in hundredths. */
const shareOfScreen = (page: Page): Promise<number> =>
  page.locator('[data-result]').evaluate((answer) => {
    const { top, bottom, left, right } = answer.getBoundingClientRect();
    const seen = (from: number, to: number, size: number) => Math.min(to, size) - Math.max(from, 0);
    return (100 * seen(top, bottom, innerHeight) * seen(left, right, innerWidth)) / (innerHeight * innerWidth);
  });

/** Lines and buttons of the answer that are out of sight, or behind another part. Runs in the page. */
function hiddenParts(): string[] {
  const parts = document.querySelectorAll('.gate-verdict h2, .gate-details > p, [data-result] .button');
  const isSeen = (part: Element, y: number): boolean => {
    const { left, width } = part.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, y);
    return there !== null && part.contains(there);
  };
  const isWhole = (part: Element): boolean => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom <= innerHeight && isSeen(part, top + 2) && isSeen(part, bottom - 2);
  };
  return [...parts].filter((part) => !isWhole(part)).map((part) => part.textContent ?? '');
}

const SCREENS = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
];

test('each answer takes three fifths of a small screen, upright and on its side, beside the camera, and is whole in sight with its buttons', async () => {
  const page = await atTheGate({ camera: 'nothing', lingering: true });
  await page.locator('[data-state=on]').waitFor();
  const [good, silent] = [await aBooking(product, venue.park), await aBooking(product, venue.park)];
  const lines = [
    { category: 'adult', quantity: 2 },
    { category: 'fourwheeler', quantity: 1 },
    { category: 'camera', quantity: 1 },
  ];
  const measure = async (name: string, code: string) => {
    await typeCode(page, code);
    await page.locator(`[data-result=${name}]`).waitFor();
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await expect.poll(() => shareOfScreen(page), { message: name }).toBeGreaterThanOrEqual(60);
      const top = await page.locator('[data-result] h2').evaluate((words) => words.getBoundingClientRect().top);
      expect(top, name).toBeLessThan(screen.height / 2);
      await expect.poll(() => page.evaluate(hiddenParts), { message: `${name} at ${screen.width}` }).toEqual([]);
    }
    await page.getByRole('button', { name: 'Next ticket' }).click();
  };
  await measure('unknown', 'ZZZZ-ZZZZ');
  await measure('wrong_date', pass(await aBooking(product, venue.park, { inDays: 2 })));
  await measure('unpaid', pass(await aBooking(product, venue.park, { status: 'failed' })));
  await measure('admitted', pass(good));
  await measure('already_scanned', pass(good));
  const silence = await cutOff(page);
  await measure('unchecked', 'ZZZZ-ZZZZ');
  await measure('admitted', pass(silent, { lines }));
  await measure('already_scanned', pass(silent));
  await silence.end();
});

test('one line says what is not as it should be, in the person’s language, and what was bought without a network', async () => {
  const page = await atTheGate({ lingering: true });
  await untilPrepared(page);
  await seeStatus(page, /Online|Offline|list|send/, 'detached');
  await page.getByLabel('Language').selectOption('हिन्दी');
  await page.getByText('टिकट का QR कोड कैमरे के सामने रखें।').waitFor();
  await typeCode(page, 'ZZZZ-ZZZZ', { label: 'टिकट का कोड', check: 'जाँचें' });
  await see(page, 'unknown', 'ऐसा कोई कोड नहीं, फिर जाँचें');
  await page.reload();
  await page.getByLabel('भाषा').selectOption('English');
  await page.getByText('Hold the QR code').waitFor();
  expect(await page.locator('.gate-status').evaluate((line) => line.getBoundingClientRect().height)).toBe(32);
  const booking = await aBooking(product, venue.park);
  const lines = [
    { category: 'camera', quantity: 1 },
    { category: 'child', quantity: 1 },
    { category: 'adult', quantity: 2 },
  ];
  await page.context().setOffline(true);
  await seeStatus(page, /^Offline · list of \d+:\d\d [ap]m/);
  expect(await page.getByText('There is no network.').count()).toBe(0);
  await typeCode(page, pass(booking, { people: 3, lines }));
  await see(page, 'admitted', 'Let in 3', /2 Adult, 1 Child.*1 Video Camera/);
  await page.context().setOffline(false);
  await seeStatus(page, /to send/, 'detached');
});

test('a camera that is refused is told in words, and a hand scanner works all the same', async () => {
  const page = await atTheGate({ lingering: true });
  await page.getByText('The camera is not allowed here.').waitFor();
  const booking = await aBooking(product, venue.park);
  await scanByHand(page, pass(booking));
  await see(page, 'admitted', 'Let in 2');
});

test('a camera that saw no ticket for five minutes rests until it is asked again', async () => {
  const page = await atTheGate({ camera: 'nothing' });
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
  const typed = await aBooking(product, venue.park);
  const page = await atTheGate({ lingering: true });
  const [booking, late] = [await aBooking(product, venue.park, { adults: 3 }), await aBooking(product, venue.park)];
  await page.getByLabel('Name of this gate').fill('East gate');
  await untilPrepared(page);
  const silence = await cutOff(page);
  await typeCode(page, pass(booking));
  await see(page, 'admitted', 'Let in 3', 'Checked offline');
  await typeCode(page, shortCodeOf(booking.id));
  await see(page, 'already_scanned', 'Used');
  await page.getByRole('button', { name: 'Next ticket' }).click();
  await typeCode(page, pass(booking).replace(/\/3\//, '/9/'));
  await see(page, 'already_scanned', 'Used');
  await typeCode(page, pass(late).replace(/\/2\//, '/9/'));
  await see(page, 'forged', 'Not our ticket');
  await typeCode(page, shortCodeOf(typed.id));
  await see(page, 'admitted', 'Let in 2', 'Checked offline');
  await typeCode(page, 'ZZZZ-ZZZZ');
  await see(page, 'unchecked', 'Not checked');
  expect(await axeFinds(page, 'gate-not-checked-phone')).toEqual([]);
  await page.reload();
  await seeStatus(page, '2 to send');
  await silence.end();
  await seeStatus(page, /to send/, 'detached');
  const { json } = await product.call(
    'POST',
    '/ticketbooking/scan',
    { code: pass(booking), scanId: 'the-other-gate' },
    { token: venue.owner.token },
  );
  expect(json).toMatchObject({ result: 'already_scanned', firstGate: 'East gate' });
});

test('a ticket that another gate let in meanwhile is told after sending', async () => {
  const page = await atTheGate({ scheme: 'dark', lingering: true });
  const booking = await aBooking(product, venue.park);
  await untilPrepared(page);
  const silence = await cutOff(page);
  await typeCode(page, pass(booking));
  await see(page, 'admitted', 'Let in 2');
  await product.call(
    'POST',
    '/ticketbooking/scan',
    { code: pass(booking), gate: 'West gate', scanId: 'west-gate-1' },
    { token: venue.owner.token },
  );
  await silence.end();
  await page.getByRole('button', { name: /1 ticket came in twice: 2 people too many/ }).click();
  await page.getByText(/West gate, .* let in 2; .*, Ravi let in 2\. That is 2 too many\./).waitFor();
  expect(await axeFinds(page, 'gate-conflict-phone')).toEqual([]);
});

test('an answer that got lost on the way does not count twice', async () => {
  const page = await atTheGate({ lingering: true });
  const booking = await aBooking(product, venue.park);
  // Before that it may not check anything by itself.
  await untilPrepared(page);
  const silence = await cutOff(page, (route) => route.fetch());
  await typeCode(page, pass(booking));
  await see(page, 'admitted', 'Let in 2', 'Checked offline');
  await expect.poll(() => silence.held.length, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
  await silence.end();
  await seeStatus(page, /to send/, 'detached');
  expect(await page.getByText('not good').count()).toBe(0);
});
