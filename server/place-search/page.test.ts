import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { linkPreviewOf } from '#contract/images/rules.ts';
import { systemRandom } from '#server/kernel/operations/clock.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aForm, pictureNo } from '#server/testing/upload.ts';

/** Ids as they really are: of them a page consists, and they do not compress. */
const use = useTestApp({ pages: 'built', deps: { random: systemRandom } });
const open = (url: string, headers = {}) => use.app.inject({ method: 'GET', url, headers });

const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&#x27;', '’').replaceAll('&amp;', '&');
const cardsIn = (html: string): string[] =>
  [...plain(html).matchAll(/<a class="card" href="[^"]*">(?:<img[^>]*>)?<b>([^<]*)<\/b>(.*?)<\/a>/g)].map(
    ([, name, facts]) =>
      [name, ...[...(facts as string).matchAll(/<span>([^<]*)/g)].map(([, fact]) => fact)].join(' | '),
  );
const namesIn = (html: string) => cardsIn(html).map((card) => card.split(' | ')[0]);
const found = async (query: string) => namesIn((await open(`/home?${query}`)).body);
const nextIn = (html: string) => /<a class="button outlined" href="(\/[^"]*after=[^"]*)"/.exec(plain(html))?.[1];

/** Uploads a picture, and shows it first of a park. */
async function showPicture({ token }: Owner, id: string, number: number): Promise<string> {
  const { body, headers } = await aForm(await pictureNo(number));
  const { url } = (await use.call('POST', '/image/upload', body, { token, headers })).json;
  await use.call('PUT', `/offering/park/${id}/presentation`, { pictures: [url] }, { token });
  return url;
}

let owner: Owner;

beforeAll(async () => {
  owner = await anOwner(use);
  const of = (registrationType: string, name = 'Trust') => anOwner(use, { registrationType, name });
  const park = (more: object) => aPark(use, owner, { location: 'Hyderabad', ...more });
  await park({ parkName: 'Alpha Park', startTime: '09:00', endTime: '17:00' });
  await park({ parkName: 'Bird Park', startTime: '14:00', endTime: '18:00', adultFee: 0, childFee: 0 });
  await park({ parkName: 'Closed Today', startTime: '09:00', endTime: '17:00', daysOff: ['2027-01-04'] });
  await park({ parkName: 'Switched Off', status: false });
  await park({ parkName: 'Long Gone', isEnabledCustomBookingDates: true, bookingDates: ['2026-12-31'] });
  await aRecord(use, owner, '/park', { parkName: 'A Draft', published: false });
  await aRecord(use, await of('doctor'), '/clinic', FORMS.clinic({ clinicName: 'Eye Clinic', endTime: '17:00' }));
  await aRecord(use, await of('loan'), '/branch', FORMS.branch({ branchName: 'Gramin Bank', town: 'Warangal' }));
  await aRecord(
    use,
    await of('exbhition'),
    '/exbhition',
    FORMS.exhibition({ organizationName: 'Kala Utsav', location: 'Pune' }),
  );
  await aRecord(use, await of('coaching', 'Saraswati'), '/coaching', FORMS.batch({ batchName: 'Maths', town: 'Pune' }));
});

test('cards of all trades say place, price and whether it is open; what takes no bookings is not among them', async () => {
  const { body, headers } = await open('/home?q=');
  expect(cardsIn(body)).toEqual([
    'Alpha Park | Park · Hyderabad | From ₹50 · Open now',
    'Bird Park | Park · Hyderabad | Free · Opens 2:00 pm',
    'Closed Today | Park · Hyderabad | From ₹50 · Opens tomorrow 9:00 am',
    'Eye Clinic | Clinic · Ameerpet, Hyderabad | ₹300 · Open now',
    'Gramin Bank | Bank branch · Warangal',
    'Kala Utsav | Show · Pune | Free · Begins Sun, 10 Jan 6:00 pm',
    'Maths | Batch · Pune | ₹1,500.50 · Begins Mon, 1 Feb',
  ]);
  expect(headers['permissions-policy']).toContain('geolocation=(self)');
  expect((await open('/terms')).headers['permissions-policy']).toContain('geolocation=()');
});

test('a search goes by words, trade, town and what is near, one after the other and together', async () => {
  expect(await found('q=alhpa')).toEqual(['Alpha Park']);
  expect(await found('q=HYDERABAD+park')).toEqual(['Alpha Park', 'Bird Park', 'Closed Today']);
  expect(await found('q=meera')).toEqual(['Eye Clinic']);
  expect(await found('trade=coaching')).toEqual(['Maths']);
  expect(await found('town=pune')).toEqual(['Kala Utsav', 'Maths']);
  expect(await found('q=warangal')).toEqual(['Gramin Bank']);
  expect(await found('trade=park&town=Hyderabad&q=closed')).toEqual(['Closed Today']);
  expect((await found('near=18.5,73.9'))[0]).toBe('Kala Utsav');
  const { body } = await open('/home?q=nothing+such');
  expect(body).toContain('No place answers this search.');
  for (const past of ['after=9999-00000000000000000000000000', 'page=99'])
    expect([past, await found(`q=warangal&${past}`)]).toEqual([past, ['Gramin Bank']]);
  for (const odd of ['trade=zoo', 'trade=park&trade=clinic', 'near=here', 'after=x', 'q[]=a'])
    expect((await open(`/home?${odd}`)).statusCode, odd).toBe(200);
});

test('a place is found by the words of its trade in each language, though its name has none of them', async () => {
  for (const words of ['bank', 'शाखा', 'బ్యాంకు', 'बैंक', 'bnak', 'loan warangal']) {
    expect([words, await found(`q=${encodeURIComponent(words)}`)]).toEqual([words, ['Gramin Bank']]);
  }
  for (const words of ['doctor', 'డాక్టర్', 'డాక్టరు', 'डॉक्टर', 'doctor hyderabad', 'dcotor'])
    expect([words, await found(`q=${encodeURIComponent(words)}`)]).toEqual([words, ['Eye Clinic']]);
  for (const words of ['park', 'पार्क', 'పార్కు'])
    expect([words, (await found(`q=${encodeURIComponent(words)}`)).toSorted()]).toEqual([
      words,
      ['Alpha Park', 'Bird Park', 'Closed Today'],
    ]);
  expect(await found('q=class')).toEqual(['Maths']);
  expect(await found('q=drama')).toEqual(['Kala Utsav']);
  expect(await found('q=doctor+warangal')).toEqual([]);
});

test('what an organisation offers is found by its name, which stands on posters and letters', async () => {
  expect(await found('q=saraswati+class')).toEqual(['Maths']);
});

test('a page of searches keeps what was asked, escapes it, and is kept out of search engines', async () => {
  const { body } = await open('/home?q=%22%3E%3Cb%3E&trade=clinic');
  expect(body).toMatch(/value="&quot;(>|&gt;)(<|&lt;)b/);
  expect(/<option[^>]*value="clinic"[^>]*>/.exec(body)?.[0]).toContain('selected');
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test('the page of an organisation has all that it offers, by its own address; a chosen one is its alone', async () => {
  const { call } = use;
  const other = await anOwner(use, { name: 'Other Trust' });
  const slugOf = async ({ token }: Owner) =>
    (await call('GET', '/profileregistration/list', undefined, { token })).json[0].slug;
  const change = (who: Owner, slug: string) => call('PUT', `/profileregistration/${who.organisationId}`, { slug }, who);
  const made = await slugOf(owner);
  expect(made).toMatch(/^parks-\d+-[0-9a-z]{8}$/);
  expect(namesIn((await open(`/o/${made}`)).body)).toEqual(['Alpha Park', 'Bird Park', 'Closed Today']);
  expect((await change(owner, 'Zoo-Trust')).json.slug).toBe('zoo-trust');
  for (const address of [made, 'zoo-trust', 'ZOO-TRUST']) expect((await open(`/o/${address}`)).statusCode).toBe(200);
  expect((await change(other, 'zoo-trust')).json).toMatchObject({
    code: 'ALREADY_EXISTS',
    issues: [{ field: 'slug' }],
  });
  expect((await change(other, made)).status).toBe(409);
  expect((await change(other, 'no good')).status).toBe(400);
  expect((await change(owner, 'zoo')).status).toBe(200);
  expect((await open('/o/zoo-trust')).statusCode).toBe(404);
  expect((await change(other, 'zoo-trust')).status).toBe(200);
  expect((await open('/o/zoo-trust')).body).toContain('Nothing can be booked here just now.');
  expect((await change(owner, '')).json.slug).toBe(made);
  expect((await open('/o/nobody')).statusCode).toBe(404);
});

test('what is changed, closed, drafted or removed, and all of an organisation that is switched off, shows at once', async () => {
  const { call } = use;
  const mine = await anOwner(use);
  const { token } = mine;
  const park = await aPark(use, mine, { parkName: 'Quick Park' });
  const address = `/o/${(await call('GET', '/profileregistration/list', undefined, { token })).json[0].slug}`;
  const seen = async () => [await found('q=quick'), namesIn((await open(address)).body)].map((list) => list.length);
  expect(await seen()).toEqual([1, 1]);
  await call('PUT', `/park/${park._id}`, { parkName: 'Quick Lake' }, { token });
  expect(await found('q=quick')).toEqual(['Quick Lake']);
  await call('PUT', `/park/${park._id}`, { published: false }, { token });
  expect(await seen()).toEqual([0, 0]);
  await call('PUT', `/park/${park._id}`, { published: true }, { token });
  expect(await seen()).toEqual([1, 1]);
  const admin = await anAdmin(use);
  const switched = (status: boolean) => call('PUT', `/profileregistration/${mine.organisationId}`, { status }, admin);
  await switched(false);
  expect(await found('q=quick')).toEqual([]);
  expect((await open(address)).statusCode).toBe(404);
  await switched(true);
  expect(await seen()).toEqual([1, 1]);
  const { token: again } = (
    await call('POST', '/profileregistration/login', { email: mine.email, password: 'correct horse' })
  ).json;
  await call('DELETE', `/park/${park._id}`, undefined, { token: again });
  expect(await seen()).toEqual([0, 0]);
});

test('a card shows the first picture of its place, small, in a room of its colour, as soon as it is chosen and no longer', async () => {
  const { call } = use;
  const mine = await anOwner(use);
  const { token } = mine;
  const park = await aPark(use, mine, { parkName: 'Picture Park' });
  const slug = (await call('GET', '/profileregistration/list', undefined, { token })).json[0].slug;
  const pages = async () =>
    (await Promise.all(['/home?q=picture', `/o/${slug}`].map((at) => open(at)))).map((one) => one.body);
  for (const body of await pages()) expect(body).not.toContain('/images/');
  const small = (await showPicture(mine, park._id, 77)).replace('.webp', '-360.webp');
  for (const body of await pages()) {
    expect(body).toContain(`<img src="${small}"`);
    expect(body).toMatch(/\.offerings li:nth-child\(1\) img\{background:#[0-9a-f]{6}\}/);
  }
  expect((await open(`/o/${slug}`)).body).toContain(linkPreviewOf(small));
  expect((await open(small)).statusCode).toBe(200);
  await call('PUT', `/offering/park/${park._id}/presentation`, { pictures: [] }, { token });
  for (const body of await pages()) expect(body).not.toContain('/images/');
});

test('of 500 places the landing page shows 20 in 14 KB, and "More places" leads through all of them once', async () => {
  const { call, clock } = use;
  const many = await anOwner(use);
  const pick = (words: string) => (at: number) => words.split(' ')[at % words.split(' ').length];
  const first = pick('Nehru Sanjay Indira Kasu Sarovar Lumbini Chilkur Ananthagiri Mrugavani Durgam Jalavihar');
  const second = pick('Zoological Botanical Biological Lotus Heritage Wildlife Lakeside Childrens Memorial');
  const third = pick('Park Garden Sanctuary Zoo Lake Museum Fort');
  const made: { _id: string; parkName: string }[] = [];
  const town = pick('Hyderabad Warangal Vijayawada Karimnagar Nizamabad Khammam Guntur Nellore');
  for (let at = 0; at < 500; at += 1) {
    const parkName = `${first(at)} ${second(at)} ${third(at)} ${at}`;
    const location = `${at} Station Road, ${town(at)}`;
    const form = { parkName, status: true, location, payment: 'ccav', mid: '1', child: true, childFee: 20 + at };
    const whole = { ...form, startTime: '09:30', endTime: '17:30' };
    made.push((await call('POST', '/park/add', whole, many)).json);
  }
  const shown20 = made.toSorted((one, other) => (one.parkName < other.parkName ? -1 : 1)).slice(0, 20);
  for (const [at, { _id }] of shown20.entries()) await showPicture(many, _id, 100 + at);
  clock.advance(1);
  const { rawPayload } = await open('/home', { 'accept-encoding': 'gzip' });
  expect(rawPayload.length).toBeLessThan(14_000);
  const html = gunzipSync(rawPayload).toString();
  expect(cardsIn(html)).toHaveLength(20);
  expect(html.match(/<img src="\/images\/[0-9a-f]{64}-360\.webp"/g)?.length).toBeGreaterThan(10);
  const shown: (string | undefined)[] = [];
  for (let next: string | undefined = '/home?trade=park&q=station'; next; ) {
    const { body } = await open(next);
    shown.push(...namesIn(body));
    next = nextIn(body);
  }
  expect([shown.length, new Set(shown).size]).toEqual([500, 500]);
  expect(shown).toEqual(shown.toSorted((one, other) => (one as string).localeCompare(other as string, 'en-IN')));
});
