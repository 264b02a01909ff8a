import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { schemaOf } from '#server/kernel/http/openapi/openapi-schema.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { kindOf } from '#server/testing/tenants/tenant-records.ts';
import { UNLIKE, UNLIKE_BOOKINGS } from '#server/testing/tenants/unlike-records.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
type Row = Record<string, unknown>;

const make = async (path: string, owner: Owner): Promise<void> => {
  await UNLIKE_BOOKINGS[path]?.(use, owner);
  for (const form of (await UNLIKE[path]?.(use, owner)) ?? []) {
    use.clock.advance(1);
    await aRecord(use, owner, path, form);
  }
};

const WRONG: readonly unknown[] = [
  1.5,
  -1,
  3_000_000_000,
  1e300,
  true,
  null,
  '',
  'no such',
  '2027-13-45',
  { a: 1 },
  [],
  ['x'],
  [{ a: 1 }],
  'a\0b',
  '\ud800',
];

/** Answers other values than this one, so that something else than the row itself is asked for at least once. */
const others = (value: unknown): unknown[] => {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1];
  return [];
};

describe.each(Object.keys({ ...UNLIKE, ...UNLIKE_BOOKINGS }))('%s/find', (path) => {
  const registrationType = kindOf(path);
  let owner: Owner;
  let rows: Row[];
  const find = (body: object) => use.call('POST', `${path}/find`, body, owner);
  const found = async (body: object): Promise<Row[]> => {
    const { status, json, text } = await find(body);
    if (status !== 200) throw new Error(`${JSON.stringify(body)}: ${text}`);
    return path === '/coupon' ? json.coupons : json;
  };

  beforeAll(async () => {
    owner = await anOwner(use, { registrationType });
    await make(path, owner);
    await make(path, await anOwner(use, { registrationType }));
    rows = await found({});
  });

  test('by any field that a record has finds those that have its value, and no others', async () => {
    expect(rows.length).toBeGreaterThan(1);
    for (const field of fieldsOf(rows)) {
      const values = rows.map((row) => row[field]);
      await all([...values, ...others(values[0]), null], async (value) => {
        const same = rows.filter((row) => meansTheSame(row[field], value));
        expect(await found({ [field]: value }), `${field} ${JSON.stringify(value)}`).toEqual(same);
      });
    }
  });

  test('by all fields of a record at once finds it', async () => {
    for (const row of rows) expect(await found(row)).toEqual([row]);
  });

  test('by a field that there is not is refused with its name, also in a list', async () => {
    const { status, json } = await find({ voidedd: true });
    expect([status, json.issues]).toEqual([
      400,
      [{ field: 'voidedd', message: 'There is no field “voidedd” to find by' }],
    ]);
    for (const list of ['fee', 'counterList'].filter((name) => Array.isArray(rows[0]?.[name]))) {
      const item = { ...((rows[0]?.[list] ?? []) as Row[])[0], colour: 'red' };
      expect((await find({ [list]: [item] })).json.issues[0].field).toContain('colour');
    }
  });

  test('by a value of another kind finds what has it, or is refused in words', async () => {
    for (const field of fieldsOf(rows))
      await all(WRONG, async (value) => {
        const { status, json, text } = await find({ [field]: value });
        const asked = `${field} ${JSON.stringify(value)}: ${text}`;
        if (status === 400) expect(json.issues[0].field.startsWith(field), asked).toBe(true);
        else expect(status, asked).toBe(200);
        const list: Row[] = status === 200 ? (path === '/coupon' ? json.coupons : json) : [];
        for (const row of list) expect(meansTheSame(row[field], value), asked).toBe(true);
      });
  });
});

const fieldsOf = (rows: readonly Row[]): string[] =>
  Object.keys(rows[0] as Row).filter((name) => name !== 'profileRegistrationId');

const all = async (values: readonly unknown[], ask: (value: unknown) => Promise<void>): Promise<void> =>
  void (await Promise.all(values.map(ask)));

/** Some values have two forms: no text is no time and no price; nothing chosen is everybody; `Booked` is stored empty. */
const meansTheSame = (stored: unknown, asked: unknown): boolean =>
  isDeepStrictEqual(stored, asked) ||
  (asked === '' && stored === null) ||
  (isDeepStrictEqual(asked, []) && stored === '') ||
  (['', null, []].some((none) => isDeepStrictEqual(asked, none)) && isDeepStrictEqual(stored, ['all']));

test('no filter of a list, search or report, and no parameter of an address, is too odd to be answered', async () => {
  const { token } = await anAdmin(use);
  const odd = (value: unknown): string =>
    typeof value === 'string'
      ? value.isWellFormed()
        ? encodeURIComponent(value)
        : '%ED%A0%80'
      : JSON.stringify(value);
  const lists = use.deps.endpoints.filter(
    ({ path, list, query, body }) => (list || query) && (body || query) && !path.endsWith('/find'),
  );
  expect(lists.length).toBeGreaterThan(50);
  for (const { method, path, query, body } of lists)
    for (const name of Object.keys(schemaOf((body ?? query) as z.ZodType).properties ?? {}))
      await all(WRONG, async (value) => {
        const to = path.replace(/:\w+/g, '0'.repeat(26));
        const address = method === 'GET' ? `${to}?${name}=${odd(value)}` : to;
        const sent = method === 'GET' ? undefined : { [name]: value };
        const { status, text } = await use.call(method, address, sent, { token });
        const asked = `${method} ${address} ${JSON.stringify(sent)}: ${text}`;
        expect([200, 400, 403, 404], asked).toContain(status);
      });
});
