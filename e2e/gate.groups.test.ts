import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { axeFinds, axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser, type Visit } from './browser.ts';
import { emptyCamera, withoutCamera } from './camera.ts';
import { startProduct } from './product.ts';
import { contactSheet, everySight } from './screens.ts';
import { openGate, signIn, typeCode, untilPrepared } from './staff.ts';
import { aVenue, passOf, type Venue } from './venue.ts';

const product = startProduct();
const browser = openBrowser(emptyCamera);

let venue: Venue;
let email: string;
const sheet = contactSheet('gate-answers-groups', 130);
afterAll(sheet.keep);

beforeAll(async () => {
  venue = await aVenue(product);
  ({ email } = await anInspector(product, venue.owner, venue.park._id, { name: 'Ravi' }));
  await product.database.asOwner('update park set part_of_group = true, re_entry = true, inside_limit = 300');
});

async function atTheGate(wishes: Visit = {}): Promise<Page> {
  const page = await browser.visit(wishes);
  await withoutCamera(page);
  await openGate(page, product, email);
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const see = (page: Page, words: string) => page.getByText(words, { exact: false }).first().waitFor();
test('3 of 5 come in now, 2 later, one goes out, and a mistake is taken back with a reason', async () => {
  const page = await atTheGate();
  const booking = await aBooking(product, venue.park, { adults: 5 });
  await typeCode(page, shortCodeOf(booking.id));
  await page.getByRole('heading', { name: 'How many now?' }).waitFor();
  await press(page, 'Take one away: Adult');
  await press(page, 'Take one away: Adult');
  expect(await axeFinds(page, 'gate-how-many-phone')).toEqual([]);
  sheet.add(await everySight(page));
  await press(page, 'Let in 3');
  await see(page, '3 of 5 let in, 2 to come');
  sheet.add(await everySight(page));
  await see(page, '3 of 300 inside');
  await press(page, 'Way out');
  await page.locator('.gate-way').getByText('Way out').waitFor();
  await typeCode(page, shortCodeOf(booking.id));
  await page.getByRole('heading', { name: 'Just came in' }).waitFor();
  expect(await axeFinds(page, 'gate-just-in-phone')).toEqual([]);
  sheet.add(await everySight(page));
  await press(page, 'Yes, let out');
  await press(page, 'Take one away: Adult');
  await press(page, 'Take one away: Adult');
  await press(page, 'Out 1');
  await see(page, '2 of 300 inside');
  await page.locator('[data-result]').waitFor({ state: 'detached' });
  await press(page, 'Undo “Out 1”');
  await press(page, 'Wrong button');
  await see(page, '3 of 300 inside');
});

test('who is not inside, who goes out and who finds the park full is told so in large words', async () => {
  const page = await atTheGate({ lingering: true });
  const [booking, next] = [
    await aBooking(product, venue.park, { adults: 1 }),
    await aBooking(product, venue.park, { adults: 1 }),
  ];
  const told = async (code: string, result: string, words: string) => {
    await typeCode(page, shortCodeOf(code));
    await page.locator(`[data-result=${result}]`).getByRole('heading', { name: words, exact: true }).waitFor();
    expect(await axeFinds(page, `gate-${result}-phone`)).toEqual([]);
  };
  await press(page, 'Way out');
  await told(booking.id, 'not_inside', 'Not inside');
  sheet.add(await everySight(page));
  await page.evaluate(() => scrollTo(0, 150));
  await press(page, 'Next ticket');
  const topOfCamera = () => page.locator('.gate-camera').evaluate((camera) => camera.getBoundingClientRect().top);
  await expect.poll(topOfCamera, { message: 'the camera is whole below the status line' }).toBeGreaterThanOrEqual(32);
  await press(page, 'Way in');
  await told(booking.id, 'admitted', 'Let in 1');
  await press(page, 'Way out');
  await told(booking.id, 'just_in', 'Just came in');
  await press(page, 'Yes, let out');
  await page.getByRole('heading', { name: 'Out 1' }).waitFor();
  sheet.add(await everySight(page));
  await press(page, 'Way in');
  await told(booking.id, 'admitted', 'Let in 1');
  await product.database.asOwner('update park set inside_limit = (select max(people) from park_inside)');
  await told(next.id, 'full', 'Full');
  sheet.add(await everySight(page));
  await product.database.asOwner('update park set inside_limit = 300');
});

test('how many come is not asked any more once people go the other way', async () => {
  const page = await atTheGate();
  await typeCode(page, shortCodeOf((await aBooking(product, venue.park, { adults: 2 })).id));
  await page.getByRole('heading', { name: 'How many now?' }).waitFor();
  await press(page, 'Way out');
  await page.getByRole('heading', { name: 'How many now?' }).waitFor({ state: 'detached' });
});

test('a ticket is found by the end of a mobile number, and people are let in by hand with a reason', async () => {
  const page = await atTheGate();
  await aBooking(product, venue.park, { adults: 1 });
  await page.getByRole('button', { name: /^Find a ticket Tickets/ }).click();
  await page.getByLabel('Name or end of mobile number').fill('3210');
  await page.getByRole('button', { name: 'Find a ticket', exact: true }).click();
  await page
    .getByRole('button', { name: /mobile …3210.*1 Adult/ })
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /mobile …3210.*1 Adult/ })
    .first()
    .click();
  await page.locator('[data-result=admitted]').waitFor();
  await page.getByRole('button', { name: /^Let in by hand Without/ }).click();
  await press(page, 'Add one: People');
  await press(page, 'Phone is dead');
  await page.locator('[data-result=by_hand]').getByRole('heading', { name: 'Let in 2' }).waitFor();
  sheet.add(await everySight(page));
});

test('without a network a group is asked for too, and what was let in is sent later', async () => {
  const page = await atTheGate({ scheme: 'dark' });
  const booking = await aBooking(product, venue.park, { adults: 4 });
  await untilPrepared(page);
  await page.context().setOffline(true);
  await typeCode(page, passOf(product, booking, { lines: [{ category: 'adult', quantity: 4 }] }));
  await page.getByRole('heading', { name: 'How many now?' }).waitFor();
  await press(page, 'Take one away: Adult');
  await press(page, 'Let in 3');
  await see(page, '3 of 4 let in, 1 to come');
  await page.context().setOffline(false);
  await page.getByText('to send').waitFor({ state: 'detached' });
  const [{ people }] = await product.database.asOwner('select admitted_people as people from booking where id = $1', [
    booking.id,
  ]);
  expect(people).toBe(3);
});

test('the owner sees who is inside now, and what was done by hand and why', async () => {
  const page = await browser.visit({ device: 'desktop' });
  await signIn(page, product, 'login', venue.owner.email, '/pravesh/dashboard');
  await page.getByRole('columnheader', { name: 'Inside now' }).waitFor();
  await page.getByText('Let in by hand and taken back').click();
  await page.getByText(/Let in 2 by hand.*by Ravi.*: Phone is dead/).waitFor();
  await page.getByText(/Taken back: 1.*: Wrong button/).waitFor();
  expect(await axeFindsOnAnyScreen(page, 'gates-today')).toEqual([]);
});
