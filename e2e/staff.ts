import type { Page } from 'playwright-core';
import { PASSWORD } from '#server/testing/factories/organisation.ts';
import type { Product } from './product.ts';

/** The two doors of the sign-in area. */
export type Door = 'login' | 'inspectorlogin';

/** Types e-mail and password into the form that stands open, and waits for the console. */
export async function typeLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/app\//);
}

export async function signIn(page: Page, { url }: Product, door: Door, email: string): Promise<void> {
  await page.goto(`${url}/pravesh/${door}`);
  await typeLogin(page, email);
}

/** Signs the page in by a token that the API gave, as the sign-in page would keep it. */
export async function signInBy(page: Page, { call, url }: Product, path: string, login: object): Promise<void> {
  const { json } = await call('POST', path, login);
  await page.goto(`${url}/pravesh/login`);
  await page.evaluate((detail) => {
    localStorage.setItem('id_token', detail.token);
    localStorage.setItem('user_detail', JSON.stringify(detail));
  }, json);
}

/** Follows the menu of the console; on a phone it must be opened first. */
export async function openScreen(page: Page, entry: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const link = page.getByRole('link', { name: entry, exact: true });
  await link.or(opener).first().waitFor();
  if (!(await link.isVisible())) await opener.click();
  await link.click();
}

/** What stands in the cell of this column, in the row of the table that has these words. */
export async function cellOf(page: Page, row: string, column: string): Promise<string> {
  const table = page.getByRole('table');
  const line = table.getByRole('row').filter({ hasText: row });
  await line.waitFor();
  const headers = await table.locator('thead th').allTextContents();
  return (await line.locator('th, td').nth(headers.indexOf(column)).textContent()) ?? '';
}
