import type { Page } from 'playwright-core';
import { consolePaths, isDashboard, listOfRecord } from '#web/shared/paths.ts';
import { axeFindsInLight, axeFindsOnAnyScreen } from './axe.ts';
import { sizes } from './browser.ts';
import type { Product } from './product.ts';
import { backToList, saveButton } from './staff.ts';

/** Forms that can be saved as they open: a show requires nothing. */
const ASKS_NOTHING: readonly string[] = ['Add Shows'];

export const addresses = Object.entries(consolePaths).filter(
  (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].startsWith(`${consolePaths.app}/`),
);

export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function nameOf(path: string): string {
  if (isDashboard(path)) return 'dashboard';
  const [key = path] = addresses.find(([, address]) => address === path) ?? [];
  return kebab(key);
}

export async function menuOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

const standing = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'detached' });
};

export async function openPath(page: Page, { url }: Product, path: string): Promise<void> {
  await page.goto(`${url}${path}`);
  await standing(page);
}

/** As people at a desk do. The gate alone has no menu, but a way back to it. */
export async function openEntry(page: Page, path: string): Promise<void> {
  await page.setViewportSize(sizes.desktop);
  const wayBack = page.getByRole('link', { name: 'Stop scanning' });
  if (await wayBack.isVisible()) await wayBack.click();
  const entry = page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href="${path}"]`);
  await entry.click();
  await page.waitForURL((url) => url.pathname === path);
  // The address may change before the screen does; the menu changes with the screen.
  await entry.and(page.locator('[aria-current=page]')).or(wayBack).waitFor();
  await standing(page);
}

const adding = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add / }).first();

const isRecordPage = (page: Page): boolean => listOfRecord(new URL(page.url()).pathname) !== null;

async function tellProblems(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

async function closeAdding(page: Page): Promise<void> {
  await page.setViewportSize(sizes.desktop);
  if (isRecordPage(page)) return backToList(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Buttons of rows that the sideways scroll of their table hides. */
const actionsOutOfSight = (page: Page): Promise<string[]> =>
  page.locator('.table-scroll').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const edge = table.getBoundingClientRect().right;
      const hidden = [...table.querySelectorAll('.row-button')].filter(
        (one) => one.getBoundingClientRect().right > edge,
      );
      return hidden.map((one) => `out of sight: ${one.getAttribute('aria-label')}`);
    }),
  );

/** Words of buttons of rows that their column cuts. */
const actionsCut = (page: Page): Promise<string[]> =>
  page.locator('.rows .act').evaluateAll((cells) => {
    const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
    return cut.map(({ textContent }) => `cut: ${textContent}`);
  });

export interface Looks {
  /** Looked at for the first time; else, as somebody else sees it, on a desktop in light alone. */
  isNew: boolean;
  /** Also at the form of what it adds. */
  withForm: boolean;
}

/** Answers what axe found, and the words of the button that adds a record; null where nothing is added. */
export async function lookAround(page: Page, name: string, { isNew, withForm }: Looks) {
  const look = isNew ? axeFindsOnAnyScreen : axeFindsInLight;
  const found = await actionsOutOfSight(page);
  found.push(...(await actionsCut(page)));
  found.push(...(await look(page, name)));
  await page.setViewportSize(sizes.desktop);
  const added = (await adding(page).count()) > 0 ? await adding(page).textContent() : null;
  if (added === null || !withForm) return { found, added };
  await adding(page).click();
  await saveButton(page).waitFor();
  const form = `${name}-${isRecordPage(page) ? 'page' : 'dialog'}`;
  if (!ASKS_NOTHING.includes(added)) await tellProblems(page);
  found.push(...(await look(page, `${form}-problem`)));
  await closeAdding(page);
  return { found, added };
}
