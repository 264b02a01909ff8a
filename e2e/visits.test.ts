import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from '#server/testing/factories/organisation.ts';
import { aShow, aShowOwner, bookVisit } from '#server/testing/factories/visit.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
import { cellOf, openScreen, signIn } from './staff.ts';
import { aMobile, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let owner: Owner;
beforeAll(async () => {
  owner = await aShowOwner(product);
});

const NATYA = { organizationName: 'Natya Mandir', location: 'Ravindra Bharathi, Hyderabad' };
const pageOf = ({ _id }: { _id: string }) => `${product.url}/exbhitionbooking/${_id}`;
const problemsOf = (page: Page) => page.locator('.summary li').allTextContents();
/** By its element: without scripts its words are in a noscript, which Playwright does not read as a name. */
const submit = (page: Page) => page.locator('.book button[type=submit]').click();
async function fill(page: Page, name: string, mobile: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
}

/** The address in the QR code of a show's poster. */
async function scanned(show: { _id: string }): Promise<string> {
  const answer = await fetch(`${product.url}/api/exbhition/qr/${show._id}`);
  return readQr(Buffer.from(await answer.arrayBuffer()))?.text ?? '';
}

it('takes a visitor from the poster of a show to the thanks, and its owner to the name in the report', async () => {
  const show = await aShow(product, owner, { ...NATYA, capacity: 12 });
  const page = await visit();
  await page.goto(await scanned(show));
  await seeHeading(page, 'Put your name down');
  await page.getByText('Only 12 places are left.').waitFor();
  await page.getByText('Sun, 10 Jan 2027, 6:00 pm to 9:00 pm').waitFor();
  const mobile = aMobile();
  await fill(page, 'Kavya Reddy', mobile);
  await keepScreen(page, 'visit-booking-phone-light');
  await page.getByRole('button', { name: 'Put my name down', exact: true }).tap();
  await seeHeading(page, 'Thank you, Kavya Reddy');
  const code = page.locator('.ticket .qr img');
  expect(readQr(await code.screenshot())?.text).toBe(page.url());
  await keepScreen(page, 'visit-thanks-phone-light');
  await readAgain(page.url());
  await findInReport(show.organizationName, mobile);
});

/** Whoever scans the code of the thanks sees the same. */
async function readAgain(address: string): Promise<void> {
  const other = await visit({ device: 'desktop' });
  await other.goto(address);
  await seeHeading(other, 'Thank you, Kavya Reddy');
  const whatsApp = other.getByRole('link', { name: 'WhatsApp' });
  await whatsApp.waitFor();
  const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toBe(`Visit to Natya Mandir, Sun, 10 Jan 2027, 6:00 pm to 9:00 pm: ${address}`);
  const [saved] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('2027-01-10.ics');
}

async function findInReport(show: string, mobile: string): Promise<void> {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email);
  await openScreen(page, 'Reports');
  await page.getByLabel('Select Show').selectOption({ label: `${show}, Sun, 10 Jan 2027` });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(await cellOf(page, 'Kavya Reddy', 'Mobile')).toBe(mobile);
  await keepScreen(page, 'visitor-report-desktop-light');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^natya-mandir-.*\.xlsx$/);
}

describe('a show that cannot be booked', () => {
  it('says that the last place went meanwhile, and before the form once it is known', async () => {
    const show = await aShow(product, owner, { capacity: 1 });
    const page = await visit();
    await page.goto(pageOf(show));
    await fill(page, 'Imran Khan', aMobile());
    await bookVisit(product, show);
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'All places for this show are taken.' }).waitFor();
    await page.reload();
    await page.getByText('No places left').waitFor();
    expect(await page.locator('form').count()).toBe(0);
  });

  it('says that it is over, also to whoever had the page open when it ended', async () => {
    const show = await aShow(product, owner);
    const page = await visit();
    await page.goto(pageOf(show));
    await fill(page, 'Imran Khan', aMobile());
    const ended = { ...show, date: '2026-11-01T10:00', time: '2026-11-02T10:00' };
    await product.call('PUT', `/exbhition/${show._id}`, ended, owner);
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'This show is over.' }).waitFor();
    await page.reload();
    await page.getByText('Booking is closed').waitFor();
    expect(await page.locator('form').count()).toBe(0);
  });
});

it('tells problems before the network does, and takes the keyboard there', async () => {
  const page = await visit();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(pageOf(await aShow(product, owner)));
  const told = async (name: string, mobile: string): Promise<string[]> => {
    await fill(page, name, mobile);
    await submit(page);
    await page.locator('.summary:focus').waitFor();
    return problemsOf(page);
  };
  expect(await told('', '')).toEqual(['mobile number required']);
  expect(await told('', '98 rupees')).toEqual(['Must be only digits']);
  expect(await told('', '98765')).toEqual(['Must be exactly 10 digits']);
  expect(await told('', aMobile())).toEqual(['visitor name is required']);
  expect(sent).toEqual([]);
});

it('puts a name down without scripts, from the chooser of a sign-in area', async () => {
  const show = await aShow(product, owner, { organizationName: 'Rangoli Days' });
  const page = await visit({ scripts: false });
  await page.goto(`${product.url}/kala/exbhitionbooking`);
  await page.getByRole('link', { name: /^Rangoli Days/ }).click();
  await seeHeading(page, 'Put your name down');
  await fill(page, 'Imran Khan', '98765');
  await submit(page);
  expect(await problemsOf(page)).toEqual(['Must be exactly 10 digits']);
  expect(await page.getByLabel('Your name').inputValue()).toBe('Imran Khan');
  await fill(page, 'Imran Khan', aMobile());
  await submit(page);
  await seeHeading(page, 'Thank you, Imran Khan');
  expect(page.url()).toContain(`/${show._id}`);
  expect(await page.getByRole('link', { name: 'Save QR code' }).getAttribute('href')).toMatch(/^data:image\/png/);
});

it('axe finds nothing on any of these pages, on a phone and a desktop, light and dark', async () => {
  const [show, full] = [
    await aShow(product, owner, { ...NATYA, capacity: 12 }),
    await aShow(product, owner, { capacity: 0 }),
  ];
  const { json } = await bookVisit(product, show);
  const gone = await bookVisit(product, show);
  await product.call('DELETE', `/exbhitionbooking/${gone.json._id}`, undefined, owner);
  const page = await visit();
  const found: string[] = [];
  const look = async (name: string, path: string, prepare: () => Promise<unknown> = async () => undefined) => {
    await page.goto(product.url + path);
    await prepare();
    found.push(...(await axeFindsOnAnyScreen(page, name)));
  };
  const thanks = (id: string) => `/exbhitionappointment/${id}/${show._id}`;
  await look('visit-booking', `/exbhitionbooking/${show._id}`);
  await look('visit-booking-problem', `/exbhitionbooking/${show._id}`, async () => {
    await submit(page);
    await page.locator('.summary').waitFor();
  });
  await look('visit-booking-full', `/exbhitionbooking/${full._id}`);
  await look('visit-thanks', thanks(json._id));
  await look('visit-cancelled', thanks(gone.json._id));
  await signIn(page, product, 'login', owner.email);
  await look('visitor-report', `/app/showreports?show=${show._id}`, () =>
    page.getByText('Kavya Reddy').last().waitFor(),
  );
  await look('visitor-report-none', `/app/showreports?show=${full._id}`, () =>
    page.getByText('No data to display.').waitFor(),
  );
  await look('dashboard-shows', '/kala/dashboard', () =>
    page.getByRole('heading', { name: 'Visits to shows' }).waitFor(),
  );
  expect(found).toEqual([]);
});
