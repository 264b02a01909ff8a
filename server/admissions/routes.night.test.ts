import { expect, test } from 'vitest';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aGate } from './factory.ts';

const use = useTestApp();

test('the gates’ day of a park that is open past midnight goes on until its end, and then begins anew', async () => {
  // Nine in the evening in Kolkata.
  use.clock.set('2027-01-04T15:30:00.000Z');
  const gate = await aGate(use, { startTime: '17:00', endTime: '02:00', reEntry: true });
  expect(await gate.scan(await gate.ticket({ adults: 4 }))).toMatchObject({ result: 'admitted' });
  await gate.byHand(3);
  const evening = { admitted: 4, byHand: 3, inside: { people: 7 }, handled: [{ people: 3 }] };
  expect(await gate.get('/admissions/day')).toMatchObject([evening]);
  use.clock.set('2027-01-04T18:35:00.000Z');
  expect(await gate.get('/admissions/day'), 'at five past twelve').toMatchObject([evening]);
  const admin = await anAdmin(use);
  const seen = async (path: string) => (await use.call('GET', path, undefined, admin)).json;
  expect(await seen('/admissions/day'), 'as the admin sees all parks').toMatchObject([evening]);
  const inside = [{ parkId: gate.park._id, limit: null, people: 7 }];
  expect(JSON.parse((await seen('/passes/list')).list), 'and its gates hear').toMatchObject({ inside });
  use.clock.set('2027-01-04T20:30:00.000Z');
  expect(await gate.get('/admissions/day'), 'at two').toMatchObject([
    { admitted: 0, byHand: 0, inside: { people: 0 }, handled: [] },
  ]);
  expect(await gate.get('/admissions/day?day=2027-01-04'), 'and the day before').toMatchObject([evening]);
});
