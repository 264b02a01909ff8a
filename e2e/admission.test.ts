import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { openBrowser } from './browser.ts';
import { aFilm, cameraArgs, makeCameraFeed, withoutBuzz } from './camera.ts';
import { startProduct } from './product.ts';
import { seeCell, signIn, typeCode } from './staff.ts';
import { aVenue } from './venue.ts';
import { bookFamilyOutOf, readShownPass, seeHeading } from './visitor.ts';

const film = aFilm();
const product = startProduct();
const { visit } = openBrowser(cameraArgs(film));

const result = (page: Page, words: string) =>
  page.locator('[data-result]').getByRole('heading', { name: words, exact: true }).waitFor();

it('lets in, once, the visitor whose very code was bought, and shows the owner that it was scanned', async () => {
  const { owner, park } = await aVenue(product);
  const inspector = await anInspector(product, owner, park._id);
  const visitor = await visit();
  await bookFamilyOutOf(visitor, product, park._id);
  await visitor.locator('#pay-success').click();
  await seeHeading(visitor, 'Your ticket is ready');
  const { pass, png } = await readShownPass(visitor, product);
  await makeCameraFeed(png, film);

  const gate = await visit({ device: 'phone', lingering: true });
  await withoutBuzz(gate);
  await signIn(gate, product, 'inspectorlogin', inspector.email);
  expect(new URL(gate.url()).pathname).toBe('/app/scan');
  await result(gate, 'Let in 3');
  await gate.locator('[data-result]').getByText('2 Adult, 1 Child').waitFor();
  expect(await gate.locator('.bar').count(), 'nothing of the console stands around the gate').toBe(0);

  await gate.reload();
  await result(gate, 'Used');
  await typeCode(gate, shortCodeOf(pass.bookingId).toLowerCase());
  await result(gate, 'Used');

  await gate.getByRole('link', { name: 'Stop scanning' }).click();
  await gate.getByRole('heading', { level: 1, name: 'Payment Status' }).waitFor();
  await gate.getByRole('link', { name: 'Scan tickets' }).click();
  await gate.waitForFunction(() => document.fullscreenElement !== null);

  const desk = await visit({ device: 'desktop' });
  await signIn(desk, product, 'login', owner.email, '/app/searchreports');
  await seeCell(desk, shortCodeOf(pass.bookingId), 'Ticket Scanned', 'Scanned');
  await seeCell(desk, shortCodeOf(pass.bookingId), 'Payment Status', 'Success');
  await seeCell(desk, shortCodeOf(pass.bookingId), 'Total', '₹250');

  await visitor.reload();
  await visitor.getByText(/^Used at the gate: /).waitFor();
});
