import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { aShow, aShowOwner, visitForm } from './factory.ts';

const use = useTestApp();
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

test('the same key for somebody else at once is refused, and one visit is booked', async () => {
  const show = await aShow(use, await aShowOwner(use));
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(visitForm(show), key)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ json }) => json.code))).toEqual(new Set(['IDEMPOTENCY_CONFLICT']));
});
