import fc from 'fast-check';
import type { JsonSchema } from '#server/kernel/http/openapi/openapi-schema.ts';
import type { CallOptions } from '#server/testing/test-app.ts';
import { type ValuesOf, valuesWith } from './values.ts';

/** As much of an OpenAPI document as requests are made from, and answers compared with. */
export interface FuzzDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Content>; schemas: Record<string, JsonSchema> };
}
interface Operation {
  parameters: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Content>;
}
interface Content {
  $ref?: string;
  content?: Record<string, { schema: JsonSchema }>;
}

/** One request below /api, as `TestApp.call` takes it. */
export interface Sent {
  method: string;
  url: string;
  body?: unknown;
  options: CallOptions;
}

/** A request that was answered well, to be sent again and changed; its path as the document has it, "/park/{id}". */
export type Example = Sent & { path: string };

/** A record that was added: the first part of its path ("park"), and the token of who added it. */
export interface Added {
  noun: string;
  id: string;
  token: string | undefined;
}

/** Requests name these, as they are when one is drawn. What a run begins with is never changed, so that nobody runs dry. */
export interface Stock {
  ids: readonly string[];
  /** Requests that change or remove take theirs from here. */
  added: readonly Added[];
}

export interface Draw {
  request: Omit<Sent, 'options'> & { headers: Record<string, string> };
  path: string;
  /** Sends a good request that was made before once more, instead of this one. */
  fit: Fit | null;
}

/** By turns: a good request, a record, and a field that gets another value of its schema; none leaves all as it was. */
interface Fit {
  example: number;
  record: number;
  field: number | null;
  values: unknown;
}

const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x/y', ''];
const BROKEN = [
  '{',
  '',
  '[',
  'null',
  '"x"',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":1}}',
  '\u0000',
];
const HUGE = JSON.stringify({ mobile: 'x'.repeat(300_000) });
const NO_ID = '0'.repeat(26);
const changes = (method: string): boolean => method === 'PUT' || method === 'DELETE';

const idsOf = (idAt: (at: number) => string | undefined) => fc.nat(10_000).map((at) => idAt(at) ?? NO_ID);

function idsFor({ ids, added }: Stock): Record<'known' | 'changed', fc.Arbitrary<string>> {
  return {
    known: idsOf((at) => {
      const all = at % (ids.length + added.length || 1);
      return ids[all] ?? added[all - ids.length]?.id;
    }),
    changed: idsOf((at) => added[at % (added.length || 1)]?.id),
  };
}

const typed = (type: string): Record<string, string> => (type ? { 'content-type': type } : {});

// A lone surrogate cannot stand in an address.
const encode = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.slice(0, 300).toWellFormed()) || '%20';
};

function addresses(path: string, { parameters }: Operation, ids: fc.Arbitrary<string>, values: ValuesOf) {
  // An id that is another call ("list") or goes up a path ("..") would be another request than the one that is meant.
  const odd = fc.constantFrom<unknown>(NO_ID, 'x'.repeat(65), '\u0000', '%', '__proto__');
  const places = fc.oneof({ weight: 8, arbitrary: ids }, odd);
  const among = (where: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === where)
        .map(({ name, schema }) => [name, where === 'path' && name !== 'kind' ? places : values(schema, name)]),
    );
  return fc
    .tuple(fc.record<Record<string, unknown>>(among('path')), fc.record(among('query'), { requiredKeys: [] }))
    .map(([params, query]) => {
      const asked = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name]));
      return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
    });
}

const LONG = 'x'.repeat(2_000);
const BOUNDARY = 'part-of-the-fuzz';
/** A form with a file, or something like it: of a wrong field, with a bad name, not ended. */
const forms = fc
  .record({
    field: fc.constantFrom('image', 'image', 'picture', ''),
    file: fc.constantFrom('photo.jpg', '../../x.png', '', 'a"b.gif', 'x'.repeat(300)),
    type: fc.constantFrom('image/jpeg', 'image/svg+xml', 'x'),
    content: fc.constantFrom('GIF89a\u0001\u0000\u0001\u0000', '<svg onload="x"/>', '\u0089PNG\r\n\u001a\n', '', LONG),
    end: fc.constantFrom('--', '--', ''),
  })
  .map(({ field, file, type, content, end }) => {
    const head = `content-disposition: form-data; name="${field}"; filename="${file}"\r\ncontent-type: ${type}`;
    const body = `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n--${BOUNDARY}${end}\r\n`;
    return { headers: typed(`multipart/form-data; boundary=${BOUNDARY}`), body: Buffer.from(body, 'latin1') };
  });

/** The first field of a JSON object stands in it twice: JSON.stringify would never say so. */
function doubled(text: string, other: string): string {
  const key = /^\{("[^"\\]*"):/.exec(text)?.[1];
  return key ? `${text.slice(0, -1)},${key}:${other}}` : text;
}

type Body = Pick<Draw['request'], 'headers' | 'body'>;

/** A body as it goes over the wire; broken, huge or of a wrong type now and then. */
function bodies({ requestBody }: Operation, values: ValuesOf): fc.Arbitrary<Body> {
  const [[type, { schema }] = ['application/json', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  const odd = fc.record({ headers: fc.constantFrom(...TYPES.map(typed)), body: fc.constantFrom(...BROKEN, HUGE) });
  if (type === 'multipart/form-data') return fc.oneof({ weight: 5, arbitrary: forms }, odd);
  const written = (value: unknown): string =>
    type.includes('form')
      ? new URLSearchParams({ text: JSON.stringify(value)?.toWellFormed() ?? '' }).toString()
      : JSON.stringify(value);
  const good = values(schema).map((value) => ({ headers: typed(type), body: written(value) }));
  const others = fc.constantFrom('null', '{}', '"x"', '[1]');
  const twice = fc
    .tuple(good, others)
    .map(([{ body }, other]) => ({ headers: typed(type), body: doubled(body, other) }));
  return fc.oneof({ weight: 20, arbitrary: good }, { weight: 1, arbitrary: odd }, { weight: 1, arbitrary: twice });
}

const NOTHING = { headers: {}, body: undefined };

function drawsOf({ path, method, operation }: Declared, stock: Stock): fc.Arbitrary<Draw> {
  const { known, changed } = idsFor(stock);
  const values = valuesWith(known);
  const bodiless = method === 'GET' || (method === 'DELETE' && !operation.requestBody);
  const { schema } = operation.requestBody?.content['application/json'] ?? {};
  const fit = fc.record({
    example: fc.nat(1_000),
    record: fc.nat(1_000),
    field: fc.oneof(fc.constant(null), fc.nat(50)),
    values: schema ? values(schema) : fc.constant(null),
  });
  const url = addresses(path, operation, changes(method) ? changed : known, values);
  const body: fc.Arbitrary<Body> = bodiless ? fc.constant(NOTHING) : bodies(operation, values);
  const request = fc.tuple(url, body).map(([url, sent]) => ({ method, url, ...sent }));
  return fc.record({ request, path: fc.constant(path), fit: fc.oneof(fc.constant(null), fit) });
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/** With a method that the path does not have. */
function undeclaredAt(path: string, item: Record<string, Operation>): fc.Arbitrary<Draw> {
  const others = METHODS.filter((method) => !(method.toLowerCase() in item));
  const url = path.replace('{kind}', 'loan').replace(/\{\w+\}/g, NO_ID);
  return fc.constantFrom(...others).map((method) => ({ request: { method, url, ...NOTHING }, path, fit: null }));
}

type Declared = ReturnType<typeof declaredIn>[number];

/** `call`: "PUT /park/{id}". */
export const declaredIn = ({ paths }: FuzzDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([name, operation]) => {
      const method = name.toUpperCase();
      return { call: `${method} ${path}`, path, method, operation };
    }),
  );

/** Draws of every operation, one as often as another but for those that are `seldom`, and now and then of a method that is none. */
export const drawsFrom = (
  document: FuzzDocument,
  stock: Stock,
  { skipped, seldom }: { skipped: readonly string[]; seldom: RegExp },
): fc.Arbitrary<Draw> =>
  fc.oneof(
    ...declaredIn(document)
      .filter(({ path }) => !skipped.includes(path))
      .map((one) => ({ weight: seldom.test(one.path) ? 1 : 20, arbitrary: drawsOf(one, stock) })),
    ...Object.entries(document.paths).map(([path, item]) => ({ weight: 1, arbitrary: undeclaredAt(path, item) })),
  );

/** A good request with one field changed or none, by the same caller; to one of the newest records, where it is to one. */
export function fitting(example: Example, fit: Fit, number: number, added: readonly Added[]): Sent {
  const { method, path, url, options } = example;
  const [, noun, rest] = path.split('/');
  const records = rest === '{id}' ? added.filter((one) => one.noun === noun).slice(-20) : [];
  const record = records.at(-1 - (fit.record % (records.length || 1)));
  return {
    method,
    url: record ? path.replace('{id}', record.id) : url,
    body: changedBody(example, fit, number),
    options: {
      ...options,
      token: record?.token ?? options.token,
      from: `10.${100 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`,
    },
  };
}

function changedBody({ path, body, options }: Example, { field, values }: Fit, number: number): unknown {
  const isText = typeof body === 'string' && options.headers?.['content-type'] === 'application/json';
  const sent = isText ? JSON.parse(body) : body;
  // A call that reads nothing of its body takes any.
  if (sent === null || typeof sent !== 'object' || Array.isArray(sent) || Buffer.isBuffer(sent)) return body;
  // One mobile may hold only few places.
  const mobile = sent.mobile && path.endsWith('/add') && { mobile: `8${String(number).padStart(9, '0')}` };
  const keys = Object.keys(sent);
  const key = field === null ? undefined : keys[field % keys.length];
  const change = Object.entries(values ?? {}).filter(([name]) => name === key);
  return { ...sent, ...mobile, ...Object.fromEntries(change) };
}
