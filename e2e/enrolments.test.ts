import { readFile } from 'node:fs/promises';
import readExcel from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import { addDays, dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { aBatchWithoutKeys } from '#server/enrolments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { openScreen, signIn } from './staff.ts';
import { CARD_MERCHANT, takeCards } from './venue.ts';
import { alive, aMobile, goToPay, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

/** A coaching centre with a batch that takes ₹1,500 at the sandbox and begins next week. */
async function aCourse(more: object = {}) {
  const owner = await anOwner(product, { registrationType: 'coaching', name: 'Saraswati Coaching', location: 'Pune' });
  const today = dayOf(product.clock.now());
  const days = { startDate: addDays(today, 7), endDate: addDays(today, 90) };
  const batch = await aBatchWithoutKeys(product, owner, {
    batchName: 'Physics XI',
    fee: '1500',
    mid: CARD_MERCHANT,
    ...days,
    ...more,
  });
  await takeCards(product, owner, batch._id);
  return { owner, batch, page: `${product.url}/coachingbooking/${batch._id}`, ...days };
}

it('takes a student on a phone from the QR code of a batch to a confirmed place, and its owner sees and exports it', async () => {
  const { owner, batch, page: address, startDate } = await aCourse({ inTake: '12' });
  const page = await visit({ device: 'phone' });
  await page.goto(address);
  await page.getByText('12 places left').waitFor();
  await alive(page);
  await page.getByLabel('Student’s name').fill('Ananya Iyer');
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByRole('button', { name: 'Pay ₹1,500', exact: true }).click();
  await page.getByRole('link', { name: 'Must be exactly 10 digits' }).waitFor();
  const mobile = aMobile();
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('E-mail (if you like)').fill('ananya@example.com');
  await goToPay(page, '₹1,500.00');
  await page.locator('#pay-success').click();
  await seeHeading(page, 'You are in');
  const code = (await page.locator('.ticket .qr img').getAttribute('src')) ?? '';
  expect(readQr(code)?.text).toBe(page.url());
  await page.getByText(`Classes begin on ${formatDay(startDate)}`).waitFor();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/paymentstatus/[0-9a-z]{26}/${batch._id}$`));

  const office = await visit({ device: 'desktop' });
  await signIn(office, product, 'login', owner.email);
  await office.getByText('1 of 12').waitFor();
  await openScreen(office, 'Enrolments');
  const cells = office.getByRole('row').filter({ hasText: 'Ananya Iyer' }).getByRole('cell');
  await cells.first().waitFor();
  const told = await office.getByRole('row').filter({ hasText: 'Ananya Iyer' }).locator('th, td').allTextContents();
  expect(told.slice(2, 8)).toEqual(['Ananya Iyer', mobile, 'ananya@example.com', 'Physics XI', '₹1,500', 'Success']);
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  const [sheet] = await readExcel(new Blob([await readFile(await download.path())]));
  expect(sheet?.data.map((row) => row.slice(2, 8))).toEqual([
    ['Student', 'Mobile', 'E-mail', 'Batch', 'Fee', 'Payment Status'],
    ['Ananya Iyer', mobile, 'ananya@example.com', 'Physics XI', 1500, 'Success'],
  ]);
  await openScreen(office, 'Dashboard');
  await office.getByRole('heading', { name: 'Today so far' }).waitFor();
  await office.locator('.tiles').getByText('₹1,500', { exact: true }).waitFor();
});
