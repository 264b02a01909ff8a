import { expect, it } from 'vitest';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { aVenue } from './venue.ts';
import { bookFamilyOutOf, readShownPass } from './visitor.ts';

/** Five minutes before midnight in India. */
const product = startProduct({ began: new Date('2027-01-04T18:25:00.000Z') });
const { visit } = openBrowser();
const HEAD_START_MS = 8 * 60_000;
const A_MINUTE_MS = 60_000;

it('journeys that begin just before midnight have the time of the morrow’s third minute everywhere, and wait for nothing', async () => {
  const { park } = await aVenue(product);
  const page = await visit();
  await bookFamilyOutOf(page, product, park._id);
  const { now: gateways } = await (
    await fetch(`${product.url}/sandbox-gateway/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advance":0}',
    })
  ).json();
  const times = [
    product.clock.now().getTime(),
    Date.parse(gateways),
    await page.evaluate(() => Date.now()),
    Date.parse(await page.evaluate(() => new Date().toISOString())),
  ];
  for (const time of times) expect(Math.abs(time - Date.now() - HEAD_START_MS)).toBeLessThan(A_MINUTE_MS);
  await page.locator('#pay-success').click();
  expect((await readShownPass(page, product)).pass.visitDate).toBe(dayOf(product.clock.now()));
});
