import { expect, test } from 'vitest';
import { readQr } from '#server/testing/read-qr.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';
import { aShow, bookVisit } from './factory.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 100 } });
const { open } = visitorPages(use);

const owner = theOwner(use, { registrationType: 'exbhition' });

const pageOf = (show: { _id: string }, visit: { _id: string }) => `/exbhitionappointment/${visit._id}/${show._id}`;
async function aVisit(more: object = {}) {
  const show = await aShow(use, owner, { organizationName: 'Kala Utsav', ...more });
  const { json } = await bookVisit(use, show, { mobile: '9876543210' });
  return { show, visit: json, url: pageOf(show, json) };
}

test('a visit thanks its visitor, and says what, where, when and by which code; never to caches or search engines', async () => {
  const { visit, url } = await aVisit();
  const { body, headers } = await open(url);
  const said = body.replace(/<[^>]*>/g, ' ');
  for (const fact of [
    'Thank you, Kavya Reddy',
    'there is nothing to pay',
    'Kala Utsav',
    'Town hall',
    '98xxxxxx10',
    visit._id,
  ])
    expect(said).toContain(fact);
  expect(said).toContain('Sun, 10 Jan 2027, 6:00 pm to 9:00 pm');
  expect(said).toMatch(/Code\s+[0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect(said).not.toContain('9876543210');
  expect(body).toContain('noindex');
  expect(headers['cache-control']).toBe('no-store');
});

test('its code opens this very page, and its calendar entry is in the time of Kolkata', async () => {
  const { url } = await aVisit();
  const { body } = await open(url);
  const image = /src="(data:image\/png;base64,[^"]+)"/.exec(body)?.[1] ?? '';
  expect(readQr(image)?.text).toBe(`http://pravesh.test${url}`);
  const calendar = decodeURIComponent(/href="data:text\/calendar[^,]*,([^"]+)"/.exec(body)?.[1] ?? '');
  expect(calendar).toContain('DTSTART;TZID=Asia/Kolkata:20270110T180000');
  expect(calendar).toContain('DTEND;TZID=Asia/Kolkata:20270110T210000');
});

test('a visit that was cancelled, and a show that is over, say so and offer nothing to show at an entrance', async () => {
  const { visit, url } = await aVisit();
  await use.call('DELETE', `/exbhitionbooking/${visit._id}`, undefined, owner);
  const cancelled = await open(url);
  expect(cancelled.body).toContain('This visit was cancelled');
  const past = await aVisit();
  const before = use.clock.now().toISOString();
  use.clock.set('2027-01-11T00:00:00.000Z');
  const over = await open(past.url);
  use.clock.set(before);
  expect(over.body).toContain('The show is over');
  for (const { body } of [cancelled, over]) expect(body).not.toContain('data:image/png');
});
