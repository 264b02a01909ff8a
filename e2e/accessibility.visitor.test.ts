import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { addDays, dayOf, weekdayOf } from '#contract/kernel/dates/dates.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aHold, aVenue, type Venue } from './venue.ts';
import { alive, aMobile, answerLater, choose, goToPay, seeHeading, typeMobile } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

const EVERYTHING = Object.fromEntries(
  CATEGORY_KEYS.flatMap((key, at) => [
    [key, true],
    [`${key}Fee`, 50 * (at + 1)],
  ]),
);

const venues = {} as Record<'plain' | 'dates' | 'ahead' | 'holiday' | 'inactive' | 'sold', Venue>;

beforeAll(async () => {
  const day = dayOf(product.clock.now());
  const bookingDates = [0, 1, 2, 3, 9].map((days) => addDays(day, days));
  venues.plain = await aVenue(product, { parkName: 'Lotus Garden', startTime: '08:30', endTime: '23:59' });
  for (const where of ['Booking Page', 'Get QR-Code Page']) {
    const card = { advatagementName: 'Shilparamam crafts village', where, imgURL: [] };
    await aRecord(product, venues.plain.owner, '/advatagement', FORMS.advertisement(venues.plain.park._id, card));
  }
  venues.dates = await aVenue(product, {
    ...EVERYTHING,
    parkName: 'Chowmahalla Palace Gardens and Deer Park',
    isEnabledCustomBookingDates: true,
    bookingDates,
  });
  venues.ahead = await aVenue(product, { advanceDays: 40, isHolidays: true, holidayDays: 'tue', dailyCapacity: 9 });
  venues.holiday = await aVenue(product, { isHolidays: true, holidayDays: weekdayOf(day) });
  venues.inactive = await aVenue(product, { status: false });
  venues.sold = await aVenue(product, { dailyCapacity: 2 });
  await aHold(product, venues.sold, { adults: 2 });
});

type State = [name: string, open: (page: Page) => Promise<unknown>];

const at = (path: string) => (page: Page) => page.goto(`${product.url}${path}`);
const bookingPage = (venue: keyof typeof venues) => (page: Page) =>
  at(`/ticketbooking/${venues[venue].park._id}`)(page);
const press = (page: Page) => page.getByRole('button', { name: /^(Pay ₹|Continue to pay)/ }).click();

/** On the bank's page with a booking of the plain park. */
async function atTheBank(page: Page): Promise<void> {
  await bookingPage('plain')(page);
  await choose(page, { Adult: 1 });
  await typeMobile(page, aMobile());
  await goToPay(page, '₹100.00');
}

const after = (outcome: string, heading: string) => async (page: Page) => {
  await atTheBank(page);
  await page.locator(outcome).click();
  await seeHeading(page, heading);
};

/** Money that left comes back: then nobody is told that none was taken. */
const afterNoPayment = (outcome: string, heading: string) => async (page: Page) => {
  await after(outcome, heading)(page);
  const words = await page.locator('main').textContent();
  expect(words).toContain('comes back');
  expect(words).not.toContain('charged');
};

/** Opens a page that carries sponsored cards, so that nobody looks at one without. */
const withCards = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await open(page);
  await page.getByRole('heading', { level: 2, name: 'Shilparamam crafts village' }).waitFor();
};

const findTickets = (mobile: () => string) => async (page: Page) => {
  await at(`/getqr/${venues.plain.park._id}`)(page);
  await page.getByLabel('Mobile number').fill(mobile());
  await page.getByRole('button', { name: 'Show my tickets' }).click();
  await page.locator('.summary, .found').waitFor();
};

const SELLING: State[] = [
  ['home', at('/home')],
  ['booking', withCards(bookingPage('plain'))],
  ['booking-calendar', bookingPage('ahead')],
  [
    'booking-chosen',
    async (page) => {
      await bookingPage('dates')(page);
      await choose(page, { Adult: 2, Family: 1, 'Family Addon': 1 });
      await page.locator('.choice input').nth(1).check({ force: true });
    },
  ],
  [
    'booking-problem',
    async (page) => {
      await bookingPage('dates')(page);
      await alive(page);
      await press(page);
      await page.locator('.summary').waitFor();
    },
  ],
  [
    'booking-refused',
    async (page) => {
      await bookingPage('sold')(page);
      await page.locator('.notice').waitFor();
    },
  ],
  ['booking-holiday', bookingPage('holiday')],
  ['booking-inactive', bookingPage('inactive')],
];

const PAYING: State[] = [
  ['status-failed', afterNoPayment('#pay-failure', 'The payment did not go through')],
  ['status-stopped', afterNoPayment('#pay-abort', 'The payment was stopped')],
  [
    'status-awaited',
    async (page) => {
      await atTheBank(page);
      await answerLater(page, 'success');
      await seeHeading(page, 'Your payment is being confirmed');
    },
  ],
  [
    'handoff',
    async (page) => {
      await bookingPage('plain')(page);
      await choose(page, { Adult: 1 });
      await typeMobile(page, aMobile());
      // As a browser without scripts sends it.
      await page.locator('form.book').evaluate((form: HTMLFormElement) => form.submit());
      await seeHeading(page, 'Pay ₹100 to get your ticket');
    },
  ],
  ['ticket', withCards(after('#pay-success', 'Your ticket is ready'))],
  [
    'ticket-at-gate',
    async (page) => {
      await after('#pay-success', 'Your ticket is ready')(page);
      await alive(page);
      await page.getByRole('button', { name: 'Show at gate' }).click();
      await page.locator('dialog[open]').waitFor();
    },
  ],
  [
    'status-waiting',
    async (page) => {
      const booking = await aBooking(product, venues.plain.park, { status: 'pending' });
      await at(`/paymentstatus/${booking.id}/${booking.parkId}`)(page);
    },
  ],
  [
    'status-refunded',
    async (page) => {
      const booking = await aBooking(product, venues.plain.park, { status: 'refunded' });
      await at(`/paymentstatus/${booking.id}/${booking.parkId}`)(page);
    },
  ],
];

const OTHERS: State[] = [
  ['get-qr', withCards((page) => at(`/getqr/${venues.plain.park._id}`)(page))],
  ['get-qr-problem', findTickets(() => '12345')],
  ['get-qr-none', findTickets(aMobile)],
  [
    'get-qr-found',
    async (page) => {
      // The number of the factory's bookings.
      await aBooking(product, venues.plain.park);
      await findTickets(() => '9876543210')(page);
    },
  ],
  ['privacy', at('/privacy-policy')],
  ['terms', at('/terms')],
  ['refunds', at('/refund-policy')],
  ['not-found', at('/no/such/page')],
];

it.each([
  ['on the pages that sell', SELLING],
  ['on the pages of paying', PAYING],
  ['on the pages of finding and reading', OTHERS],
])('axe finds nothing %s, on a phone and a desktop, light and dark', async (_, states) => {
  const page = await visit();
  const found: string[] = [];
  for (const [name, open] of states) {
    await open(page);
    found.push(...(await axeFindsOnAnyScreen(page, name, name !== 'ticket-at-gate')));
  }
  expect(found).toEqual([]);
});

it('axe does find what is wrong, so that it can find nothing elsewhere', async () => {
  const page = await visit();
  await at('/terms')(page);
  await page.evaluate(() => {
    const words = Object.assign(document.createElement('p'), { textContent: 'Can you read this?' });
    words.style.color = 'color-mix(in srgb, currentColor 30%, transparent)';
    document.querySelector('main h1')?.after(words, document.createElement('input'));
  });
  const found = (await axeFindsOnAnyScreen(page, 'control')).join();
  for (const rule of ['phone-light: color-contrast', 'phone-light: label', 'desktop-dark: color-contrast'])
    expect(found).toContain(rule);
});
