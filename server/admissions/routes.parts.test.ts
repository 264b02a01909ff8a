import { describe, expect, test } from 'vitest';
import { atOneMoment, findViolations } from '#server/kernel/records/invariants.ts';
import { passInvariants } from '#server/passes/invariants.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aGate } from './factory.ts';
import { admissionInvariants } from './invariants.ts';

const use = useTestApp();
const GROUPS = { partOfGroup: true };

describe('at a park that lets in part of a group', () => {
  test('3 of 5 come now and 2 later, and then the ticket is used', async () => {
    const gate = await aGate(use, GROUPS);
    const ticket = await gate.ticket({ adults: 5 });
    expect(await gate.scan(ticket, { adult: 3 })).toMatchObject({
      result: 'admitted',
      message: 'Let in 3. 3 of 5 let in, 2 to come.',
      counts: [{ category: 'adult', quantity: 3 }],
      left: [{ category: 'adult', quantity: 2 }],
      inside: { people: 3, limit: null },
    });
    expect(await gate.scan(ticket, { adult: 2 })).toMatchObject({
      result: 'admitted',
      message: 'Let in 2. All 5 let in.',
      left: [],
    });
    expect(await gate.scan(ticket, { adult: 1 })).toMatchObject({ result: 'already_scanned' });
  });

  test('whoever can be asked is asked how many, and nothing is kept of that', async () => {
    const gate = await aGate(use, GROUPS);
    const ticket = await gate.ticket({ adults: 5 });
    const asked = await gate.scan(ticket, null, { asks: true });
    expect(asked).toMatchObject({ result: 'how_many', left: [{ category: 'adult', quantity: 5 }] });
    expect(await use.database.asOwner('select from scan where booking_id = $1', [ticket.id])).toHaveLength(0);
    expect(await gate.scan(await gate.ticket({ adults: 1 }), null, { asks: true })).toMatchObject({
      result: 'admitted',
    });
  });

  test('an old call lets all in who are left, and never more than are on the ticket', async () => {
    const gate = await aGate(use, GROUPS);
    const ticket = await gate.ticket({ adults: 4 });
    await gate.scan(ticket, { adult: 1 });
    expect(await gate.scan(ticket, { adult: 4 })).toMatchObject({
      result: 'how_many',
      left: [{ category: 'adult', quantity: 3 }],
    });
    expect(await gate.scan(ticket)).toMatchObject({ result: 'admitted', counts: [{ category: 'adult', quantity: 3 }] });
  });

  test('the same scan again is answered the same', async () => {
    const gate = await aGate(use, GROUPS);
    const ticket = await gate.ticket({ adults: 5 });
    const scanId = gate.freshId();
    const answers = await Promise.all([0, 1, 2, 3].map(() => gate.scan(ticket, { adult: 3 }, { scanId })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await gate.scan(ticket, { adult: 3 }, { scanId })).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ left: [{ category: 'adult', quantity: 2 }] });
  });

  test('what was let in without a network is capped at the ticket', async () => {
    const gate = await aGate(use, GROUPS);
    const ticket = await gate.ticket({ adults: 5 });
    await gate.scan(ticket, { adult: 3 });
    const late = { scannedAt: use.clock.now().toISOString() };
    expect(await gate.scan(ticket, { adult: 4 }, late)).toMatchObject({
      result: 'admitted',
      counts: [{ category: 'adult', quantity: 2 }],
    });
    expect(await gate.scan(ticket, { adult: 1 }, late)).toMatchObject({ result: 'already_scanned' });
  });

  test('the dashboard counts who came, and not the ticket', async () => {
    const gate = await aGate(use, GROUPS);
    await gate.scan(await gate.ticket({ adults: 5 }), { adult: 3 });
    const { tickets } = await gate.get('/dashboard/today');
    expect(tickets.admitted.now).toBe(3);
    expect(await gate.get('/admissions/day')).toMatchObject([{ admitted: 3, inside: { people: 3, limit: null } }]);
  });
});

test('a park without rules answers as ever, whatever is asked of it', async () => {
  const gate = await aGate(use);
  const ticket = await gate.ticket({ adults: 5 });
  const first = await gate.scan(ticket, { adult: 3 }, { asks: true });
  expect(Object.keys(first).toSorted()).toEqual(['booking', 'firstGate', 'firstScannedAt', 'message', 'result']);
  expect(first).toMatchObject({ result: 'admitted', message: 'Let in 5.' });
  expect(await gate.scan(ticket, null, { out: true })).toMatchObject({
    message: 'This park does not count who goes out.',
  });
});

describe('at a park with re-entry', () => {
  const AGAIN = { reEntry: true };
  test('who was let out comes in again, as many and no more', async () => {
    const gate = await aGate(use, AGAIN);
    const ticket = await gate.ticket({ adults: 5 });
    expect(await gate.scan(ticket, { adult: 3 })).toMatchObject({ result: 'admitted', message: 'Let in 5.' });
    expect(await gate.scan(ticket)).toMatchObject({ result: 'already_scanned' });
    expect(await gate.scan(ticket, { adult: 2 }, { out: true })).toMatchObject({
      result: 'let_out',
      message: 'Out 2.',
      inside: { people: 3 },
    });
    expect(await gate.scan(ticket, null, { asks: true })).toMatchObject({
      result: 'how_many',
      left: [{ category: 'adult', quantity: 2 }],
    });
    expect(await gate.scan(ticket, { adult: 2 })).toMatchObject({ result: 'admitted', inside: { people: 5 } });
    expect(await gate.scan(ticket, { adult: 6 }, { out: true })).toMatchObject({ result: 'how_many' });
    const { tickets } = await gate.get('/dashboard/today');
    expect(tickets.admitted.now).toBe(5);
  });

  test('nobody goes out by a ticket that nobody came in by', async () => {
    const gate = await aGate(use, AGAIN);
    expect(await gate.scan(await gate.ticket(), null, { out: true })).toMatchObject({
      result: 'not_inside',
      message: 'Nobody of this ticket is inside.',
    });
  });
});

describe('at a park with a limit of people inside', () => {
  test('who is one too many waits until somebody goes out', async () => {
    const gate = await aGate(use, { insideLimit: 4 });
    const [one, other] = [await gate.ticket({ adults: 3 }), await gate.ticket({ adults: 2 })];
    await gate.scan(one);
    expect(await gate.scan(other)).toMatchObject({
      result: 'full',
      message: 'Only 1 person can come in now: 3 of 4 are inside.',
    });
    expect(await gate.scan(one, { adult: 1 }, { out: true })).toMatchObject({ result: 'let_out' });
    expect(await gate.scan(other)).toMatchObject({ result: 'admitted', inside: { people: 4, limit: 4 } });
    expect(await gate.scan(one)).toMatchObject({ result: 'already_scanned' });
    expect(await gate.byHand(1)).toMatchObject({ result: 'full', message: 'The park is full: 4 of 4 are inside.' });
    const { inside } = JSON.parse((await gate.get('/passes/list')).list);
    expect(inside).toEqual([{ parkId: gate.park._id, people: 4, limit: 4 }]);
  });
});

test('the doctor finds that all of it fits together, and what does not', async () => {
  const wrong = async () => {
    const findings = await atOneMoment(use.database.ownerUrl, (client) =>
      findViolations(client, [...passInvariants, ...admissionInvariants]),
    );
    return findings.filter(({ violations }) => violations.length > 0).map(({ promise }) => promise);
  };
  expect(await wrong()).toEqual([]);
  await use.database.asOwner('update park_inside set people = people + 1');
  await use.database.asOwner(`update booking set inside = '{"adult": 9}' where inside is not null`);
  expect(await wrong()).toEqual(admissionInvariants.map(({ promise }) => promise));
});
