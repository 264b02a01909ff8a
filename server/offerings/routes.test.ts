import { describe, expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { type CallAnswer, useTestApp } from '#server/testing/test-app.ts';
import { aShowOwner } from '#server/visits/factory.ts';
import { type StoredJson, type TradeSample, tradesOf } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

const TRADES = tradesOf(use);

const ownerOf = (trade: TradeSample) => anOwner(use, { registrationType: trade.registrationType });
const put = (trade: TradeSample, id: string, body: object, owner: Owner) =>
  use.call('PUT', `${trade.path}/${id}`, body, { token: owner.token });
const withdraw = (trade: TradeSample, id: string, owner: Owner) => put(trade, id, { published: false }, owner);
const issuesOf = ({ json }: CallAnswer): string[] => json.issues.map(({ field }: { field: string }) => field);
const idsIn = ({ json }: CallAnswer): string[] => json.map(({ _id }: { _id: string }) => _id);

describe.each(TRADES)('$trade as a draft', (trade) => {
  const { path, kind, nameField, lacks } = trade;
  const aDraft = async (owner: Owner): Promise<StoredJson> => {
    const { status, json, text } = await use.call(
      'POST',
      `${path}/add`,
      { [nameField]: 'Draft', published: false },
      owner,
    );
    expect(text).not.toContain('message');
    expect(status).toBe(201);
    return json;
  };

  test('needs its name alone; its own people see it, and nobody else', async () => {
    const owner = await ownerOf(trade);
    const draft = await aDraft(owner);
    expect(draft).toMatchObject({ [nameField]: 'Draft', published: false });
    expect((await use.call('POST', `${path}/add`, { [nameField]: '', published: false }, owner)).status).toBe(400);
    expect(idsIn(await use.call('POST', `${path}/get`, {}, owner))).toEqual([draft._id]);
    expect(idsIn(await use.call('POST', `${path}/find`, { published: false }, owner))).toEqual([draft._id]);
    expect((await use.call('GET', `${path}/${draft._id}`, undefined, owner)).json).toMatchObject({ published: false });
    const other = await ownerOf(trade);
    for (const caller of [{}, other]) {
      expect((await use.call('GET', `${path}/${draft._id}`, undefined, caller)).status).toBe(404);
      expect(idsIn(await use.call('GET', `${path}/list`, undefined, caller))).not.toContain(draft._id);
      expect((await use.call('GET', `${path}/qr/${draft._id}`, undefined, caller)).status).toBe(404);
    }
  });

  test('says what it lacks, and is not published before that is there; each thing is named', async () => {
    const owner = await ownerOf(trade);
    const draft = await aDraft(owner);
    const asked = await use.call('GET', `/offering/${kind}/${draft._id}`, undefined, owner);
    expect(asked.json.missing.map(({ field }: { field: string }) => field)).toEqual(lacks);
    const refused = await put(trade, draft._id, { published: true }, owner);
    expect(refused.status).toBe(400);
    expect(issuesOf(refused)).toEqual(lacks);
    for (const { message } of asked.json.missing) expect(refused.json.message).toContain(message);
    expect((await use.call('GET', `${path}/${draft._id}`)).status).toBe(404);
    const other = await ownerOf(trade);
    expect((await use.call('GET', `/offering/${kind}/${draft._id}`, undefined, other)).status).toBe(404);
  });

  test('an old call publishes as before; back to draft it cannot be booked, and what was booked stays', async () => {
    const owner = await ownerOf(trade);
    const stored = await trade.published(owner);
    expect(stored.published).toBe(true);
    expect((await trade.book(stored)).status).toBe(201);
    const standing = await use.call('GET', `/offering/${kind}/${stored._id}`, undefined, owner);
    expect(standing.json).toMatchObject({ published: true, missing: [] });
    expect((await withdraw(trade, stored._id, owner)).json).toMatchObject({ published: false });
    const refused = await trade.book(stored);
    expect([refused.status, refused.json.code]).toEqual([404, 'NOT_FOUND']);
    // An old call changes what it names, and leaves it a draft.
    expect((await put(trade, stored._id, { [nameField]: 'Again' }, owner)).json).toMatchObject({ published: false });
    expect((await put(trade, stored._id, { published: true }, owner)).json).toMatchObject({ published: true });
    expect((await trade.book(stored)).status).toBe(201);
  });

  test('publishing and taking back stand in Activity', async () => {
    const owner = await ownerOf(trade);
    const stored = await trade.published(owner);
    await withdraw(trade, stored._id, owner);
    const { json } = await use.call('GET', '/audit/list', undefined, owner);
    const entry = { action: 'changed', changes: { published: { from: true, to: false } } };
    expect(json).toContainEqual(expect.objectContaining(entry));
  });
});

test('what somebody has booked stays complete, also as a draft', async () => {
  const owner = await anOwner(use, { registrationType: 'coaching' });
  const batch = await aBatch(use, owner, { fee: 0 });
  const emptied = () => use.call('PUT', `/coaching/${batch._id}`, { endDate: '', published: false }, owner);
  expect((await emptied()).json).toMatchObject({ endDate: null, published: false });
  await use.call('PUT', `/coaching/${batch._id}`, { endDate: '2027-05-31', published: true }, owner);
  expect((await enrol(use, batch)).status).toBe(201);
  const refused = await emptied();
  expect([refused.status, issuesOf(refused)]).toEqual([400, ['endDate']]);
});

test('what is asked to be published at once is refused with all that it lacks', async () => {
  const owner = await aShowOwner(use);
  const refused = await use.call('POST', '/exbhition/add', { published: true }, owner);
  expect(refused.status).toBe(400);
  expect(issuesOf(refused)).toEqual(['organizationName', 'date', 'time']);
  expect(idsIn(await use.call('POST', '/exbhition/get', {}, owner))).toEqual([]);
  const empty = await use.call('POST', '/exbhition/add', {}, owner);
  expect([empty.status, empty.json.published]).toEqual([201, true]);
});

test('a show of the past, and one that lets nobody in, are not published', async () => {
  const owner = await aShowOwner(use);
  const form = FORMS.exhibition({ date: '2026-12-01T18:00', time: '2026-12-01T21:00', capacity: 0, published: true });
  expect(issuesOf(await use.call('POST', '/exbhition/add', form, owner))).toEqual(['time', 'capacity']);
});

test('a park that takes money needs the keys of its gateway before it is published, and a free one does not', async () => {
  const owner = await anOwner(use);
  const { json: park } = await use.call('POST', '/park/add', parkForm({ published: false }), owner);
  expect(issuesOf(await use.call('PUT', `/park/${park._id}`, { published: true }, owner))).toEqual(['keys']);
  await giveKeys(use, 'park_id', park._id);
  expect((await use.call('PUT', `/park/${park._id}`, { published: true }, owner)).status).toBe(200);
  const free = parkForm({ adultFee: 0, childFee: 0, published: true });
  expect((await use.call('POST', '/park/add', free, owner)).status).toBe(201);
});

const KEYLESS = [
  ['a park', '/park/add', 'park', () => parkForm()],
  ['a clinic', '/clinic/add', 'doctor', () => FORMS.clinic({ fee: 300 })],
  ['a batch', '/coaching/add', 'coaching', () => FORMS.batch({ fee: 500 })],
] as const;

test.each(KEYLESS)(
  '%s that costs something is not published without keys, and is told to be saved as a draft',
  async (_, path, kind, form) => {
    const owner = await anOwner(use, { registrationType: kind });
    const refused = await use.call('POST', path, { ...form(), published: true }, owner);
    expect([refused.status, issuesOf(refused)]).toEqual([400, ['keys']]);
    expect(refused.json.message).toBe(
      'This cannot be published yet. Please save it as a draft first. Please enter its payment keys on the Configuration screen, so that visitors can pay.',
    );
    const { json: draft } = await use.call('POST', path, { ...form(), published: false }, owner);
    const again = await use.call('PUT', path.replace('add', draft._id), { published: true }, owner);
    expect([again.status, issuesOf(again)]).toEqual([400, ['keys']]);
    expect(again.json.message).not.toContain('as a draft');
  },
);

test('a clinic that takes no fee needs no keys, and a branch is not published without a counter that can sign in', async () => {
  const doctors = await anOwner(use, { registrationType: 'doctor' });
  expect((await use.call('POST', '/clinic/add', FORMS.clinic({ fee: 0, published: true }), doctors)).status).toBe(201);
  const bank = await anOwner(use, { registrationType: 'loan' });
  const refused = await use.call('POST', '/branch/add', FORMS.branch({ published: true }), bank);
  expect([refused.status, issuesOf(refused)]).toEqual([400, ['counters']]);
});

test('a park that never opens is not published', async () => {
  const owner = await anOwner(use);
  const week = 'mon,tue,wed,thu,fri,sat,sun';
  const closed = parkForm({ adultFee: 0, childFee: 0, isHolidays: true, holidayDays: week, published: true });
  expect(issuesOf(await use.call('POST', '/park/add', closed, owner))).toEqual(['openDays']);
  const past = { isEnabledCustomBookingDates: true, bookingDates: ['2026-12-01'], published: true };
  const over = parkForm({ adultFee: 0, childFee: 0, ...past });
  expect(issuesOf(await use.call('POST', '/park/add', over, owner))).toEqual(['bookingDates']);
});

test('a draft’s counters, cards and coupons are not told either, and its desk sells nothing', async () => {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, bank);
  const counter = await aCounter(use, bank, branch._id);
  expect((await use.call('POST', '/branchuser/get', { branchId: branch._id })).json).toHaveLength(1);
  await use.call('PUT', `/branch/${branch._id}`, { published: false }, bank);
  expect((await use.call('POST', '/branchuser/get', { branchId: branch._id })).json).toEqual([]);
  const walkIn = await use.call('POST', '/loanbooking/add', { mobile: '9876543210' }, { token: counter.token });
  expect(walkIn.status).toBe(404);

  const owner = await anOwner(use);
  const park = await aPark(use, owner, { isEnabledCoupon: true });
  await use.call('POST', '/coupon/add', FORMS.coupon(park._id, { couponCode: 'HELLO' }), owner);
  await use.call('POST', '/advatagement/add', FORMS.advertisement(park._id), owner);
  const cards = () => use.call('POST', '/ticketbooking/getAdvatagement', { parkId: park._id });
  const before = await cards();
  await use.call('PUT', `/park/${park._id}`, { published: false }, owner);
  const coupon = {
    couponCode: 'HELLO',
    parkId: park._id,
    profileRegistrationId: owner.organisationId,
    orderAmount: 100,
  };
  expect((await use.call('POST', '/coupon/public/apply', coupon)).status).toBe(404);
  expect([before.json.length, (await cards()).json]).toEqual([1, []]);
});

test('a board goes on for the tokens of today, and there is none of a draft that has no tokens', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner);
  await bookDoctor(use, clinic);
  await use.call('PUT', `/clinic/${clinic._id}`, { published: false }, owner);
  expect((await use.call('GET', `/queue/board/doctor/${clinic._id}`)).status).toBe(200);
  const called = await use.call(
    'POST',
    '/queue/next',
    { kind: 'doctor', id: clinic._id, doctorId: clinic.doctorId },
    owner,
  );
  expect(called.status).toBe(200);
  const idle = await aClinic(use, owner, { published: false });
  expect((await use.call('GET', `/queue/board/doctor/${idle._id}`)).status).toBe(404);
});

test('a dashboard does not count drafts among what there is', async () => {
  const owner = await anOwner(use);
  await aPark(use, owner);
  const held = async () => JSON.stringify((await use.call('GET', '/dashboard/today', undefined, owner)).json);
  const before = await held();
  await use.call('POST', '/park/add', parkForm({ published: false }), owner);
  expect(await held()).toBe(before);
});
