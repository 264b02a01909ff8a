import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint } from '#contract/kernel/endpoint.ts';
import { legacyField } from '#contract/kernel/wire/field-names.ts';
import { wired } from '#contract/kernel/wire/wired.ts';
import { listing } from '#server/kernel/records/listing.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { registerErrors } from './errors.ts';
import { mount } from './mount.ts';

const use = useTestApp();

describe('a route that does not say who may call it', () => {
  const silent = { method: 'GET', path: '/secret', summary: 'No access', answer: z.object({}) };
  test.each([undefined, [], null])('stops the start: %j', (access) => {
    const app = Fastify();
    const api = { secret: { ...silent, access } as unknown as Endpoint };
    expect(() => mount(app, use.deps, api, { secret: () => ({}) as never })).toThrow(
      'GET /secret does not declare who may call it',
    );
  });
});

test('an owner may name its own organisation, the admin any or none', async () => {
  const [owner, admin] = [await anOwner(use), await anAdmin(use)];
  const parks = (token: string, body: object, query = '') => use.call('POST', `/park/get${query}`, body, { token });
  for (const profileRegistrationId of [owner.organisationId, null, '', undefined])
    expect((await parks(owner.token, { profileRegistrationId })).status).toBe(200);
  for (const profileRegistrationId of [admin.organisationId, 'nobody', 5, { $ne: 1 }, ['x']])
    expect((await parks(owner.token, { profileRegistrationId })).status).toBe(403);
  expect((await parks(owner.token, {}, '?profileRegistrationId=nobody')).status).toBe(403);
  for (const profileRegistrationId of [owner.organisationId, null])
    expect((await parks(admin.token, { profileRegistrationId })).status).toBe(200);
});

// biome-ignore lint/correctness/useYield: it breaks before it has anything to yield.
async function* broken(): AsyncGenerator<never[]> {
  throw Object.assign(new Error('terminating connection'), { code: '57P01' });
}

test('a list answers 503, not half a list, when the database goes away at once', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const list = endpoint('GET /broken', {
    access: 'public',
    summary: 'A list',
    answer: z.array(z.object({})),
    list: true,
  });
  registerErrors(app, use.deps);
  mount(
    app,
    { ...use.deps, endpoints: [] },
    { list },
    { list: () => listing(async () => ({ total: 1, chunks: broken() })) },
  );
  const { statusCode, headers, json } = await app.inject('/api/broken');
  expect([statusCode, json().code]).toEqual([503, 'UNAVAILABLE']);
  expect(headers['retry-after']).toMatch(/^[2-6]$/);
});

test('no call reads a name that is the clean name of another of its fields, so a refusal names the right one', () => {
  const read = use.deps.endpoints.flatMap(({ path, body }) =>
    body ? wired(body).names.map(([legacy]) => ({ path, sent: legacy, told: legacyField(body, legacy) })) : [],
  );
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter(({ sent, told }) => sent !== told)).toEqual([]);
});
