import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint } from '#contract/kernel/endpoint.ts';
import { invalid } from '#contract/kernel/errors.ts';
import { legacyField } from '#contract/kernel/wire/field-names.ts';
import { renamed } from '#contract/kernel/wire/wire.ts';
import { wired } from '#contract/kernel/wire/wired.ts';
import { listing } from '#server/kernel/records/listing.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
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

describe('mounted calls', () => {
  let app: FastifyInstance;
  let owner: Owner;
  const endpoints: Endpoint[] = [];
  const api = {
    echo: endpoint('POST /echo/:id', {
      access: ['owner', 'admin'],
      summary: 'Says what it was given',
      params: z.object({ id: z.coerce.number() }),
      query: z.object({ word: z.string().default('none') }),
      body: z.object({ text: z.string('text is required').min(2, 'text is too short') }),
      answer: z.object({ id: z.number(), word: z.string(), text: z.string(), organisationId: z.string().nullable() }),
    }),
    refuse: endpoint('POST /refuse', {
      access: 'public',
      summary: 'Finds something wrong with a day',
      body: renamed(z.object({ selectedDate: z.string() }), { selectedDate: 'day' }),
      answer: z.object({}),
    }),
    broken: endpoint('GET /broken', {
      access: 'public',
      summary: 'A list whose database goes away at once',
      answer: z.array(z.object({})),
      list: true,
    }),
  };
  beforeAll(async () => {
    app = Fastify();
    const deps = { ...use.deps, endpoints };
    registerErrors(app, deps);
    mount(app, deps, api, {
      echo: ({ params, query, body, organisationId }) => ({ ...params, ...query, ...body, organisationId }),
      refuse: ({ body }) => {
        throw invalid('day', `${body.day} is no day`);
      },
      broken: () => listing(async () => ({ total: 1, chunks: broken() })),
    });
    await app.ready();
    owner = await anOwner(use);
  });
  afterAll(() => app.close());
  // biome-ignore lint/correctness/useYield: it breaks before it has anything to yield.
  async function* broken(): AsyncGenerator<never[]> {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  }
  const echo = (token: string | null, body: object, url = '/api/echo/7') =>
    app.inject({ method: 'POST', url, payload: body, headers: token ? { authorization: `Bearer ${token}` } : {} });

  test('are given parsed parameters, and the tenant of the token', async () => {
    const answer = await echo(owner.token, { text: 'hello', extra: 1 }, '/api/echo/7?word=yes');
    expect(answer.json()).toEqual({ id: 7, word: 'yes', text: 'hello', organisationId: owner.organisationId });
  });

  test('are refused before their body is looked at', async () => expect((await echo(null, {})).statusCode).toBe(401));

  test('may name their own organisation, another one only as the admin', async () => {
    const named = (profileRegistrationId: unknown) => ({ text: 'hello', profileRegistrationId });
    const admin = await anAdmin(use);
    for (const own of [owner.organisationId, null, '', undefined])
      expect((await echo(owner.token, named(own))).statusCode).toBe(200);
    for (const other of [admin.organisationId, 'nobody', 5, { $ne: 1 }, ['x']])
      expect((await echo(owner.token, named(other))).statusCode).toBe(403);
    expect((await echo(owner.token, { text: 'hello' }, '/api/echo/7?profileRegistrationId=nobody')).statusCode).toBe(
      403,
    );
    expect((await echo(admin.token, named(owner.organisationId))).json().organisationId).toBe(owner.organisationId);
    expect((await echo(admin.token, named(null))).json().organisationId).toBeNull();
  });

  test('tell each wrong field, and first in the message', async () => {
    const { json } = await echo(owner.token, { text: 'x' });
    expect(json()).toEqual({
      message: 'text is too short',
      code: 'INVALID_INPUT',
      issues: [{ field: 'text', message: 'text is too short' }],
    });
    expect((await echo(owner.token, { text: 'hello' }, '/api/echo/seven')).json().issues[0].field).toBe('id');
  });

  test('name the field of a refusal as the caller wrote it, whoever found it', async () => {
    const { json } = await app.inject({ method: 'POST', url: '/api/refuse', payload: { selectedDate: 'soon' } });
    expect(json().issues).toEqual([{ field: 'selectedDate', message: 'soon is no day' }]);
  });

  test('that list answer 503, not half a list, when the database goes away at once', async () => {
    const { statusCode, headers, json } = await app.inject('/api/broken');
    expect([statusCode, headers['retry-after'], json().code]).toEqual([
      503,
      expect.stringMatching(/^[2-6]$/),
      'UNAVAILABLE',
    ]);
  });
});

test('no call reads a name that is the clean name of another of its fields, so a refusal names the right one', () => {
  const read = use.deps.endpoints.flatMap(({ path, body }) =>
    body ? wired(body).names.map(([legacy]) => ({ path, sent: legacy, told: legacyField(body, legacy) })) : [],
  );
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter(({ sent, told }) => sent !== told)).toEqual([]);
});
