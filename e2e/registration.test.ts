import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, dayOf, formatDay } from '#contract/dates.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { openScreen, saveRecord, seeCell, sellKind, typeLogin } from './staff.ts';

const product = startProduct();
const { visit } = openBrowser();

const SOON = addDays(dayOf(new Date()), 60);
const SECRET = 'correct horse battery';

interface Journey {
  /** As the registration form calls it. */
  type: string;
  organisation: string;
  landing: RegExp;
  emptyText: string;
  addLabel: string;
  /** The least that its page asks. */
  fields: Record<string, string>;
  /** Kinds of tickets, and their fees in rupees. */
  sells?: readonly [label: string, rupees: string][];
  saved: string;
  offering: string;
  /** What a cell of the new row says. */
  shows: [column: string, text: string];
  /** The address in the QR code, after that of the product. */
  address: RegExp;
  /** How many of the first steps are ticked by then, without a hand. */
  begun: string;
  /** What visitors are told until the owner has entered keys; without it they find the form. */
  unpayable?: string;
}

const JOURNEYS: Journey[] = [
  {
    type: 'Park, zoo or garden',
    organisation: 'Deccan Parks',
    landing: /\/app\/park$/,
    emptyText: 'No park data available',
    addLabel: 'Add Park',
    sells: [['Adult', '100']],
    fields: { 'Park Name': 'Lotus Garden', Location: 'Hyderabad', MID: '900001' },
    saved: 'Park Added Successfully.',
    offering: 'Lotus Garden',
    shows: ['Fees', 'Adult ₹100'],
    begun: '3 of 6 done',
    address: /^\/ticketbooking\/[0-9a-z]{26}\/lotus-garden$/,
    unpayable: 'Lotus Garden cannot take payments online yet.',
  },
  {
    type: 'Doctor or clinic',
    organisation: 'Sanjeevani Clinics',
    landing: /\/app\/clinic$/,
    emptyText: 'No data to display.',
    addLabel: 'Add Clinic',
    fields: {
      'Clinic Name': 'Nayan Eye Care',
      City: 'Pune',
      Area: 'Baner',
      Address: '12 Station Road',
      'Doctor Name': 'Dr Meera Nair',
      'Start Time': '09:00',
      'End Time': '21:00',
      Fee: '300',
      'Tokens a day': '40',
    },
    saved: 'Clinic Added Successfully.',
    offering: 'Nayan Eye Care',
    shows: ['Fee', '₹300'],
    begun: '3 of 5 done',
    address: /^\/doctorbooking\/[0-9a-z]{26}\/nayan-eye-care$/,
  },
  {
    type: 'Loan or bank branch',
    organisation: 'Gramin Seva Bank',
    landing: /\/app\/branch$/,
    emptyText: 'No data to display.',
    addLabel: 'Add Branch',
    fields: {
      'Branch Name': 'Abids Main',
      'Branch Code': 'HYD-1',
      'Counter number': '1',
      'Officer name': 'Sunil Das',
      'Officer mobile': '9876500001',
    },
    saved: 'Branch Added Successfully.',
    offering: 'Abids Main',
    shows: ['Branch Code', 'HYD-1'],
    begun: '2 of 4 done',
    address: /^\/loanbooking\/[0-9a-z]{26}\/abids-main$/,
  },
  {
    type: 'Exhibition or show',
    organisation: 'Kala Utsav',
    landing: /\/app\/exbhition$/,
    emptyText: 'No data to display.',
    addLabel: 'Add Shows',
    fields: {
      'Organization Name': 'Andha Yug',
      'From date': SOON,
      'From date: time': '18:30',
      'To date': SOON,
      'To date: time': '21:00',
    },
    saved: 'Exbhition Added Successfully.',
    offering: 'Andha Yug',
    shows: ['Dates', `${formatDay(SOON)}, 6:30 pm – 9:00 pm`],
    begun: '2 of 3 done',
    address: /^\/exbhitionbooking\/[0-9a-z]{26}$/,
  },
  {
    type: 'Coaching',
    organisation: 'Saraswati Coaching',
    landing: /\/app\/coaching$/,
    emptyText: 'No data to display.',
    addLabel: 'Add Batches',
    fields: {
      'Batch Number': 'Maths 10A',
      'Start Date': SOON,
      'End Date': addDays(SOON, 120),
      'Start Time': '07:00',
      'End Time': '08:30',
      'In Take': '30',
      GST: '0',
    },
    saved: 'Coaching Added Successfully.',
    offering: 'Maths 10A',
    shows: ['In Take', '0 of 30'],
    begun: '2 of 3 done',
    address: /^\/coachingbooking\/[0-9a-z]{26}$/,
  },
];

it.each(JOURNEYS)(
  'takes $organisation from registering to $offering and the QR code that visitors scan, and ticks its first steps',
  async (journey) => {
    const page = await visit({ device: 'desktop' });
    await register(page, journey);
    await page.waitForURL(journey.landing);
    await page.getByText(journey.emptyText, { exact: true }).waitFor();
    await addFirst(page, journey);
    await seeCell(page, journey.offering, journey.shows[0], journey.shows[1]);
    const link = await scanDownload(page, journey.offering);
    expect(link.origin).toBe(product.url);
    expect(link.pathname).toMatch(journey.address);
    const visitor = await visit();
    await visitor.goto(link.href);
    await visitor.getByText(journey.offering, { exact: true }).first().waitFor();
    const told = journey.unpayable && visitor.getByText(journey.unpayable);
    await (told || visitor.locator('form [name=mobile]')).first().waitFor();
    await openScreen(page, 'Dashboard');
    await page.getByRole('region', { name: 'First steps' }).getByText(journey.begun, { exact: true }).waitFor();
  },
);

/** Through the link of the sign-in page, then in by the same page. */
async function register(page: Page, { type, organisation }: Journey): Promise<void> {
  const email = `${organisation.toLowerCase().replaceAll(' ', '.')}@office.example`;
  await page.goto(`${product.url}/pravesh/login`);
  await page.getByRole('link', { name: 'get registerd' }).click();
  await page.getByLabel('Registration Type').selectOption(type);
  const fields = { 'Organisation name': organisation, Location: 'Hyderabad', 'Your name': 'Asha Rao', Email: email };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Mobile number', { exact: true }).fill('9876543210');
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL(/\/pravesh\/login$/);
  await typeLogin(page, email, SECRET);
}

async function addFirst(page: Page, { addLabel, sells = [], fields, saved }: Journey): Promise<void> {
  await page.getByRole('button', { name: addLabel }).first().click();
  for (const [label, rupees] of sells) await sellKind(page, label, rupees);
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await saveRecord(page, saved);
}

/** Downloads the QR code of an offering, and reads it as a phone would. */
async function scanDownload(page: Page, offering: string): Promise<URL> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: new RegExp(`^Download QR.code of ${offering}$`, 'i') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  return new URL(readQr(await readFile(await download.path()))?.text ?? '');
}
