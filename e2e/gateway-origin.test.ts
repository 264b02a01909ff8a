import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue, aWalletVenue } from './venue.ts';
import { alive, aMobile, bookFamilyOutOf, seeHeading, typeMobile } from './visitor.ts';

const product = startProduct({ gatewayApart: true });
const { visit } = openBrowser();

/** Everything that the page asks of this path of the gateway. */
function requestsTo(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => void (request.url().includes(path) && requests.push(request)));
  return requests;
}

/** Origin and Referer of each request, as they left the browser; an Origin is only sent with a form that is posted. */
const headersOf = (requests: Request[]) =>
  Promise.all(
    requests.map(async (request) => {
      const { origin, referer } = await request.allHeaders();
      return request.method() === 'POST' ? { origin, referer } : { referer };
    }),
  );

const TO_CARDS = '/transaction/transaction.do';
const fromUs = () => ({ origin: product.url, referer: `${product.url}/` });

it('names our domain to a card gateway on another origin, and nothing else of the page', async () => {
  const { park } = await aVenue(product);
  const page = await visit();
  const asked = requestsTo(page, TO_CARDS);
  await bookFamilyOutOf(page, product, park._id);
  expect(await headersOf(asked)).toEqual([fromUs()]);
  await page.locator('#pay-failure').click();
  await seeHeading(page, 'The payment did not go through');
  await page.getByRole('button', { name: 'Pay ₹250', exact: true }).click();
  await page.locator('#pay-success').click();
  await seeHeading(page, 'Your ticket is ready');
  expect((await headersOf(asked)).map(({ referer }) => referer)).toEqual(Array(2).fill(`${product.url}/`));
});

it('names our domain to a card gateway on another origin without scripts', async () => {
  const { park } = await aVenue(product);
  const page = await visit({ scripts: false });
  const asked = requestsTo(page, TO_CARDS);
  await page.goto(`${product.url}/ticketbooking/${park._id}`);
  await page.getByLabel('Adult', { exact: true }).fill('1');
  await typeMobile(page, aMobile());
  await page.locator('.book button[type=submit]').click();
  await page.getByRole('button', { name: 'Pay ₹100' }).click();
  await page.locator('#pay-failure').click();
  await page.locator('#continue').click();
  await seeHeading(page, 'The payment did not go through');
  await page.getByRole('button', { name: 'Pay ₹100' }).click();
  await page.locator('#pay-success').click();
  await page.locator('#continue').click();
  await seeHeading(page, 'Your ticket is ready');
  expect(await headersOf(asked)).toEqual([fromUs(), { referer: `${product.url}/` }]);
});

it.each([true, false])('names our domain to a wallet on another origin (scripts: %s)', async (scripts) => {
  const id = (await aWalletVenue(product)).park._id;
  const page = await visit({ scripts });
  const asked = requestsTo(page, scripts ? '/merchantpgpui/' : '/theia/api/v1/showPaymentPage');
  await page.goto(`${product.url}/ticketbooking/${id}`);
  if (scripts) {
    await alive(page);
    await page.getByRole('button', { name: 'Add one: Adult', exact: true }).click();
  } else await page.getByLabel('Adult', { exact: true }).fill('1');
  await typeMobile(page, aMobile());
  await page.locator('.book button[type=submit]').click();
  if (!scripts) await page.getByRole('button', { name: 'Pay ₹100' }).click();
  const wallet = scripts ? page.frameLocator('#paytm-checkoutjs iframe') : page;
  await wallet.locator('#pay-success').click();
  if (!scripts) await page.locator('#continue').click();
  await seeHeading(page, 'Your ticket is ready');
  const [headers] = await headersOf(asked);
  expect(headers?.referer).toBe(`${product.url}/`);
});
