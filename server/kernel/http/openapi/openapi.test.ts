import Fastify from 'fastify';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { registerAdmission } from '#server/kernel/traffic/admission.ts';
import { CLASSES } from '#server/kernel/traffic/classes.ts';
import { bodyExample } from '#server/pages/call-examples.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { registerOpenApi } from './openapi.ts';

const use = useTestApp();

interface Operation {
  summary: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

let document: Document;
beforeAll(async () => {
  const answer = await use.app.inject('/api/openapi.json');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  document = answer.json();
});
const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

test('it lists every mounted call, and no other', () => {
  const listed = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  const mounted = use.deps.endpoints.map(({ path, method }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(listed.toSorted()).toEqual(mounted.toSorted());
  expect(listed).toContain('POST /ticketbooking/add');
});

describe('each call', () => {
  test('names each parameter of its path, and marks it required', () => {
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect([path, declared.map(({ name }) => name)]).toEqual([path, inPath]);
      expect(declared.every(({ required, schema }) => required && typeof schema === 'object')).toBe(true);
    }
  });

  test('says what it answers, what a refusal looks like and who may call', () => {
    for (const { path, operation } of operations()) {
      const [success] = Object.keys(operation.responses);
      expect([path, success]).toEqual([path, expect.stringMatching(/^(200|201|303)$/)]);
      expect(operation.responses['503']).toEqual({ $ref: '#/components/responses/Refusal503' });
      expect(operation.responses.default).toBeUndefined();
      expect(operation.summary.length).toBeGreaterThan(3);
      for (const scheme of operation.security) expect(Object.keys(scheme)).toEqual(['bearer']);
    }
    expect(document.components.responses.Refusal400).toBeDefined();
    expect(document.components.securitySchemes.bearer).toEqual({ type: 'http', scheme: 'bearer' });
  });

  test('refers to nothing that is missing', () => {
    for (const [, pointer] of JSON.stringify(document).matchAll(/"\$ref":"#([^"]*)"/g)) {
      if (pointer === undefined) continue;
      const found = pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], document);
      expect([pointer, found]).not.toEqual([pointer, undefined]);
    }
  });
});

test('bodies are described in the names of the old API', () => {
  const schema = JSON.stringify(
    document.paths['/ticketbooking/add']?.post?.requestBody?.content['application/json']?.schema,
  );
  for (const name of ['parkId', 'mobile', 'fee', 'totalAmount', 'selectedDate']) expect(schema).toContain(`"${name}"`);
  expect(schema).not.toContain('visitDate');
});

test('a booking says what it must have, though a form may leave it to the service to ask', () => {
  const needed = (path: string) => {
    const body = document.paths[path]?.post?.requestBody;
    return { sent: body?.required, ...body?.content['application/json']?.schema };
  };
  const asks = (path: string, ...required: string[]) => expect(needed(path)).toMatchObject({ sent: true, required });
  asks('/ticketbooking/add', 'parkId', 'mobile', 'fee');
  asks('/doctorbooking/add', 'clinicId', 'doctorId', 'patientName', 'mobile');
  asks('/loanbooking/add', 'branchId', 'name', 'typeOfLoan', 'mobile');
  asks('/exbhitionbooking/add', 'exbhitionId', 'mobile', 'visitorName');
  asks('/coachingbooking/add', 'coachingId', 'studentName', 'mobile');
  expect(needed('/doctorbooking/add')).toMatchObject({ properties: { mobile: { type: 'string', maxLength: 40 } } });
  expect(JSON.stringify(document)).not.toContain('askedFor');
});

test('an answer is described as it is written: amounts are numbers, what is always there is required', () => {
  const answers = document.paths['/clinic/add']?.post?.responses['201'] as {
    headers: object;
    content: Record<string, { schema: { properties: Record<string, object>; required: string[] } }>;
  };
  const schema = answers.content['application/json']?.schema;
  // Null in a draft that does not say.
  expect(schema?.properties.fee).toMatchObject({ anyOf: [{ type: 'number' }, { type: 'null' }] });
  expect(schema?.required).toEqual(expect.arrayContaining(['_id', 'fee', 'bookingDays', 'mid', 'createdAt']));
  expect(Object.keys(answers.headers)).toEqual(['Idempotent-Replayed']);
});

test('a list says how many there are, and a call that creates or sends money takes a key', () => {
  const list = document.paths['/park/list']?.get?.responses['200'] as { headers: object };
  expect(Object.keys(list.headers)).toEqual(['X-Total-Count']);
  for (const path of ['/park/add', '/payments/refund', '/bookings/{id}/day'])
    expect(document.paths[path]?.post?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    );
});

test('it is built once, and sent also while the calls are full', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const none = { ...CLASSES.call, atOnce: 0, waiting: 0 };
  registerAdmission(app, use.deps, { ...CLASSES, call: none });
  let built = 0;
  const config = {
    ...use.deps.config,
    get publicUrl() {
      built += 1;
      return use.deps.config.publicUrl;
    },
  };
  registerOpenApi(app, { ...use.deps, config }, { description: 'Tickets, appointments and tokens.', bodyExample });
  for (let n = 0; n < 2; n += 1) expect((await app.inject('/api/openapi.json')).json()).toEqual(document);
  expect(built).toBe(1);
});
