import { describe, expect, test } from 'vitest';
import { linkPreviewOf, pictureAt } from '#contract/images/rules.ts';
import { hashIn } from '#contract/presentations/page.ts';
import { aBranch, aClinic, tokenOwners } from '#server/appointments/factory.ts';
import { aBatch } from '#server/enrolments/factory.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { aForm, pictureNo } from '#server/testing/upload.ts';
import { visitorPages, withoutState } from '#server/testing/visitor-pages.ts';
import { aShow, aShowOwner } from '#server/visits/factory.ts';

const use = useTestApp({ pages: 'built' });
const { open } = visitorPages(use);

let shade = 1500;
async function aPicture({ token }: Pick<Owner, 'token'>, size: [number, number] = [1500, 1000]): Promise<string> {
  shade += 1;
  const { body, headers } = await aForm(await pictureNo(shade, size));
  return (await use.call('POST', '/image/upload', body, { token, headers })).json.url;
}

interface Trade {
  kind: string;
  registrationType: string;
  page: string;
  type: string;
  make: (use: TestApp, owner: Owner) => Promise<{ _id: string }>;
}
const TRADES: Trade[] = [
  { kind: 'park', registrationType: 'park', page: 'ticketbooking', type: 'TouristAttraction', make: aPark },
  { kind: 'clinic', registrationType: 'doctor', page: 'doctorbooking', type: 'MedicalClinic', make: aClinic },
  { kind: 'branch', registrationType: 'loan', page: 'loanbooking', type: 'BankOrCreditUnion', make: aBranch },
  { kind: 'exhibition', registrationType: 'exbhition', page: 'exbhitionbooking', type: 'Event', make: aShow },
  {
    kind: 'coaching',
    registrationType: 'coaching',
    page: 'coachingbooking',
    type: 'EducationalOrganization',
    make: aBatch,
  },
];

const structuredIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe.each(TRADES)('the page of a place: $kind', ({ kind, registrationType, page, type, make }) => {
  test('shows nothing of what is empty, and at once what its owner fills in, as plain text', async () => {
    const owner = await anOwner(use, { registrationType });
    const { _id: id } = await make(use, owner);
    const url = `/${page}/${id}`;
    const before = await open(url);
    for (const absent of ['class="place"', 'class="picture', 'Show on map', 'About'])
      expect([absent, withoutState(before.body).includes(absent)]).toEqual([absent, false]);
    expect(structuredIn(before.body)).toMatchObject({ '@type': type, url: expect.stringContaining(url) });
    const pictures = [await aPicture(owner), await aPicture(owner, [300, 200])];
    const about = 'Old <b>trees</b>.\nA lake.\n\n- deer\n- a </script> train';
    const presentation = { pictures, about, visitorRules: 'No plastic', coordinates: '17.3512, 78.4489' };
    await use.call('PUT', `/offering/${kind}/${id}/presentation`, presentation, owner);
    // The kept page of a second ago is made anew, since the clock stands still.
    const { body, headers } = await open(url);
    for (const shown of [
      '<h2>About</h2><p><span>Old &lt;b&gt;trees&lt;/b&gt;.</span><span>A lake.</span></p>',
      '<ul class="points"><li>deer</li><li>a &lt;/script&gt; train</li></ul>',
      '<h2>Rules</h2><p><span>No plastic</span></p>',
      'query=17.3512%2C78.4489',
      `${pictureAt(pictures[0] ?? '', 360)} 360w`,
      'width="1500" height="1000"',
      `property="og:image" content="${use.deps.config.publicUrl}${linkPreviewOf(pictures[0] ?? '')}"`,
      'name="twitter:card" content="summary_large_image"',
    ])
      expect([shown, body.includes(shown)]).toEqual([shown, true]);
    expect(body).toMatch(/\.picture-1\{background:#[0-9a-f]{6}\}/);
    expect(body).not.toMatch(/<[^>]+ style="/);
    expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
    expect(structuredIn(body)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': type,
      description: about,
      geo: { latitude: 17.3512, longitude: 78.4489 },
      image: pictures.map((path) => use.deps.config.publicUrl + pictureAt(path, 1280)),
    });
  });
});

test('pictures say what their owner says of them on the page, on cards and in links, and what we say of the others', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner, { parkName: 'Sarovar Zoo' });
  const pictures = [await aPicture(owner), await aPicture(owner, [300, 200])];
  const [first = '', second = ''] = pictures;
  const url = `/ticketbooking/${id}`;
  await use.call('PUT', `/offering/park/${id}/presentation`, { pictures }, owner);
  const { body: before } = await open(url);
  for (const ours of ['alt="Picture 1 of Sarovar Zoo"', 'og:image:alt" content="Picture 1 of Sarovar Zoo"'])
    expect([ours, before.includes(ours)]).toEqual([ours, true]);
  const pictureTexts = { [hashIn(first)]: 'A "tiger" by <the> lake' };
  await use.call('PUT', `/offering/park/${id}/presentation`, { pictureTexts }, owner);
  const { body } = await open(url);
  for (const said of [
    'alt="A &quot;tiger&quot; by &lt;the&gt; lake"',
    'alt="Picture 2 of Sarovar Zoo"',
    'property="og:image:alt" content="A &quot;tiger&quot; by &lt;the&gt; lake"',
    'name="twitter:image:alt" content="A &quot;tiger&quot;',
  ])
    expect([said, body.includes(said)]).toEqual([said, true]);
  const cards = (await open('/home?q=sarovar')).body;
  expect(cards).toMatch(new RegExp(`${pictureAt(first, 360)}"[^>]*alt="A &quot;tiger&quot;`));
  const slug = (await use.call('GET', '/profileregistration/list', undefined, owner)).json[0].slug;
  expect((await open(`/o/${slug}`)).body).toContain('og:image:alt" content="A &quot;tiger&quot;');
  await use.call('PUT', `/offering/park/${id}/presentation`, { pictures: [second, first] }, owner);
  expect((await open(url)).body).toContain('og:image:alt" content="Picture 1 of Sarovar Zoo"');
});

const hoursIn = (html: string) => structuredIn(html).openingHoursSpecification;
const OPEN = { '@type': 'OpeningHoursSpecification', opens: '09:30', closes: '17:30' };
const CLOSED = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

test('search engines read when a park is open: its days of the week and its days off, or its listed dates, as they are now', async () => {
  const owner = await anOwner(use);
  const hours = { startTime: '09:30', endTime: '17:30' };
  const park = await aPark(use, owner, {
    ...hours,
    isHolidays: true,
    holidayDays: 'mon',
    openDays: 'sun,mon,sat',
    daysOff: ['2027-01-06', '2026-12-25', '2027-01-05', '2027-01-26'],
  });
  const url = `/ticketbooking/${park._id}`;
  expect(hoursIn((await open(url)).body)).toEqual([
    { ...OPEN, dayOfWeek: ['Sunday', 'Saturday'] },
    { ...CLOSED, validFrom: '2027-01-05', validThrough: '2027-01-06' },
    { ...CLOSED, validFrom: '2027-01-26', validThrough: '2027-01-26' },
  ]);
  const dates = ['2027-01-14', '2027-01-09', '2027-01-03', '2027-01-10'];
  const dated = { ...park, openDays: '', isHolidays: false, isEnabledCustomBookingDates: true, bookingDates: dates };
  await use.call('PUT', `/park/${park._id}`, dated, owner);
  expect(hoursIn((await open(url)).body)).toEqual([
    { ...OPEN, validFrom: '2027-01-09', validThrough: '2027-01-10' },
    { ...OPEN, validFrom: '2027-01-14', validThrough: '2027-01-14' },
  ]);
  const { _id: silent } = await aPark(use, owner);
  expect(hoursIn((await open(`/ticketbooking/${silent}`)).body)).toBeUndefined();
});

test('search engines read the hours of a clinic, the days off of a branch, and when a show and a course are on', async () => {
  const { doctors, bank } = await tokenOwners(use);
  const hours = { startTime: '09:30', endTime: '17:30' };
  const off = { ...CLOSED, validFrom: '2027-01-05', validThrough: '2027-01-05' };
  const clinic = await aClinic(use, doctors, { ...hours, daysOff: ['2027-01-05'] });
  const dayOfWeek = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  expect(hoursIn((await open(`/doctorbooking/${clinic._id}`)).body)).toEqual([{ ...OPEN, dayOfWeek }, off]);
  const branch = await aBranch(use, bank, { daysOff: ['2027-01-05'] });
  expect(hoursIn((await open(`/loanbooking/${branch._id}`)).body)).toEqual([off]);
  const show = await aShow(use, await aShowOwner(use));
  expect(structuredIn((await open(`/exbhitionbooking/${show._id}`)).body)).toMatchObject({
    startDate: '2027-01-10T12:30:00.000Z',
    endDate: '2027-01-10T15:30:00.000Z',
  });
  const batch = await aBatch(use, await anOwner(use, { registrationType: 'coaching' }), { batchName: 'Maths' });
  const dates = { startDate: '2027-02-01', endDate: '2027-05-31' };
  expect(structuredIn((await open(`/coachingbooking/${batch._id}`)).body).makesOffer).toMatchObject({
    itemOffered: {
      '@type': 'Course',
      name: 'Maths',
      hasCourseInstance: {
        '@type': 'CourseInstance',
        ...dates,
        courseSchedule: { '@type': 'Schedule', ...dates, startTime: '07:00', endTime: '08:30' },
      },
    },
  });
});

test('a picture that the organisation does not keep is left out of its page', async () => {
  const [owner, other] = [await anOwner(use), await anOwner(use)];
  const { _id: id } = await aPark(use, owner);
  const theirs = await aPicture(other);
  await withScope(use.deps.db, systemScope, (tx) =>
    tx
      .insertInto('presentation')
      .values({ organisation_id: owner.organisationId, id, pictures: [theirs] })
      .execute(),
  );
  expect((await open(`/ticketbooking/${id}`)).body).not.toContain(theirs.slice(0, 40));
});

test('the logo and the colour of an organisation stand on all its pages, the colour as dark as white words need', async () => {
  const owner = await anOwner(use);
  const [one, two] = [await aPark(use, owner), await aPark(use, owner)];
  const logo = await aPicture(owner, [200, 80]);
  await use.call('PUT', '/organisation/brand', { logo, colour: '#F6B02C' }, owner);
  for (const { _id: id } of [one, two]) {
    const { body } = await open(`/ticketbooking/${id}`);
    expect(body).toContain(`src="${pictureAt(logo, 360)}" width="200" height="80"`);
    expect(body).toMatch(/\.top\{background:#[0-9a-f]{6};color:#fff\}/);
    expect(body).not.toContain('.top{background:#f6b02c');
  }
  expect((await use.call('GET', '/organisation/brand', undefined, owner)).json.colour).toBe('#f6b02c');
  expect(await use.call('PUT', '/organisation/brand', { colour: 'red;}*{display:none' }, owner)).toMatchObject({
    status: 400,
    json: { message: 'Please choose a colour, such as #0e4a3b.' },
  });
});

test('an owner sees what is typed before it is saved, and nobody else does', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const id = park._id;
  const presentation = {
    pictures: [],
    pictureTexts: {},
    about: 'Just typed',
    visitorRules: '',
    coordinates: '',
    childMeans: '',
    kindNotes: {},
    boardNotice: '',
    boardNoticeUntil: '',
  };
  const draw = (token: string) =>
    use.app.inject({
      method: 'POST',
      url: `/preview/park?id=${id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { ...park, presentation },
    });
  expect((await draw(owner.token)).body).toContain('Just typed');
  expect((await open(`/ticketbooking/${id}`)).body).not.toContain('Just typed');
  expect((await draw((await anOwner(use)).token)).statusCode).toBe(404);
});

test('pictures that a place or a logo shows stay when a full tenant loses those that nothing shows', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  const [shown, logo, unused] = [await aPicture(owner), await aPicture(owner), await aPicture(owner)];
  await use.call('PUT', `/offering/park/${id}/presentation`, { pictures: [shown] }, owner);
  await use.call('PUT', '/organisation/brand', { logo }, owner);
  const old = new Date(use.clock.now().getTime() - 25 * 60 * 60 * 1000);
  await withScope(use.deps.db, systemScope, async (tx) => {
    await tx
      .updateTable('image')
      .set({ created_at: old })
      .where('organisation_id', '=', owner.organisationId)
      .execute();
    const others = Array.from({ length: 197 }, (_, at) => ({
      organisation_id: owner.organisationId,
      hash: `${at}`.padStart(64, 'f'),
      bytes: 1,
      created_at: use.clock.now(),
    }));
    await tx.insertInto('image').values(others).execute();
  });
  await aPicture(owner);
  const found = await Promise.all([shown, pictureAt(logo, 360), unused, pictureAt(unused, 360)].map(open));
  expect(found.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404]);
});
