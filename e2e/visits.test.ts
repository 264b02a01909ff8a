import { beforeAll, expect, it } from 'vitest';
import { addDays, dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { openScreen, seeCell, signIn } from './staff.ts';
import { alive, aMobile, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let owner: Owner;
beforeAll(async () => {
  owner = await aShowOwner(product);
});

/** In a month, whenever that is. */
const day = addDays(dayOf(new Date()), 30);
const SHOWN = `${formatDay(day)}, 6:00 pm to 9:00 pm`;
const aComingShow = (more: object = {}) =>
  aShow(product, owner, { date: `${day}T18:00`, time: `${day}T21:00`, ...more });

const NATYA = { organizationName: 'Natya Mandir', location: 'Ravindra Bharathi, Hyderabad' };

/** The address in the QR code of a show's poster. */
async function scanned(show: { _id: string }): Promise<string> {
  const answer = await fetch(`${product.url}/api/exbhition/qr/${show._id}`);
  return readQr(Buffer.from(await answer.arrayBuffer()))?.text ?? '';
}

it('takes a visitor from the poster of a show to the thanks, and its owner to the name in the report', async () => {
  const show = await aComingShow({ ...NATYA, capacity: 12 });
  const page = await visit();
  await page.goto(await scanned(show));
  await seeHeading(page, 'Put your name down', 2);
  await page.getByText('Only 12 places are left.').waitFor();
  await page.getByText(SHOWN).waitFor();
  await alive(page);
  const mobile = aMobile();
  await page.getByLabel('Your name').fill('Kavya Reddy');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Put my name down', exact: true }).tap();
  await seeHeading(page, 'Thank you, Kavya Reddy');
  const code = page.locator('.ticket .qr img');
  expect(readQr(await code.screenshot())?.text).toBe(page.url());
  await readAgain(page.url());
  await findInReport(show.organizationName, mobile);
});

/** Scans the code of the thanks and expects the same page. */
async function readAgain(address: string): Promise<void> {
  const other = await visit({ device: 'desktop' });
  await other.goto(address);
  await seeHeading(other, 'Thank you, Kavya Reddy');
  const whatsApp = other.getByRole('link', { name: 'WhatsApp' });
  await whatsApp.waitFor();
  const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toBe(`Visit to Natya Mandir, ${SHOWN}: ${address}`);
  const [saved] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^Natya-Mandir-\d+-[A-Z][a-z]{2}-\d{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\.ics$/);
}

async function findInReport(show: string, mobile: string): Promise<void> {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email);
  await openScreen(page, 'Reports');
  await page.getByLabel('Select Show').selectOption({ label: `${show}, ${formatDay(day)}` });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await seeCell(page, 'Kavya Reddy', 'Mobile', mobile);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^natya-mandir-.*\.xlsx$/);
}

it('axe finds nothing where a show is full or a visit was cancelled, on a phone and a desktop, light and dark', async () => {
  const [show, full] = [await aComingShow({ ...NATYA, capacity: 12 }), await aComingShow({ capacity: 0 })];
  const { json: gone } = await bookVisit(product, show);
  await product.call('DELETE', `/exbhitionbooking/${gone._id}`, undefined, owner);
  const page = await visit();
  for (const [name, path] of [
    ['visit-booking-full', `/exbhitionbooking/${full._id}`],
    ['visit-cancelled', `/exbhitionappointment/${gone._id}/${show._id}`],
  ] as const) {
    await page.goto(product.url + path);
    expect(await axeFindsOnAnyScreen(page, name)).toEqual([]);
  }
});
