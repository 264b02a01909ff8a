import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Batch } from '#contract/coaching-batches/model.ts';
import { slugOf } from '#contract/organisations/rules.ts';
import { batches } from '#server/coaching-batches/service.ts';
import { aBatch } from '#server/enrolments/factory.ts';
import { credentialForm } from '#server/gateway-credentials/factory.ts';
import { inspectorForm } from '#server/inspectors/factory.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { schemaOf } from '#server/kernel/http/openapi/openapi-schema.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark, aParkWithoutKeys } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { kindOf } from '#server/testing/tenants/tenant-records.ts';
import { type Forms, UNLIKE, UNLIKE_BOOKINGS } from '#server/testing/tenants/unlike-records.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { refuseChangedMeanwhile } from './changed-meanwhile.ts';
import { withChanges } from './changes.ts';
import { recordById, updateRecord } from './resource.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
type Row = Record<string, unknown> & { _id: string };

const twoParks = async (owner: Owner) =>
  [(await aParkWithoutKeys(use, owner))._id, (await aParkWithoutKeys(use, owner))._id] as const;

interface Noun {
  kind: string;
  forms: Forms;
  add?: string;
  list?: string;
}

const PEOPLE: Readonly<Record<string, Noun>> = {
  '/user': {
    kind: 'park',
    add: '/user/userregister',
    forms: async (_, owner) => {
      const [zoo, lake] = await twoParks(owner);
      return [inspectorForm(zoo), inspectorForm(lake, { name: 'Usha', phone: '9876500001', status: false })];
    },
  },
  '/configuration': {
    kind: 'park',
    forms: async (_, owner) => {
      const [zoo, lake] = await twoParks(owner);
      return [credentialForm(zoo), credentialForm(lake, { mid: '900002', cipher: 'gcm' })];
    },
  },
  '/counterlogin': {
    kind: 'loan',
    forms: async (_, owner) => {
      const branch = async () => (await aRecord(use, owner, '/branch', FORMS.branch()))._id;
      return [FORMS.counter(await branch()), FORMS.counter(await branch(), { counterNumber: '2', status: false })];
    },
  },
  '/category': {
    kind: 'admin',
    list: '/category',
    forms: async () => [
      { name: 'Parks', status: true },
      { name: 'Zoos', status: false },
    ],
  },
};

/** The fields that follow from a field: its other name, those that it decides, or those that it is counted from. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  startTime: ['startTiming'],
  startTiming: ['startTime'],
  endTime: ['endTiming'],
  endTiming: ['endTime'],
  batchName: ['coachingName'],
  coachingName: ['batchName'],
  doctorName: ['doctorId', 'doctorIds'],
  doctorId: ['doctorName', 'doctorIds'],
  maxUsageLimit: ['ismaxUsageLimit'],
  ismaxUsageLimit: ['maxUsageLimit'],
  minimumOrderAmount: ['isMinimumOrderAmount'],
  isMinimumOrderAmount: ['minimumOrderAmount'],
  applicableUser: ['isApplicableUser'],
  isApplicableUser: ['applicableUser'],
  isEnabledCustomBookingDates: ['bookingDates'],
  parkId: ['parkName'],
  branchId: ['branchName'],
};
/** The clinic's own doctor stands first among its doctors, whoever else is named. */
const ADDED_TO = ['doctorIds'];
/** Nowhere stored: Activity tells of what they switch. */
const SWITCHES = ['ismaxUsageLimit', 'isMinimumOrderAmount', 'isApplicableUser'];
/** Masked in answers, or not in them at all. */
const WRITE_ONLY = ['accessKey', 'workingKey', 'password'];
/** The add-on goes before what it is added to. */
const FIRST = ['familyAddon'];

const bodyOf = (path: string): string[] => {
  const put = use.deps.endpoints.find((one) => one.method === 'PUT' && one.path === `${path}/:id`);
  const fields = Object.keys(schemaOf(put?.body as z.ZodType).properties ?? {});
  return [...FIRST.filter((name) => fields.includes(name)), ...fields.filter((name) => !FIRST.includes(name))];
};

const signIn = (kind: string): Promise<Owner> =>
  kind === 'admin' ? anAdmin(use) : anOwner(use, { registrationType: kind });

const NOUNS: Readonly<Record<string, Noun>> = {
  ...Object.fromEntries(Object.entries(UNLIKE).map(([path, forms]) => [path, { kind: kindOf(path), forms }])),
  ...PEOPLE,
};

describe.each(Object.entries(NOUNS))('PUT %s', (path, { kind, forms, add }) => {
  let owner: Owner;
  let one: Row;
  let unlike: Row;
  const put = (body: object) => use.call('PUT', `${path}/${one._id}`, body, owner);

  beforeAll(async () => {
    owner = await signIn(kind);
    const made: Row[] = [];
    for (const form of await forms(use, owner))
      made.push((await use.call('POST', add ?? `${path}/add`, form, owner)).json);
    [one, unlike] = made as [Row, Row];
    // A value that may be there once only must be free for the other one.
    await use.call('DELETE', `${path}/${unlike._id}`, undefined, owner);
  });

  test('with nothing changes nothing', async () => {
    const { status, json } = await put({});
    expect([status, json]).toEqual([200, one]);
  });

  test('with one field changes that one and keeps the rest', async () => {
    let before = one;
    for (const field of bodyOf(path).filter((name) => !WRITE_ONLY.includes(name) && name in unlike)) {
      const { status, json, text } = await put({ [field]: unlike[field] });
      expect(status, `${field}: ${text}`).toBe(200);
      const follows = new Set([field, ...(FOLLOWS[field] ?? [])]);
      for (const other of Object.keys(before).filter((name) => !follows.has(name)))
        expect(json[other], `${other} after ${field}`).toEqual(before[other]);
      if (!ADDED_TO.includes(field)) expect(json[field], field).toEqual(unlike[field]);
      before = json;
    }
    const changed = Object.keys(one).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(before[name]));
    expect(changed.length).toBeGreaterThan(0);
  });

  test('refuses what is not any more what it was, by whom, and lets through what is: field by field', async () => {
    let { json: now } = await put({});
    let refused = 0;
    // Backwards, so that each step is one that was right before.
    for (const field of bodyOf(path).toReversed()) {
      if (!(field in one) || ADDED_TO.includes(field) || isDeepStrictEqual(one[field], now[field])) continue;
      const back = { [field]: one[field] };
      const late = await put({ ...back, was: back });
      expect([late.status, late.json.code, late.json.now], field).toEqual([409, 'CHANGED_MEANWHILE', now]);
      expect(late.json.issues.map((issue: { field: string }) => issue.field)).toContain(field);
      if (!SWITCHES.includes(field)) expect(late.json.changedBy, field).toBe(kind === 'admin' ? 'Admin' : 'Asha Rao');
      const { status, json, text } = await put({ ...back, was: { [field]: now[field] } });
      expect(status, `${field}: ${text}`).toBe(200);
      now = json;
      refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(UNLIKE_BOOKINGS))('PUT %s', (path, make) => {
  const MAY = ['mobile', 'bookingStatus', 'visitorName', 'studentName', 'name', 'email'];
  const DECIDES: Readonly<Record<string, readonly string[]>> = {
    bookingStatus: ['calledAt', 'completedAt', 'branchUserId', 'counterNumber'],
    studentName: ['name'],
    name: ['studentName'],
  };

  test('with one field changes that one at most, never what is not for staff to change', async () => {
    const owner = await signIn(kindOf(path));
    await make(use, owner);
    const call = (method: 'GET' | 'PUT', body?: object) => use.call(method, `${path}/${one._id}`, body, owner);
    const { json: rows } = await use.call('GET', `${path}/list`, undefined, owner);
    const [unlike, one] = [rows[0], rows.at(-1)] as [Row, Row];
    for (const field of Object.keys(one)) {
      const { json: before } = await call('GET');
      const { status, text } = await call('PUT', { [field]: unlike[field] });
      expect([200, 400, 403, 409], `${field}: ${text}`).toContain(status);
      const { json: after } = await call('GET');
      const may = new Set(MAY.includes(field) ? [field, ...(DECIDES[field] ?? [])] : []);
      for (const other of Object.keys(before).filter((name) => !may.has(name)))
        expect(after[other], `${other} after ${field}`).toEqual(before[other]);
    }
    expect((await call('PUT', { mobile: '9000012345' })).json).toMatchObject({ mobile: '9000012345' });
  });
});

test('PUT of a profile with one field keeps the rest', async () => {
  const owner = await anOwner(use);
  const path = `/profileregistration/${owner.organisationId}`;
  let { json: before } = await use.call('PUT', path, {}, owner);
  const changes = { location: 'Pune', name: 'Lakes', personName: 'Usha', mobileNumber1: '9000000001' };
  for (const [field, value] of Object.entries({ ...changes, mobileNumber2: '9000000002' })) {
    const { json } = await use.call('PUT', path, { [field]: value }, owner);
    // The address of its page follows the name, where no other was chosen.
    const slug = field === 'name' ? slugOf({ id: owner.organisationId, name: value }) : before.slug;
    expect(json).toEqual({ ...before, [field]: value, slug });
    before = json;
  }
});

test('PUT of a profile refuses what is not any more what it was, by whom, and lets through what is', async () => {
  const owner = await anOwner(use);
  const put = (body: object) => use.call('PUT', `/profileregistration/${owner.organisationId}`, body, owner);
  const { json: was } = await put({});
  const { json: now } = await put({ location: 'Pune', mobileNumber2: '9000000002' });
  for (const field of ['location', 'mobileNumber2'] as const) {
    const late = await put({ [field]: '9000000003', personName: 'Usha', was: { [field]: was[field] } });
    expect(late).toMatchObject({ status: 409, json: { code: 'CHANGED_MEANWHILE', changedBy: was.personName } });
    expect([late.json.now, late.json.issues[0].field]).toEqual([now, field]);
  }
  const { status, json } = await put({ location: 'Nashik', was: { location: 'Pune' } });
  expect([status, json]).toEqual([200, { ...now, location: 'Nashik' }]);
});

test('PUT of one price or one flag leaves the other categories, and an empty field is left empty', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { note: 'gate 2', dailyCapacity: 20, startTime: '09:00' });
  const put = async (body: object) => (await use.call('PUT', `/park/${park._id}`, body, owner)).json;
  expect(await put({ adultFee: '120.50' })).toEqual({ ...park, adultFee: 120.5 });
  expect(await put({ walker: true, walkerFee: 5 })).toEqual({ ...park, adultFee: 120.5, walker: true, walkerFee: 5 });
  const emptied = await put({ note: '', dailyCapacity: null, startTime: '', childFee: '' });
  expect(emptied).toMatchObject({ note: '', dailyCapacity: null, startTime: null, child: true, childFee: null });
  expect(emptied).toMatchObject({ adultFee: 120.5, walkerFee: 5, parkName: park.parkName });
});

const ADDON_ALONE =
  'Family Addon is sold together with Family. Please switch on Family too, or switch Family Addon off.';
const BREAKS: readonly [path: string, form: object, sent: object, message: string][] = [
  ['/exbhition', {}, { time: '2027-01-09T10:00' }, 'The show cannot end before it begins'],
  ['/coaching', {}, { endDate: '2027-01-01' }, 'The batch cannot end before it begins'],
  ['/coaching', {}, { startDate: '2027-12-01' }, 'The batch cannot end before it begins'],
  ['/clinic', {}, { endTime: '08:00' }, 'Please enter an end time that is after the start time'],
  ['/coupon', {}, { validFrom: '2028-01-01' }, 'The coupon cannot end before it begins'],
  [
    '/coupon',
    { discountType: 'fixed', discountValue: 200 },
    { discountType: 'percentage' },
    'A percentage cannot be more than 100',
  ],
  [
    '/advatagement',
    { startDate: '2027-02-01' },
    { endDate: '2027-01-01' },
    'The advertisement cannot end before it begins',
  ],
  ['/park', {}, { familyAddon: true }, ADDON_ALONE],
  ['/park', { family: true, familyAddon: true }, { family: false }, ADDON_ALONE],
];

test.each(BREAKS)('PUT %s that breaks a rule with what is stored is refused: %#', async (path, more, sent, message) => {
  const owner = await signIn(kindOf(path));
  const [form] = (await UNLIKE[path]?.(use, owner)) ?? [];
  const flat = path === '/park' ? { family: false, familyAddon: false } : {};
  const record = await aRecord(use, owner, path, { ...form, ...flat, ...more });
  const { status, json } = await use.call('PUT', `${path}/${record._id}`, sent, owner);
  expect([status, json.message]).toEqual([400, message]);
  const after = await use.call('GET', `${path}/${record._id}`, undefined, owner);
  expect(after.json).toEqual(record);
});

test('what was amiss before is no reason to refuse a change of something else, and is when it is touched', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aRecord(use, owner, '/clinic', FORMS.clinic());
  await use.database.asOwner("update clinic set closes_at = '08:00' where id = $1", [clinic._id]);
  const put = (body: object) => use.call('PUT', `/clinic/${clinic._id}`, body, owner);
  expect((await put({ city: 'Pune' })).json).toEqual({ ...clinic, endTime: '08:00', city: 'Pune' });
  expect((await put({ startTime: '07:00' })).status).toBe(200);
  expect((await put({ startTime: '09:00' })).status).toBe(400);
});

/** Runs two changes of a batch that is locked until both have come to it; each is right by itself, both together are not. */
async function race(one: (id: string, token: string) => Promise<unknown>[]) {
  const owner = await anOwner(use, { registrationType: 'coaching' });
  const { _id } = await aBatch(use, owner);
  const answers = await holding(
    use.database,
    `select from coaching_batch where organisation_id = '${owner.organisationId}' and id = '${_id}' for update`,
    async (letGo) => {
      const both = one(_id, owner.token);
      await Promise.race([untilWaiting(use.database, 2), Promise.all(both)]);
      await letGo();
      return Promise.all(both);
    },
  );
  const [stored] = await use.database.asOwner(
    'select start_date <= end_date as right from coaching_batch where id = $1',
    [_id],
  );
  return { answers, isRight: (stored as { right: boolean }).right };
}
const TOGETHER_WRONG = [{ startDate: '2027-05-01' }, { endDate: '2027-04-01' }];

test('two changes at once are checked one after the other', async () => {
  const { answers, isRight } = await race((id, token) =>
    TOGETHER_WRONG.map(async (sent) => (await use.call('PUT', `/coaching/${id}`, sent, { token })).status),
  );
  expect([answers.sort(), isRight]).toEqual([[200, 400], true]);
});

const unlocked = (id: string, sent: Partial<Batch>, check: (tx: Tx, stored: Batch) => unknown) =>
  withScope(use.deps.db, systemScope, async (tx) => {
    const owner = use.deps.codes.organisationOf(id);
    const stored = (await recordById(tx, batches.resource, true, owner, id)) as Batch;
    await check(tx, stored);
    await updateRecord(tx, batches.resource, stored, sent);
    return 200;
  });

test('control: read, checked and written without a lock, both are let through', async () => {
  const { isRight } = await race((id) =>
    TOGETHER_WRONG.map((sent) => unlocked(id, sent, (_, stored) => withChanges(batches.form, stored, sent))),
  );
  expect(isRight).toBe(false);
});

const LATER = ['2027-06-15', '2027-06-20'];

test('of two who saw the same and change it at once, one is let through', async () => {
  const { answers } = await race((id, token) =>
    LATER.map(
      async (endDate) =>
        (await use.call('PUT', `/coaching/${id}`, { endDate, was: { endDate: '2027-05-31' } }, { token })).status,
    ),
  );
  expect(answers.sort()).toEqual([200, 409]);
});

test('control: compared and written without a lock, both write over what they saw', async () => {
  const { answers } = await race((id) =>
    LATER.map((endDate) =>
      unlocked(id, { endDate }, (tx, stored) =>
        refuseChangedMeanwhile(tx, stored, { endDate: '2027-05-31' }, { endDate }),
      ),
    ),
  );
  expect(answers).toEqual([200, 200]);
});
