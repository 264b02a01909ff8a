import { expect, test } from 'vitest';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aGate } from './factory.ts';

const use = useTestApp();

test('an admission is taken back within a minute, with a reason, and the ticket is as before', async () => {
  const gate = await aGate(use);
  const ticket = await gate.ticket({ adults: 5 });
  const scanId = gate.freshId();
  await gate.scan(ticket, null, { scanId });
  expect(await gate.undo(scanId)).toEqual({ undone: true, people: 5, inside: null });
  expect(await gate.undo(scanId)).toEqual({ undone: true, people: 5, inside: null });
  expect(await gate.scan(ticket)).toMatchObject({ result: 'admitted', message: 'Let in 5.' });
  const [day] = await gate.get('/admissions/day');
  expect(day).toMatchObject({
    admitted: 5,
    undone: 1,
    handled: [{ what: 'undone', reason: 'Wrong button', accountName: 'Ravi', people: 5 }],
  });
  const { scans } = await gate.get(`/bookings/${ticket.id}`);
  expect(scans.map(({ undoReason }: { undoReason: string | null }) => undoReason).toSorted()).toEqual([
    'Wrong button',
    null,
  ]);
});

test('the admin is named to admins for what was done by hand', async () => {
  const gate = await aGate(use);
  const admin = await anAdmin(use);
  const byHand = { scanId: gate.freshId(), people: 2, reason: 'Phone is dead', parkId: gate.park._id };
  expect((await use.call('POST', '/admissions/byhand', byHand, admin)).status).toBe(200);
  const { json } = await use.call('GET', '/admissions/day', undefined, admin);
  const day = json.find(({ parkId }: { parkId: string }) => parkId === gate.park._id);
  expect(day.handled).toMatchObject([{ what: 'by_hand', accountName: 'Admin' }]);
});

test('after a minute nothing is taken back, and without a reason never', async () => {
  const gate = await aGate(use);
  const ticket = await gate.ticket();
  const scanId = gate.freshId();
  await gate.scan(ticket, null, { scanId });
  expect(await gate.undo(scanId, ' ')).toMatchObject({ message: 'Please say why' });
  use.clock.advance(2);
  expect(await gate.undo(scanId)).toMatchObject({ message: 'A minute has passed. What was let in stays as it is.' });
  expect(await gate.undo('nothing-of-the-kind')).toMatchObject({ message: 'Nobody was let in by this scan.' });
});

test('of a group the last part alone is taken back, and the park counts it out', async () => {
  const gate = await aGate(use, { partOfGroup: true, insideLimit: 10 });
  const ticket = await gate.ticket({ adults: 5 });
  await gate.scan(ticket, { adult: 3 });
  const scanId = gate.freshId();
  await gate.scan(ticket, { adult: 2 }, { scanId });
  expect(await gate.undo(scanId)).toEqual({ undone: true, people: 2, inside: { people: 3, limit: 10 } });
  expect(await gate.scan(ticket, null, { asks: true })).toMatchObject({
    result: 'how_many',
    left: [{ category: 'adult', quantity: 2 }],
  });
});

test('taking back what have gone out meanwhile changes nothing', async () => {
  const gate = await aGate(use, { reEntry: true });
  const ticket = await gate.ticket({ adults: 3 });
  const scanId = gate.freshId();
  await gate.scan(ticket, null, { scanId });
  await gate.scan(ticket, { adult: 1 }, { out: true });
  expect(await gate.undo(scanId)).toMatchObject({
    message: 'Some of these people have gone out meanwhile. Nothing was changed.',
  });
  expect(await gate.get('/admissions/day')).toMatchObject([{ inside: { people: 2 }, undone: 0 }]);
});

test('people who came in by hand without a network count whatever the phone’s clock said', async () => {
  const gate = await aGate(use, { insideLimit: 9 });
  const scannedAt = new Date(use.clock.now().getTime() + 3_600_000).toISOString();
  expect(await gate.byHand(2, { scannedAt })).toMatchObject({ result: 'by_hand', inside: { people: 2 } });
});

test('an admin takes back and lets in by hand at the gates of any organisation, and is named there', async () => {
  const gate = await aGate(use, { insideLimit: 9 });
  const ticket = await gate.ticket({ adults: 2 });
  const [scanId, byHandId] = [gate.freshId(), gate.freshId()];
  await gate.scan(ticket, null, { scanId });
  const { token } = await anAdmin(use);
  const send = async (path: string, body: object) => (await use.call('POST', path, body, { token })).json;
  expect(await send('/admissions/undo', { scanId, reason: 'Wrong group' })).toMatchObject({ undone: true, people: 2 });
  const seen = (reader: string) => use.call('GET', `/bookings/${ticket.id}`, undefined, { token: reader });
  const undone = { undoReason: 'Wrong group', undoneBy: 'Admin' };
  expect((await seen(token)).json.scans).toMatchObject([undone]);
  expect((await seen(gate.owner.token)).json.scans).toMatchObject([{ ...undone, undoneBy: '' }]);
  const byHand = { scanId: byHandId, people: 3, reason: 'Phone is dead', parkId: gate.park._id };
  expect(await send('/admissions/byhand', byHand)).toMatchObject({ result: 'by_hand', inside: { people: 3 } });
  expect(await gate.get('/admissions/day')).toMatchObject([{ inside: { people: 3 }, undone: 1 }]);
});

test('an admin takes nothing back by an id that two organisations have', async () => {
  const [gate, other] = [await aGate(use), await aGate(use)];
  const scanId = gate.freshId();
  for (const one of [gate, other]) await one.scan(await one.ticket(), null, { scanId });
  const { token } = await anAdmin(use);
  const { status } = await use.call('POST', '/admissions/undo', { scanId, reason: 'Wrong group' }, { token });
  expect(status).toBe(409);
  for (const one of [gate, other]) expect(await one.get('/admissions/day')).toMatchObject([{ undone: 0 }]);
});

test('an exit is taken back while there is room', async () => {
  const gate = await aGate(use, { insideLimit: 3 });
  const ticket = await gate.ticket({ adults: 3 });
  await gate.scan(ticket);
  const [first, second] = [gate.freshId(), gate.freshId()];
  await gate.scan(ticket, { adult: 1 }, { out: true, scanId: first });
  expect(await gate.undo(first)).toMatchObject({ inside: { people: 3, limit: 3 } });
  await gate.scan(ticket, { adult: 1 }, { out: true, scanId: second });
  await gate.byHand(1);
  expect(await gate.undo(second)).toMatchObject({ message: 'The park is full. Nothing was changed.' });
});

test('people let in by hand are counted apart, with the reason, and the ticket they showed stays as it is', async () => {
  const gate = await aGate(use);
  const ticket = await gate.ticket({ inDays: 1 });
  expect(await gate.byHand(2, { code: ticket.id.slice(0, 8), gate: 'East' })).toMatchObject({
    result: 'by_hand',
    message: 'Let in 2 by hand.',
    inside: null,
  });
  expect(await gate.byHand(3)).toMatchObject({ result: 'by_hand' });
  const [day] = await gate.get('/admissions/day');
  expect(day).toMatchObject({ admitted: 0, byHand: 5 });
  expect(
    day.handled.map(({ people, shortCode }: { people: number; shortCode: string | null }) => [people, shortCode]),
  ).toContainEqual([2, ticket.id.slice(0, 8)]);
  expect(await gate.byHand(0)).toMatchObject({ message: 'Please say how many' });
});

test('a ticket is found by the end of its mobile number, today and at this park alone, and the number is not told', async () => {
  const [gate, other] = [await aGate(use), await aGate(use)];
  const ticket = await gate.ticket({ adults: 4 });
  await gate.ticket({ inDays: 2 });
  await gate.ticket({ status: 'failed' });
  await other.ticket();
  const found = await use.call('GET', '/admissions/search?text=3210', undefined, gate);
  expect(found.json).toMatchObject([
    {
      shortCode: ticket.id.slice(0, 8),
      mobileEnd: '3210',
      people: 4,
      admitted: 0,
      lines: [{ label: 'Adult', quantity: 4 }],
    },
  ]);
  expect(found.text).not.toContain('9876543210');
  expect(await gate.get('/admissions/search?text=32')).toEqual([]);
  await use.database.asOwner(`update booking set person_name = 'Asha Rao' where id = $1`, [ticket.id]);
  expect(await gate.get('/admissions/search?text=rao')).toHaveLength(1);
});
