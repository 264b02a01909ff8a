import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { axeFinds } from './axe.ts';
import { openBrowser } from './browser.ts';
import { emptyCamera } from './camera.ts';
import { setText, troublesOfLargeText } from './large-text.ts';
import { startProduct } from './product.ts';
import { beSignedIn, openGate, signIn, signInAtDoor, typeCode, untilPrepared } from './staff.ts';
import { aVenue, passOf, type Venue } from './venue.ts';

const product = startProduct();
const browser = openBrowser(emptyCamera);

let venue: Venue;
beforeAll(async () => {
  venue = await aVenue(product);
});

/** The phone of a new inspector at the gate, and the owner's desk, which sees it there. */
async function bothSides(name: string, width = 1280) {
  const { email } = await anInspector(product, venue.owner, venue.park._id, { name });
  const phone = await browser.visit({ lingering: true });
  await openGate(phone, product, email);
  await untilPrepared(phone);
  const desk = await browser.visit({ device: 'desktop', lingering: true });
  await desk.setViewportSize({ width, height: width === 360 ? 640 : 800 });
  await signIn(desk, product, 'login', venue.owner.email, '/app/gates');
  const gate = desk.locator('.watched-gate', { hasText: name });
  await isAtWork(gate);
  return { phone, desk, gate, email };
}

type Line = ReturnType<Page['locator']>;

const isAtWork = (gate: Line) => gate.and(gate.page().locator('[data-state=here]')).waitFor();

/** The line of a gate opens by itself, which is its one button while it is shut. */
const opened = (gate: Line) => gate.locator('h3 > button[aria-expanded=false]').click();

async function lock(desk: Page, gate: Line): Promise<void> {
  await opened(gate);
  await gate.getByRole('button', { name: 'Lock this phone' }).click();
  const dialog = desk.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('Lost on the bus');
  await dialog.getByRole('button', { name: 'Lock this phone' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A lock leaves these on a phone: its names, what it let in, what is still to be sent. */
const kept = (phone: Page) =>
  phone.evaluate(() => Object.keys(localStorage).filter((key) => /^gate\.(key|clock|park|recent)|id_token/.test(key)));

/** Ends the reports that a page makes from time to time: what it learns then, the server has told it. */
const stopReporting = (phone: Page) =>
  phone.evaluate(() => {
    for (let timer = Number(setInterval(() => undefined)); timer > 0; timer -= 1) clearInterval(timer);
  });

test('the supervisor sees a gate at work, tells it something, and sees by whom it was read', async () => {
  const { phone, desk, gate } = await bothSides('Asha');
  const booking = await aBooking(product, venue.park);
  await typeCode(phone, passOf(product, booking));
  await phone.locator('[data-result=admitted]').waitFor();
  await opened(gate);
  await gate.getByLabel('Message to Asha’s gate').fill('Rain: close at five');
  await stopReporting(phone);
  await gate.getByRole('button', { name: 'Send' }).click();
  await phone.getByRole('button', { name: /^1 message/ }).click();
  await phone.getByText('Rain: close at five').waitFor();
  expect(await axeFinds(phone, 'gate-message-phone')).toEqual([]);
  await phone.getByRole('button', { name: 'I have read this' }).click();
  await desk.getByText('Seen by Asha').waitFor();
  await gate.getByText('1 let in', { exact: true }).waitFor();
  for (const width of [1280, 390, 360]) {
    await desk.setViewportSize({ width, height: width === 360 ? 640 : 800 });
    if (width !== 390) expect(await axeFinds(desk, `gates-${width}`)).toEqual([]);
    const wide = await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, wide]).toEqual([width, 0]);
  }
});

/** Also where nobody is signed in any more: the park, and the telephone of its organisation. */
const LOCKED_WORDS = /^This phone is locked\. Please bring it to .+, telephone \d{10}\.$/;

test('a lost phone that is online is locked as soon as its server says so, keeps nothing, and the screen says so', async () => {
  const { phone, desk, gate, email } = await bothSides('Ravi', 360);
  await stopReporting(phone);
  await lock(desk, gate);
  await phone.waitForURL(/inspectorlogin|login/);
  await gate.getByText('Locked now: Lost on the bus').waitFor();
  expect(await kept(phone)).toEqual([]);
  expect(await axeFinds(desk, 'gates-locked-360')).toEqual([]);
  await signInAtDoor(phone, product, 'inspectorlogin', email);
  await phone.getByRole('heading', { name: 'This phone is locked' }).waitFor();
  await phone.getByText('Lost on the bus').waitFor();
  expect(await axeFinds(phone, 'gate-locked-phone')).toEqual([]);
  await phone.getByText(LOCKED_WORDS).waitFor();
  await phone.goto(`${product.url}/pravesh/inspectorlogin`);
  await phone.getByRole('alert').getByText(LOCKED_WORDS).waitFor();
  await gate.getByRole('button', { name: 'Unlock' }).click();
  await gate.getByRole('button', { name: 'Lock this phone' }).waitFor();
  await signInAtDoor(phone, product, 'inspectorlogin', email);
  await isAtWork(gate);
});

test('a lost phone without a network is locked at its next contact, and what waits stays on it', async () => {
  const { phone, desk, gate } = await bothSides('Sita');
  await phone.context().setOffline(true);
  const booking = await aBooking(product, venue.park);
  await typeCode(phone, passOf(product, booking));
  await phone.locator('[data-result=admitted]').getByText('Checked offline').waitFor();
  await lock(desk, gate);
  await gate.getByText(/^Will lock at next contact \(last seen \d+:\d\d [ap]m\): Lost on the bus$/).waitFor();
  expect(await axeFinds(desk, 'gates-will-lock-1280')).toEqual([]);
  await phone.context().setOffline(false);
  await phone.waitForURL(/inspectorlogin|login/);
  await gate.getByText('Locked now: Lost on the bus').waitFor();
  expect(await kept(phone)).toEqual([]);
  const waits = await phone.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gate.waiting')));
  expect(waits).toHaveLength(1);
});

const tell = (text: string, urgent = false) =>
  product.call('POST', '/gates/tell', { text, urgent }, { token: venue.owner.token });

/** A gate with a camera, ten conflicts of its own, and two messages of its owner, one of them urgent. */
async function aBusyGate(name: string): Promise<Page> {
  const { email } = await anInspector(product, venue.owner, venue.park._id, { name });
  const phone = await browser.visit({ lingering: true });
  await openGate(phone, product, email);
  await untilPrepared(phone);
  await phone.evaluate(() => {
    const { profileId, _id } = JSON.parse(localStorage.getItem('user_detail') ?? '{}');
    for (let n = 0; n < 10; n += 1) {
      const entry = {
        ...{ scanId: `s${n}`, short: '7k2m9qxa', at: `2027-01-02T05:0${n}:00Z` },
        ...{ message: 'East gate, 10:31 am, Ravi let in 4; West gate, 10:32 am, Asha let in 4. That is 4 too many.' },
        ...{ above: 4, isTwice: true },
      };
      localStorage.setItem(`gate.conflict:${profileId}/${_id}:s${n}`, JSON.stringify({ order: n, entry }));
    }
  });
  await tell('Rain is coming: please let families wait under the roof of the ticket office until it is over.');
  await tell('Close this gate now and come to the office', true);
  await phone.reload();
  await phone.locator('.gate-line[data-urgent=true]').waitFor();
  await phone.locator('.gate-camera[data-state=on]').waitFor();
  return phone;
}

/** Points of a grid over what can be seen of a part of the page, at which something else lies. Runs in the page. */
function covered(selector: string): string[] {
  const part = document.querySelector(selector);
  const scroller = document.querySelector('.gate-scroll');
  if (!part || !scroller) return [`no ${selector}`];
  const [box, port] = [part.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const [left, right] = [Math.max(box.left, port.left, 0), Math.min(box.right, port.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, port.top, 0), Math.min(box.bottom, port.bottom, innerHeight)];
  const found: string[] = [];
  if (bottom - top < 40) found.push(`${selector} is out of sight`);
  for (let x = left + 1; x < right; x += Math.max((right - left - 2) / 12, 1))
    for (let y = top + 1; y < bottom; y += Math.max((bottom - top - 2) / 12, 1)) {
      const there = document.elementFromPoint(x, y);
      if (!there || !part.contains(there)) found.push(`${selector} under ${there?.className || there?.tagName}`);
    }
  return [...new Set(found)];
}

/** The large words of an answer that are not whole in sight. Runs in the page. */
function cutVerdict(): string[] {
  const words = document.querySelector('.gate-verdict h2')?.getBoundingClientRect();
  if (!words) return ['no verdict'];
  const line = document.querySelector('.gate-scroll')?.getBoundingClientRect();
  const isWhole = words.top >= (line?.top ?? 0) - 1 && words.bottom <= innerHeight + 1;
  return isWhole ? [] : [`verdict from ${Math.round(words.top)} to ${Math.round(words.bottom)} of ${innerHeight}`];
}

const SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 664 },
  { width: 664, height: 320 },
];

test('nothing lies over an answer or the camera, on any phone and with large text, whatever there is to read', async () => {
  const phone = await aBusyGate('Lata');
  const session = await phone.context().newCDPSession(phone);
  const troubles: string[] = [];
  for (const text of [100, 200]) {
    await setText(session, phone, (16 * text) / 100);
    for (const screen of SCREENS) {
      await phone.setViewportSize(screen);
      const at = `${screen.width}x${screen.height} at ${text} %`;
      const look = async (when: string) => {
        for (const part of ['.gate-camera', ...(when === 'scanning' ? [] : ['.gate-result', '.gate-verdict'])]) {
          const found = await phone.evaluate(covered, part);
          // With large letters the answer may need the whole of a small phone: then the camera is above it.
          troubles.push(
            ...found
              .filter((one) => text === 100 || one !== '.gate-camera is out of sight')
              .map((one) => `${at}, ${when}: ${one}`),
          );
        }
        if (when !== 'scanning')
          troubles.push(...(await phone.evaluate(cutVerdict)).map((one) => `${at}, ${when}: ${one}`));
      };
      await look('scanning');
      const { id } = await aBooking(product, venue.park, { status: 'failed', adults: 4 });
      await typeCode(phone, id.slice(0, 8));
      await phone.locator('[data-result=unpaid]').waitFor();
      await look('refused');
      await phone.getByRole('button', { name: 'Next ticket' }).click();
      await phone.locator('.gate-result').waitFor({ state: 'detached' });
    }
  }
  expect(troubles).toEqual([]);
});

test('what a gate is told is all behind one tap, the urgent first in words, and gone once it is read', async () => {
  const phone = await aBusyGate('Uma');
  await phone.setViewportSize({ width: 360, height: 664 });
  const line = phone.locator('.gate-line');
  expect(await line.textContent()).toMatch(
    /^Urgent: Close this gate now .* 10 tickets came in twice: 40 people too many/,
  );
  await line.click();
  const messages = await phone.locator('.gate-notices section b').allTextContents();
  expect(messages[0]).toMatch(/^Urgent: Close this gate now/);
  expect(await axeFinds(phone, 'gate-notices')).toEqual([]);
  await phone.getByRole('button', { name: 'Noted, all of these' }).click();
  const unread = phone.getByRole('button', { name: 'I have read this' });
  for (let left = await unread.count(); left > 0; left -= 1) await unread.first().click();
  await line.waitFor({ state: 'detached' });
  await phone.locator('.gate-camera').waitFor();
});

/** Gates of the owner, as phones say how they stand. */
async function sixGates(token: string): Promise<void> {
  const state = { key: null, battery: 80, charging: false, waiting: 0, pace: 6, seen: [], lately: null };
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const body = { ...state, device: `${n}`.repeat(32), gate: `Gate ${n}`, counts: { admitted: 300, unpaid: n } };
    await product.call('POST', '/gates/state', n === 6 ? { ...body, battery: 9, waiting: 3 } : body, { token });
  }
}

test('six gates are at most two screens of a small phone, and all of it fits large texts and the keyboard', async () => {
  const desk = await browser.visit({ device: 'phone', lingering: true });
  await desk.setViewportSize({ width: 360, height: 640 });
  // Of its own: messages and conflicts of other tests would lengthen the page.
  const { owner } = await aVenue(product);
  await beSignedIn(desk, product, owner.email);
  await sixGates(owner.token);
  await desk.clock.install();
  await desk.goto(`${product.url}/app/gates`);
  await desk.getByRole('button', { name: /^Gate 6/ }).waitFor();
  const away = desk.locator('.gates-away');
  expect(await desk.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1280);
  expect(await axeFinds(desk, 'gates-six-360')).toEqual([]);
  await desk.getByRole('button', { name: /^Gate 6/ }).focus();
  await desk.keyboard.press('Enter');
  await desk.getByLabel('Message to Gate 6').waitFor();
  expect(await away.getByLabel(/^Message/).count()).toBe(0);
  expect(await axeFinds(desk, 'gates-opened-360')).toEqual([]);
  expect(await troublesOfLargeText(desk, 320, [100, 200])).toEqual([]);
  await product.wait(4);
  await desk.clock.fastForward('00:15');
  await desk
    .getByRole('alert')
    .getByText(/^Gate 1 is silent since .* And [1-9]\d* more\.$/)
    .waitFor();
});

test('an hour of a supervisor: granted, sees its gates, names one, is alarmed, finds a ticket, and no money; taken back', async () => {
  const { phone } = await bothSides('Meena');
  const form = { name: 'Sita', supervisesGates: true };
  const supervisor = await anInspector(product, venue.owner, venue.park._id, form);
  const desk = await browser.visit({ device: 'phone', lingering: true });
  await signIn(desk, product, 'inspectorlogin', supervisor.email);
  await desk.waitForURL(/\/app\/gates$/);
  const gate = desk.locator('.watched-gate', { hasText: 'Meena' });
  await isAtWork(gate);
  await opened(gate);
  await gate.getByLabel('Name of this gate').fill('Lake gate');
  await gate.getByRole('button', { name: 'Save name' }).click();
  await phone.getByText('This gate is called Lake gate.', { exact: false }).waitFor();
  await gate.locator('b', { hasText: 'Lake gate' }).waitFor();
  for (const code of ['AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC', 'DDDDDDDD', 'EEEEEEEE']) {
    await phone.getByLabel('Ticket code').fill(code);
    await phone.getByRole('button', { name: 'Check', exact: true }).click();
    await phone.locator('[data-result=unknown]').waitFor();
    await phone.getByRole('button', { name: 'Next ticket' }).click();
  }
  await phone.evaluate(() => window.dispatchEvent(new Event('online')));
  await desk.getByRole('alert').getByText('Lake gate refuses more than usual.').waitFor();
  expect(await axeFinds(desk, 'gates-supervisor-phone')).toEqual([]);
  await desk.getByRole('alert').getByRole('button', { name: 'I have read this' }).click();
  await desk.getByRole('alert').waitFor({ state: 'detached' });
  await aBooking(product, venue.park);
  await desk.getByLabel('Find a ticket of today').fill('3210');
  await desk.getByRole('button', { name: 'Find', exact: true }).click();
  await desk.getByText('mobile …3210', { exact: false }).first().waitFor();
  await desk.getByRole('button', { name: /^Today in figures/ }).click();
  await desk.getByText('people with a ticket for today have come', { exact: false }).waitFor();
  expect(await axeFinds(desk, 'gates-figures-phone')).toEqual([]);
  const taken = { supervisesGates: false };
  await desk.goto(`${product.url}/app/payments`);
  await desk.getByRole('heading', { level: 1, name: /not found/i }).waitFor();
  await desk.goto(`${product.url}/app/gates`);
  await isAtWork(desk.locator('.watched-gate', { hasText: 'Lake gate' }));
  await product.call('PUT', `/user/${supervisor.id}`, taken, { token: venue.owner.token });
  await desk.locator('.watched-gate').first().waitFor({ state: 'detached' });
  await desk.reload();
  await desk.getByRole('heading', { level: 1, name: /not found/i }).waitFor();
});
