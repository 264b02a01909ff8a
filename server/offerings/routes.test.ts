import { describe, expect, test } from 'vitest';
import { type Text, text } from '#contract/kernel/text.ts';
import { aBranch, aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { type CallAnswer, useTestApp } from '#server/testing/test-app.ts';
import { type StoredJson, type TradeSample, tradesOf } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

const TRADES = tradesOf(use);

const ownerOf = (trade: TradeSample) => anOwner(use, { registrationType: trade.registrationType });
const put = (trade: TradeSample, id: string, body: object, owner: Owner) =>
  use.call('PUT', `${trade.path}/${id}`, body, owner);
const withdraw = (trade: TradeSample, id: string, owner: Owner) => put(trade, id, { published: false }, owner);
const issuesOf = ({ json }: CallAnswer): string[] => json.issues.map(({ field }: { field: string }) => field);
const idsIn = ({ json }: CallAnswer): string[] => json.map(({ _id }: { _id: string }) => _id);

describe.each(TRADES)('$trade as a draft', (trade) => {
  const { path, kind, nameField, requires, lacks } = trade;
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

  test('says what it lacks; to publish it is refused what its form requires alone', async () => {
    const owner = await ownerOf(trade);
    const draft = await aDraft(owner);
    const asked = await use.call('GET', `/offering/${kind}/${draft._id}`, undefined, owner);
    expect(asked.json.missing.map(({ field }: { field: string }) => field)).toEqual([...requires, ...lacks]);
    const published = await put(trade, draft._id, { published: true }, owner);
    expect(published.status).toBe(requires.length > 0 ? 400 : 200);
    expect(published.json.issues?.map(({ field }: { field: string }) => field) ?? []).toEqual(requires);
    expect((await use.call('GET', `${path}/${draft._id}`)).status).toBe(requires.length > 0 ? 404 : 200);
    const other = await ownerOf(trade);
    expect((await use.call('GET', `/offering/${kind}/${draft._id}`, undefined, other)).status).toBe(404);
  });

  test('an old call publishes as before; back to draft it cannot be booked, and what was booked stays', async () => {
    const owner = await ownerOf(trade);
    const stored = await trade.published(owner);
    expect(stored.published).toBe(true);
    expect((await trade.book(stored)).status).toBe(201);
    const standing = await use.call('GET', `/offering/${kind}/${stored._id}`, undefined, owner);
    expect(standing.json).toEqual({ state: 'onSale', missing: [] });
    expect((await withdraw(trade, stored._id, owner)).json).toMatchObject({ published: false });
    const refused = await trade.book(stored);
    expect([refused.status, refused.json.code]).toEqual([404, 'NOT_FOUND']);
    // An old call changes what it names, and leaves it a draft.
    expect((await put(trade, stored._id, { [nameField]: 'Again' }, owner)).json).toMatchObject({ published: false });
    expect((await put(trade, stored._id, { published: true }, owner)).json).toMatchObject({ published: true });
    expect((await trade.book(stored)).status).toBe(201);
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

const WEEK = 'mon,tue,wed,thu,fri,sat,sun';
const FREE = { adultFee: 0, childFee: 0 };

/** Forms that the product calls complete, each with what is still missing to sell. */
const COMPLETE: readonly [what: string, trade: string, form: () => object, lacks: Record<string, Text>][] = [
  ['a park that costs something and has no keys', 'a park', () => parkForm(), { keys: text('offerings.noKeys') }],
  [
    'a park without keys, part of which is free',
    'a park',
    () => parkForm({ childFee: 0 }),
    { keys: text('offerings.onlyFreeWithoutKeys') },
  ],
  [
    'a park that sells nothing yet',
    'a park',
    () => ({ parkName: 'Lotus', mid: 'M1', location: 'Pune' }),
    { fees: text('offerings.noFees') },
  ],
  [
    'a park that never opens',
    'a park',
    () => parkForm({ ...FREE, isHolidays: true, holidayDays: WEEK }),
    { openDays: text('offerings.neverOpen') },
  ],
  [
    'a park whose dates are all over',
    'a park',
    () => parkForm({ ...FREE, isEnabledCustomBookingDates: true, bookingDates: ['2026-12-01'] }),
    { bookingDates: text('offerings.datesOver') },
  ],
  ['a park where all is free', 'a park', () => parkForm(FREE), {}],
  ['a clinic that takes cash', 'a clinic', () => FORMS.clinic(), {}],
  [
    'a clinic with a MID and no keys',
    'a clinic',
    () => FORMS.clinic({ mid: 'M1' }),
    { keys: text('offerings.onlyCashWithoutKeys') },
  ],
  ['a clinic without tokens', 'a clinic', () => FORMS.clinic({ tokens: 0 }), { tokens: text('offerings.noTokens') }],
  ['a branch without a counter', 'a branch', () => FORMS.branch(), { counters: text('offerings.noCounters') }],
  [
    'an empty show',
    'a show',
    () => ({}),
    { organizationName: text('offerings.noName'), date: text('offerings.noStart'), time: text('offerings.noEnd') },
  ],
  [
    'a show of the past that lets nobody in',
    'a show',
    () => FORMS.exhibition({ date: '2026-12-01T18:00', time: '2026-12-01T21:00', capacity: 0 }),
    { time: text('offerings.over'), capacity: text('offerings.noPlaces') },
  ],
  ['a batch without keys', 'a batch', () => FORMS.batch({ fee: 500 }), { keys: text('offerings.noKeys') }],
  [
    'a batch that has ended, without seats',
    'a batch',
    () => FORMS.batch({ fee: 0, startDate: '2026-01-01', endDate: '2026-02-01', inTake: 0 }),
    { endDate: text('offerings.batchOver'), inTake: text('offerings.noSeats') },
  ],
];

describe.each(COMPLETE)('%s', (_, named, form, texts) => {
  const lacks = Object.fromEntries(Object.entries(texts).map(([field, message]) => [field, SAY.en(message)]));
  const trade = TRADES.find((one) => one.trade === named) as TradeSample;
  const missingOf = async (id: string, owner: Owner) =>
    Object.fromEntries(
      (await use.call('GET', `/offering/${trade.kind}/${id}`, undefined, owner)).json.missing.map(
        ({ field, message }: Record<string, string>) => [field, message],
      ),
    );

  test('is saved and public at once, and says what is missing to sell', async () => {
    const owner = await ownerOf(trade);
    const added = await use.call('POST', `${trade.path}/add`, { ...form(), published: true }, owner);
    expect([added.status, added.json.published], added.text).toEqual([201, true]);
    const id = added.json._id;
    expect((await use.call('GET', `${trade.path}/${id}`)).status).toBe(200);
    expect(await missingOf(id, owner)).toEqual(lacks);
  });
});

test('keys and a counter are missed no more once they are there', async () => {
  const owner = await anOwner(use);
  const { json: park } = await use.call('POST', '/park/add', parkForm(), owner);
  await giveKeys(use, 'park_id', park._id);
  expect((await use.call('GET', `/offering/park/${park._id}`, undefined, owner)).json.missing).toEqual([]);
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, bank);
  await aCounter(use, bank, branch._id);
  expect((await use.call('GET', `/offering/branch/${branch._id}`, undefined, bank)).json.missing).toEqual([]);
});

test('a draft’s counters, cards and coupons are not told either, and its desk sells nothing', async () => {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, bank);
  const counter = await aCounter(use, bank, branch._id);
  expect((await use.call('POST', '/branchuser/get', { branchId: branch._id })).json).toHaveLength(1);
  await use.call('PUT', `/branch/${branch._id}`, { published: false }, bank);
  expect((await use.call('POST', '/branchuser/get', { branchId: branch._id })).json).toEqual([]);
  const walkIn = await use.call('POST', '/loanbooking/add', { mobile: '9876543210' }, counter);
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

test('a board of a draft ends with its last token of today', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner);
  const { json: token } = await bookDoctor(use, clinic);
  await use.call('PUT', `/clinic/${clinic._id}`, { published: false }, owner);
  const board = async () => (await use.call('GET', `/queue/board/doctor/${clinic._id}`)).status;
  await use.call('POST', '/queue/next', { kind: 'doctor', id: clinic._id, doctorId: clinic.doctorId }, owner);
  expect(await board()).toBe(200);
  const done = await use.call('PUT', `/doctorbooking/${token._id}`, { bookingStatus: 'complete' }, owner);
  expect(done.status).toBe(200);
  expect(await board()).toBe(404);
});

test('a dashboard does not count drafts among what there is', async () => {
  const owner = await anOwner(use);
  await aPark(use, owner);
  const held = async () => JSON.stringify((await use.call('GET', '/dashboard/today', undefined, owner)).json);
  const before = await held();
  await use.call('POST', '/park/add', parkForm({ published: false }), owner);
  expect(await held()).toBe(before);
});
