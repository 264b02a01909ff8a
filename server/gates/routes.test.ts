import { expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aLivePage, eventually, listening } from '#server/testing/live-page.ts';
import { START, useTestApp } from '#server/testing/test-app.ts';
import { aDevice } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

const KEY = 'K'.repeat(52);

/** A park with an inspector whose phone is a gate. */
async function aGate() {
  use.clock.set(START);
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const inspector = await anInspector(use, owner, park._id, { name: 'Ravi' });
  const device = aDevice();
  const as = (token: string) => (method: 'GET' | 'POST', path: string, body?: object) =>
    use.call(method, path, body, { token });
  const say = (more: object = {}, token = inspector.token) =>
    as(token)('POST', '/gates/state', {
      ...{ device, key: KEY, gate: 'East gate', battery: 64, charging: false, waiting: 2, pace: 7 },
      ...{ counts: { admitted: 40, already_scanned: 3 }, seen: [], ...more },
    });
  const ask = as(owner.token);
  const watch = async () => (await ask('GET', '/gates/list')).json;
  return { owner, park, inspector, device, say, ask, watch };
}

test('an owner sees each gate as it stands: who, battery, waiting, pace, answers, last contact', async () => {
  const { park, say, watch, device } = await aGate();
  expect((await say()).json).toEqual({ messages: [], locked: null, gate: null });
  use.clock.advance(1);
  await say({ pace: 9, lately: { checked: 9, refused: 2 } });
  expect((await watch()).gates).toEqual([
    {
      ...{ device, gate: 'East gate', battery: 64, charging: false, waiting: 2, pace: 9, person: 'Ravi' },
      counts: { admitted: 40, already_scanned: 3 },
      ...{ lately: { checked: 9, refused: 2 }, givenName: null, leftAt: null },
      ...{ parkId: park._id, parkName: park.parkName, seenAt: use.clock.now().toISOString() },
      ...{ lockedAt: null, lockReason: null, wipedAt: null },
    },
  ]);
});

test('no owner sees, tells or locks a gate of another', async () => {
  const { device, say, watch } = await aGate();
  await say();
  const stranger = await anOwner(use);
  const list = await use.call('GET', '/gates/list', undefined, stranger);
  expect(list.json).toMatchObject({ gates: [], messages: [], conflicts: [] });
  for (const path of ['/gates/lock', '/gates/unlock', '/gates/name'])
    expect((await use.call('POST', path, { device, reason: 'Lost', name: 'Mine' }, stranger)).status).toBe(404);
  await use.call('POST', '/gates/tell', { text: 'Not for you' }, stranger);
  expect((await say()).json).toEqual({ messages: [], locked: null, gate: null });
  expect((await watch()).gates).toMatchObject([{ lockedAt: null, wipedAt: null }]);
});

test('the owner names a gate: its phone hears it, whoever is there, until the name is taken back', async () => {
  const { owner, park, device, say, ask, watch } = await aGate();
  await say();
  expect((await ask('POST', '/gates/name', { device, name: ' Main gate ' })).status).toBe(200);
  expect((await say()).json).toMatchObject({ gate: 'Main gate' });
  const next = await anInspector(use, owner, park._id, { name: 'Sita' });
  expect((await say({ gate: 'Sita’s gate' }, next.token)).json).toMatchObject({ gate: 'Main gate' });
  expect((await watch()).gates).toMatchObject([{ gate: 'Main gate', givenName: 'Main gate', person: 'Sita' }]);
  expect((await ask('POST', '/gates/name', { device, name: 'M'.repeat(41) })).status).toBe(400);
  await ask('POST', '/gates/name', { device, name: ' ' });
  expect((await say()).json).toMatchObject({ gate: null });
  expect((await watch()).gates).toMatchObject([{ gate: 'East gate', givenName: null }]);
});

test('a gate that is closed on purpose says so, until it is a gate again', async () => {
  const { say, watch } = await aGate();
  await say({ leaves: true });
  expect((await watch()).gates).toMatchObject([{ leftAt: use.clock.now().toISOString() }]);
  await say();
  expect((await watch()).gates).toMatchObject([{ leftAt: null }]);
});

test('a message is shown at one gate, at those of a park or at all, until it is read there, and says by whom', async () => {
  const { owner, park, device, say, ask, watch } = await aGate();
  await say();
  const other = await aPark(use, owner);
  const elsewhere = await anInspector(use, owner, other._id, { name: 'Sita' });
  const heard = async (more = {}, token?: string) =>
    (await say(more, token)).json.messages.map(({ text }: { text: string }) => text);
  await ask('POST', '/gates/tell', { text: 'Come to the office', device });
  use.clock.advance(1);
  await ask('POST', '/gates/tell', { text: 'Rain: close at five', parkId: park._id });
  use.clock.advance(1);
  const { json: forAll } = await ask('POST', '/gates/tell', { text: 'Well done', urgent: true });
  expect(forAll).toMatchObject({ urgent: true });
  expect(await heard()).toEqual(['Well done', 'Rain: close at five', 'Come to the office']);
  expect(await heard({ device: aDevice() }, elsewhere.token)).toEqual(['Well done']);
  expect(await heard({ seen: [forAll.id] })).toEqual(['Rain: close at five', 'Come to the office']);
  expect((await watch()).messages[0]).toMatchObject({ text: 'Well done', seen: [{ device, by: 'Ravi' }] });
  expect((await watch()).messages.map(({ device: to, parkId }: Record<string, unknown>) => [to, parkId])).toEqual([
    [null, null],
    [null, park._id],
    [device, null],
  ]);
  use.clock.advance(12 * 60 - 1);
  expect((await ask('POST', '/gates/tell', { text: ' ' })).status).toBe(400);
});

test('a locked phone: its session ends, it gets no grant, and whoever signs in there is told why', async () => {
  const { inspector, device, say, ask, watch } = await aGate();
  const grant = (token: string, key = KEY, gate = device) =>
    use.call('GET', `/passes/grant/${key}?gate=${gate}`, undefined, { token });
  await say();
  expect((await grant(inspector.token)).status).toBe(200);
  expect((await ask('POST', '/gates/lock', { device, reason: ' ' })).status).toBe(400);
  use.clock.advance(1);
  expect((await ask('POST', '/gates/lock', { device, reason: 'Lost in the bus' })).status).toBe(200);
  expect([(await say()).status, (await grant(inspector.token)).status]).toEqual([401, 401]);
  const { json } = await use.call('POST', '/user/login', { email: inspector.email, password: PASSWORD });
  // By its key, by its name, and another phone of the same person.
  const tries = [
    grant(json.token, KEY, aDevice()),
    grant(json.token, 'L'.repeat(52)),
    grant(json.token, 'L'.repeat(52), aDevice()),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 200]);
  expect((await say({}, json.token)).json).toEqual({ messages: [], locked: 'Lost in the bus', gate: null });
  expect((await watch()).gates).toMatchObject([
    { lockReason: 'Lost in the bus', lockedAt: use.clock.now().toISOString() },
  ]);
  await ask('POST', '/gates/unlock', { device });
  const again = await use.call('POST', '/user/login', { email: inspector.email, password: PASSWORD });
  expect((await say({}, again.json.token)).json.locked).toBeNull();
  expect((await grant(again.json.token)).status).toBe(200);
});

test('phone and supervisor are told at once to ask again, and of nothing but that', async () => {
  const { owner, device, say, ask } = await aGate();
  const url = await listening(use);
  const looks: string[] = [];
  for (const [kind, id] of [
    ['gate', device],
    ['gates', owner.organisationId],
  ] as const) {
    const { socket } = await aLivePage(url, { auth: owner });
    socket.emit('join', { kind, id });
    socket.onAny((event, ...more) => looks.push([kind, event, ...more].join(' ')));
  }
  await eventually(async () => {
    await say();
    return looks.length > 0;
  });
  looks.length = 0;
  await ask('POST', '/gates/lock', { device, reason: 'Lost' });
  await eventually(() => new Set(looks).size >= 2);
  expect([...new Set(looks)].sort()).toEqual(['gate look', 'gates look']);
});

test('a conflict is told to the owner until it was read, and for twelve hours who read it', async () => {
  const { park, owner, inspector, ask, watch } = await aGate();
  const booking = await aBooking(use, park, { adults: 3 });
  const scan = (gate: string, token: string) =>
    use.call(
      'POST',
      '/ticketbooking/scan',
      { code: booking.id.slice(0, 8), scanId: `${gate} ${booking.id}`, gate, letIn: 3 },
      { token },
    );
  await scan('East', inspector.token);
  await scan('West', owner.token);
  const { conflicts } = await watch();
  expect(conflicts).toMatchObject([{ above: 3, sides: [{ gate: 'East', by: 'Ravi' }, { gate: 'West' }] }]);
  await ask('POST', '/gates/read', { scanId: conflicts[0].scanId });
  expect((await watch()).conflicts).toMatchObject([
    { readBy: expect.any(String), readAt: use.clock.now().toISOString() },
  ]);
  const longAgo = new Date(use.clock.now().getTime() - 12 * 3_600_000 - 60_000);
  await use.database.asOwner('update gate_conflict set read_at = $1', [longAgo]);
  expect((await watch()).conflicts).toEqual([]);
});
