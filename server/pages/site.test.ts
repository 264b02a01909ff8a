import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const help = { email: 'ask@zoo.example', phone: '+91 40 1234 5678' };
const use = useTestApp({ pages: 'built', config: { help } });
const open = (url: string) => use.app.inject({ method: 'GET', url });

test('the root leads to the landing page, which lists the parks that take bookings', async () => {
  const owner = await anOwner(use);
  await aPark(use, owner, { parkName: 'Lotus Lake' });
  await aPark(use, owner, { parkName: 'Closed Garden', status: false });
  expect((await open('/')).headers.location).toBe('/home');
  const shared = '/?lang=te&utm_source=wa%26tsapp&q=a?b';
  expect((await open(shared)).headers.location).toBe(`/home${shared.slice(1)}`);
  expect((await open('/home/?lang=te&q=a?b')).headers.location).toBe('/home?lang=te&q=a?b');
  const { statusCode, body } = await open('/home');
  expect(statusCode).toBe(200);
  expect(body).toContain('Lotus Lake');
  expect(body).not.toContain('Closed Garden');
});

test('a list of the landing page that fails takes no other with it; when none comes, the page says that it is our fault', async () => {
  await aPark(use, await anOwner(use), { parkName: 'Lotus Lake' });
  const away = (tables: readonly string[]) =>
    use.database.asOwner(tables.map((table) => `alter table ${table} rename to ${table}_away`).join(';'));
  const back = (tables: readonly string[]) =>
    use.database.asOwner(tables.map((table) => `alter table ${table}_away rename to ${table}`).join(';'));
  await away(['clinic']);
  const { statusCode, body } = await open('/home');
  await back(['clinic']);
  expect([statusCode, body.includes('Lotus Lake'), body.includes('This list did not come')]).toEqual([200, true, true]);
  const all = ['park', 'clinic', 'branch', 'exhibition', 'coaching_batch'];
  await away(all);
  const none = await open('/home');
  await back(all);
  expect(none.statusCode).toBe(500);
});

test('the landing page’s chooser leads to the park that was chosen, and nowhere else', async () => {
  const id = 'a'.repeat(26);
  expect((await open(`/ticketbooking?id=${id}`)).headers.location).toBe(`/ticketbooking/${id}`);
  for (const bad of ['//evil.example', '../app']) {
    expect((await open(`/ticketbooking?id=${encodeURIComponent(bad)}`)).headers.location).toBe('/home');
  }
});

test('a list from which nothing was chosen asks for it on its own page, without a script', async () => {
  const owner = await anOwner(use);
  await aPark(use, owner, { parkName: 'Lotus Lake' });
  for (const [path, page, words] of [
    ['/ticketbooking', '/home', 'Choose a park'],
    ['/getqr', '/getqr', 'Choose the place'],
  ] as const) {
    const location = `${page}#unchosen-${path.slice(1)}`;
    expect((await open(`${path}?id=`)).headers.location).toBe(location);
    const asked = `<p class="error unchosen" id="unchosen-${path.slice(1)}" tabIndex="-1">${words}</p>`;
    expect((await open(page)).body.toLowerCase()).toContain(asked.toLowerCase());
  }
});

test('every page says how to reach the people of the settings, policies and pages that are not there as well', async () => {
  const park = await aPark(use, await anOwner(use));
  const paths = [
    '/home',
    '/terms',
    '/pravesh/refundpolicy',
    `/ticketbooking/${park._id}`,
    `/getqr/${park._id}`,
    '/no/such/page',
  ];
  for (const path of paths) {
    const { body } = await open(path);
    expect(body, path).toContain('<a href="mailto:ask@zoo.example">Write to ask@zoo.example</a>');
    expect(body, path).toContain('<a href="tel:+914012345678">Call +91 40 1234 5678</a>');
  }
});

test('an unknown address is told so in the words of the product, with a way back', async () => {
  const { statusCode, body, headers } = await open('/no/such/page');
  expect(statusCode).toBe(404);
  const text = body.replaceAll('&#x27;', "'");
  expect(text).toContain("Oops. Looks like the page you're looking for no longer exists");
  expect(text).toContain("But we're here to bring you back to safety");
  expect(text).toContain('Back to Home');
  expect(text).toContain('href="/"');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
