import type { Page } from 'playwright-core';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import type { Product } from './product.ts';
import { BUYER, COUPON } from './state-world.ts';
import { alive, keptOnPhone } from './visitor.ts';

export interface VisitorState {
  says: string | RegExp;
  /** The name of an address of state-world.ts, where the state has none of its own. */
  of?: string;
  path?: string;
  act?: (page: Page, world: StateWorld) => Promise<unknown>;
  end?: (page: Page) => Promise<unknown>;
}

export interface StateWorld {
  product: Product;
  paths: Record<string, string>;
}

/** Opens a page in its state and leaves it there. */
export async function enter(
  page: Page,
  name: string,
  { of = name, path, act }: VisitorState,
  world: StateWorld,
): Promise<void> {
  await page.goto(`${world.product.url}${path ?? world.paths[of]}`);
  await act?.(page, world);
}

const sendButton = (page: Page) => page.locator('main form button[type=submit]').last();
const send = (page: Page) => sendButton(page).click();
/** As a browser without scripts sends a form, also where scripts run. */
const post = (page: Page) => sendButton(page).evaluate((button: HTMLButtonElement) => button.form?.submit());
const type = (name: string, words: string) => (page: Page) => page.locator(`[name="${name}"]`).fill(words);

const sendWith =
  (fields: Record<string, string>, comes = 'main h1') =>
  async (page: Page): Promise<void> => {
    for (const [name, words] of Object.entries(fields)) await type(name, words)(page);
    await Promise.all([page.waitForEvent('load'), post(page)]);
    await page.locator(comes).first().waitFor();
  };

/** For a browser without scripts: every page with a form, and all static pages. */
export const PLAIN_STATES: Record<string, VisitorState> = {
  home: { path: '/home', says: 'Sarovar Zoological Park' },
  'home-searched': { path: '/home?q=garden', says: '2 places' },
  'home-nothing-found': { path: '/home?q=submarine', says: /^No place answers this search/ },
  organisation: { says: /places$/ },
  park: { of: 'zoo', says: 'Who is coming?' },
  'park-days': { says: 'Who is coming?' },
  'park-slots': { says: 'What time are you coming?' },
  'park-sold-out': { says: 'No places left' },
  'park-closed': { says: 'Closed today' },
  'park-inactive': { says: 'Booking is closed for now' },
  'park-errors': { of: 'zoo', says: 'There is a problem', act: sendWith({ mobile: '12345' }, '.problem-summary') },
  clinic: { says: 'Dr Meera Nair' },
  branch: { says: 'Book token' },
  show: { says: 'Put my name down' },
  'show-errors': { of: 'show', says: 'There is a problem', act: sendWith({}, '.problem-summary') },
  batch: { says: 'Maths' },
  handoff: { of: 'zoo', says: 'Pay ₹200 to get your ticket', act: sendWith({ 'quantity.adult': '2', mobile: BUYER }) },
  unpaid: { says: 'Not paid yet' },
  'in-doubt': { says: 'Your payment is being confirmed' },
  failed: { says: 'The payment did not go through' },
  stopped: { says: 'The payment was stopped' },
  over: { says: 'The time for this booking is over' },
  ticket: { says: 'Your ticket is ready' },
  used: { says: 'Your ticket was used' },
  refunded: { says: 'Your money is on its way back' },
  expired: { says: 'The day of this ticket is over' },
  'token-waiting': { says: '1 person before you' },
  'token-called': { says: /^You are being called/ },
  'token-missed': { says: /^We called you/ },
  'token-paused': { says: /^The queue is paused/ },
  'token-late': { says: /^Running late by about 25 min/ },
  visit: { says: /^Your place is confirmed/ },
  place: { says: 'Maths' },
  'get-qr-choice': { path: '/getqr', says: 'Where did you book?' },
  'get-qr-found': { of: 'get-qr', says: 'Here is your ticket.', act: sendWith({ mobile: BUYER }, '.found') },
  'get-qr-nothing': { of: 'get-qr', says: /ticket/, act: sendWith({ mobile: '9000000001' }) },
  'get-qr': { says: 'Shilparamam crafts village' },
  'get-qr-problem': {
    of: 'get-qr',
    says: 'There is a problem',
    act: sendWith({ mobile: '12345' }, '.problem-summary'),
  },
  privacy: { path: '/privacy-policy', says: /address of each request/ },
  terms: { path: '/terms', says: /^18 or older|parent or guardian/ },
  refunds: { path: '/refund-policy', says: /7 to 14 working days/ },
  'not-found': { path: '/no/such/page', says: 'Home' },
  'too-many-tries': { of: 'get-qr', says: /again/, act: askTooOften },
};

async function askTooOften(page: Page, { product }: StateWorld): Promise<void> {
  const [, , parkId] = new URL(page.url()).pathname.split('/');
  for (let misses = 0; misses < 20; misses += 1)
    await product.call('POST', '/ticketbooking/getqrcodebymobile', { mobile: '9000000002', parkId });
  await sendWith({ mobile: '9000000002' })(page);
}

const connect = (page: Page) => page.context().setOffline(false);

/** The page books by itself and goes on to the gateway, which would cut short the next visit. */
async function bookWhenBack(page: Page): Promise<void> {
  await connect(page);
  await page.waitForURL('**/transaction/**');
}

export const LIVE_STATES: Record<string, VisitorState> = {
  'park-chosen': { of: 'park-days', says: /₹/, act: chooseTwo },
  'coupon-applied': { of: 'zoo', says: /^Summer/, act: applyCoupon },
  'payment-retried': { of: 'zoo', says: /^You seem to be offline/, act: bookCutOff, end: bookWhenBack },
  remembered: { path: '/home', says: 'Booked on this phone', act: rememberIt },
  'as-of': { of: 'ticket', says: /^No network just now/, act: goOffline, end: connect },
};

/** Over the page, which may be as wide and tall as the screen. */
export const DIALOG_STATES: Record<string, VisitorState> = {
  'ticket-at-gate': { of: 'ticket', says: 'Sky Deck', act: showAtGate },
};

async function chooseTwo(page: Page): Promise<void> {
  await alive(page);
  await page.locator('.stepper button').nth(1).click();
  // On the last day of a month its calendar offers that day alone.
  await page.locator('.choice input').last().check({ force: true });
}

async function showAtGate(page: Page): Promise<void> {
  await alive(page);
  await page.locator('.ticket .scripted .button.contained').first().click();
  await page.locator('dialog[open]').waitFor();
}

async function applyCoupon(page: Page): Promise<void> {
  await alive(page);
  await page.locator('.stepper button').nth(1).click();
  await page.locator('details.coupon summary').click();
  await page.locator('[name=couponCode]').fill(COUPON);
  await page.locator('details.coupon button').click();
  await page.locator('.applied').waitFor();
}

/** Five unpaid bookings are the most of one number, and the handoff takes BUYER's. */
const LATE_BUYER = '9876500043';

async function bookCutOff(page: Page): Promise<void> {
  await alive(page);
  await page.locator('.stepper button').nth(1).click();
  await type('mobile', LATE_BUYER)(page);
  await page.context().setOffline(true);
  await send(page);
  await page.locator('.spin').waitFor();
}

async function rememberIt(page: Page, { paths }: StateWorld): Promise<void> {
  const day = addDays(dayOf(new Date()), 1);
  const booked = (path = '', name = '', slot?: object) => {
    const [, , id, place] = path.split('/');
    return { kind: 'park-ticket', id, place: { id: place, name }, day, slot };
  };
  const kept = [
    booked(paths['in-doubt'], 'Sarovar Zoological Park'),
    booked(paths.ticket, 'Sky Deck', { from: '08:00', until: '16:00' }),
  ];
  await page.evaluate((bookings) => localStorage.setItem('bookings', JSON.stringify(bookings)), kept);
  await page.reload();
  await page.locator('#remembered li a[href]').first().waitFor();
}

async function goOffline(page: Page): Promise<void> {
  await keptOnPhone(page);
  await page.context().setOffline(true);
  await page.reload();
}
