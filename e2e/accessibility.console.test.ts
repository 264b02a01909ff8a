import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { shortCodeOf } from '#contract/ids.ts';
import { aBooking } from '#server/testing/factories/booking.ts';
import { anInspector, type SignedInInspector } from '#server/testing/factories/inspector.ts';
import { anOwner, type Owner } from '#server/testing/factories/organisation.ts';
import { aPark } from '#server/testing/factories/park.ts';
import { axeFinds, axeFindsOnAnyScreen } from './axe.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { signIn } from './staff.ts';
import { aVenue, type Venue } from './venue.ts';

const product = startProduct();
const { visit } = openBrowser();

let venue: Venue;
let newcomer: Owner;
let inspector: SignedInInspector;

beforeAll(async () => {
  venue = await aVenue(product, { parkName: 'Lotus Garden', family: true, familyFee: 400 });
  newcomer = await anOwner(product);
  inspector = await anInspector(product, venue.owner, venue.park._id);
  await aPark(product, venue.owner, { parkName: 'Chowmahalla Palace Gardens and Deer Park', status: false });
  for (const status of ['paid', 'pending', 'awaited', 'failed', 'aborted', 'refunded'] as const)
    await aBooking(product, venue.park, { status });
});

type State = [name: string, open: (page: Page) => Promise<unknown>];

/** A screen of the console, once it has its heading. */
const screen = (path: string) => async (page: Page) => {
  await page.goto(`${product.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Loading…').waitFor({ state: 'detached' });
};

/** The dialog that adds a record: as it opens, or with every problem told. */
const dialog = (path: string, button: string, wrong: boolean) => async (page: Page) => {
  await screen(path)(page);
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
  if (!wrong) return;
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

const DOORWAY: State[] = [
  ['login', screen('/pravesh/login')],
  ['inspector-login', screen('/pravesh/inspectorlogin')],
  ['registration', screen('/pravesh/profileregistration')],
  [
    'registration-problem',
    async (page) => {
      await screen('/pravesh/profileregistration')(page);
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  ],
  [
    'login-problem',
    async (page) => {
      await screen('/pravesh/login')(page);
      await page.getByLabel('Email').fill('nobody@parks.example');
      await page.getByLabel('Password', { exact: true }).fill('something wrong');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('alert').getByText(/\w/).first().waitFor();
    },
  ],
];

const EMPTY: State[] = [
  ['park-empty', screen('/app/park')],
  ['user-empty', screen('/app/user')],
  ['configuration-empty', screen('/app/configuration')],
  ['search-empty', screen('/app/searchreports')],
];

const FILLED: State[] = [
  ['park', screen('/app/park')],
  ['park-dialog', dialog('/app/park', 'Add Park', false)],
  ['park-dialog-problem', dialog('/app/park', 'Add Park', true)],
  ['user', screen('/app/user')],
  ['user-dialog-problem', dialog('/app/user', 'Add User', true)],
  ['configuration', screen('/app/configuration')],
  ['configuration-dialog-problem', dialog('/app/configuration', 'Add Configuration', true)],
  [
    'configuration-delete',
    async (page) => {
      await screen('/app/configuration')(page);
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    },
  ],
  ['search', screen('/app/searchreports')],
  ['console-not-found', screen('/app/nothing-here')],
];

const GATE: State[] = [
  ['inspector-reports', screen('/app/searchreports')],
  ['scan', screen('/app/scan')],
  [
    'scan-unknown',
    async (page) => {
      await screen('/app/scan')(page);
      await checkCode(page, 'ZZZZ-ZZZZ');
    },
  ],
  [
    'scan-let-in',
    async (page) => {
      const booking = await aBooking(product, venue.park);
      await screen('/app/scan')(page);
      // It goes away by itself after a while; time stands still for the pictures.
      await page.clock.install();
      await checkCode(page, shortCodeOf(booking.id));
    },
  ],
];

async function checkCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Ticket code').fill(code);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.locator('[data-result]').waitFor();
}

async function look(states: State[], enter: (page: Page) => Promise<unknown> = async () => undefined): Promise<void> {
  const page = await visit({ device: 'desktop' });
  await enter(page);
  const found: string[] = [];
  for (const [name, open] of states) {
    await open(page);
    found.push(...(await axeFindsOnAnyScreen(page, name, !name.includes('dialog'))));
  }
  expect(found).toEqual([]);
}

describe('axe finds nothing, on a phone and a desktop, light and dark,', () => {
  it('in the sign-in area', () => look(DOORWAY));

  it('in a console that has nothing yet', () => look(EMPTY, (page) => signIn(page, product, 'login', newcomer.email)));

  it('in the console of a park', () => look(FILLED, (page) => signIn(page, product, 'login', venue.owner.email)));

  it('in the console of an inspector', () =>
    look(GATE, (page) => signIn(page, product, 'inspectorlogin', inspector.email)));

  it('in the menu of a phone', async () => {
    const page = await visit({ device: 'phone' });
    await signIn(page, product, 'login', venue.owner.email);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Configuration' }).waitFor();
    expect(await axeFinds(page, 'menu-phone', false)).toEqual([]);
  });
});
