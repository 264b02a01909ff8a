import { expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aPark, parkForm } from './factory.ts';

const use = useTestApp();
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

const CATEGORY_FIELDS = [
  'adult child vipadult vipkid gaadult gakid ticket twowheeler fourwheeler seniorCitizen women physicallyChallenged',
  'camera photography shooting walker family familyAddon',
]
  .join(' ')
  .split(' ');

test.each([-1, 241, 1.5])('a last entry of %j minutes before the end is refused', async (lastEntryMinutes) => {
  const { status, json } = await use.call('POST', '/park/add', parkForm({ lastEntryMinutes }), await anOwner(use));
  expect([status, json.issues.map(({ field }: { field: string }) => field)]).toEqual([400, ['lastEntryMinutes']]);
});

test.each([
  { startTime: '00:00', endTime: '01:00', lastEntryMinutes: 60 },
  { startTime: '09:00', endTime: '12:00', lastEntryMinutes: 180 },
  { startTime: '', endTime: '03:00', lastEntryMinutes: 180 },
  { startTime: '23:00', endTime: '01:00', lastEntryMinutes: 120 },
])('a last entry that is not after the opening is refused, for a draft as well: %j', async (hours) => {
  const owner = await anOwner(use);
  const refused = {
    status: 400,
    json: { issues: [{ field: 'lastEntryMinutes', message: expect.stringContaining('before the park opens') }] },
  };
  for (const published of [true, false])
    for (const lastEntryMinutes of [hours.lastEntryMinutes, 240])
      expect(
        await use.call('POST', '/park/add', parkForm({ ...hours, lastEntryMinutes, published }), owner),
      ).toMatchObject(refused);
  const fits = parkForm({ ...hours, lastEntryMinutes: hours.lastEntryMinutes - 1 });
  expect((await use.call('POST', '/park/add', fits, owner)).status).toBe(201);
});

test('an added park is answered whole, in the names and forms of the old API', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, {
    parkName: '  Zoo ',
    company: 'Deccan Parks',
    note: 'gate 2',
    qrName: 'Main gate',
    startTime: '09:00',
    endTime: '17:30',
    lastEntryMinutes: 45,
    isHolidays: true,
    holidayDays: 'mon,tue',
    isEnabledCustomBookingDates: true,
    bookingDates: ['2027-01-09', '2027-01-10T00:00:00.000Z', '2027-01-09'],
    adultFee: '120.50',
    familyFee: '',
    dailyCapacity: 200,
    profileRegistrationId: owner.organisationId,
    isTicketScanned: true,
  });
  const categories = CATEGORY_FIELDS.flatMap((name) => [
    [name, name === 'adult' || name === 'child'],
    [`${name}Fee`, { adult: 120.5, child: 50 }[name] ?? null],
  ]);
  expect(park).toEqual({
    _id: expect.stringMatching(/^[0-9a-z]{26}$/),
    id: park._id,
    profileRegistrationId: owner.organisationId,
    createdAt: '2027-01-04T06:30:00.000Z',
    published: true,
    closed: false,
    daysOff: [],
    parkName: 'Zoo',
    company: 'Deccan Parks',
    status: true,
    location: 'Hyderabad',
    payment: 'ccav',
    mid: '900001',
    note: 'gate 2',
    qrName: 'Main gate',
    startTime: '09:00',
    startTiming: '09:00',
    endTime: '17:30',
    endTiming: '17:30',
    openDays: '',
    isCloakRoom: false,
    isHolidays: true,
    holidayDays: 'mon,tue',
    isEnabledCoupon: false,
    isEnabledCustomBookingDates: true,
    bookingDates: ['2027-01-09', '2027-01-10'],
    isHomeBannerEnabled: false,
    homeBannerImage: '',
    dailyCapacity: 200,
    familySize: 4,
    perBookingLimit: 50,
    holdMinutes: 15,
    lastEntryMinutes: 45,
    advanceDays: 0,
    dayPrices: [],
    slots: [],
    partOfGroup: false,
    reEntry: false,
    insideLimit: null,
    slotEarlyMinutes: 0,
    slotLateMinutes: 0,
    ...Object.fromEntries(categories),
  });
  const stored = await use.call('GET', `/park/${park._id}`, undefined, { token: owner.token });
  expect(stored.json).toEqual(park);
});

test('visitors see every park of every owner, without company and note', async () => {
  const [one, two] = [await anOwner(use), await anOwner(use)];
  const secret = { company: 'Secret Holdings', note: 'safe is behind the picture' };
  const parks = [await aPark(use, one, secret), await aPark(use, two, { ...secret, status: false })];
  const all = await use.call('GET', '/park/list');
  expect(Number(all.headers['x-total-count'])).toBe(all.json.length);
  expect(idsOf(all.json)).toEqual(expect.arrayContaining(idsOf(parks)));
  const active = await use.call('POST', '/park/activelist', { status: true });
  expect(idsOf(active.json)).toContain(parks[0]._id);
  expect(idsOf(active.json)).not.toContain(parks[1]._id);
  const single = await use.call('GET', `/park/${parks[1]._id}`);
  expect(single.json).toMatchObject({ parkName: parks[1].parkName, mid: '900001' });
  for (const { text, status } of [all, active, single]) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/Secret Holdings|behind the picture|"note"|"company"/);
  }
});

test('what is wrong is said in plain words', async () => {
  const { token } = await anOwner(use);
  const add = async (more: object) => (await use.call('POST', '/park/add', parkForm(more), { token })).json;
  expect((await add({ adultFee: '12.345' })).message).toBe('Please enter an amount in rupees');
  expect((await add({ homeBannerImage: 'javascript:alert(1)' })).message).toBe('Please enter a web address');
});

test('a home banner that browsers would not load is refused; one stored before is answered as it is', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const message = 'Please use a picture whose address begins with https://. Browsers show no others here.';
  const homeBannerImage = 'http://pictures.example/zoo.jpg';
  const put = { ...park, homeBannerImage };
  const refusals = [
    await use.call('POST', '/park/add', parkForm({ homeBannerImage }), { token: owner.token }),
    await use.call('PUT', `/park/${park._id}`, put, { token: owner.token }),
  ];
  for (const { json } of refusals)
    expect(json).toMatchObject({ message, issues: [{ field: 'homeBannerImage', message }] });
  await use.database.asOwner(`update park set banner_url = '${homeBannerImage}' where id = '${park._id}'`);
  const stored = await use.call('GET', `/park/${park._id}`, undefined, { token: owner.token });
  expect(stored).toMatchObject({ status: 200, json: { homeBannerImage } });
});

test('inspectors read parks, and other trades have none', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { note: 'gate 2' });
  const inspector = await anInspector(use, owner, park._id);
  const clinic = await anOwner(use, { registrationType: 'doctor' });
  const read = await use.call('POST', '/park/get', {}, { token: inspector.token });
  expect(read.json).toMatchObject([{ _id: park._id, note: 'gate 2' }]);
  const refused = await use.call('POST', '/park/add', parkForm(), { token: clinic.token });
  expect(refused.status).toBe(403);
  expect(refused.json.message).toBe('Only an organisation of parks can have parks.');
});

test('a change keeps what it leaves out and is seen at once', async () => {
  const owner = await anOwner(use);
  const dates = { isEnabledCustomBookingDates: true, bookingDates: ['2027-01-09'] };
  const { _id } = await aPark(use, owner, { company: 'Old', women: true, womenFee: 80, ...dates });
  const form = parkForm({ parkName: 'New name', adultFee: 75, status: false });
  const changed = await use.call('PUT', `/park/${_id}`, form, { token: owner.token });
  expect(changed.status).toBe(200);
  expect(changed.json).toMatchObject({
    _id,
    parkName: 'New name',
    adultFee: 75,
    company: 'Old',
    women: true,
    womenFee: 80,
  });
  expect((await use.call('GET', `/park/${_id}`)).json).toMatchObject({ status: false, adultFee: 75 });
  const unticked = await use.call('PUT', `/park/${_id}`, { isEnabledCustomBookingDates: false }, owner);
  expect(unticked.json.bookingDates).toEqual([]);
});

test('an unused park is removed; one with bookings is closed, and stays in lists of tickets', async () => {
  const owner = await anOwner(use);
  const [unused, used] = [await aPark(use, owner), await aPark(use, owner)];
  await aBooking(use, used);
  const { _id } = unused;
  const remove = (id: string) => use.call('DELETE', `/park/${id}`, undefined, owner);
  expect((await remove(_id)).json).toEqual({ _id, id: _id, deleted: true });
  for (const caller of [{}, owner]) expect((await use.call('GET', `/park/${_id}`, undefined, caller)).status).toBe(404);
  expect((await remove(_id)).status).toBe(404);
  expect((await remove(used._id)).json).toMatchObject({ closed: true });
  const left = await use.call('POST', '/park/get', {}, { token: owner.token });
  expect(left.json).toMatchObject([{ _id: used._id, closed: true }]);
  const tickets = await use.call('GET', '/ticketbooking/list', undefined, { token: owner.token });
  expect(tickets.json).toMatchObject([{ parkId: used._id, parkName: used.parkName }]);
});

test('days of the week are read as people name them, each once, and an unknown word is refused; dates are bounded', async () => {
  const owner = await anOwner(use);
  const problem = async (more: object) => {
    const { status, json } = await use.call('POST', '/park/add', parkForm(more), owner);
    return [status, json.issues?.[0]?.field, json.message];
  };
  const named = async (openDays: unknown) =>
    (await use.call('POST', '/park/add', parkForm({ openDays, holidayDays: openDays }), owner)).json;
  const days = { openDays: 'mon,tue,wed,thu,fri', holidayDays: 'mon,tue,wed,thu,fri' };
  for (const said of ['Mon-Fri', 'Monday to Friday', 'mon tue wed thu fri', ['mon', 'tue - fri', 'mon', '']])
    expect(await named(said)).toMatchObject(days);
  expect(await named('sunday')).toMatchObject({ openDays: 'sun', holidayDays: 'sun' });
  const unknown = 'Please name days as mon, tue, wed';
  for (const field of ['openDays', 'holidayDays'])
    for (const said of ['someday', 'mon,holiday', 'Mon-Foo', ['mon', 'x']])
      expect(await problem({ [field]: said })).toEqual([400, field, unknown]);
  const bookingDates = Array(401).fill('2027-01-09');
  expect((await problem({ isEnabledCustomBookingDates: true, bookingDates }))[0]).toBe(400);
});
