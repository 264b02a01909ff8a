import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { aShow, aShowOwner, bookVisit } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

const taken = async (show: { _id: string }): Promise<number> =>
  (await use.database.asOwner('select taken from exhibition_places where exhibition_id = $1', [show._id]))[0]?.taken;

test('the places of a show are never exceeded, not even by 64 at once', async () => {
  const show = await aShow(use, await aShowOwner(use), { capacity: '20' });
  const answers = await Promise.all(Array.from({ length: 64 }, () => bookVisit(use, show)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ json }) => json.message))).toEqual(new Set(['All places for this show are taken.']));
  expect(await taken(show)).toBe(20);
});

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
