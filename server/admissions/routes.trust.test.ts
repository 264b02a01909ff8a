import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { aGate, type TestGate } from './factory.ts';

const use = useTestApp();

const SECOND = 1 / 60;
const ago = (seconds: number) => new Date(use.clock.now().getTime() - 1000 * seconds).toISOString();
const undoAt = (gate: TestGate, scanId: string, at: string) =>
  use.call('POST', '/admissions/undo', { scanId, reason: 'Wrong button', at }, gate);
const rowOf = async (scanId: string) =>
  (
    await use.database.asOwner(
      'select scanned_at, received_at, undone_at, undo_received_at from scan where scan_id = $1',
      [scanId],
    )
  )[0];

test('a gate cannot take back an admission hours later by saying that it did so within the minute', async () => {
  const gate = await aGate(use);
  const ticket = await gate.ticket({ adults: 2 });
  const scanId = gate.freshId();
  await gate.scan(ticket, null, { scanId });
  const within = ago(-30);
  use.clock.advance(180);
  expect(await undoAt(gate, scanId, within)).toMatchObject({
    status: 409,
    json: { message: 'A minute has passed. What was let in stays as it is.' },
  });
  expect(await gate.scan(ticket)).toMatchObject({ result: 'already_scanned' });
});

test('an admission without a network is taken back as long as its scan came just now, and both times are kept', async () => {
  const gate = await aGate(use);
  const ticket = await gate.ticket({ adults: 2 });
  const scanId = gate.freshId();
  const [scannedAt, undoneAt] = [ago(600), ago(570)];
  await gate.scan(ticket, null, { scanId, scannedAt, letIn: 2 });
  use.clock.advance(5 * SECOND);
  expect((await undoAt(gate, scanId, undoneAt)).status).toBe(200);
  expect(await rowOf(scanId)).toEqual({
    scanned_at: new Date(scannedAt),
    received_at: new Date(ago(5)),
    undone_at: new Date(undoneAt),
    undo_received_at: use.clock.now(),
  });
});

test('an undo of an admission without a network that does not come with its scan comes too late', async () => {
  const gate = await aGate(use);
  const scanId = gate.freshId();
  const [scannedAt, undoneAt] = [ago(600), ago(570)];
  await gate.scan(await gate.ticket(), null, { scanId, scannedAt, letIn: 1 });
  use.clock.advance(61 * SECOND);
  expect((await undoAt(gate, scanId, undoneAt)).status).toBe(409);
});

test.each([0, 15])(
  'a scan that says it is %i seconds old is live: it passes no limit of people inside',
  async (seconds) => {
    const gate = await aGate(use, { insideLimit: 3 });
    await gate.scan(await gate.ticket({ adults: 3 }));
    const ticket = await gate.ticket({ adults: 2 });
    const told = await gate.scan(ticket, null, { scannedAt: ago(seconds), letIn: 2 });
    expect(told).toMatchObject({ result: 'full', inside: { people: 3, limit: 3 } });
    expect(await gate.byHand(2, { scannedAt: ago(seconds) })).toMatchObject({ result: 'full' });
  },
);

test('an older scan passes the limit only where it says that people are in, and the owner is told how many', async () => {
  const gate = await aGate(use, { insideLimit: 3 });
  await gate.scan(await gate.ticket({ adults: 2 }));
  const late = { scannedAt: ago(16) };
  expect(await gate.scan(await gate.ticket({ adults: 3 }), null, late)).toMatchObject({ result: 'full' });
  const told = await gate.scan(await gate.ticket({ adults: 3 }), null, { ...late, letIn: 3 });
  expect(told).toMatchObject({ result: 'admitted', inside: { people: 5, limit: 3 } });
  expect(await gate.byHand(4, late)).toMatchObject({ result: 'by_hand', inside: { people: 9, limit: 3 } });
  const { json } = await use.call('GET', '/gates/list', undefined, gate.owner);
  expect(json.conflicts.map(({ result, above }: { result: string; above: number }) => [result, above])).toEqual(
    expect.arrayContaining([
      ['full', 2],
      ['full', 4],
    ]),
  );
});

test('after some of a ticket went back nobody is told a negative number of people', async () => {
  for (const rules of [{ partOfGroup: true }, { reEntry: true }, { insideLimit: 50 }]) {
    const gate = await aGate(use, rules);
    const ticket = await gate.ticket({ adults: 5 });
    await gate.scan(ticket, { adult: 4 });
    await use.database.asOwner('update booking_line set quantity = 2 where booking_id = $1', [ticket.id]);
    await use.database.asOwner('update booking set people = 2 where id = $1', [ticket.id]);
    const answers = [
      await gate.scan(ticket),
      await gate.scan(ticket, null, { asks: true }),
      await gate.scan(ticket, { adult: 1 }),
      await gate.scan(ticket, { adult: 1 }, { out: true }),
      await gate.scan(ticket),
      await gate.get(`/admissions/search?text=3210`),
      await gate.get('/admissions/day'),
      await gate.get(`/bookings/${ticket.id}`),
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/(?<!\w)-\d/);
    expect(answers[0]).toMatchObject({ result: 'already_scanned' });
  }
});
