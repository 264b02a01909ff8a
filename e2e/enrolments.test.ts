import { readFile } from 'node:fs/promises';
import readExcel from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import { addDays, dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { aBatch, aBatchWithoutKeys, enrol } from '#server/enrolments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { demoMerchants } from '../sandbox/merchants.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
import { openScreen, signIn } from './staff.ts';
import { alive, aMobile, goToPay, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

/** A coaching centre with a batch that takes ₹1,500 at the sandbox and begins next week. */
async function aCourse(more: object = {}) {
  const owner = await anOwner(product, { registrationType: 'coaching', name: 'Saraswati Coaching', location: 'Pune' });
  const today = dayOf(product.clock.now());
  const { merchantId: mid, accessCode: accessKey, workingKey } = demoMerchants[0] as (typeof demoMerchants)[number];
  const days = { startDate: addDays(today, 7), endDate: addDays(today, 90) };
  const batch = await aBatchWithoutKeys(product, owner, {
    batchName: 'Physics XI',
    fee: '1500',
    mid,
    ...days,
    ...more,
  });
  await aGatewayCredential(product, owner, batch._id, { mid, accessKey, workingKey });
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
  await keepScreen(page, 'enrolment-problem-phone');
  const mobile = aMobile();
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('E-mail (if you like)').fill('ananya@example.com');
  await keepScreen(page, 'enrolment-phone-light', { whole: false });
  await goToPay(page, '₹1,500.00');
  await page.locator('#pay-success').click();
  await seeHeading(page, 'You are in');
  const code = (await page.locator('.ticket .qr img').getAttribute('src')) ?? '';
  expect(readQr(code)?.text).toBe(page.url());
  await page.getByText(`Classes begin on ${formatDay(startDate)}`).waitFor();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/paymentstatus/[0-9a-z]{26}/${batch._id}$`));
  await keepScreen(page, 'enrolled-phone-light', { whole: false });

  const office = await visit({ device: 'desktop' });
  await signIn(office, product, 'login', owner.email);
  await office.getByText('1 of 12').waitFor();
  await openScreen(office, 'Enrolments');
  const cells = office.getByRole('row').filter({ hasText: 'Ananya Iyer' }).getByRole('cell');
  await cells.first().waitFor();
  const told = await office.getByRole('row').filter({ hasText: 'Ananya Iyer' }).locator('th, td').allTextContents();
  expect(told.slice(2, 8)).toEqual(['Ananya Iyer', mobile, 'ananya@example.com', 'Physics XI', '₹1,500', 'Success']);
  await keepScreen(office, 'enrolments-desktop-light', { whole: false });
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

it('takes a student through without JavaScript, also when the first payment fails', async () => {
  const { page: address } = await aCourse();
  const page = await visit({ device: 'phone', scripts: false });
  await page.goto(address);
  await page.getByLabel('Student’s name').fill('Kabir Das');
  await page.getByLabel('Mobile number').fill(aMobile());
  await page.getByRole('button', { name: 'Pay ₹1,500' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pay ₹1,500 to join the batch' }).waitFor();
  await page.getByRole('button', { name: 'Pay ₹1,500' }).click();
  await page.locator('#pay-failure').click();
  await page.locator('#continue').click();
  await seeHeading(page, 'The payment did not go through');
  await page.getByRole('button', { name: 'Pay ₹1,500' }).click();
  await page.locator('#pay-success').click();
  await page.locator('#continue').click();
  await seeHeading(page, 'You are in');
  await page.getByText('Kabir Das').waitFor();
});

it('says at once that a batch is full, and tells who was too late that nothing was charged', async () => {
  const { batch, page: address } = await aCourse({ inTake: '1' });
  const page = await visit({ device: 'phone' });
  await page.goto(address);
  await page.getByText('1 place left').waitFor();
  await alive(page);
  await page.getByLabel('Student’s name').fill('Kabir Das');
  await page.getByLabel('Mobile number').fill(aMobile());
  expect((await enrol(product, batch)).status).toBe(201);
  await page.getByRole('button', { name: 'Pay ₹1,500', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This batch is full.' });
  await alert.waitFor();
  expect(await alert.textContent()).toContain('Nothing was charged.');
  await page.reload();
  await page.getByText('No places left').waitFor();
  expect(await page.getByLabel('Mobile number').count()).toBe(0);
  await keepScreen(page, 'enrolment-full-phone');
});

it('leaves nothing for axe to find on the pages of a place that is unpaid or free, light and dark, narrow and wide', async () => {
  const { owner, batch } = await aCourse({ inTake: '8' });
  const { json: unpaid } = await enrol(product, batch);
  const { json: free } = await enrol(
    product,
    await aBatch(product, owner, { fee: '0', batchName: 'Library hour', endDate: '2099-05-31' }),
  );
  const pages = {
    'enrolment-unpaid': `${product.url}/paymentstatus/${unpaid._id}/${batch._id}`,
    'enrolment-free': `${product.url}/paymentstatus/${free._id}/${free.coachingId}`,
  };
  const page = await visit();
  for (const [name, url] of Object.entries(pages)) {
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFindsOnAnyScreen(page, name)).toEqual([]);
  }
});
