import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aShow, aShowOwner } from '#server/visits/factory.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { shiftsOf, watchShifts } from './layout.ts';
import { startProduct } from './product.ts';
import { aVenue } from './venue.ts';
import { alive, aMobile, bookFamilyOutOf, seeHeading, typeMobile } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const NOT_PAID = 'This booking is not paid yet. You can pay until ';

/** The words of the list, once they are so. */
const seeTold = (page: Page, words: string) =>
  expect.poll(() => page.locator('#remembered').textContent(), { timeout: PATIENCE_MS }).toContain(words);

it('brings back a payment whose page was left, on home, at its park and on Get QR, until the phone is told to forget it', async () => {
  const { park } = await aVenue(product, { parkName: 'Sarovar Zoological Park' });
  const other = await aVenue(product);
  const page = await visit();
  await watchShifts(page);
  await bookFamilyOutOf(page, product, park._id);
  await page.goto(`${product.url}/home`);
  const kept = await page.evaluate(() => localStorage.getItem('bookings') ?? '');
  expect(JSON.parse(kept)).toEqual([
    {
      kind: 'park-ticket',
      id: expect.any(String),
      place: { id: park._id, name: park.parkName },
      day: expect.any(String),
    },
  ]);
  for (const [name, path] of [
    ['remembered-home', '/home'],
    ['remembered-booking', `/ticketbooking/${park._id}`],
    ['remembered-get-qr', `/getqr/${park._id}`],
    ['remembered-place-choice', '/getqr'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(product.url + path);
    await seeTold(page, NOT_PAID);
    expect(await shiftsOf(page), `${name}: what moved`).toBeLessThanOrEqual(0.02);
  }
  await page.goto(`${product.url}/ticketbooking/${other.park._id}`);
  await alive(page);
  expect(await page.locator('#remembered li').count(), 'what was booked elsewhere').toBe(0);

  await page.goto(`${product.url}/home`);
  await seeTold(page, NOT_PAID);
  await page.getByRole('link', { name: /^Pay now: Sarovar Zoological Park/ }).click();
  await seeHeading(page, 'Not paid yet');
  await page.getByRole('button', { name: 'Pay ₹250' }).click();
  await page.locator('#pay-success').click();
  await seeHeading(page, 'Your ticket is ready');
  await page.goto(`${product.url}/home`);
  await seeTold(page, 'Your booking is confirmed. Show this QR code at the gate.');
  expect(await page.locator('#remembered li').count(), 'the finished ticket alone').toBe(1);
  await page.getByRole('link', { name: /^Open: Sarovar Zoological Park/ }).click();
  await seeHeading(page, 'Your ticket is ready');

  await page.goto(`${product.url}/home`);
  await page.getByRole('button', { name: 'Forget on this phone' }).click();
  expect(await page.locator('#remembered').isVisible()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('bookings'))).toBe('[]');
});

it('remembers what costs nothing as well, and loads nothing more where there is nothing', async () => {
  const show = await aShow(product, await aShowOwner(product), {
    organizationName: 'Kala Mela',
    time: '2099-01-10T21:00',
  });
  const page = await visit();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`${product.url}/home`);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.goto(`${product.url}/exbhitionbooking/${show._id}`);
  await alive(page);
  await page.getByLabel('Your name').fill('Kavya Reddy');
  await typeMobile(page, aMobile());
  await page.getByRole('button', { name: 'Put my name down' }).click();
  await seeHeading(page, 'Thank you, Kavya Reddy');
  await page.goto(`${product.url}/home`);
  await seeTold(page, 'Your place is confirmed, and there is nothing to pay.');
  expect(await page.evaluate(() => localStorage.getItem('bookings'))).not.toMatch(/Kavya|98765/);
});
