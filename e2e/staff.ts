import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { sessionsApi } from '#contract/sessions/api.ts';
import { PASSWORD } from '#server/organisations/factory.ts';
import { consolePaths, landingOf } from '#web/shared/paths.ts';
import { PATIENCE_MS } from './browser.ts';
import { withoutBuzz } from './camera.ts';
import type { Product } from './product.ts';

export type Door = 'login' | 'inspectorlogin';

export async function typeLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/app\//);
}

export async function signInAtDoor(page: Page, { url }: Product, door: Door, email: string): Promise<void> {
  await page.goto(`${url}/pravesh/${door}`);
  await typeLogin(page, email);
}

const LOGIN_CALLS: Record<Door, string> = { login: '/profileregistration/login', inspectorlogin: '/user/login' };

/** Opens a screen, or else the first one, as somebody who has signed in on this device before. */
export async function signIn(page: Page, product: Product, door: Door, email: string, path?: string): Promise<void> {
  const first = await signInBy(page, product, LOGIN_CALLS[door], { email, password: PASSWORD });
  await page.goto(product.url + (path ?? first));
  await page.waitForURL(/\/app\/|\/dashboard/);
}

/** The device has no more than this session afterwards, and opens nothing. Returns the path of the first screen. */
export async function signInBy(page: Page, { call, url }: Product, path: string, login: object): Promise<string> {
  const { json } = await call('POST', path, login);
  const kept = { id_token: json.token, user_detail: JSON.stringify(json), door: json.role, product: 'pravesh' };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
  return landingOf(sessionsApi.clientLogin.answer.parse(json));
}

/** As an owner or the admin who is about to open a screen: opens none. */
export const beSignedIn = (page: Page, product: Product, email: string): Promise<string> =>
  signInBy(page, product, LOGIN_CALLS.login, { email, password: PASSWORD });

export async function signInAtCounter(page: Page, product: Product, mobile: string): Promise<void> {
  watchCalls(page);
  await signInBy(page, product, '/counterlogin/login', { counterMobile: mobile, password: PASSWORD });
  await page.goto(`${product.url}${consolePaths.counters}`);
  await isLive(page);
}

export async function openGate(phone: Page, product: Product, email: string): Promise<void> {
  await withoutBuzz(phone);
  await signIn(phone, product, 'inspectorlogin', email, consolePaths.scan);
}

const ENGLISH = { label: 'Ticket code', check: 'Check' };

export async function typeCode(phone: Page, code: string, { label, check } = ENGLISH): Promise<void> {
  await phone.getByLabel(label).fill(code);
  await phone.getByRole('button', { name: check, exact: true }).click();
}

/** Waits until this phone can check tickets without a network: the day's list is the last of its downloads. */
export const untilPrepared = async (phone: Page): Promise<void> => {
  await phone.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('gate.clock:')));
};

export const isLive = (page: Page): Promise<void> => page.getByText('Live', { exact: true }).waitFor();

/**
 * On a phone the menu must be opened first. The last screen has buttons of the same names: its title tells it apart.
 */
export async function openScreen(page: Page, entry: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const link = page.getByRole('link', { name: entry, exact: true });
  await link.or(opener).first().waitFor();
  if (!(await link.isVisible())) await opener.click();
  const [title, path] = [await page.title(), (await link.getAttribute('href')) ?? ''];
  const isThere = new URL(page.url()).pathname === path;
  await link.click();
  if (isThere) return;
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction((before) => document.title !== before, title);
}

export const wayBack = (page: Page) =>
  page.getByRole('navigation', { name: 'The way to this page' }).getByRole('link').last();

export async function backToList(page: Page): Promise<void> {
  await wayBack(page).click();
  // The page stays until the list has come, and has buttons of the same names.
  await page.locator('.record-page').first().waitFor({ state: 'detached' });
}

export const saveButton = (page: Page) => page.getByRole('button', { name: /^Save( and publish)?$/ });

export async function saveRecord(page: Page, saved: string): Promise<void> {
  await saveButton(page).click();
  await page.getByText(saved, { exact: true }).waitFor();
  await backToList(page);
}

export const openFormPage = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

export async function sellKind(page: Page, label: string, rupees: string): Promise<void> {
  await page.getByRole('checkbox', { name: label, exact: true }).check();
  await page.getByLabel(`${label} fee`, { exact: true }).fill(rupees);
}

const underWay = new WeakMap<Page, Set<Request>>();

export function watchCalls(page: Page): void {
  const calls = new Set<Request>();
  underWay.set(page, calls);
  page.on('request', (request) => void (new URL(request.url()).pathname.startsWith('/api/') && calls.add(request)));
  page.on('requestfinished', (request) => void calls.delete(request));
  page.on('requestfailed', (request) => void calls.delete(request));
}

/**
 * For three frames in a row: a step takes several calls, and until its end another press of its key counts as a slip.
 */
export async function quiet(page: Page): Promise<void> {
  for (let still = 0; still < 3; still += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if (underWay.get(page)?.size !== 0) still = -1;
  }
}

export async function seeCell(page: Page, row: string, column: string, says: string | RegExp): Promise<void> {
  const words = typeof says === 'string' ? says : expect.stringMatching(says);
  await expect.poll(() => cellOf(page, row, column), { timeout: PATIENCE_MS }).toEqual(words);
}

async function cellOf(page: Page, row: string, column: string): Promise<string | null> {
  const table = page.getByRole('table');
  const headers = await table.locator('thead th').allTextContents();
  const line = table.getByRole('row').filter({ hasText: row });
  if ((await line.count()) !== 1) return null;
  return (await line.locator('th, td').allTextContents())[headers.indexOf(column)] ?? null;
}

/** Opens the … button of a row. */
export const openMore = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name: typeof name === 'string' ? `More for ${name}` : name })
    .first()
    .click();
