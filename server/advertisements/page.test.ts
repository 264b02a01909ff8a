import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';

const use = useTestApp({ pages: 'built' });
const { open } = visitorPages(use);

test('a sponsored card shows on the page that it was placed on, and opens without telling where from', async () => {
  const owner = await anOwner(use);
  const { _id: parkId } = await aPark(use, owner);
  const place = (advatagementName: string, where: string) =>
    use.call(
      'POST',
      '/advatagement/add',
      { advatagementName, parkId, where, urlLink: 'https://shop.example/', imgURL: ['https://shop.example/hat.png'] },
      owner,
    );
  expect((await place('Sun hats', 'Booking Page')).status).toBe(201);
  expect((await place('Picnic boxes', 'Get QR-Code Page')).status).toBe(201);
  const booking = (await open(`/ticketbooking/${parkId}`)).body;
  expect(booking).toContain('Sun hats');
  expect(booking).not.toContain('Picnic boxes');
  expect(booking).toContain('rel="noopener noreferrer sponsored"');
  const getQr = (await open(`/getqr/${parkId}`)).body;
  expect(getQr).toContain('Picnic boxes');
  expect(getQr).not.toContain('Sun hats');
});

test('at most three cards show, the newest', async () => {
  const owner = await anOwner(use);
  const { _id: parkId } = await aPark(use, owner);
  for (const advatagementName of ['Card one', 'Card two', 'Card three', 'Card four']) {
    use.clock.advance(1);
    await use.call('POST', '/advatagement/add', { advatagementName, parkId, where: 'Booking Page' }, owner);
  }
  const { body } = await open(`/ticketbooking/${parkId}`);
  expect(body).toContain('Card four');
  expect(body).not.toContain('Card one');
});
