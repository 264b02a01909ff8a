import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { type Device, openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { openMore, openScreen, signIn } from './staff.ts';
import { aVenue, type Venue } from './venue.ts';
import { bookFamilyOutOf, readShownPass, seeHeading, statusPlace } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

/** A visitor who has paid ₹250; when first asked, the gateway says that it was ₹1. */
async function paidWithAnotherAmount({ park }: Venue): Promise<Page> {
  const page = await visit();
  await bookFamilyOutOf(page, product, park._id);
  await page.getByText('Fault switches for this order').click();
  await page.getByLabel('Status API answers').selectOption('wrong_amount');
  await page.getByLabel('For how many inquiries').fill('1');
  await page.getByLabel('Server notification against the return').selectOption('none');
  await page.locator('#pay-success').click();
  await seeHeading(page, 'Your payment is being confirmed');
  await page.getByText('Your payment needs a look by a person').waitFor();
  return page;
}

async function office({ owner }: Venue, device: Device = 'desktop'): Promise<Page> {
  const page = await visit({ device });
  await signIn(page, product, 'login', owner.email);
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const giveReason = (page: Page, reason: string) => page.getByLabel('Why? This is kept with the decision.').fill(reason);

it('lets the owner book a payment whose amount did not fit at first, and the visitor’s open page becomes a ticket', async () => {
  const venue = await aVenue(product);
  const visitor = await paidWithAnotherAmount(venue);
  const { bookingId } = await statusPlace(visitor);
  const page = await office(venue);
  await openScreen(page, 'Dashboard');
  await page.getByText('1 payment needs your decision').waitFor();
  await page.getByRole('link', { name: 'Open Payments' }).click();
  await page.getByRole('tab', { name: 'To decide (1)', selected: true }).waitFor();
  const found = await axeFindsOnAnyScreen(page, 'payments');
  await press(page, `Decide about ${shortCodeOf(bookingId)}`);
  await page.getByRole('row', { name: 'Amount ₹250 ₹1', exact: true }).waitFor();
  found.push(...(await axeFindsOnAnyScreen(page, 'payment')));
  await press(page, 'Book it');
  await giveReason(page, 'The bank shows ₹250');
  found.push(...(await axeFindsOnAnyScreen(page, 'payment-question')));
  expect(found).toEqual([]);
  await press(page, 'Book it');
  await page.getByText('The booking is paid now. The visitor’s page shows it.').waitFor();
  await page.getByText('1 payment needs your decision').waitFor({ state: 'hidden' });
  await seeHeading(visitor, 'Your ticket is ready');
  expect((await readShownPass(visitor, product)).pass.bookingId).toBe(bookingId);
  await openScreen(page, 'Activity');
  await page.getByText(`Decided about the payment of the booking ${shortCodeOf(bookingId)}`).waitFor();
});

it('sends some of a ticket back from the page of its booking, and the rest from the search report: the gate refuses it, and its page says so', async () => {
  const venue = await aVenue(product);
  const visitor = await visit();
  await bookFamilyOutOf(visitor, product, venue.park._id);
  await visitor.locator('#pay-success').click();
  await seeHeading(visitor, 'Your ticket is ready');
  const { text: code, pass } = await readShownPass(visitor, product);
  const page = await office(venue, 'phone');
  await page.goto(`${product.url}${consolePaths.booking(pass.bookingId)}`);
  await press(page, 'Refund');
  await press(page, 'Some of it');
  await press(page, 'One Child more');
  await page.getByRole('alertdialog', { name: 'Send ₹50 back?' }).waitFor();
  await giveReason(page, 'The child is ill');
  expect(await axeFindsOnAnyScreen(page, 'refund-some')).toEqual([]);
  await press(page, 'Send it back');
  await page.getByText('₹50 is on its way back for 1 × Child. The rest of the booking stays valid.').waitFor();
  await page.getByRole('dialog', { name: 'Send the new ticket' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('row', { name: 'Given back 1 × Child ₹50' }).waitFor();
  await visitor.reload();
  await visitor.getByText(/^Given back: 1 × Child\. /).waitFor();
  expect((await readShownPass(visitor, product)).pass.people).toBe(2);
  const way = page.getByRole('navigation', { name: 'The way to this page' });
  await way.getByRole('link', { name: 'Search' }).click();
  await openMore(page, shortCodeOf(pass.bookingId));
  await press(page, `Refund ${shortCodeOf(pass.bookingId)}`);
  await page.getByRole('alertdialog', { name: 'Send ₹200 back?' }).waitFor();
  await giveReason(page, 'The park is closed for repairs');
  await press(page, 'Send it back');
  await page.getByText('₹200 is on its way back, and the booking is void.').waitFor();
  const scan = { code, parkId: venue.park._id, scanId: crypto.randomUUID() };
  const { json } = await product.call('POST', '/ticketbooking/scan', scan, { token: venue.owner.token });
  expect(json.result).toBe('unpaid');
  await visitor.reload();
  await seeHeading(visitor, 'Your money is on its way back');
  await visitor.getByText('This booking was cancelled. ₹250 is being sent back to you').waitFor();
});

it('tells the owner on the dashboard that money could not go back, who tries again once the gateway takes it', async () => {
  const venue = await aVenue(product);
  const visitor = await visit();
  await bookFamilyOutOf(visitor, product, venue.park._id);
  await visitor.getByText('Fault switches for this order').click();
  await visitor.getByLabel('Refund API').selectOption('refuse');
  await visitor.locator('#pay-success').click();
  await seeHeading(visitor, 'Your ticket is ready');
  const { bookingId } = await statusPlace(visitor);
  const page = await office(venue, 'phone');
  await openScreen(page, 'Search');
  await openMore(page, shortCodeOf(bookingId));
  await press(page, `Refund ${shortCodeOf(bookingId)}`);
  await giveReason(page, 'The visitor is ill');
  await press(page, 'Send it back');
  await page.getByText('The gateway refused to send ₹250 back.').waitFor();
  await openScreen(page, 'Dashboard');
  await page.getByText('1 refund could not be sent back').waitFor();
  await page.getByRole('link', { name: 'Open Payments' }).click();
  await press(page, 'Close this message');
  await press(page, `Call about ${shortCodeOf(bookingId)}`);
  await page.getByText('It could not be sent back.').waitFor();
  expect(await axeFindsOnAnyScreen(page, 'payment-unsent')).toEqual([]);
  await takeRefunds(bookingId);
  await press(page, 'Try the refund again');
  await page.getByRole('alertdialog', { name: 'Try again to send ₹250 back?' }).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Try the refund again' }).click();
  await page.getByText('₹250 is on its way back, and the booking is void.').waitFor();
  await page.getByRole('tab', { name: 'Refused', exact: true }).waitFor();
  await visitor.reload();
  await seeHeading(visitor, 'Your money is on its way back');
});

/** At the gateway: refunds of this order are taken from now on. */
async function takeRefunds(orderId: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ orderId, refund: 'none' });
  const { ok } = await fetch(`${product.url}/sandbox-gateway/sandbox/control`, { method: 'POST', headers, body });
  expect(ok).toBe(true);
}
