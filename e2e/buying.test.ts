import { expect, it } from 'vitest';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
import { aVenue } from './venue.ts';
import { alive, aMobile, choose, readShownPass, seeHeading, statusPlace, typeMobile } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

/** Taps and fields as a person counts them: choosing in the browser's own list is one tap, typing a number is one field. */
function counting() {
  const effort = { taps: 0, fields: 0 };
  return {
    effort,
    tap: (act: Promise<unknown>) => {
      effort.taps += 1;
      return act;
    },
    type: (act: Promise<unknown>) => {
      effort.fields += 1;
      return act;
    },
  };
}

it('takes a visitor on a phone from the landing page to a signed QR code with one typed field', async () => {
  const { park } = await aVenue(product, { parkName: 'Lotus Garden', location: 'Hyderabad' });
  const { effort, tap, type } = counting();
  const page = await visit({ device: 'phone' });

  await page.goto(`${product.url}/`);
  expect(new URL(page.url()).pathname).toBe('/home');
  await keepScreen(page, 'home-phone-light');
  await page.getByLabel('Which park?').selectOption(park._id);
  const onTheWay = effort.taps;
  await tap(page.getByRole('button', { name: 'Book park tickets' }).tap());
  await page.waitForURL(`${product.url}/ticketbooking/${park._id}`);

  await alive(page);
  const onBookingPage = { ...effort };
  for (const label of ['Adult', 'Adult', 'Child'])
    await tap(page.getByRole('button', { name: `Add one: ${label}` }).tap());
  await type(page.getByLabel('Mobile number').fill(aMobile()));
  await keepScreen(page, 'booking-phone-light');
  await tap(page.getByRole('button', { name: 'Pay ₹250', exact: true }).tap());
  await page.locator('#amount').waitFor();
  expect(await page.locator('#amount').textContent()).toBe('₹250.00');
  expect({ typed: effort.fields, taps: effort.taps - onBookingPage.taps }).toEqual({ typed: 1, taps: 4 });

  const left = performance.now();
  await page.locator('#pay-success').tap();
  await page.getByRole('heading', { level: 1, name: 'Your ticket is ready' }).waitFor();
  const { text, pass } = await readShownPass(page, product);
  const seconds = (performance.now() - left) / 1000;

  expect(await statusPlace(page)).toEqual({ bookingId: pass.bookingId, parkId: park._id });
  expect(pass).toMatchObject({ parkId: park._id, visitDate: dayOf(product.clock.now()), people: 3 });
  expect(text).toMatch(/^PV1\//);
  await keepScreen(page, 'ticket-phone-light');
  process.stdout.write(
    `journey: ${effort.taps - onBookingPage.taps} taps and ${effort.fields} typed field on the booking page ` +
      `(${effort.taps} taps from the landing page, ${onTheWay} before choosing), ${seconds.toFixed(2)} s from the gateway to the QR code\n`,
  );
});

it('goes on to the bank by itself once the network is back that was lost as the button was pressed', async () => {
  const { park } = await aVenue(product);
  const page = await visit();
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  await choose(page, { Adult: 1 });
  await typeMobile(page, aMobile());
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Pay ₹100', exact: true }).click();
  await page.getByText('You seem to be offline').waitFor();
  await page.context().setOffline(false);
  await page.locator('#pay-success').click();
  await seeHeading(page, 'Your ticket is ready');
});
