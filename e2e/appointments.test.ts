import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { aBranch, aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { CARD_MERCHANT, takeCards } from './venue.ts';
import { alive, aMobile, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let doctors: Owner;
let bank: Owner;
beforeAll(async () => {
  doctors = await anOwner(product, { registrationType: 'doctor' });
  bank = await anOwner(product, { registrationType: 'loan' });
});

/** A clinic that takes cards at the sandbox; with a second doctor and two days ahead, unless `more` says otherwise. */
async function aPayingClinic(more: object = {}) {
  const clinic = await aClinic(product, doctors, { mid: CARD_MERCHANT, ...more });
  await takeCards(product, doctors, clinic._id);
  return clinic;
}
const aDoctor = (doctorName: string) => aRecord(product, doctors, '/doctor', FORMS.doctor({ doctorName }));

const open = (page: Page, path: string) => page.goto(`${product.url}${path}`);
const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
};
/** Presses a card: the radio button under it covers it whole. */
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check({ force: true });
/** By its element: without scripts its words are in a noscript, which Playwright does not read as a name. */
const submit = (page: Page) => page.locator('.book button[type=submit]').click();

/** Answers the stored token whose page is open. */
async function shownToken(page: Page, kind: 'doctor' | 'loan') {
  await page.waitForURL(new RegExp(`/${kind}appointment/`));
  const [, , bookingId] = new URL(page.url()).pathname.split('/');
  const { json } = await product.call('POST', `/${kind}booking/appointmentdetails`, { bookingId });
  await page.locator('h1', { hasText: String(json.tokenNumber) }).waitFor();
  return { ...json, bookingId };
}

/** The address in the QR code of a poster. */
async function scanned(path: string): Promise<string> {
  const answer = await fetch(`${product.url}/api${path}`);
  const address = readQr(Buffer.from(await answer.arrayBuffer()))?.text ?? '';
  expect(address.startsWith(`${product.url}/`), address).toBe(true);
  return address;
}

it('takes a patient from the poster to a token paid by card', async () => {
  const other = await aDoctor('Dr Arvind Kulkarni');
  const clinic = await aPayingClinic({ doctorIds: [other._id], bookingDays: '2' });
  const page = await visit();
  await page.goto(await scanned(`/clinic/qr/${clinic._id}`));
  await seeHeading(page, 'Book your token', 2);
  await alive(page);
  await choose(page, /Dr Arvind Kulkarni/);
  await fill(page, { 'Patient’s name': 'Lakshmi Devi', 'Mobile number': aMobile() });
  await choose(page, /Tomorrow/);
  await page.getByRole('button', { name: 'Pay ₹300', exact: true }).tap();
  await page.locator('#amount', { hasText: '₹300.00' }).waitFor();
  await page.locator('#pay-success').tap();
  const tomorrow = addDays(dayOf(product.clock.now()), 1);
  expect(await shownToken(page, 'doctor')).toMatchObject({
    tokenNumber: 1,
    doctorName: 'Dr Arvind Kulkarni',
    selectedDate: tomorrow,
    paymentStatus: 'TXN_SUCCESS',
  });
});

it('gives one token for many presses when it is paid at the clinic', async () => {
  const clinic = await aPayingClinic();
  const page = await visit({ device: 'desktop' });
  await open(page, `/doctorbooking/${clinic._id}`);
  await alive(page);
  await fill(page, { 'Patient’s name': 'Ravi', 'Mobile number': aMobile() });
  await choose(page, /Pay at the clinic/);
  const button = page.getByRole('button', { name: 'Book token', exact: true });
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) element.click();
  });
  expect(await shownToken(page, 'doctor')).toMatchObject({ tokenNumber: 1 });
  expect((await bookDoctor(product, clinic)).json.tokenNumber).toBe(2);
});

it('axe finds nothing on any of these pages, on a phone and a desktop, light and dark', async () => {
  const clinic = await aPayingClinic({
    clinicName: 'Sanjeevani Skin and Eye Clinic',
    doctorIds: [(await aDoctor('Dr Arvind Kulkarni'))._id],
    bookingDays: '4',
    tokens: '1',
  });
  await bookDoctor(product, clinic);
  const late = { kind: 'doctor', id: clinic._id, doctorId: clinic.doctorId, paused: false, lateMinutes: 20 };
  await product.call('POST', '/queue/pause', late, doctors);
  const today = await aClinic(product, doctors, { tokens: '1', bookingDays: '1' });
  const full = await aClinic(product, doctors, { tokens: '0' });
  await bookDoctor(product, today);
  const branch = await aBranch(product, bank, { branchName: 'Warangal Branch' });
  const counter = await aCounter(product, bank, branch._id, { counterNumber: '3' });
  const twice = await aDoctor('Dr Farida Khan');
  for (const area of ['Ameerpet', 'Kukatpally']) await aClinic(product, doctors, { area, doctorIds: [twice._id] });
  const idle = await aDoctor('Dr Nobody');
  const pages: [name: string, path: string, send?: boolean][] = [
    ['doctor-booking-problem', `/doctorbooking/${clinic._id}`, true],
    ['doctor-booking-today', `/doctorbooking/${today._id}`],
    ['doctor-booking-full', `/doctorbooking/${full._id}`],
    ['doctor-choice', `/doctorbooking/${twice._id}`],
    ['doctor-closed', `/doctorbooking/${idle._id}`],
    ['loan-booking-counter', `/loanbooking/${counter.id}`, true],
  ];
  const page = await visit();
  const found: string[] = [];
  for (const [name, path, send] of pages) {
    await open(page, path);
    if (send) {
      await alive(page);
      await submit(page);
      await page.locator('.problem-summary').waitFor();
    }
    found.push(...(await axeFindsOnAnyScreen(page, name)));
  }
  expect(found).toEqual([]);
});
