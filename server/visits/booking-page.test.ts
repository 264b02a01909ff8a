import { describe, expect, test } from 'vitest';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { keyIn, visitorPages, withoutState } from '#server/testing/visitor-pages.ts';
import { aShow, aShowOwner, bookVisit } from './factory.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 100 } });
const { open, submit } = visitorPages(use);

const owner = theOwner(use, { registrationType: 'exbhition' });

const pageOf = ({ _id }: { _id: string }) => `/exbhitionbooking/${_id}`;
const read = async (show: { _id: string }) => withoutState((await open(pageOf(show))).body);
const person = { personName: 'Kavya Reddy', mobile: '98765 43210' };

describe('the page of a show', () => {
  test('says what it is, where and when, and that it is free', async () => {
    const show = await aShow(use, owner, { organizationName: 'Kala Utsav' });
    const { statusCode, body } = await open(pageOf(show));
    expect(statusCode).toBe(200);
    for (const fact of [
      'Kala Utsav',
      'Drama',
      'Town hall',
      'Sun, 10 Jan 2027, 6:00 pm to 9:00 pm',
      'It costs nothing.',
    ])
      expect(body).toContain(fact);
    expect(body).toContain('property="og:title" content="Put your name down – Kala Utsav"');
    expect(body).not.toContain('noindex');
  });

  test.each([
    ['en', 'The dates are not announced yet.'],
    ['hi', 'तारीख़ें अभी तय नहीं हुई हैं।'],
    ['te', 'తేదీలు ఇంకా ప్రకటించలేదు.'],
  ])('of which nothing is known says so (%s)', async (language, words) => {
    const { json: show } = await use.call('POST', '/exbhition/add', {}, owner);
    const { statusCode, body } = await open(`${pageOf(show)}?lang=${language}`);
    expect([statusCode, body.includes(words)]).toEqual([200, true]);
  });

  test('books without JavaScript and leads to the thanks; the same form twice is one visit', async () => {
    const show = await aShow(use, owner);
    const form = { ...person, formKey: keyIn(await read(show)) };
    const [first, second] = [await submit(pageOf(show), form), await submit(pageOf(show), form)];
    expect([first.statusCode, second.headers.location]).toEqual([303, first.headers.location]);
    expect(first.headers.location).toMatch(new RegExp(`^/exbhitionappointment/[0-9a-z]{26}/${show._id}$`));
    expect((await open(String(first.headers.location))).body).toContain('Thank you, Kavya Reddy');
    const { json } = await use.call('POST', '/exbhitionbooking/search', { exbhitionId: show._id }, owner);
    expect(json).toMatchObject([{ visitorName: 'Kavya Reddy', mobile: '9876543210' }]);
  });

  test('names its script and those that it needs; browsers keep them for a year', async () => {
    const show = await aShow(use, owner);
    const { body } = await open(pageOf(show));
    const needed = [...body.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, file = '']) => file);
    const own = /<script type="module" src="([^"]*)"/.exec(body)?.[1] ?? '';
    expect(needed.length).toBeGreaterThan(0);
    for (const file of [...needed, own]) {
      const { statusCode, headers } = await open(file);
      expect([file, statusCode, headers['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
    }
    const thanks = await submit(pageOf(show), { ...person, formKey: keyIn(body) });
    expect((await open(String(thanks.headers.location))).body).toContain(`src="${own}"`);
  });

  test('says how many places are left once they are few, and nothing of it before', async () => {
    const [many, few] = [await aShow(use, owner, { capacity: 100 }), await aShow(use, owner, { capacity: 3 })];
    await bookVisit(use, few);
    expect(await read(many)).not.toMatch(/places? (is|are) left/);
    expect(await read(few)).toContain('Only 2 places are left.');
    await bookVisit(use, few);
    expect(await read(few)).toContain('Only 1 place is left.');
  });
});

describe('before anything is asked', () => {
  test('a full show says so, also to whoever still had its form open', async () => {
    const show = await aShow(use, owner, { capacity: 1 });
    const form = { ...person, formKey: keyIn(await read(show)) };
    await bookVisit(use, show);
    expect(await read(show)).toContain('All places for this show are taken.');
    expect(await read(show)).not.toContain('<form');
    const late = await submit(pageOf(show), form);
    expect([late.statusCode, late.body.includes('All places for this show are taken.')]).toEqual([409, true]);
  });

  test('one that was closed, or whose organisation is switched off, says so; one that never was is not there', async () => {
    const closing = await aShowOwner(use);
    const [show, gone] = [
      await aShow(use, closing, { organizationName: 'Kala' }),
      await aShow(use, closing, { organizationName: '' }),
    ];
    await bookVisit(use, gone);
    await use.call('DELETE', `/exbhition/${gone._id}`, undefined, closing);
    expect(await read(gone)).toContain('Show takes no new bookings');
    const admin = await anAdmin(use);
    await use.call('PUT', `/profileregistration/${closing.organisationId}`, { status: false }, admin);
    expect(await read(show)).toContain('Kala is currently inactive');
    expect((await open(pageOf({ _id: '0'.repeat(26) }))).statusCode).toBe(404);
  });
});

test('a show of which nothing is known but that it is one can be booked', async () => {
  const show = await aShow(use, owner, { organizationName: '', location: '', date: null, time: null });
  expect(await read(show)).toContain('Put your name down – Drama');
  const { headers } = await submit(pageOf(show), person);
  const { body } = await open(String(headers.location));
  expect(body).toContain('Thank you, Kavya Reddy');
  expect(withoutState(body)).not.toContain('Add to calendar');
});

test('the chooser of a sign-in area leads to the page of a show that is not over', async () => {
  const show = await aShow(use, owner, { organizationName: 'Rangoli Days' });
  const { body } = await open('/kala/exbhitionbooking?q=Rangoli');
  const href = /href="(\/exbhitionbooking\/[0-9a-z]{26})"/.exec(body)?.[1] ?? '';
  expect(href).toBe(pageOf(show));
  expect((await open(href)).statusCode).toBe(200);
});
