import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { signPass } from '#server/passes/service.ts';
import { axeFinds } from './axe.ts';
import { openBrowser } from './browser.ts';
import { emptyCamera, withoutBuzz } from './camera.ts';
import { startProduct } from './product.ts';
import { signIn, untilPrepared } from './staff.ts';
import { aVenue, type Venue } from './venue.ts';

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
  await withoutBuzz(phone);
  await signIn(phone, product, 'inspectorlogin', email);
  await phone.goto(`${product.url}/app/scan`);
  await untilPrepared(phone);
  const desk = await browser.visit({ device: 'desktop', lingering: true });
  await desk.setViewportSize({ width, height: width === 360 ? 640 : 800 });
  await signIn(desk, product, 'login', venue.owner.email);
  await desk.goto(`${product.url}/app/gates`);
  const gate = desk.locator('.watched-gate', { hasText: name });
  await gate.getByText('At work').waitFor();
  return { phone, desk, gate, email };
}

async function lock(desk: Page, gate: ReturnType<Page['locator']>): Promise<void> {
  await gate.getByRole('button', { name: 'Lock this phone' }).click();
  const dialog = desk.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('Lost on the bus');
  await dialog.getByRole('button', { name: 'Lock this phone' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A lock leaves these on a phone: its names, what it let in, what is still to be sent. */
const kept = (phone: Page) =>
  phone.evaluate(() => Object.keys(localStorage).filter((key) => /^gate\.(key|clock|park|recent)|id_token/.test(key)));

const since = (began: number): number => (Date.now() - began) / 1000;

test('the supervisor sees a gate at work, tells it something, and sees by whom it was read', async () => {
  const { phone, desk, gate } = await bothSides('Asha');
  const booking = await aBooking(product, venue.park);
  await phone.getByLabel('Ticket code').fill(signPass(product.deps, { ...booking, bookingId: booking.id }));
  await phone.getByRole('button', { name: 'Check', exact: true }).click();
  await phone.locator('[data-result=admitted]').waitFor();
  await desk.getByLabel('To', { exact: true }).selectOption({ label: 'Asha’s gate' });
  await desk.getByLabel('Message', { exact: true }).fill('Rain: close at five');
  const began = Date.now();
  await desk.getByRole('button', { name: 'Send' }).click();
  await phone.getByRole('button', { name: /^1 message/ }).click();
  await phone.getByText('Rain: close at five').waitFor();
  process.stdout.write(`message to gate: ${since(began).toFixed(2)} s\n`);
  expect(await axeFinds(phone, 'gate-message-phone')).toEqual([]);
  await phone.getByRole('button', { name: 'I have read this' }).click();
  await desk.getByText('Seen by Asha').waitFor();
  await gate.locator('div', { hasText: 'Tickets let in today' }).getByText('1', { exact: true }).waitFor();
  for (const width of [1280, 390, 360]) {
    await desk.setViewportSize({ width, height: width === 360 ? 640 : 800 });
    expect(await axeFinds(desk, `gates-${width}`)).toEqual([]);
    const wide = await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, wide]).toEqual([width, 0]);
  }
});

/** Also where nobody is signed in any more: the park, and the telephone of its organisation. */
const LOCKED_WORDS = /^This phone is locked\. Please bring it to .+, telephone \d{10}\.$/;

test('a lost phone that is online is locked within five seconds, keeps nothing, and the screen says so', async () => {
  const { phone, desk, gate, email } = await bothSides('Ravi', 360);
  const began = Date.now();
  await lock(desk, gate);
  await phone.waitForURL(/inspectorlogin|login/);
  const locked = since(began);
  process.stdout.write(`lock of a phone that is online: ${locked.toFixed(2)} s\n`);
  expect(locked).toBeLessThan(5);
  await gate.getByText('Locked now: Lost on the bus').waitFor();
  expect(await kept(phone)).toEqual([]);
  expect(await axeFinds(desk, 'gates-locked-360')).toEqual([]);
  await signIn(phone, product, 'inspectorlogin', email);
  await phone.goto(`${product.url}/app/scan`);
  await phone.getByRole('heading', { name: 'This phone is locked' }).waitFor();
  await phone.getByText('Lost on the bus').waitFor();
  expect(await axeFinds(phone, 'gate-locked-phone')).toEqual([]);
  await phone.getByText(LOCKED_WORDS).waitFor();
  await phone.goto(`${product.url}/pravesh/inspectorlogin`);
  await phone.getByRole('alert').getByText(LOCKED_WORDS).waitFor();
  await gate.getByRole('button', { name: 'Unlock' }).click();
  await gate.getByRole('button', { name: 'Lock this phone' }).waitFor();
  await signIn(phone, product, 'inspectorlogin', email);
  await phone.goto(`${product.url}/app/scan`);
  await gate.getByText('At work').waitFor();
});

test('a lost phone without a network is locked at its next contact, and what waits stays on it', async () => {
  const { phone, desk, gate } = await bothSides('Sita');
  await phone.context().setOffline(true);
  const booking = await aBooking(product, venue.park);
  await phone.getByLabel('Ticket code').fill(signPass(product.deps, { ...booking, bookingId: booking.id }));
  await phone.getByRole('button', { name: 'Check', exact: true }).click();
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
