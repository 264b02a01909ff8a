import { expect, test } from 'vitest';
import { GRANT_MS, isGrantedAt, readGrant } from '#contract/passes/rules.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
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
