import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { GRANT_MS, isGrantedAt, readGrant } from '#contract/passes/rules.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** A park, and what its inspector is told of a code. */
async function aGate() {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const { token } = await anInspector(use, owner, park._id);
  const scan = async (code: string) =>
    (await use.call('POST', '/ticketbooking/scan', { code, scanId: randomUUID() }, { token })).json;
  return { park, token, scan };
}

test('the address of a ticket’s page lets its ticket in, once', async () => {
  const { park, scan } = await aGate();
  const booking = await aBooking(use, park);
  const page = `https://parks.example/paymentstatus/${booking.id}/${park._id}`;
  expect(await scan(page)).toMatchObject({ result: 'admitted', booking: { _id: booking.id } });
  expect(await scan(`${page}?from=sms`)).toMatchObject({ result: 'already_scanned' });
});

test('what is no ticket and a mistyped code say what to do, and blame nobody', async () => {
  const { park, scan } = await aGate();
  expect(await scan(`https://parks.example/ticketbooking/${park._id}/zoo`)).toEqual({
    result: 'unknown',
    message: 'This is not a ticket: ask for the page with Code …',
  });
  expect((await scan('ZZZZ-ZZZZ')).message).toMatch(/^No such code, check it again\./);
});

test('the list of the day says as of when it is, and the key of passes signs it', async () => {
  const { token } = await aGate();
  const { json } = await use.call('GET', '/passes/list', undefined, { token });
  const nothing = { gates: [], conflicts: [], inside: [], after: null, next: null };
  expect(JSON.parse(json.list)).toMatchObject({
    ...{ asOf: use.clock.now().toISOString(), since: null, ...nothing },
    ...{ used: { held: [] }, changed: { states: [] } },
  });
  expect(use.deps.passKey.isSigned(json.list, json.signature)).toBe(true);
});

const DEVICE = 'AZ09'.repeat(13);

test('a gate is granted twelve hours without a network, on its device and for who is signed in, by the key of passes', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const { token } = await anInspector(use, owner, park._id);
  const { json } = await use.call('GET', `/passes/grant/${DEVICE}`, undefined, { token });
  const me = (await use.call('GET', '/auth/me', undefined, { token })).json;
  const read = readGrant(json.grant);
  const now = use.clock.now();
  expect(read?.grant).toMatchObject({ organisationId: me.profileId, accountId: me.id, device: DEVICE });
  expect(Math.abs((read?.grant.expiresAt.getTime() ?? 0) - now.getTime() - GRANT_MS)).toBeLessThan(1000);
  expect(use.deps.passKey.isSigned(read?.signed ?? '', read?.signature ?? '')).toBe(true);
  expect(use.deps.passKey.isSigned(json.grant.replace(DEVICE, '0'.repeat(52)), read?.signature ?? '')).toBe(false);
});

test('a grant ends with its hours, and does not hold for a clock that was set back', () => {
  const issuedAt = new Date('2027-01-01T06:00:00Z');
  const grant = { issuedAt, expiresAt: new Date(issuedAt.getTime() + GRANT_MS) };
  const at = (minutes: number) => isGrantedAt(grant, new Date(issuedAt.getTime() + minutes * 60_000));
  expect([-6, -5, 0, 719, 720].map(at)).toEqual([false, true, true, true, false]);
});
