import { describe, expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { aShow, aShowOwner, bookVisit, visitForm } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const owner = theOwner(use, { registrationType: 'exbhition' });

const messageOf = async (show: { _id: string }, more: object = {}) => {
  const { status, json } = await bookVisit(use, show, more);
  return [status, json.message];
};

describe('what is typed', () => {
  test('is checked in the order and words of the product', async () => {
    const show = await aShow(use, owner);
    const told = async (more: object) => {
      const { status, json } = await bookVisit(use, show, more);
      return [status, json.message, json.issues?.[0]?.field];
    };
    expect(await told({ exbhitionId: '', mobile: '' })).toEqual([400, 'exbhitionId is required', 'exbhitionId']);
    expect(await told({ mobile: '', visitorName: '' })).toEqual([400, 'mobile number required', 'mobile']);
    expect(await told({ mobile: '98765abcde' })).toEqual([400, 'Must be only digits', 'mobile']);
    expect(await told({ mobile: '98765' })).toEqual([400, 'Must be exactly 10 digits', 'mobile']);
    expect(await told({ visitorName: ' ' })).toEqual([400, 'visitor name is required', 'visitorName']);
    expect(await told({ visitorName: '\u202e\u200b' })).toEqual([400, 'visitor name is required', 'visitorName']);
  });
});

describe('a show', () => {
  test('can be booked until it ends, not a moment longer; one without an end always', async () => {
    const [show, endless] = [await aShow(use, owner), await aShow(use, owner, { date: null, time: null })];
    const before = use.clock.now();
    use.clock.set('2027-01-10T15:29:59.000Z');
    expect((await bookVisit(use, show)).status).toBe(201);
    use.clock.set('2027-01-10T15:30:00.000Z');
    expect(await messageOf(show)).toEqual([409, 'This show is over.']);
    expect((await bookVisit(use, endless)).json.selectedDate).toBe('2027-01-10');
    use.clock.set(before.toISOString());
  });

  test('that has begun is visited today, by the calendar of Kolkata', async () => {
    const show = await aShow(use, owner, { date: '2027-01-01T10:00', time: '2027-01-20T21:00' });
    const before = use.clock.now();
    use.clock.set('2027-01-05T18:29:59.000Z');
    expect((await bookVisit(use, show)).json.selectedDate).toBe('2027-01-05');
    use.clock.set('2027-01-05T18:30:00.000Z');
    expect((await bookVisit(use, show)).json.selectedDate).toBe('2027-01-06');
    use.clock.set(before.toISOString());
  });

  test('that is moved takes its visits along', async () => {
    const show = await aShow(use, owner);
    const { json } = await bookVisit(use, show);
    await use.call(
      'PUT',
      `/exbhition/${show._id}`,
      { ...show, date: '2027-01-12T18:00', time: '2027-01-12T21:00' },
      owner,
    );
    const { json: now } = await use.call('GET', `/exbhitionbooking/${json._id}`, undefined, owner);
    expect([json.selectedDate, now.selectedDate]).toEqual(['2027-01-10', '2027-01-12']);
  });

  test('has as many places as it says; a cancelled visit gives its place back once', async () => {
    const show = await aShow(use, owner, { capacity: '2' });
    const first = await bookVisit(use, show);
    await bookVisit(use, show);
    expect(await messageOf(show)).toEqual([409, 'All places for this show are taken.']);
    for (let count = 0; count < 3; count += 1)
      await use.call('DELETE', `/exbhitionbooking/${first.json._id}`, undefined, owner);
    expect((await bookVisit(use, show)).status).toBe(201);
    expect(await messageOf(show)).toEqual([409, 'All places for this show are taken.']);
  });

  test('without places takes nobody, and one that gets a number later knows who is coming already', async () => {
    expect(await messageOf(await aShow(use, owner, { capacity: '0' }))).toEqual([
      409,
      'All places for this show are taken.',
    ]);
    const show = await aShow(use, owner);
    for (let count = 0; count < 2; count += 1) await bookVisit(use, show);
    await use.call('PUT', `/exbhition/${show._id}`, { ...show, capacity: '3' }, owner);
    expect((await bookVisit(use, show)).status).toBe(201);
    expect(await messageOf(show)).toEqual([409, 'All places for this show are taken.']);
  });
});

test('one mobile number has at most five places at a show, however it is asked; another show is another matter', async () => {
  const [show, other] = [await aShow(use, owner), await aShow(use, owner)];
  const mobile = '9000000055';
  const answers = await Promise.all(Array.from({ length: 8 }, () => bookVisit(use, show, { mobile })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(await messageOf(show, { mobile })).toEqual([409, 'This mobile number has five places at this show already.']);
  expect((await bookVisit(use, other, { mobile })).status).toBe(201);
  const mine = answers.find(({ status }) => status === 201)?.json._id;
  await use.call('DELETE', `/exbhitionbooking/${mine}`, undefined, owner);
  expect((await bookVisit(use, show, { mobile })).status).toBe(201);
});

let keys = 0;
const newKey = () => `key-of-a-test-${++keys}`;
const add = (body: object, key: string) =>
  use.call('POST', '/exbhitionbooking/add', body, { headers: { 'idempotency-key': key } });

test('a repeat finds the first visit, whatever has changed since: the show is full, over, removed', async () => {
  const owner = await aShowOwner(use);
  const show = await aShow(use, owner, { capacity: '1' });
  const [form, key] = [visitForm(show), newKey()];
  const again = async () => {
    const { status, json } = await add(form, key);
    return [status, json._id];
  };
  const first = await again();
  expect(first[0]).toBe(201);
  expect((await add(visitForm(show), newKey())).status).toBe(409);
  expect(await again()).toEqual(first);
  const before = use.clock.now();
  use.clock.set('2027-02-01T00:00:00.000Z');
  expect(await again()).toEqual(first);
  use.clock.set(before.toISOString());
  await use.call('DELETE', `/exbhition/${show._id}`, undefined, owner);
  expect(await again()).toEqual(first);
});

const taken = async (show: { _id: string }): Promise<number> =>
  (await use.database.asOwner('select taken from exhibition_places where exhibition_id = $1', [show._id]))[0]?.taken;

test('visits that are cancelled and booked at once leave exactly the places that are held', async () => {
  const owner = await aShowOwner(use);
  const show = await aShow(use, owner, { capacity: '10' });
  const first = await Promise.all(Array.from({ length: 10 }, () => bookVisit(use, show)));
  const cancelled = first.slice(0, 5).map(({ json }) => json._id);
  const cancel = (id: string) => use.call('DELETE', `/exbhitionbooking/${id}`, undefined, owner);
  await Promise.all([
    ...[...cancelled, ...cancelled].map(cancel),
    ...Array.from({ length: 20 }, () => bookVisit(use, show)),
  ]);
  const held = await use.database.asOwner('select id from booking where exhibition_id = $1 and places_held', [
    show._id,
  ]);
  expect(await taken(show)).toBe(held.length);
  expect(held.length).toBeLessThanOrEqual(10);
  const rest = await Promise.all(Array.from({ length: 10 }, () => bookVisit(use, show)));
  expect(rest.filter(({ status }) => status === 201)).toHaveLength(10 - held.length);
  expect(await taken(show)).toBe(10);
});
