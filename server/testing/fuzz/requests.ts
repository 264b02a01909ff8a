import fc from 'fast-check';
import type { JsonSchema } from '#server/kernel/http/openapi/openapi-schema.ts';
import { idPlace, valuesOf } from './values.ts';

/** As much of an OpenAPI document as requests are made from, and answers compared with. */
export interface Operation {
  parameters: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: JsonSchema }> }>;
}
export type Paths = Record<string, Record<string, Operation>>;

export interface FuzzRequest {
  method: string;
  /** As the document has it, "/park/{id}". */
  path: string;
  url: string;
  contentType: string | undefined;
  payload: string | Buffer | undefined;
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

const addressed = (path: string, params: Record<string, unknown>, query: Record<string, unknown>): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name]));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
};
// A lone surrogate cannot stand in an address.
const encode = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.slice(0, 300).toWellFormed()) || '%20';
};

const among = (operation: Operation, where: string): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === where)
        .map(({ name, schema }) => [name, where === 'path' && name !== 'kind' ? ids : valuesOf(schema, name)]),
    ),
    { requiredKeys: where === 'path' ? undefined : [] } as { requiredKeys?: [] },
  );
const ids = fc.oneof(
  { weight: 8, arbitrary: fc.nat(10_000).map(idPlace) },
  // An id that is another call ("list") or goes up a path ("..") would be another request than the one that is meant.
  fc.constantFrom<unknown>('0'.repeat(26), 'x'.repeat(65), '\u0000', '%', '__proto__'),
);

const BOUNDARY = 'part-of-the-fuzz';
const FILES = ['GIF89a\u0001\u0000\u0001\u0000', '<svg onload="x"/>', '\u0089PNG\r\n\u001a\n', '', 'x'.repeat(2_000)];

/** A form with a file, or something like it: of a wrong field, with a bad name, not ended. */
const forms = fc
  .record({
    field: fc.constantFrom('image', 'image', 'picture', ''),
    file: fc.constantFrom('photo.jpg', '../../x.png', '', 'a"b.gif', 'x'.repeat(300)),
    type: fc.constantFrom('image/jpeg', 'image/svg+xml', 'x'),
    content: fc.constantFrom(...FILES),
    end: fc.constantFrom('--', '--', ''),
  })
  .map(({ field, file, type, content, end }) => ({
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    payload: Buffer.from(
      [
        `--${BOUNDARY}`,
        `content-disposition: form-data; name="${field}"; filename="${file}"`,
        `content-type: ${type}`,
        '',
        content,
        `--${BOUNDARY}${end}`,
        '',
      ].join('\r\n'),
      'latin1',
    ),
  }));

/** The first field of a JSON object stands in it twice: JSON.stringify would never say so. */
function doubled(text: string, other: string): string {
  const key = /^\{("[^"\\]*"):/.exec(text)?.[1];
  return key ? `${text.slice(0, -1)},${key}:${other}}` : text;
}

/** A body as it goes over the wire; broken, huge or of a wrong type now and then. */
function bodies({ requestBody }: Operation): fc.Arbitrary<Pick<FuzzRequest, 'contentType' | 'payload'>> {
  const [[type, { schema }] = ['application/json', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  const odd = fc.record({ contentType: fc.constantFrom(...TYPES), payload: fc.constantFrom(...BROKEN, HUGE) });
  if (type === 'multipart/form-data') return fc.oneof({ weight: 5, arbitrary: forms }, odd);
  const written = (value: unknown): string =>
    type.includes('form')
      ? new URLSearchParams({ text: JSON.stringify(value)?.toWellFormed() ?? '' }).toString()
      : JSON.stringify(value);
  const good = valuesOf(schema).map((value) => ({ contentType: type, payload: written(value) }));
  const twice = fc.tuple(good, fc.constantFrom('null', '{}', '"x"', '[1]')).map(([{ payload }, other]) => ({
    contentType: type,
    payload: doubled(payload, other),
  }));
  return fc.oneof({ weight: 20, arbitrary: good }, { weight: 1, arbitrary: odd }, { weight: 1, arbitrary: twice });
}

const NOTHING = fc.constant({ contentType: undefined, payload: undefined });

function requestsTo(path: string, method: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const body = method === 'GET' || (method === 'DELETE' && !operation.requestBody) ? NOTHING : bodies(operation);
  return fc.tuple(among(operation, 'path'), among(operation, 'query'), body).map(([params, query, sent]) => ({
    method,
    path,
    url: addressed(path, params, query),
    ...sent,
  }));
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/** With a method that the path does not have. */
function undeclaredAt(path: string, item: Record<string, Operation>): fc.Arbitrary<FuzzRequest> {
  const others = METHODS.filter((method) => !(method.toLowerCase() in item));
  const url = path.replace('{kind}', 'loan').replace(/\{\w+\}/g, '0'.repeat(26));
  return fc
    .constantFrom(...others)
    .map((method) => ({ method, path, url, contentType: undefined, payload: undefined }));
}

/** A good request that was made before is made again in this way. */
export interface Fit {
  example: number;
  record: number;
  /** A field that gets another value of its schema; none leaves all as it was. */
  field: number | null;
  values: unknown;
}

export interface Draw {
  request: FuzzRequest;
  /** Null asks for the request as it was drawn. */
  fit: Fit | null;
}

function drawsOf({ path, method, operation }: Declared): fc.Arbitrary<Draw> {
  const { schema } = operation.requestBody?.content['application/json'] ?? {};
  const fit = fc.record({
    example: fc.nat(1_000),
    record: fc.nat(1_000),
    field: fc.oneof(fc.constant(null), fc.nat(50)),
    values: schema ? valuesOf(schema) : fc.constant(null),
  });
  return fc.record({ request: requestsTo(path, method, operation), fit: fc.oneof(fc.constant(null), fit) });
}

export interface Declared {
  /** "PUT /park/{id}". */
  call: string;
  path: string;
  method: string;
  operation: Operation;
}

/** Every operation of a document. */
export const declaredIn = (paths: Paths): Declared[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([name, operation]) => {
      const method = name.toUpperCase();
      return { call: `${method} ${path}`, path, method, operation };
    }),
  );

/** Draws of every operation, one as often as another but for those that are `seldom`, and now and then of a method that is none. */
export const drawsFrom = (
  paths: Paths,
  { skipped, seldom }: { skipped: readonly string[]; seldom: RegExp },
): fc.Arbitrary<Draw> =>
  fc.oneof(
    ...declaredIn(paths)
      .filter(({ path }) => !skipped.includes(path))
      .map((declared) => ({ weight: seldom.test(declared.path) ? 1 : 20, arbitrary: drawsOf(declared) })),
    ...Object.entries(paths).map(([path, item]) => ({
      weight: 1,
      arbitrary: undeclaredAt(path, item).map((request) => ({ request, fit: null })),
    })),
  );
