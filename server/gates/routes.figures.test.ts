import { expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { START, useTestApp } from '#server/testing/test-app.ts';
import { STILL } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

async function aPlace() {
  use.clock.set(START);
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const call = (token: string) => (method: 'GET' | 'POST', path: string, body?: object) =>
    use.call(method, path, body, { token });
  const ask = call(owner.token);
  const scan = (code: string, gate: string, scanId: string) =>
    ask('POST', '/ticketbooking/scan', { code: code.slice(0, 8), scanId, gate, parkId: park._id });
  return { owner, park, call, ask, scan };
}

test('the figures of today say how many people have a ticket, and who came in which hour', async () => {
  const { park, ask, scan } = await aPlace();
  const bookings = [];
  for (const adults of [2, 3, 4]) bookings.push(await aBooking(use, park, { adults }));
  const [two, three] = bookings.map(({ id }) => id) as [string, string];
  await scan(two, 'East', `first ${two}`);
  use.clock.advance(120);
  await scan(three, 'West', `first ${three}`);
  await scan(three, 'West', `again ${three}`);
  await scan('ZZZZZZZZ', 'East', 'no ticket at all');
  const { json } = await ask('GET', '/gates/figures');
  // It is noon in Kolkata at first.
  expect(json.parks).toEqual([
    {
      ...{ parkId: park._id, parkName: park.parkName, sold: 9, came: 5 },
      hours: [
        { hour: 12, came: 2, refused: 0 },
        { hour: 13, came: 0, refused: 0 },
        { hour: 14, came: 3, refused: 2 },
      ],
    },
  ]);
  expect(json.gates).toEqual([
    { parkId: park._id, gate: 'East', refused: 1, byHand: 0, undone: 0 },
    { parkId: park._id, gate: 'West', refused: 1, byHand: 0, undone: 0 },
  ]);
});

test('people let in by hand and what was taken back stand by gate, under the name that the owner gave it', async () => {
  const { park, ask } = await aPlace();
  const device = 'd'.repeat(32);
  await ask('POST', '/gates/state', { ...STILL, device, gate: 'Mine' });
  await ask('POST', '/gates/name', { device, name: 'Main gate' });
  const hand = { reason: 'Guest', gate: 'Mine', deviceId: device, parkId: park._id };
  for (const people of [2, 5])
    await ask('POST', '/admissions/byhand', { ...hand, people, scanId: `by hand of ${people} ${park._id}` });
  await ask('POST', '/admissions/undo', { scanId: `by hand of 5 ${park._id}`, reason: 'Wrong button' });
  expect((await ask('GET', '/gates/figures')).json.gates).toEqual([
    { parkId: park._id, gate: 'Main gate', refused: 0, byHand: 2, undone: 1 },
  ]);
});

test('an evening that goes on after midnight is counted on until the end of its park, by phones too', async () => {
  const { owner, park, ask, scan } = await aPlace();
  const [first, second] = [await aBooking(use, park, { adults: 2 }), await aBooking(use, park, { adults: 3 })];
  await use.database.asOwner(`update park set opens_at = '17:00', closes_at = '02:00' where organisation_id = $1`, [
    owner.organisationId,
  ]);
  const state = {
    device: 'e'.repeat(32),
    key: null,
    gate: 'East',
    battery: null,
    charging: false,
    waiting: 0,
    pace: 0,
  };
  const report = () => ask('POST', '/gates/state', { ...state, counts: { admitted: 1 }, seen: [], parkId: park._id });
  // Eleven in the evening, and half past midnight.
  use.clock.advance(11 * 60);
  await scan(first.id, 'East', `first ${first.id}`);
  await use.database.asOwner('delete from gate_device where organisation_id = $1', [owner.organisationId]);
  await report();
  await use.database.asOwner('update gate_device set park_id = $2 where organisation_id = $1', [
    ...[owner.organisationId, park._id],
  ]);
  use.clock.advance(90);
  await scan(second.id, 'East', `first ${second.id}`);
  await scan(second.id, 'East', `again ${second.id}`);
  const { json } = await ask('GET', '/gates/figures');
  expect(json.parks).toMatchObject([
    {
      ...{ sold: 5, came: 5 },
      hours: [
        { hour: 23, came: 2, refused: 0 },
        { hour: 24, came: 3, refused: 1 },
      ],
    },
  ]);
  const counted = async () =>
    (await ask('GET', '/gates/list')).json.gates.map(({ counts }: { counts: object }) => counts);
  expect(await counted()).toEqual([{ admitted: 1 }]);
  // Two in the morning.
  use.clock.advance(90);
  expect((await ask('GET', '/gates/figures')).json).toMatchObject({ parks: [], gates: [] });
  expect(await counted()).toEqual([{}]);
});

test('figures are of the own organisation alone, a supervisor’s of its park, and of today', async () => {
  const { owner, park, call, ask, scan } = await aPlace();
  const { id } = await aBooking(use, park, { adults: 2 });
  await scan(id, 'East', `first ${id}`);
  await scan(id, 'East', `again ${id}`);
  const other = await aPark(use, owner);
  await aBooking(use, other, { adults: 1 });
  const figuresOf = async (token: string) => {
    const { parks, gates } = (await call(token)('GET', '/gates/figures')).json;
    return [parks.map(({ sold }: { sold: number }) => sold).sort(), gates.length];
  };
  const at = async (parkId: string) => (await anInspector(use, owner, parkId, { supervisesGates: true })).token;
  expect(await figuresOf(owner.token)).toEqual([[1, 2], 1]);
  expect(await figuresOf(await at(park._id))).toEqual([[2], 1]);
  expect(await figuresOf(await at(other._id))).toEqual([[1], 0]);
  expect(await figuresOf((await anOwner(use)).token)).toEqual([[], 0]);
  // Half past eleven in the evening, and then midnight is over.
  use.clock.advance(11.5 * 60);
  expect((await ask('GET', '/gates/figures')).json.parks).toHaveLength(2);
  use.clock.advance(60);
  expect((await ask('GET', '/gates/figures')).json).toMatchObject({ parks: [], gates: [] });
});
