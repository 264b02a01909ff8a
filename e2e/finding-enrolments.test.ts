import { expect, it } from 'vitest';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
import { aMobile, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

/** A batch that costs nothing, with a student who joined it. */
async function aJoinedBatch(mobile: string) {
  const owner = await anOwner(product, { registrationType: 'coaching', name: 'Saraswati Coaching', location: 'Pune' });
  const batch = await aBatch(product, owner, { fee: '0', batchName: 'Library hour', endDate: '2099-05-31' });
  const { status, json, text } = await enrol(product, batch, { mobile, studentName: 'Ananya Iyer' });
  expect(status, text).toBe(201);
  return { batch, page: `${product.url}/coachingbooking/${batch._id}`, place: json._id as string };
}

it('takes a student without JavaScript from the page of a batch back to the place, by the mobile number', async () => {
  const mobile = aMobile();
  const { batch, page: address, place } = await aJoinedBatch(mobile);
  const page = await visit({ scripts: false });
  await page.goto(address);
  await page.getByRole('link', { name: 'Find your place again' }).click();
  await seeHeading(page, 'Find your place');
  const show = page.getByRole('button', { name: 'Show my places' });
  await show.click();
  await page.getByRole('link', { name: 'mobile number required' }).waitFor();
  await page.getByLabel('Mobile number').fill(aMobile());
  await show.click();
  await page.getByText('We found no confirmed place of this mobile number in this batch.').waitFor();

  await page.getByLabel('Mobile number').fill(mobile);
  await show.click();
  await page.getByText('Here is your place.').waitFor();
  expect(page.url()).toBe(`${product.url}/getqr/${batch._id}`);
  expect(await page.getByText('Ananya').count()).toBe(0);
  const code = (await page.locator('.ticket .qr img').getAttribute('src')) ?? '';
  expect(readQr(code)?.text).toBe(`${product.url}/paymentstatus/${place}/${batch._id}`);
  await keepScreen(page, 'place-found-phone-light', { whole: false });
  await page.getByRole('link', { name: 'Open the whole page' }).click();
  await seeHeading(page, 'You are in');
  await page.getByRole('row', { name: 'Total Free' }).waitFor();
  await page.getByRole('link', { name: 'Get QR' }).first().click();
  await seeHeading(page, 'Find your place');
});
