import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';

const product = startProduct();
const { visit } = openBrowser();

const filter = (page: Page, path: string) => page.getByPlaceholder('Filter by tag or path').fill(path);

/** Opens a call and sends it with its example; returns what was answered. */
async function send(page: Page, path: string, operation: string): Promise<string> {
  await filter(page, path);
  await expect.poll(() => page.locator('.opblock').count()).toBe(1);
  const call = page.locator(`#operations-${operation}`);
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  return (await call.locator('.live-responses-table tbody').textContent()) ?? '';
}

it('finds a call on a phone in the dark, asks no other host for anything, and axe finds only how the viewer itself nests', async () => {
  const page = await visit({ scheme: 'dark' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${product.url}/api/docs`);
  await filter(page, 'ticketbooking/add');
  await page.locator('#operations-ticketbooking-post-ticketbooking-add').waitFor();
  expect(await page.locator('.opblock-tag-section').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.className)).toContain('dark-mode');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(asked.filter((url) => !url.startsWith(product.url) && !url.startsWith('data:'))).toEqual([]);
  await filter(page, 'auth/me');
  await page.locator('#operations-auth-get-auth-me .opblock-summary-control').click();
  const found = await axeFindsOnAnyScreen(page, 'api-docs');
  expect(found.filter((finding) => !/: (heading-order|nested-interactive|region) at /.test(finding))).toEqual([]);
});

it('tries a call with its example, and keeps the token of a sign-in for the next calls', async () => {
  const email = 'parks@demo.example';
  await anOwner(product, { email, password: 'pravesh-demo' });
  const page = await visit({ device: 'desktop' });
  await page.goto(`${product.url}/api/docs`);
  expect(await send(page, 'profileregistration/login', 'profileregistration-post-profileregistration-login')).toContain(
    email,
  );
  expect(await send(page, 'auth/me', 'auth-get-auth-me')).toContain(email);
});
