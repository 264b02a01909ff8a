import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { ticketForm } from './factory.ts';

const use = useTestApp();
const owner = theOwner(use);
const parkWith = (more: object = {}) => aPark(use, owner, more);
let keys = 0;
const newKey = () => `key-of-a-test-${++keys}`;
const add = (body: object, key: string, token?: string) =>
  use.call('POST', '/ticketbooking/add', body, { token, headers: { 'idempotency-key': key } });
const bookingsOf = async (park: { _id: string }) =>
  (await use.database.asOwner('select count(*)::int as n from booking where park_id = $1', [park._id]))[0].n;

test('twenty of them at once make one booking and one answer, also for the last place', async () => {
  const park = await parkWith({ dailyCapacity: 2 });
  const [form, key] = [ticketForm(park), newKey()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(form, key)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await bookingsOf(park)).toBe(1);
});

test('the same key with another body is refused, also at once and also for another park', async () => {
  const [park, other] = [await parkWith(), await parkWith()];
  const key = newKey();
  const forms = [ticketForm(park), ticketForm(park), ticketForm(other), ticketForm(park, { fee: [] })];
  const answers = await Promise.all(forms.map((form) => add(form, key)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const late = await add(ticketForm(park), key);
  expect([late.status, late.json.code, late.json.message]).toEqual([
    409,
    'IDEMPOTENCY_CONFLICT',
    'This Idempotency-Key was used for another request.',
  ]);
  expect((await bookingsOf(park)) + (await bookingsOf(other))).toBe(1);
});

test('a key counts within its organisation: at another it books there, and a repeat is answered as the first of each', async () => {
  const [park, foreign] = [await parkWith(), await aPark(use, await anOwner(use))];
  const key = newKey();
  const forms = [ticketForm(park), ticketForm(foreign)];
  const first = await Promise.all(forms.map((form) => add(form, key)));
  expect(first.map(({ status }) => status)).toEqual([201, 201]);
  expect((await Promise.all(forms.map((form) => add(form, key)))).map(({ text }) => text)).toEqual(
    first.map(({ text }) => text),
  );
  expect((await add(ticketForm(foreign, { fee: [] }), key)).json.code).toBe('IDEMPOTENCY_CONFLICT');
  expect([await bookingsOf(park), await bookingsOf(foreign)]).toEqual([1, 1]);
});

test('a key that was refused at one organisation books at another', async () => {
  const [full, foreign] = [await parkWith({ dailyCapacity: 0 }), await aPark(use, await anOwner(use))];
  const key = newKey();
  const statuses = [await add(ticketForm(full), key), await add(ticketForm(foreign), key)].map(({ status }) => status);
  expect(statuses).toEqual([409, 201]);
});

test('a repeat is answered as the first, whatever has changed since', async () => {
  const park = await parkWith();
  const [form, key] = [ticketForm(park), newKey()];
  const first = await add(form, key);
  await use.call(
    'PUT',
    `/park/${park._id}`,
    { ...parkForm({ parkName: park.parkName }), adultFee: 500, status: false },
    owner,
  );
  expect((await add(form, key)).text).toBe(first.text);
  await use.database.asOwner(`update booking set status = 'paid', hold_until = null where id = $1`, [first.json._id]);
  expect((await add(form, key)).text).toBe(first.text);
});

test('a refusal is not kept: the same request may succeed later', async () => {
  const park = await parkWith({ status: false });
  const [form, key] = [ticketForm(park), newKey()];
  expect((await add(form, key)).status).toBe(409);
  await use.call('PUT', `/park/${park._id}`, parkForm(), owner);
  expect((await add(form, key)).status).toBe(201);
});

test('a server that died before it answered left either no booking or the one that its repeat is answered with', async () => {
  const park = await parkWith();
  const [form, key] = [ticketForm(park), newKey()];
  const first = await add(form, key);
  // All that such a server leaves behind is the row: nothing else remembers the key.
  expect(await use.database.asOwner('select * from idempotency where answer like $1', [`%${first.json._id}%`])).toEqual(
    [],
  );
  use.clock.advance(60 * 24 * 3);
  const repeated = await add(form, key);
  use.clock.advance(-60 * 24 * 3);
  expect(repeated.text).toBe(first.text);
  expect(await bookingsOf(park)).toBe(1);
});

test('a key belongs to its caller', async () => {
  const park = await parkWith();
  const [form, key] = [ticketForm(park), newKey()];
  const [visitor, staff] = [await add(form, key), await add(form, key, owner.token)];
  expect(staff.status).toBe(201);
  expect(staff.json._id).not.toBe(visitor.json._id);
});

test.each(['short', 'with blank in it', 'x'.repeat(129), 'schlüssel-schlüssel'])(
  'the key "%s" is refused',
  async (key) => expect((await add(ticketForm(await parkWith()), key)).status).toBe(400),
);
