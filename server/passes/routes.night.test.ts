import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aBooking, type MadeBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { signPass } from './service.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const EVENING = '2027-01-04';
/** The night after it, in Kolkata. */
const CLOCK = { '00:15': '2027-01-04T18:45:00.000Z', '02:00': '2027-01-04T20:30:00.000Z' };

let owner: Owner;
beforeAll(async () => {
  use.clock.set('2027-01-04T14:30:00.000Z');
  owner = await anOwner(use);
});
beforeEach(() => use.clock.set('2027-01-04T14:30:00.000Z'));

/** A park with an end, and who stands at its gate. */
async function aGate(endTime: string | null, more: object = {}) {
  const park = await aPark(use, owner, { startTime: '09:00', endTime, ...more });
  const { token } = await anInspector(use, owner, park._id);
  return { park, token };
}
const passOf = (ticket: MadeBooking) => signPass(use.deps, { ...ticket, bookingId: ticket.id });
const scan = async (code: string, token: string, more: object = {}) =>
  (await use.call('POST', '/ticketbooking/scan', { code, scanId: randomUUID(), ...more }, { token })).json;

test('a scan of 00:15 that is sent after the end counts by its own time', async () => {
  const { park, token } = await aGate('00:30');
  const ticket = await aBooking(use, park, { visitDate: EVENING });
  use.clock.set(CLOCK['02:00']);
  expect((await scan(passOf(ticket), token)).result).toBe('wrong_date');
  expect((await scan(passOf(ticket), token, { scannedAt: CLOCK['00:15'] })).result).toBe('admitted');
});

test('only the park of the ticket counts: another one that is open does not let it in', async () => {
  const [early, late] = [await aGate('17:30'), await aGate('02:00')];
  const ticket = await aBooking(use, early.park, { visitDate: EVENING });
  use.clock.set(CLOCK['00:15']);
  expect((await scan(passOf(ticket), late.token)).result).toBe('wrong_park');
  expect((await scan(passOf(ticket), owner.token)).result).toBe('wrong_date');
});
