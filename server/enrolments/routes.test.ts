import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ENROLMENT_SORTS } from '#contract/enrolments/api.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { expectOrders } from '#server/testing/orders.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aBatch, aBatchWithoutKeys, enrol, enrolmentForm } from './factory.ts';

const use = useTestApp();
let school: Owner;
beforeEach(() => use.clock.set('2027-01-04T06:30:00.000Z'));
beforeAll(async () => {
  school = await anOwner(use, { registrationType: 'coaching' });
});

test('a batch without a fee takes the student at once, by either name and without an e-mail', async () => {
  const batch = await aBatch(use, school, { fee: '0' });
  const { status, json } = await enrol(use, batch, { studentName: undefined, name: 'Kabir', email: undefined });
  expect([status, json.paymentStatus, json.studentName, json.email, json.expiresAt]).toEqual([
    201,
    'TXN_SUCCESS',
    'Kabir',
    '',
    null,
  ]);
});

test.each([
  [{ mobile: '' }, 'mobile', 'mobile number required'],
  [{ mobile: '98765x3210' }, 'mobile', 'Must be only digits'],
  [{ mobile: '98765' }, 'mobile', 'Must be exactly 10 digits'],
  [{ email: 'ananya' }, 'email', 'Please enter a valid email address'],
  [{ email: 'ananya@exa mple.com' }, 'email', 'Please enter a valid email address'],
  [{ email: 'ananya\u202e@example.com' }, 'email', 'Please enter a valid email address'],
])('%j is refused in words beside its field', async (more, field, message) => {
  const { status, json } = await enrol(use, await aBatch(use, school), more);
  expect([status, json.message, json.issues]).toEqual([400, message, [{ field, message }]]);
});

test('the student’s name may be left out over HTTP, and put in later', async () => {
  const batch = await aBatch(use, school, { fee: '0' });
  for (const studentName of [undefined, null, '', '  ']) {
    const { status, json } = await enrol(use, batch, { studentName });
    expect([status, json.studentName]).toEqual([201, '']);
    const named = await use.call('PUT', `/coachingbooking/${json._id}`, { studentName: 'Ananya' }, school);
    expect(named.json).toMatchObject({ studentName: 'Ananya', mobile: json.mobile, email: json.email });
  }
});

test('another fee than the batch’s is refused, with the right one in the answer', async () => {
  const batch = await aBatch(use, school);
  const { status, json } = await enrol(use, batch, { fee: 1000 });
  expect([status, json.code, json.fee]).toEqual([409, 'PRICE_CHANGED', 1500.5]);
  expect((await enrol(use, batch, { fee: '1500.50' })).status).toBe(201);
});

test('a batch can be joined until the end of its last day, and not after it', async () => {
  const own = { startDate: '2027-01-01' };
  const last = await enrol(use, await aBatch(use, school, { ...own, endDate: '2027-01-04' }));
  expect(last.status).toBe(201);
  const over = await enrol(use, await aBatch(use, school, { ...own, endDate: '2027-01-03' }));
  expect([over.status, over.json.code, over.json.message]).toEqual([409, 'CLOSED', 'This batch is over.']);
});

test('a batch that its owner makes longer takes its students along', async () => {
  const batch = await aBatch(use, school, { fee: '0' });
  const { json } = await enrol(use, batch);
  const longer = await use.call('PUT', `/coaching/${batch._id}`, { ...batch, endDate: '2027-12-31' }, school);
  expect([longer.status, longer.json.taken]).toEqual([200, 1]);
  const [row] = await use.database.asOwner('select visit_date::text as day from booking where id = $1', [json.id]);
  expect(row).toEqual({ day: '2027-12-31' });
});

test('with fewer places than students those who are in stay, and nobody new gets in', async () => {
  const batch = await aBatch(use, school, { fee: '0', inTake: '3' });
  const first = await enrol(use, batch);
  await enrol(use, batch);
  await use.call('PUT', `/coaching/${batch._id}`, FORMS.batch({ fee: '0', inTake: '1' }), school);
  const refused = await enrol(use, batch);
  expect([refused.status, refused.json.code, refused.json.message]).toEqual([409, 'SOLD_OUT', 'This batch is full.']);
  const { json } = await use.call('GET', `/coachingbooking/${first.json.id}`, undefined, school);
  expect(json.paymentStatus).toBe('TXN_SUCCESS');
});

test('the owner’s list of batches tells how many places are taken, and visitors are not told', async () => {
  const batch = await aBatch(use, school, { inTake: '5' });
  await enrol(use, batch);
  await enrol(use, batch, { mobile: '9876544444' });
  const own = await use.call('GET', `/coaching/${batch._id}`, undefined, school);
  const shown = await use.call('GET', `/coaching/${batch._id}`);
  expect([own.json.taken, 'taken' in shown.json]).toEqual([2, false]);
});

test('one mobile number holds five places of a batch, paid or free, and no more', async () => {
  for (const fee of ['0', '500']) {
    const batch = await aBatch(use, school, { fee });
    for (let held = 0; held < 5; held += 1)
      expect((await enrol(use, batch, { mobile: '9876500000' })).status).toBe(201);
    const { status, headers } = await enrol(use, batch, { mobile: '9876500000' });
    expect([status, headers['retry-after']]).toEqual([429, '300']);
    expect((await enrol(use, batch)).status).toBe(201);
  }
});

test('a batch without keys takes no hold that nobody can pay, and one that is free needs none', async () => {
  const batch = await aBatchWithoutKeys(use, school);
  const { status, json } = await enrol(use, batch);
  const message = `${batch.batchName} cannot take payments online yet. Please ask the coaching centre.`;
  expect([status, json.code, json.message]).toEqual([409, 'CLOSED', message]);
  expect(await use.database.asOwner('select from booking where batch_id = $1', [batch._id])).toEqual([]);
  expect((await enrol(use, await aBatchWithoutKeys(use, school, { fee: '0' }))).status).toBe(201);
});

test('the same key and request is one booking, also when the batch is full by then; another request is refused', async () => {
  const batch = await aBatch(use, school, { inTake: '1' });
  const headers = { 'idempotency-key': 'one-and-the-same' };
  const form = enrolmentForm(batch);
  const add = (body: object) => use.call('POST', '/coachingbooking/add', body, { headers });
  const [first, second] = await Promise.all([add(form), add(form)]);
  expect([first.status, second.status, second.json.id]).toEqual([201, 201, first.json.id]);
  expect((await enrol(use, batch)).json.code).toBe('SOLD_OUT');
  expect((await add(form)).json.id).toBe(first.json.id);
  expect((await add({ ...form, studentName: 'Kabir' })).json.code).toBe('IDEMPOTENCY_CONFLICT');
});

test('an unpaid place is voided and free again; a paid one cannot be deleted', async () => {
  const batch = await aBatch(use, school, { inTake: '1' });
  const { json } = await enrol(use, batch);
  expect((await enrol(use, batch)).json.code).toBe('SOLD_OUT');
  const gone = await use.call('DELETE', `/coachingbooking/${json.id}`, undefined, school);
  expect([gone.status, gone.json]).toEqual([200, { _id: json.id, id: json.id, deleted: true }]);
  const { json: kept } = await use.call('GET', `/coachingbooking/${json.id}`, undefined, school);
  expect([kept.paymentStatus, kept.voided]).toEqual(['Aborted', true]);
  const { json: next } = await enrol(use, batch);
  await use.database.asOwner(`update booking set status = 'paid' where id = $1`, [next.id]);
  expect((await use.call('DELETE', `/coachingbooking/${next.id}`, undefined, school)).status).toBe(409);
});

test('a visitor sees one booking with both of its ids, and a free one’s code at once', async () => {
  const batch = await aBatch(use, school, { fee: '0' });
  const { json } = await enrol(use, batch, { mobile: '9876522222' });
  const look = (coachingId: string) =>
    use.call('POST', '/coachingbooking/getqrcodebystatus', { bookingId: json.id, coachingId });
  expect((await look(batch._id)).json).toMatchObject({
    status: true,
    message: 'Your place in the batch is confirmed.',
    paymentStatus: 'TXN_SUCCESS',
    image: expect.stringMatching(/^data:image\/png;base64,/),
  });
  expect((await look((await aBatch(use, school))._id)).status).toBe(404);
});

test('staff find enrolments by batch, student, status and day', async () => {
  const owner = await anOwner(use, { registrationType: 'coaching' });
  const [maths, art] = [await aBatch(use, owner), await aBatch(use, owner, { fee: '0' })];
  await enrol(use, maths, { studentName: 'Ravi', mobile: '9876511111', email: 'ravi@example.com' });
  // Past midnight, and never so long without a call that the session ends.
  use.clock.advance(7 * 60);
  await use.call('GET', '/auth/me', undefined, owner);
  use.clock.advance(7 * 60);
  await enrol(use, art, { studentName: 'Sita' });
  await enrol(use, maths, { studentName: 'Tara' });
  const found = async (body: object, call = 'search') =>
    (await use.call('POST', `/coachingbooking/${call}`, body, owner)).json.map(
      (row: { studentName: string }) => row.studentName,
    );
  expect(await found({})).toEqual(['Tara', 'Sita', 'Ravi']);
  expect(await found({ coachingId: maths._id })).toEqual(['Tara', 'Ravi']);
  expect(await found({ coachingId: [maths._id, art._id], paymentStatus: 'TXN_SUCCESS' })).toEqual(['Sita']);
  expect(await found({ paymentStatus: 'Aborted' }, 'find')).toEqual(['Ravi']);
  expect(await found({ mobile: '98765 11111' }, 'profileid')).toEqual(['Ravi']);
  expect(await found({ email: 'RAVI@example.com', name: 'Ravi' }, 'find')).toEqual(['Ravi']);
  expect(await found({ startDate: '2027-01-05T00:00:00.000Z', endDate: '2027-01-05T23:59:00.000Z' }, 'report')).toEqual(
    ['Tara', 'Sita'],
  );
  const { headers, json } = await use.call('GET', '/coachingbooking/list?page=2&limit=1', undefined, owner);
  expect([headers['x-total-count'], json.length, json[0].studentName]).toEqual(['3', 1, 'Sita']);
});

test('enrolments are sorted by any of their columns: names as people sort them, whatever their capitals', async () => {
  const batch = await aBatch(use, school, { fee: '0' });
  for (const studentName of ['rohan', 'Anand', 'ZOYA', 'bela']) await enrol(use, batch, { studentName });
  const read = (asked: object) =>
    use.call('POST', '/coachingbooking/search', { coachingId: batch._id, ...asked }, school);
  await expectOrders(async (asked) => {
    const { status, json } = await read(asked);
    return status === 200 ? json.map(({ _id }: { _id: string }) => _id) : null;
  }, ENROLMENT_SORTS);
  const names = (await read({ sort: 'student' })).json.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Anand', 'bela', 'rohan', 'ZOYA']);
});

test('while the intake is lowered, nobody gets a place beyond it', async () => {
  const owner = await anOwner(use, { registrationType: 'coaching' });
  const batch = await aBatch(use, owner, { inTake: '10' });
  const lowered = use.call('PUT', `/coaching/${batch._id}`, { ...batch, inTake: 3 }, owner);
  const before = await Promise.all(Array.from({ length: 3 }, () => enrol(use, batch)));
  expect((await lowered).status).toBe(200);
  const after = await Promise.all(Array.from({ length: 8 }, () => enrol(use, batch)));
  const booked = [...before, ...after].filter(({ status }) => status === 201);
  expect(booked.length).toBe(3);
});
