import { beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aShowOwner } from '#server/visits/factory.ts';
import { axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { keepScreen } from './screens.ts';
import { backToList, openScreen, saveButton, signIn } from './staff.ts';
import { alive, aMobile, seeHeading } from './visitor.ts';

const product = startProduct();
const { visit } = openBrowser();

let owner: Owner;
beforeAll(async () => {
  owner = await aShowOwner(product);
});

const SOON = addDays(dayOf(new Date()), 30);

it('takes a show from an incomplete draft, through its preview, to the visitor who books it', async () => {
  const page = await visit({ device: 'desktop' });
  await signIn(page, product, 'login', owner.email);
  await openScreen(page, 'Shows');
  await page.getByRole('button', { name: 'Add Shows' }).first().click();
  await page.getByLabel('Organization Name', { exact: true }).fill('Andha Yug');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText('This is a draft. Visitors cannot see or book it yet.').waitFor();
  const missing = page.locator('.standing .missing li');
  await expect.poll(() => missing.allTextContents()).toHaveLength(2);
  expect(await axeFindsOnAnyScreen(page, 'a show as a draft')).toEqual([]);
  await keepScreen(page, 'console-draft-desktop-light');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const address = `${product.url}/exbhitionbooking/${id}`;
  expect((await fetch(address)).status).toBe(404);

  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview in a new tab' }).click(),
  ]);
  await preview.waitForURL(/\/preview\//);
  await preview.getByText('Preview: visitors cannot see this yet.').waitFor();
  await preview.getByText('Andha Yug').first().waitFor();
  await preview.close();

  await backToList(page);
  await page.getByRole('button', { name: /^Status of Andha Yug: Inactive \(draft\)/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open it' }).first().click();
  for (const [label, value] of [
    ['From date', SOON],
    ['From date: time', '18:30'],
    ['To date', SOON],
    ['To date: time', '21:00'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await saveButton(page).click();
  await page.getByText('Saved and published. What next?').waitFor();

  const visitor = await visit();
  await visitor.goto(address);
  await seeHeading(visitor, 'Put your name down', 2);
  await alive(visitor);
  await visitor.getByLabel('Your name').fill('Kavya Reddy');
  await visitor.getByLabel('Mobile number').fill(aMobile());
  await visitor.getByRole('button', { name: 'Put my name down', exact: true }).tap();
  await seeHeading(visitor, 'Thank you, Kavya Reddy');

  await page.getByRole('button', { name: 'Pause' }).click();
  const question = page.getByRole('alertdialog', { name: 'Pause Andha Yug?' });
  await question.getByText('1 person has booked for today or later.', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Andha Yug is paused. Visitors cannot book it just now.').waitFor();
  await page.getByText('This is paused.', { exact: false }).waitFor();
  await keepScreen(page, 'console-paused-desktop-light');
  const paused = await visit();
  await paused.goto(address);
  await paused.getByText('Bookings are paused here for now. Please look again later.').waitFor();
  await paused.getByText('Names that are on the list already stay valid.').waitFor();
  await visitor.reload();
  await seeHeading(visitor, 'Thank you, Kavya Reddy');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Visitors can see and book this.').waitFor();
  await paused.reload();
  await seeHeading(paused, 'Put your name down', 2);
});
