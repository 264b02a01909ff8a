import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ pages: 'built' });
const open = (url: string) => use.app.inject({ method: 'GET', url });
const wordsOf = (body: string) =>
  body
    .replaceAll('&#x27;', "'")
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const clinicOwner = () => anOwner(use, { registrationType: 'doctor' });

test.each([
  ['termsconditions', '/terms', 'Terms and conditions – Pravesh'],
  ['refundpolicy', '/refund-policy', 'Refund policy – Pravesh'],
  ['privacypolicy', '/privacy-policy', 'Privacy policy – Pravesh'],
])('/{product}/%s says what %s says, and leads back to the login of its area', async (path, visitors, title) => {
  const [here, there] = [await open(`/lotus/${path}`), await open(visitors)];
  expect([here.statusCode, /<title>(.*?)<\/title>/.exec(here.body)?.[1]]).toEqual([200, title]);
  const article = (body: string) => wordsOf(/<article.*<\/article>/s.exec(body)?.[0] ?? '');
  expect(article(here.body).replace('Back to login ', '')).toBe(article(there.body));
  expect(here.body).toContain('href="/lotus/login"');
  expect(there.body).not.toContain('Back to login');
});

test('the choosers list what visitors can book, each linked to its own booking page', async () => {
  const clinic = await aRecord(use, await clinicOwner(), '/clinic', FORMS.clinic({ clinicName: 'Eye Care' }));
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aRecord(use, bank, '/branch', FORMS.branch({ branchName: 'Main Road', branchCode: 'MR7' }));
  const shows = await anOwner(use, { registrationType: 'exbhition' });
  const show = await aRecord(use, shows, '/exbhition', FORMS.exhibition({ organizationName: 'Kala Mela' }));
  const doctors = await open('/lotus/doctorbooking');
  expect(doctors.statusCode).toBe(200);
  expect(doctors.body).toContain(`href="/doctorbooking/${clinic._id}/eye%20care"`);
  expect(wordsOf(doctors.body)).toContain('Eye Care Dr Meera Nair Ameerpet, Hyderabad 9:00 am to 11:59 pm Fee ₹300');
  const { body: loans } = await open('/lotus/loanbooking');
  expect(loans).toContain(`href="/loanbooking/${branch._id}/main%20road"`);
  expect(wordsOf(loans)).toContain('Main Road Branch code MR7');
  expect(loans).not.toContain('Sunil Das');
  const { body: visits } = await open('/lotus/exbhitionbooking');
  expect(visits).toContain(`href="/exbhitionbooking/${show._id}"`);
  expect(wordsOf(visits)).toContain('Kala Mela Drama Town hall Sun, 10 Jan 2027, 6:00 pm to 9:00 pm');
  await use.call('DELETE', `/exbhition/${show._id}`, undefined, shows);
  expect((await open('/lotus/exbhitionbooking')).body).not.toContain('Kala Mela');
});

test('a show that is over, or without a name, is not offered as if it were not', async () => {
  const owner = await anOwner(use, { registrationType: 'exbhition' });
  const dates = { date: '2027-01-02T10:00', time: '2027-01-02T12:00' };
  await aRecord(use, owner, '/exbhition', FORMS.exhibition({ organizationName: 'Last Week', ...dates }));
  await aRecord(use, owner, '/exbhition', FORMS.exhibition({ organizationName: '', location: 'Old Fort' }));
  const words = wordsOf((await open('/lotus/exbhitionbooking')).body);
  expect(words).not.toContain('Last Week');
  expect(words).toContain('Drama Drama Old Fort');
});

test('every word of a search must be found, in any case; signs of patterns are letters like any others', async () => {
  const owner = await clinicOwner();
  for (const clinicName of ['Asha Skin 100% Care', 'Asha Dental', 'D\u2019Souza'])
    await aRecord(use, owner, '/clinic', FORMS.clinic({ clinicName, city: 'Warangal' }));
  const found = async (q: string) => {
    const { body } = await open(`/lotus/doctorbooking?${new URLSearchParams({ q })}`);
    return [...body.matchAll(/<b>(.*?)<\/b>/g)].map(([, name]) => name);
  };
  expect(await found('aSHA')).toEqual(['Asha Dental', 'Asha Skin 100% Care']);
  expect(await found('warangal skin')).toEqual(['Asha Skin 100% Care']);
  expect(await found('0%')).toEqual(['Asha Skin 100% Care']);
  expect(await found('asha_')).toEqual([]);
  expect([await found("d'souza"), await found('D\u2019SOUZA')]).toEqual([['D\u2019Souza'], ['D\u2019Souza']]);
  const { body } = await open('/lotus/doctorbooking?q=%3Cscript%3E');
  expect(wordsOf(body)).toContain('Nothing matches “&lt;script&gt;”.');
});

test('only so many are shown at once, and it is said that there are more', async () => {
  const owner = await anOwner(use, { registrationType: 'loan' });
  for (let n = 0; n < 61; n += 1) await aRecord(use, owner, '/branch', FORMS.branch({ branchName: `Many ${n}` }));
  const { body } = await open('/lotus/loanbooking?q=many');
  expect(body.match(/<b>/g)).toHaveLength(60);
  expect(wordsOf(body)).toContain('There are more than these.');
  expect(wordsOf((await open('/lotus/loanbooking?q=many+60')).body)).not.toContain('There are more than these.');
});

test('the landing page lists clinics with their place, many branches are searched, and the choosers lead to the booking page', async () => {
  const clinic = await aRecord(use, await clinicOwner(), '/clinic', FORMS.clinic({ clinicName: 'Nayan' }));
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aRecord(use, bank, '/branch', FORMS.branch({ branchName: 'Clock Tower' }));
  const { body } = await open('/home');
  expect(body).toContain(`<option value="${clinic._id}">Nayan, Ameerpet, Hyderabad</option>`);
  // Of branches there are too many for a list by now.
  expect((await open('/home?trade=branch&q=clock+tower')).body).toContain(`href="/loanbooking/${branch._id}"`);
  for (const [page, id] of [
    ['doctorbooking', clinic._id],
    ['loanbooking', branch._id],
  ]) {
    expect((await open(`/${page}?id=${id}`)).headers.location).toBe(`/${page}/${id}`);
    expect((await open(`/${page}?id=//evil.example`)).headers.location).toBe('/home');
  }
});

test('an address that names nothing leads to the landing page, and one with a slash at its end to the one without', async () => {
  for (const page of ['coachingbooking', 'exbhitionbooking', 'ticketbooking'])
    expect((await open(`/${page}`)).headers.location, page).toBe('/home');
  const id = '0'.repeat(26);
  expect((await open(`/coachingbooking?id=${id}`)).headers.location).toBe(`/coachingbooking/${id}`);
  expect((await open('/home/')).headers.location).toBe('/home');
  expect((await open('/privacy-policy/?from=A%20B')).headers.location).toBe('/privacy-policy?from=A%20B');
  for (const path of ['//evil.example/', '/%5C/evil.example//', '/api/nothing/'])
    expect((await open(path)).statusCode, path).toBe(404);
});

test('no sign-in area is called "api", and what an area does not have is not found', async () => {
  for (const path of ['login', 'doctorbooking', 'termsconditions', 'dashboard']) {
    const { statusCode, headers } = await open(`/api/${path}`);
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('application/json')]);
  }
  const { statusCode, body } = await open('/lotus/nothing');
  expect(statusCode).toBe(404);
  expect(body).toContain('Back to Home');
});
