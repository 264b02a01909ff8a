import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { inTab } from './pages-browser.ts';

/** The shorter side, in CSS pixels, of the smallest control in sight. Links within a sentence may be as low as its line (WCAG 2.5.8). */
const SMALLEST_TARGET = `
(() => {
  const inSentence = (control) =>
    control.matches('a') && getComputedStyle(control).display === 'inline' &&
    control.parentElement.textContent.trim().length > control.textContent.trim().length;
  const boxOf = (control) => (control.matches('[type=radio], [type=checkbox]') && control.closest('label') || control).getBoundingClientRect();
  const sizes = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !inSentence(control))
    .map((control) => [control, boxOf(control)])
    .filter(([, { width, height, right, bottom }]) => width > 1 && height > 1 && right > 0 && bottom > 0)
    .map(([control, { width, height }]) => [Math.min(width, height), control.outerHTML.slice(0, 100)]);
  return sizes.toSorted(([a], [b]) => a - b)[0];
})()`;

export interface Target {
  /** In CSS pixels. */
  side: number;
  html: string;
}

export const smallestTarget = (browser: Browser, url: string): Promise<Target> =>
  inTab(browser, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' });
    const [side, html] = await page.evaluate<[number, string]>(SMALLEST_TARGET);
    return { side, html };
  });

/** Elements that break a rule of axe, on the page as it comes and after a press of the button with nothing chosen; light and dark. */
export async function accessProblems(browser: Browser, url: string): Promise<string[]> {
  const found: string[] = [];
  for (const dark of [false, true]) {
    const visit = async ({ page }: { page: Page }): Promise<void> => {
      await page.goto(url, { waitUntil: 'load' });
      found.push(...(await violations(page)));
      await page.locator('button[type=submit]').tap();
      await page.getByRole('alert').first().waitFor();
      found.push(...(await violations(page)));
    };
    await inTab(browser, visit, { dark });
  }
  return found;
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(
    'axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html)))',
  );
}
