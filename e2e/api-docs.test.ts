import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';

const product = startProduct();
const { visit } = openBrowser();
beforeAll(async () => {
  const seller = (registrationType: string) => anOwner(product, { registrationType });
  await aPark(product, await seller('park'));
  const clinic = FORMS.clinic({ bookingDays: 3 });
  await aRecord(product, await seller('doctor'), '/clinic', clinic);
  await aRecord(product, await seller('loan'), '/branch', FORMS.branch());
  await aRecord(product, await seller('exbhition'), '/exbhition', FORMS.exhibition({ date: null, time: null }));
  const today = dayOf(product.clock.now());
  const free = { startDate: addDays(today, 5), endDate: addDays(today, 90), fee: '0' };
  await aRecord(product, await seller('coaching'), '/coaching', FORMS.batch(free));
});

/** Presses Try and Send, and changes nothing of what stands there. */
async function tried(page: Page, path: string): Promise<string> {
  const call = page.locator('details', { has: page.locator(`summary code:text-is("${path}")`) }).first();
  await call.locator('summary').click();
  await call.getByRole('button', { name: /^Try / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const answer = dialog.getByRole('status').locator('p');
  await answer.waitFor();
  const said = (await dialog.getByRole('status').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).click();
  return said;
}

it('begins each call with an example that works: a booking of every kind, and then what it leads to', async () => {
  const page = await visit({ device: 'desktop' });
  await page.goto(`${product.url}/api/docs`);
  for (const noun of ['ticket', 'doctor', 'loan', 'exbhition', 'coaching'])
    expect(await tried(page, `/${noun}booking/add`)).toMatch(/^Answer: 201 /);
  expect(await tried(page, '/doctorbooking/appointmentdetails')).toMatch(/^Answer: 200 /);
  expect(await tried(page, '/park/:id')).toMatch(/^Answer: 200 /);
});

it('keeps the token of whoever signs in for the next calls', async () => {
  const email = 'parks@demo.example';
  await anOwner(product, { email, password: 'pravesh-demo' });
  const page = await visit({ device: 'desktop' });
  await page.goto(`${product.url}/api/docs`);
  expect(await tried(page, '/profileregistration/login')).toMatch(/^Answer: 200 /);
  expect(await tried(page, '/auth/me')).toContain(email);
});
