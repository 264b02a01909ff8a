import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { aBooking, type MadeBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { anOwner, type Owner, PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { signPass } from './service.ts';

const use = useTestApp();

let owner: Owner;
let park: { _id: string; parkName: string; profileRegistrationId: string };
let inspector: string;

beforeAll(async () => {
  owner = await anOwner(use);
  park = await aPark(use, owner);
  inspector = await inspectorAt(park._id);
});

/** A session of the owner that began now: one that began days ago is over. */
const signedInAgain = async (): Promise<string> =>
  (await use.call('POST', '/profileregistration/login', { email: owner.email, password: PASSWORD })).json.token;

/** The token of a new inspector of a park. */
const inspectorAt = async (parkId: string, token = owner.token): Promise<string> =>
  (await anInspector(use, { token }, parkId)).token;

const freshScanId = () => `scan-of-the-test-${randomUUID()}`;
const passOf = (booking: MadeBooking) => signPass(use.deps, { ...booking, bookingId: booking.id });

/** One scan; by default now, by the park's inspector, with an id of its own. */
const scan = (code: string, more: object = {}, token = inspector) =>
  use.call('POST', '/ticketbooking/scan', { code, scanId: freshScanId(), ...more }, { token });

const scansOf = (booking: MadeBooking) =>
  use.database.asOwner('select * from scan where booking_id = $1 order by received_at', [booking.id]);

test('a paid ticket is let in once, and then told when and where it was used', async () => {
  const booking = await aBooking(use, park, { adults: 3 });
  const first = await scan(passOf(booking), { gate: 'East' });
  expect(first.status, first.text).toBe(200);
  expect(first.json).toMatchObject({ result: 'admitted', message: 'Let in 3.', firstGate: 'East' });
  expect(first.json.booking).toMatchObject({
    _id: booking.id,
    parkName: park.parkName,
    people: 3,
    isTicketScanned: true,
    fee: [{ name: 'Adult', quantity: 3 }],
  });
  expect(first.text).not.toContain('9876543210');
  use.clock.advance(5);
  const second = await scan(passOf(booking), { gate: 'West' });
  expect(second.json).toMatchObject({
    result: 'already_scanned',
    firstScannedAt: '2027-01-04T06:30:00.000Z',
    firstGate: 'East',
    message: 'This ticket was used on Mon, 4 Jan 2027, 12:00 pm at East.',
  });
});

test('the typed short code does the same, with or without its dash', async () => {
  const [one, other] = [await aBooking(use, park), await aBooking(use, park)];
  expect((await scan(shortCodeOf(one.id))).json.result).toBe('admitted');
  expect((await scan(` ${other.id.slice(0, 8)} `)).json.result).toBe('admitted');
  expect((await scan(passOf(one))).json.result).toBe('already_scanned');
});

test('the same scan sent again is answered the same, and only once recorded', async () => {
  const booking = await aBooking(use, park);
  const scanId = freshScanId();
  const answers = await Promise.all(Array.from({ length: 8 }, () => scan(passOf(booking), { scanId, gate: 'East' })));
  expect(new Set(answers.map(({ json }) => json.result))).toEqual(new Set(['admitted']));
  use.clock.advance(1);
  const late = await scan(passOf(booking), { scanId, gate: 'East' });
  expect(late.json).toEqual(answers[0]?.json);
  expect(await scansOf(booking)).toHaveLength(1);
});

test('a refusal is repeated too: what was paid later needs a scan of its own', async () => {
  const booking = await aBooking(use, park, { status: 'failed' });
  const scanId = freshScanId();
  expect((await scan(shortCodeOf(booking.id), { scanId })).json.result).toBe('unpaid');
  await use.database.asOwner(`update booking set status = 'paid' where id = $1`, [booking.id]);
  expect((await scan(shortCodeOf(booking.id), { scanId })).json.result).toBe('unpaid');
  expect((await scan(shortCodeOf(booking.id))).json.result).toBe('admitted');
});

test('a scan id that comes again with another ticket is refused', async () => {
  const scanId = freshScanId();
  await scan(passOf(await aBooking(use, park)), { scanId });
  expect((await scan(passOf(await aBooking(use, park)), { scanId })).status).toBe(409);
  expect((await scan('https://example.com', { scanId })).status).toBe(409);
});

test('an unpaid ticket is told in words for each way of not being paid', async () => {
  const words = {
    pending: 'not paid yet',
    awaited: 'has not confirmed',
    failed: 'failed',
    aborted: 'not paid in time',
    refunded: 'money was returned',
  } as const;
  for (const [status, word] of Object.entries(words) as [keyof typeof words, string][]) {
    const { json } = await scan(passOf(await aBooking(use, park, { status })));
    expect(json.result, status).toBe('unpaid');
    expect(json.message, status).toContain(word);
    expect(json.booking.isTicketScanned).toBe(false);
  }
});

test('an inspector lets in to the own park only, whatever park the request names; the owner to any of the own', async () => {
  const second = await aPark(use, owner);
  const booking = await aBooking(use, second);
  const refused = await scan(passOf(booking), { parkId: second._id });
  expect(refused.json).toEqual({ result: 'wrong_park', message: `This ticket is for ${second.parkName}.` });
  expect((await scan(shortCodeOf(booking.id), { parkId: second._id })).json).toEqual(refused.json);
  const named = await scan(passOf(booking), { parkId: park._id }, owner.token);
  expect(named.json).toEqual(refused.json);
  expect((await scan(shortCodeOf(booking.id), { parkId: park._id }, owner.token)).json).toEqual(refused.json);
  expect((await scan(passOf(booking), {}, owner.token)).json.result).toBe('admitted');
});

test('a scan of a ticket of another park is kept with its booking, and sent again answers the same', async () => {
  const second = await aPark(use, owner);
  for (const codeOf of [passOf, ({ id }: MadeBooking) => shortCodeOf(id)]) {
    const booking = await aBooking(use, second);
    const scanId = freshScanId();
    const told = { result: 'wrong_park', message: `This ticket is for ${second.parkName}.` };
    expect((await scan(codeOf(booking), { scanId })).json).toEqual(told);
    expect((await scan(codeOf(booking), { scanId })).json).toEqual(told);
    expect((await scan(codeOf(await aBooking(use, second)), { scanId })).status).toBe(409);
    expect(await scansOf(booking)).toMatchObject([{ result: 'wrong_park', park_id: park._id }]);
    expect((await scan(codeOf(booking), {}, owner.token)).json.result).toBe('admitted');
  }
});

test('a ticket of another organisation is of another park, and nothing more is said of it', async () => {
  const stranger = await anOwner(use);
  const booking = await aBooking(use, await aPark(use, stranger));
  const expected = { result: 'wrong_park', message: 'This ticket is for another park.' };
  expect((await scan(passOf(booking))).json).toEqual(expected);
  expect((await scan(passOf(booking), {}, owner.token)).json).toEqual(expected);
  for (const token of [owner.token, inspector])
    expect((await scan(shortCodeOf(booking.id), {}, token)).json.result).toBe('unknown');
  expect((await scan(passOf(booking), {}, stranger.token)).json.result).toBe('admitted');
});

test('a false signature is forged; a true one of a booking that is not there, and any other text, is unknown', async () => {
  const booking = await aBooking(use, park);
  const pass = passOf(booking);
  const more = pass.replace('/270104/2/', '/270104/9/');
  expect(more).not.toBe(pass);
  expect((await scan(more)).json.result).toBe('forged');
  expect((await scan(passOf({ ...booking, id: newId(use.deps.random, booking.organisationId) }))).json.result).toBe(
    'unknown',
  );
  for (const code of ['https://example.com/qr', 'ZZZZ-ZZZZ', "' or 1=1 --"])
    expect((await scan(code)).json.result).toBe('unknown');
});

test('a scan made offline counts on its own day, up to seven days later', async () => {
  const now = use.clock.now();
  const [booking, forgotten] = [await aBooking(use, park), await aBooking(use, park)];
  const scannedAt = now.toISOString();
  use.clock.advance(26 * 60);
  const nextDay = await inspectorAt(park._id, await signedInAgain());
  expect((await scan(passOf(booking), {}, nextDay)).json.result).toBe('wrong_date');
  const synced = await scan(passOf(booking), { scannedAt, gate: 'East' }, nextDay);
  expect(synced.json).toMatchObject({ result: 'admitted', firstScannedAt: scannedAt });
  const conflict = await scan(passOf(booking), { scannedAt, gate: 'West' }, nextDay);
  expect(conflict.json).toMatchObject({ result: 'already_scanned', firstGate: 'East' });
  const kept = await scansOf(booking);
  expect(kept.map(({ result, gate }) => `${result} at ${gate}`).sort()).toEqual([
    'admitted at East',
    'already_scanned at West',
    'wrong_date at null',
  ]);
  use.clock.advance(6 * 24 * 60);
  expect((await scan(passOf(forgotten), { scannedAt }, await signedInAgain())).status).toBe(400);
  use.clock.set(now);
});

test('the clock of a phone may run five minutes ahead, and no more', async () => {
  const ahead = (minutes: number) => new Date(use.clock.now().getTime() + minutes * 60_000).toISOString();
  const booking = await aBooking(use, park);
  expect((await scan(passOf(booking), { scannedAt: ahead(6) })).status).toBe(400);
  const { json } = await scan(passOf(booking), { scannedAt: ahead(4) });
  expect(json).toMatchObject({ result: 'admitted', firstScannedAt: use.clock.now().toISOString() });
});

test('thirty-two scans at two gates at once let one ticket in exactly once', async () => {
  const gates = [inspector, await inspectorAt(park._id)];
  const booking = await aBooking(use, park);
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) => scan(passOf(booking), { gate: at % 2 ? 'East' : 'West' }, gates[at % 2])),
  );
  const results = answers.map(({ json }) => json.result);
  expect(results.filter((result) => result === 'admitted')).toHaveLength(1);
  expect(results.filter((result) => result === 'already_scanned')).toHaveLength(31);
  const [winner] = answers.filter(({ json }) => json.result === 'admitted');
  for (const { json } of answers) expect(json.firstGate).toBe(winner?.json.firstGate);
  expect(await scansOf(booking)).toHaveLength(32);
});

describe('two gates that both found the ticket unused', () => {
  /** Both have looked and wait for the ticket's row, which somebody holds. */
  async function bothScan(): Promise<string[]> {
    const booking = await aBooking(use, park);
    const lock = `select from booking where organisation_id = '${owner.organisationId}' and id = '${booking.id}' for update`;
    return holding(use.database, lock, async (letGo) => {
      const answers = ['East', 'West'].map((gate) => scan(passOf(booking), { gate }));
      await untilWaiting(use.database, 2);
      await letGo();
      return (await Promise.all(answers)).map(({ json }) => json.result).sort();
    });
  }

  test('let it in once', async () => {
    expect(await bothScan()).toEqual(['admitted', 'already_scanned']);
  });

  test('control: without the guard they let it in twice', async () => {
    const guard = ["and b.status = 'paid' and b.admitted_at is null", ''] as const;
    const both = await whileChanged(use.database, 'take_scans', guard, bothScan);
    expect(both).toEqual(['admitted', 'admitted']);
  });
});
