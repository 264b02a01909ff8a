import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CATEGORIES } from '#contract/fees/rules.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue } from './venue.ts';
import { alive, aMobile, choose, goToPay, readShownPass, seeHeading, typeMobile } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const VENUE = {
  parkName: 'Sarovar Zoological Park',
  location: 'Bahadurpura, Hyderabad 500064',
  startTime: '00:00',
  endTime: '23:59',
};

/** A paid ticket for three, as its buyer sees it. */
async function aTicket(wishes?: Parameters<typeof visit>[0]) {
  const { park } = await aVenue(product, VENUE);
  const { id } = await aBooking(product, park, { adults: 3 });
  const page = await visit(wishes);
  await page.goto(`${product.url}/paymentstatus/${id}/${park._id}`);
  await seeHeading(page, 'Your ticket is ready');
  if (wishes?.scripts !== false) await alive(page);
  return { page, id, shortCode: shortCodeOf(id) };
}

const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

const openMore = (page: Page) => page.locator('summary', { hasText: 'More' }).click();

it('shows place, day, people, code and the way to the gate on a phone, upright and on its side, without scrolling', async () => {
  const { page } = await aTicket();
  const gate = page.getByRole('button', { name: 'Show at gate' });
  const face = page.locator('.face');
  for (const [width, height] of [
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [face.getByText(VENUE.parkName), face.getByText('3 people'), face.locator('img'), gate])
      expect([width, await part.first().textContent(), await isInSight(part.first())]).toEqual([
        width,
        expect.anything(),
        true,
      ]);
    expect((await face.locator('img').boundingBox())?.width).toBeGreaterThanOrEqual(240);
    const links = page.locator('.top a');
    const sides = await links.evaluateAll((all) => all.flatMap((link) => [link.clientWidth, link.clientHeight]));
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await page.locator('main .button.contained:visible').allTextContents()).toEqual(['Show at gate']);
    await gate.click();
    await page.getByRole('dialog', { name: 'Show at gate' }).waitFor();
    expect((await page.locator('dialog img').boundingBox())?.width).toBeGreaterThanOrEqual(240);
    const close = page.getByRole('button', { name: 'Close' });
    expect(await isInSight(close)).toBe(true);
    await close.click();
  }
});

it('saves the ticket as a picture that is read again after a messenger has halved and squeezed it', async () => {
  const { page, shortCode } = await aTicket();
  const { text } = await readShownPass(page, product);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save QR code' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^Sarovar-Zoological-Park-\\d{1,2}-[A-Z][a-z]{2}-\\d{4}-${shortCode}\\.png$`),
  );
  const picture = readFileSync(await download.path());
  expect(picture.length).toBeLessThanOrEqual(60_000);
  expect(readQr(picture)?.text).toBe(text);
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  // The code, its quiet zone, and words above and below it.
  expect([width >= 600, height > width + 150]).toEqual([true, true]);
  const passedOn = await sharp(picture)
    .resize(Math.round(width / 2))
    .jpeg({ quality: 60 })
    .toBuffer();
  expect(readQr(await sharp(passedOn).png().toBuffer())?.text).toBe(text);
});

it('puts the visit into the calendar with the hours, the address and the code of the booking', async () => {
  const { page, id, shortCode } = await aTicket();
  await openMore(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(`${shortCode}.ics`);
  const entry = readFileSync(await download.path(), 'utf8');
  for (const line of [`UID:${id}@pravesh`, 'DTSTART;TZID=Asia/Kolkata:', `DESCRIPTION:Code ${shortCode}. 3 people`])
    expect(entry).toContain(line);
  expect(entry).toContain('LOCATION:Sarovar Zoological Park\\, Bahadurpura\\, Hyderabad 500064\r\n');
});

/** The pages of a PDF, in points. */
const pagesOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => `${Math.round((Number(points) * 25.4) / 72)} mm`).join(' x '),
  );

it('prints on one page of A6, which a browser saves as PDF, and on the roll of a till', async () => {
  const { page } = await aTicket();
  const print = () => page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(await print())).toEqual(['105 mm x 148 mm']);
  await openMore(page);
  await page.evaluate(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', document.documentElement.className);
  });
  await page.getByRole('button', { name: 'Print a slip (80 mm)' }).click();
  expect(await page.locator('html').getAttribute('data-printed')).toContain('slip');
  expect(pagesOf(await print())).toEqual(['80 mm x 200 mm']);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(pagesOf(await print())).toEqual(['105 mm x 148 mm']);
});

it('prints a ticket of every kind, and a token, on one page of either paper', async () => {
  const kinds = CATEGORIES.filter(({ key }) => key !== 'familyAddon');
  const prices = Object.fromEntries(kinds.flatMap(({ key }) => [[key, true] as const, [`${key}Fee`, 10] as const]));
  const { park } = await aVenue(product, { ...VENUE, ...prices });
  const ticket = await visit();
  await ticket.goto(`${product.url}/ticketbooking/${park._id}`);
  await choose(ticket, Object.fromEntries(kinds.map(({ label }) => [label, 1])));
  await typeMobile(ticket, aMobile());
  await goToPay(ticket, `₹${10 * kinds.length}.00`);
  await ticket.locator('#pay-success').click();
  await seeHeading(ticket, 'Your ticket is ready');
  const doctors = await anOwner(product, { registrationType: 'doctor' });
  const clinic = await aClinic(product, doctors, { clinicName: 'Sanjeevani Skin and Eye Clinic', bookingDays: '1' });
  const { json } = await bookDoctor(product, clinic);
  const token = await visit();
  await token.goto(`${product.url}/doctorappointment/${json._id}/${clinic._id}`);
  for (const page of [ticket, token]) {
    const print = () => page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(await print())).toEqual(['105 mm x 148 mm']);
    await page.evaluate(() => document.documentElement.classList.add('slip'));
    expect(pagesOf(await print())).toEqual(['80 mm x 200 mm']);
  }
});

it('keeps the code alone where there are no scripts, by the same link on the page', async () => {
  const { page } = await aTicket({ scripts: false });
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save QR code' }).click();
  expect(readQr(readFileSync(await (await saved).path()))?.text).toMatch(/./);
  await openMore(page);
  expect(await page.locator('.tools a:visible').allTextContents()).toEqual(['Add to calendar']);
});
