import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { mailsSettled, smtpMailer } from '#server/kernel/operations/mail.ts';
import { startMailServer } from '#server/testing/servers/mail-server.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';

const server = await startMailServer();
afterAll(server.close);
const mail = smtpMailer(server.url, 'Pravesh <no-reply@pravesh.example>');
const product = startProduct({ config: { confirmRegistration: true }, mail });
const { visit } = openBrowser();

const SOON = addDays(dayOf(new Date()), 60);
const EMAIL = 'asha@kala.example';
const steps = (page: Page) => page.getByRole('region', { name: 'First steps' });

const FORM = {
  'Organisation name': 'Kala Manch',
  Location: 'Pune',
  'Your name': 'Asha Rao',
  Email: EMAIL,
  'Mobile number': '9876543210',
  Password: 'correct horse battery',
};

async function registerShows(page: Page): Promise<void> {
  await page.goto(`${product.url}/kala/profileregistration`);
  await page.getByLabel('Registration Type').selectOption({ label: 'Exhibition or show' });
  for (const [label, words] of Object.entries(FORM)) await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Register' }).click();
}

const SHOW = {
  'Organization Name': 'Kala Utsav',
  'From date': SOON,
  'From date: time': '18:00',
  'To date': SOON,
  'To date: time': '21:00',
};

/** Adds a show; answers its id. */
async function addShow(page: Page): Promise<string> {
  await page.goto(`${product.url}/app/exbhition/new`);
  for (const [label, words] of Object.entries(SHOW)) await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.waitForURL(/\/app\/exbhition\/[0-9a-z]{26}/);
  return /[0-9a-z]{26}/.exec(page.url())?.[0] ?? '';
}

/** The link of the newest mail. */
async function mailedLink(): Promise<string> {
  await mailsSettled(mail);
  const { to, text } = server.mails.at(-1) ?? { to: '', text: '' };
  expect(to).toBe(EMAIL);
  return /http\S+confirm\?token=\S+/.exec(text)?.[0] ?? '';
}

it('a new organisation sets a show up, confirms its e-mail by the mailed link, and only then has visitors', async () => {
  const page = await visit({ device: 'desktop', lingering: true });
  await registerShows(page);
  await steps(page).getByText(`We have mailed a link to ${EMAIL}`, { exact: false }).waitFor();
  await steps(page).getByRole('button', { name: 'Send the link again' }).click();
  await page.getByText(`A link is on its way to ${EMAIL}.`).waitFor();
  const id = await addShow(page);
  await page.getByText('Nobody else sees it until you confirm your e-mail', { exact: false }).waitFor();
  const address = `${product.url}/exbhitionbooking/${id}`;
  expect((await fetch(address)).status).toBe(404);

  await page.goto(await mailedLink());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The e-mail of Kala Manch is confirmed.').waitFor();
  await page.getByRole('link', { name: 'Go to my console' }).click();
  await page.waitForURL(/\/app\/exbhition$/);

  const visitor = await visit({ device: 'phone' });
  await visitor.goto(address);
  await visitor.getByRole('heading', { name: 'Put your name down' }).waitFor();
});
