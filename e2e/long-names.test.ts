import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { openBrowser } from './browser.ts';
import { setText } from './large-text.ts';
import { fillLongNames } from './long-world.ts';
import { startProduct } from './product.ts';
import { BUYER, COUPON } from './state-world.ts';
import { alive, choose } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const PHONE = { width: 320, height: 640 };

/** Each is one word of 31 letters, which no language breaks by itself. */
const WORDS = {
  Telugu: 'కమలనయన'.repeat(6).slice(0, 31),
  Latin: 'Wolframmuseumgarten'.repeat(2).slice(0, 31),
};

/** Somebody chooses what to buy, shows a ticket, asks for what is booked, or has booked on this phone before. */
function stepOf(name: string, { ticket = '' }: Record<string, string>): ((page: Page) => Promise<void>) | null {
  if (name === 'park booking') return chooseWithCoupon;
  if (name === 'ticket') return showAtGate;
  if (name === 'Get QR of all') return (page) => remember(page, ticket);
  return name.startsWith('Get QR of a ') ? askAgain : null;
}

async function showAtGate(page: Page): Promise<void> {
  await alive(page);
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('button', { name: 'Show at gate' }).click();
  await page.getByRole('dialog').waitFor();
}

async function remember(page: Page, ticket: string): Promise<void> {
  const [, , id, park] = ticket.split('/');
  const day = dayOf(product.clock.now());
  const kept = [{ kind: 'park-ticket', id, place: { id: park, name: WORDS.Telugu }, day }];
  await page.evaluate((bookings) => localStorage.setItem('bookings', JSON.stringify(bookings)), kept);
  await page.reload();
  await page.locator('#remembered li a[href]').first().waitFor();
}

async function chooseWithCoupon(page: Page): Promise<void> {
  await choose(page, { Adult: 2 });
  await page.locator('.coupon summary').click();
  await page.getByLabel('Coupon code').fill(COUPON);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.locator('.applied').waitFor();
}

async function askAgain(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill(BUYER);
  await page.locator('main form button[type=submit]').click();
  await page.locator('.found').waitFor();
}

/** Runs in the page: what is wider than the phone, and a button of a booking form that is not wholly in sight. */
function lookFor({ width, height, medium }: typeof PHONE & { medium: number }): string[] {
  scrollTo(0, 0);
  const nameOf = (one: Element): string => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 40)}`;
  const isCut = (one: Element): boolean => {
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    return false;
  };
  const all = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility());
  const beyond = all.filter((one) => one.getBoundingClientRect().right > width + 0.5 && !isCut(one));
  const found = beyond.map((one) => `beyond the edge: ${nameOf(one)}`);
  if (document.documentElement.scrollWidth > width) found.push(`${document.documentElement.scrollWidth} px wide`);
  const skip = document.querySelector('.skip')?.getBoundingClientRect();
  if (skip && skip.bottom > 0) found.push('the link that skips is in sight');
  const button = all.findLast((one) => one.matches('form.book [type=submit]:not(.hide)'));
  // A bar that stays is in sight from the first question on.
  const bar = button?.closest('.total-bar');
  const stays = bar && getComputedStyle(bar).position === 'sticky';
  (stays ? button?.closest('form') : button)?.scrollIntoView();
  const box = button?.getBoundingClientRect();
  if (box && (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height))
    found.push(`not wholly in sight: ${button?.textContent}`);
  // Browsers drop the setting of the text here and there: with small text nothing would be found.
  if (!matchMedia(`(width: ${width / medium}em)`).matches) found.push(`text is not ${medium} px`);
  return found;
}

/** At text of once and twice the size. */
async function troublesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const text of [100, 200]) {
    const medium = (16 * text) / 100;
    await setText(session, page, medium);
    found.push(...(await page.evaluate(lookFor, { ...PHONE, medium })).map((words) => `${text} %: ${words}`));
  }
  await setText(session, page, 16);
  await session.detach();
  return found;
}

it.each(Object.entries(WORDS))(
  'names of one word of 31 %s letters push nothing off a phone of 320 px, on any page of five trades',
  async (_script, word) => {
    expect([...word]).toHaveLength(31);
    const paths = await fillLongNames(product, word);
    const page = await visit();
    await page.setViewportSize(PHONE);
    const found: Record<string, string[]> = {};
    for (const [name, path] of Object.entries(paths)) {
      const answer = await page.goto(`${product.url}${path}`);
      expect(answer?.status(), name).toBe(200);
      let troubles = await troublesOf(page);
      const step = stepOf(name, paths);
      if (step && troubles.length === 0) {
        await step(page);
        troubles = await troublesOf(page);
      }
      if (troubles.length > 0) found[name] = troubles;
    }
    expect(found).toEqual({});
  },
);
