import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { backToList, openFormPage, openScreen, sellKind, typeLogin } from './staff.ts';
import { alive, aMobile, choose, goToPay, seeHeading, typeMobile } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const SOON = addDays(dayOf(new Date()), 60);
const SECRET = 'correct horse battery';

interface Journey {
  trade: string;
  /** As the registration form calls it. */
  type: string;
  organisation: string;
  landing: RegExp;
  emptyText: string;
  /** The button of the step that adds the offering, the fields that its form requires, and the words once they are saved. */
  go: string;
  fields: Record<string, string>;
  /** On the page of the form that has the days. */
  days?: Record<string, string>;
  added: string;
  /** The record says that this is still missing to sell, in plain words; null: nothing is. */
  lacks: string | null;
  offering: string;
  /** Answers the address of the booking page of an id. */
  page: (id: string) => string;
  /** The steps between the first save and the first sale, by their buttons. */
  between: (page: Page) => Promise<void>;
  /** The count of the steps in words: of an empty account, once the offering is saved, and once something is sold. */
  progress: { empty: string; saved: string; sold: string };
  /** The first sale, from the booking page to whatever the visitor holds. */
  sale: (visitor: Page) => Promise<void>;
}

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' });
const told = (page: Page, words: string) => steps(page).getByText(words, { exact: true }).waitFor();

/** Keys of the sandbox, which it says that it knows. */
async function takeSandboxKeys(page: Page): Promise<void> {
  await steps(page).getByRole('button', { name: 'Use the sandbox’s keys' }).click();
  await page.getByText('The sandbox knows these keys. Visitors pay with play money: no real money moves.').waitFor();
}

async function payAtTheBank(visitor: Page, amount: string): Promise<void> {
  await goToPay(visitor, amount);
  await visitor.locator('#pay-success').click();
}

const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
};

const JOURNEYS: Journey[] = [
  {
    trade: 'park',
    type: 'Park, zoo or garden',
    organisation: 'Deccan Parks',
    landing: /\/app\/park$/,
    emptyText: 'No park data available',
    go: 'Add a park',
    fields: { 'Park Name': 'Lotus Garden', Location: 'Hyderabad', MID: 'LOTUS-1' },
    added: 'Park Added Successfully.',
    lacks: 'Nothing is for sale yet: add a kind of ticket with its price.',
    offering: 'Lotus Garden',
    page: (id) => `/ticketbooking/${id}`,
    async between(page) {
      await steps(page).getByRole('link', { name: 'Set prices' }).click();
      await page.locator('[data-field=fees] :focus').waitFor();
      await sellKind(page, 'Adult', '100');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Park Updated Successfully.').waitFor();
      await page.getByText('Nobody can pay here yet: enter payment keys.').waitFor();
      await backToList(page);
      await takeSandboxKeys(page);
    },
    progress: { empty: '0 of 7 done', saved: '2 of 7 done', sold: '5 of 7 done' },
    async sale(visitor) {
      await choose(visitor, { Adult: 1 });
      await typeMobile(visitor, aMobile());
      await payAtTheBank(visitor, '₹100.00');
      await visitor.locator('.ticket .qr img').first().waitFor();
    },
  },
  {
    trade: 'clinic',
    type: 'Doctor or clinic',
    organisation: 'Sanjeevani Clinics',
    landing: /\/app\/clinic$/,
    emptyText: 'No data to display.',
    go: 'Add a clinic',
    fields: {
      'Clinic Name': 'Nayan Eye Care',
      City: 'Pune',
      Area: 'Baner',
      Address: '12 Station Road',
      'Doctor Name': 'Dr Meera Nair',
      Fee: '300',
    },
    days: { 'Start Time': '00:00', 'End Time': '23:55', 'Tokens a day': '40' },
    added: 'Clinic Added Successfully.',
    // Without a MID patients pay at the clinic, as its form says.
    lacks: null,
    offering: 'Nayan Eye Care',
    page: (id) => `/doctorbooking/${id}`,
    between: async () => undefined,
    progress: { empty: '0 of 6 done', saved: '3 of 5 done', sold: '4 of 5 done' },
    async sale(visitor) {
      await alive(visitor);
      await fill(visitor, { 'Patient’s name': 'Lakshmi Devi', 'Mobile number': aMobile() });
      await visitor.locator('.book button[type=submit]').click();
      await visitor.waitForURL(/\/doctorappointment\//);
      await visitor.locator('h1', { hasText: '1' }).waitFor();
    },
  },
  {
    trade: 'branch',
    type: 'Loan or bank branch',
    organisation: 'Gramin Seva Bank',
    landing: /\/app\/branch$/,
    emptyText: 'No data to display.',
    go: 'Add a branch',
    fields: { 'Branch Name': 'Abids Main', 'Branch Code': 'HYD-1' },
    added: 'Branch Added Successfully.',
    lacks: 'Nobody can call tokens yet: add a counter that can sign in.',
    offering: 'Abids Main',
    page: (id) => `/loanbooking/${id}`,
    async between(page) {
      await steps(page).getByRole('link', { name: 'Add a counter' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Counter Number').fill('1');
      await dialog.getByLabel('User Name').fill('Sunil Das');
      await dialog.getByLabel('Mobile').fill('9876500001');
      await dialog.getByLabel('Password', { exact: true }).fill(SECRET);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Counter Added Successfully.').waitFor();
      await page.goBack();
    },
    progress: { empty: '0 of 5 done', saved: '2 of 5 done', sold: '4 of 5 done' },
    async sale(visitor) {
      await alive(visitor);
      await fill(visitor, { 'Your name': 'Kavya Reddy', 'Mobile number': aMobile() });
      await visitor.getByRole('radio').first().check({ force: true });
      await visitor.locator('.book button[type=submit]').click();
      await visitor.waitForURL(/\/loanappointment\//);
      await visitor.locator('h1', { hasText: '1' }).waitFor();
    },
  },
  {
    trade: 'coaching',
    type: 'Coaching',
    organisation: 'Saraswati Coaching',
    landing: /\/app\/coaching$/,
    emptyText: 'No data to display.',
    go: 'Add a batch',
    fields: {
      'Batch Number': 'Maths 10A',
      'Start Date': SOON,
      'End Date': addDays(SOON, 120),
      'Start Time': '07:00',
      'End Time': '08:30',
      'In Take': '30',
      GST: '1500',
    },
    added: 'Coaching Added Successfully.',
    lacks: 'Nobody can pay here yet: enter payment keys.',
    offering: 'Maths 10A',
    page: (id) => `/coachingbooking/${id}`,
    between: takeSandboxKeys,
    progress: { empty: '0 of 5 done', saved: '2 of 5 done', sold: '4 of 5 done' },
    async sale(visitor) {
      await alive(visitor);
      await fill(visitor, { 'Student’s name': 'Ananya Iyer', 'Mobile number': aMobile() });
      await payAtTheBank(visitor, '₹1,500.00');
      await seeHeading(visitor, 'You are in');
    },
  },
];

it.each(JOURNEYS)(
  'takes $organisation from registering to its first sale by the first steps and the main button alone',
  async (journey) => {
    const { organisation, landing, offering, progress, lacks } = journey;
    const page = await visit({ device: 'desktop' });
    await register(page, journey);
    await page.waitForURL(landing);
    await page.getByText('Registration Successfully.').waitFor();
    await page.getByText(journey.emptyText, { exact: true }).waitFor();
    await told(page, progress.empty);
    if (journey.trade === 'clinic') await stepFromAnEmptyList(page);

    await steps(page).getByRole('link', { name: journey.go }).click();
    await page.getByRole('button', { name: 'Save and publish' }).waitFor();
    await fill(page, journey.fields);
    if (journey.days) {
      await openFormPage(page, 'Days');
      await fill(page, journey.days);
    }
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText(journey.added).waitFor();
    await page.waitForURL(/\/[0-9a-z]{26}(\?page=days)?$/);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByText(lacks ?? 'Visitors can see and book this.').waitFor();
    expect((await fetch(product.url + journey.page(id))).status).toBe(200);

    await backToList(page);
    await page.waitForURL(landing);
    await page.reload();
    await told(page, progress.saved);
    await journey.between(page);

    const colleague = await visit({ device: 'phone' });
    await colleague.goto(`${product.url}/pravesh/login`);
    await typeLogin(colleague, emailOf(organisation), SECRET);
    const [visitor] = await Promise.all([
      colleague.context().waitForEvent('page'),
      steps(colleague).getByRole('link', { name: 'Open the booking page' }).click(),
    ]);
    await visitor.getByText(offering).first().waitFor();
    await journey.sale(visitor);

    await page.reload();
    await told(page, progress.sold);
    await steps(page).getByRole('link', { name: 'Download a poster' }).click();
    const link = await scanDownload(page, offering);
    expect(link.pathname.startsWith(journey.page(id)), link.pathname).toBe(true);
    await openScreen(page, 'Dashboard');
    await page.getByRole('heading', { name: /^(First steps|You are ready for visitors)$/ }).waitFor();
  },
);

const emailOf = (organisation: string): string => `${organisation.toLowerCase().replaceAll(' ', '.')}@office.example`;

/** Through the link of the sign-in page; whoever has registered is signed in. */
async function register(page: Page, { type, organisation }: Journey): Promise<void> {
  await page.goto(`${product.url}/pravesh/login`);
  await page.getByRole('link', { name: 'get registerd' }).click();
  await page.getByLabel('Registration Type').selectOption(type);
  const fields = { 'Organisation name': organisation, Location: 'Hyderabad', 'Your name': 'Asha Rao' };
  await fill(page, { ...fields, Email: emailOf(organisation), 'Mobile number': '9876543210' });
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

/** The steps stand above another list that is empty too, and lead from there. */
async function stepFromAnEmptyList(page: Page): Promise<void> {
  await openScreen(page, 'Configuration');
  await steps(page).getByRole('link', { name: 'Add a doctor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Doctor' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await openScreen(page, 'Clinic');
  await steps(page).getByRole('button', { name: 'All first steps' }).click();
  await steps(page).getByText('Add your clinic').click();
}

/** Downloads the QR code of an offering, and reads it as a phone would. */
async function scanDownload(page: Page, offering: string): Promise<URL> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: new RegExp(`^Download QR.code of ${offering}$`, 'i') })
      .first()
      .click(),
  ]);
  return new URL(readQr(await readFile(await download.path()))?.text ?? '');
}
