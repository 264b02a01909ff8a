import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { AppError } from '#contract/kernel/errors.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { said } from '#server/kernel/words/said.ts';
import { anOwner, type Owner, registration } from '#server/organisations/factory.ts';
import { parkForm } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { schemaOf } from './openapi/openapi-schema.ts';
import { parse } from './parse.ts';

const use = useTestApp({ config: { rateLimitScale: 1_000_000 } });

test('a refusal names every wrong field as the caller sent it, and leads with the words of the first', async () => {
  const { status, json } = await use.call(
    'POST',
    '/profileregistration/add',
    registration({ name: '', mobileNumber1: '98x', location: '' }),
  );
  expect(status).toBe(400);
  expect(json.message).toBe(json.issues[0].message);
  expect(json.issues).toContainEqual({ field: 'name', message: 'orgnaization name is required' });
  expect(json.issues).toContainEqual({ field: 'mobileNumber1', message: 'Must be only digits' });
});

describe('what the rules of a field leave open is told in the words of one table, with the name that was written', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await anOwner(use);
  });
  const refusedPark = async (more: object) => {
    const { status, json } = await use.call('POST', '/park/add', parkForm(more), owner);
    return [status, json.message, json.issues];
  };

  test('amounts are rupees', async () => {
    const message = 'Please enter at most ₹1,00,000';
    expect(await refusedPark({ adult: true, adultFee: 200_000 })).toEqual([
      400,
      message,
      [{ field: 'adultFee', message }],
    ]);
  });

  test('numbers and lists are plain', async () => {
    expect(await refusedPark({ familySize: 1.5 })).toEqual([
      400,
      'For familySize, please enter a whole number',
      [{ field: 'familySize', message: 'Please enter a whole number' }],
    ]);
    const [, message, issues] = await refusedPark({ bookingDates: ['2027-01-05', 5] });
    expect(message).toBe('For row 2 of bookingDates, please enter text');
    expect(issues).toEqual([{ field: 'bookingDates[1]', message: 'Please enter text' }]);
  });

  test('a field of a row says which row', async () => {
    const { json } = await use.call('POST', '/ticketbooking/add', { parkId: 'x', fee: [{ name: 'Adult' }] });
    expect(json).toMatchObject({
      message: 'Please fill in quantity in row 1 of fee',
      issues: [{ field: 'fee[0].quantity', message: 'Please fill this in' }],
    });
  });

  test('too much is not told as missing', async () => {
    const { json } = await use.call('POST', '/user/login', { email: 'a@b.in', password: 'x'.repeat(201) });
    expect(json.message).toBe('For password, please use at most 200 characters');
  });

  test('parameters of the query and the path are named likewise', async () => {
    const query = await use.call('GET', '/park/list?limit=many');
    expect(query.json.issues).toEqual([{ field: 'limit', message: 'Please enter a whole number' }]);
    const path = await use.call('GET', `/park/${'x'.repeat(65)}`);
    expect(path.json.message).toBe('For id, please use at most 64 characters');
  });

  test('a header is named as well', async () => {
    const headers = { 'idempotency-key': 'short' };
    const { json } = await use.call('POST', '/park/add', parkForm(), { token: owner.token, headers });
    expect(json.issues[0].field).toBe('Idempotency-Key');
  });
});

/** The wording of the library that checks, and names of our own inside. */
const NO_WORDS_FOR_PEOPLE =
  /Invalid|expected|received|Too (?:small|big)|Unrecognized|[<>]=|undefined|\bnull\b|NaN|\[object|regex|fees\.|\bzod\b/i;

const TOO_LONG = 'x'.repeat(30_000);
const WRONG: Record<string, unknown> = {
  null: null,
  empty: '',
  'too long': TOO_LONG,
  'too large': 1e300,
  negative: -1.5,
  'of the wrong type': { deep: [[]] },
  'a list of the wrong type': [{ deep: 1 }, 5, null],
};

type Shape = { properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[] };
/** The names of an object's fields as callers write them. */
const namesOf = (shape: Shape): string[] =>
  [shape, ...(shape.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties));
const shapes = new Map<unknown, Record<string, Shape>>();
function fieldsOf(schema: Endpoint['body']): Record<string, Shape> {
  if (!schema) return {};
  const fields = shapes.get(schema) ?? (schemaOf(schema) as Shape).properties ?? {};
  shapes.set(schema, fields);
  return fields;
}

const NO_ID = '0'.repeat(26);
const addressOf = ({ path }: Endpoint, query: Record<string, unknown> = {}, params: Record<string, string> = {}) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? NO_ID));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
};

describe('every field of every call, when it is wrong', { timeout: 240_000 }, () => {
  let owner: Owner;
  let admin: { token: string };
  beforeAll(async () => {
    owner = await anOwner(use, { registrationType: 'doctor' });
    admin = await anAdmin(use);
    await aRecord(use, owner, '/clinic', FORMS.clinic());
  });
  const tokenFor = ({ access }: Endpoint): string | undefined =>
    access === 'public' ? undefined : access.includes('owner') ? owner.token : admin.token;

  interface Refusal {
    message: string;
    issues?: { field: string; message: string }[] | undefined;
  }
  const isPlain = ({ message, issues = [] }: Refusal, known: readonly string[], what: string) => {
    expect([what, message]).toEqual([what, expect.not.stringMatching(NO_WORDS_FOR_PEOPLE)]);
    for (const issue of issues) {
      expect([what, issue.message]).toEqual([what, expect.not.stringMatching(NO_WORDS_FOR_PEOPLE)]);
      expect(['', ...known], what).toContain(issue.field.split(/[.[]/)[0]);
    }
  };

  /** Answers the refusal of a value by the check of a place; null where it lets the value pass. */
  const problemOf = (schema: Endpoint['body'], value: unknown): Refusal | null => {
    try {
      if (schema) parse(schema, value);
      return null;
    } catch (error) {
      const { refusal, details } = error as AppError;
      return said<Refusal>({ message: refusal, issues: details.issues }, SAY.en);
    }
  };

  /** Sends the value on to the call itself once the check lets it pass: that one must have an answer, too. */
  const tried = async (endpoint: Endpoint, place: 'body' | 'query' | 'params', sent: Record<string, unknown>) => {
    const known = [endpoint.body, endpoint.query, endpoint.params].flatMap((schema) => Object.keys(fieldsOf(schema)));
    const what = `${endpoint.method} ${endpoint.path} ${JSON.stringify(sent).slice(0, 80)}`;
    const problem = problemOf(endpoint[place], sent);
    if (problem) return isPlain(problem, known, what);
    const path = addressOf(
      endpoint,
      place === 'query' ? sent : {},
      place === 'params' ? (sent as Record<string, string>) : {},
    );
    const body = endpoint.method === 'GET' ? undefined : place === 'body' ? sent : {};
    const { status, json } = await use.call(endpoint.method, path, body, { token: tokenFor(endpoint) });
    expect(status, what).toBeLessThan(500);
    if (status >= 400) isPlain(json, known, what);
  };

  test.each(Object.entries(WRONG))('%s: is refused by name in plain words, or let pass', async (_, value) => {
    const text = String(value).slice(0, 90) || ' ';
    for (const endpoint of use.deps.endpoints) {
      for (const name of Object.keys(fieldsOf(endpoint.query)))
        await tried(endpoint, 'query', { [name]: String(value) });
      for (const name of Object.keys(fieldsOf(endpoint.params))) await tried(endpoint, 'params', { [name]: text });
      for (const [name, { items }] of Object.entries(fieldsOf(endpoint.body))) {
        await tried(endpoint, 'body', { [name]: value });
        for (const inner of items ? namesOf(items) : [])
          await tried(endpoint, 'body', { [name]: [{ [inner]: value }] });
      }
    }
  });
});
