import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readQr } from '#server/testing/read-qr.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
import { cellOf, openScreen, signIn, typeLogin } from './staff.ts';
import { aVenue } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

const SECRET = 'correct horse battery';

/** Registers an organisation of this kind and signs in to its first screen. */
async function register(page: Page, kind: string, name: string, email: string): Promise<void> {
  await page.goto(`${product.url}/pravesh/profileregistration`);
  await page.getByLabel('Registration Type').selectOption(kind);
  await page.getByLabel('Organisation name').fill(name);
  await page.getByLabel('Location').fill('Hyderabad');
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number', { exact: true }).fill('9876543210');
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL(/\/pravesh\/login$/);
  await typeLogin(page, email, SECRET);
}

async function fillAndSave(page: Page, fields: Record<string, string>, saved: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(saved, { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** What the code says that this button saves. */
async function codeOf(page: Page, button: string): Promise<string | undefined> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readQr(await readFile(await download.path()))?.text;
}

/** The screen as it opens, without what was said and scrolled on it. */
async function openedAgain(page: Page, words: string): Promise<void> {
  await page.reload();
  await page.getByRole('rowheader', { name: words }).waitFor();
}

const add = (page: Page, button: string) => page.getByRole('button', { name: button }).first().click();

it('takes an organiser from registering to a show with its QR code', async () => {
  const page = await visit({ device: 'desktop' });
  await register(page, 'Exhibition or show', 'Kala Utsav', 'shows@kala.example');
  await page.waitForURL(/\/app\/exbhition$/);
  await page.getByText('No data to display.').waitFor();
  await add(page, 'Add Shows');
  await fillAndSave(
    page,
    { 'Organization Name': 'Andha Yug', 'From date': '2027-02-01T18:30', 'To date': '2027-02-01T21:00' },
    'Exbhition Added Successfully.',
  );
  expect(await cellOf(page, 'Andha Yug', 'From date')).toBe('Mon, 1 Feb 2027, 6:30 pm');
  expect(await codeOf(page, 'Download QR code of Andha Yug')).toMatch(/\/exbhitionbooking\/[0-9a-z]{26}$/);
  await openedAgain(page, 'Andha Yug');
  await keepScreen(page, 'console-shows-desktop-light');
  expect(await axeFindsOnAnyScreen(page, 'shows')).toEqual([]);
});

it('takes a coaching centre from registering to a batch with its QR code', async () => {
  const page = await visit({ device: 'desktop' });
  await register(page, 'Coaching', 'Saraswati Coaching', 'office@saraswati.example');
  await page.waitForURL(/\/app\/coaching$/);
  await add(page, 'Add Batches');
  await fillAndSave(
    page,
    {
      ...{ 'Batch Number': 'Maths 10A', 'Start Date': '2027-02-01', 'End Date': '2027-05-31' },
      ...{ 'Start Time': '07:00', 'End Time': '08:30', 'In Take': '30', GST: '1500' },
    },
    'Coaching Added Successfully.',
  );
  expect(await cellOf(page, 'Maths 10A', 'Fee')).toBe('₹1,500');
  expect(await codeOf(page, 'Download QR code of Maths 10A')).toMatch(/\/coachingbooking\/[0-9a-z]{26}$/);
  await openedAgain(page, 'Maths 10A');
  await keepScreen(page, 'console-batches-desktop-light');
  expect(await axeFindsOnAnyScreen(page, 'batches')).toEqual([]);
});

it('lets the owner of a park make a coupon, switch it off and delete it', async () => {
  const { owner } = await aVenue(product, { parkName: 'Lotus Garden', isEnabledCoupon: true });
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email);
  await openScreen(page, 'Coupon');
  await page.getByText('No coupons found').waitFor();
  await add(page, 'Add Coupon');
  await page.getByRole('dialog').getByLabel('Park', { exact: true }).selectOption('Lotus Garden');
  await fillAndSave(
    page,
    { 'Coupon Code': 'welcome10', 'Coupon Name': 'Welcome', 'Discount Value': '10', 'Valid Until': '2027-12-31' },
    'Coupon Added Successfully.',
  );
  expect(await cellOf(page, 'WELCOME10', 'Discount')).toBe('10% off');
  await openedAgain(page, 'WELCOME10');
  await keepScreen(page, 'console-coupons-desktop-light');
  expect(await axeFindsOnAnyScreen(page, 'coupons')).toEqual([]);
  await page.getByRole('switch', { name: 'WELCOME10 is active' }).click();
  await page.getByText('Status Updated Successfully.').waitFor();
  expect(await cellOf(page, 'WELCOME10', 'Status')).toBe('In Active');
  await page.getByRole('button', { name: 'Delete WELCOME10' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this coupon?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No coupons found').waitFor();
});
