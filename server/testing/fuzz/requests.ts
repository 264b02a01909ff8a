import fc from 'fast-check';
import type { JsonSchema } from '#server/platform/openapi-schema.ts';
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
  payload: string | undefined;
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
  // What is another call ("list") or goes up a path ("..") would be another request than the one that is meant.
  fc.constantFrom<unknown>('0'.repeat(26), 'x'.repeat(65), '\u0000', '%', '__proto__'),
);

/** A body as it goes over the wire; broken, huge or of a wrong type now and then. */
function bodies({ requestBody }: Operation): fc.Arbitrary<Pick<FuzzRequest, 'contentType' | 'payload'>> {
  const [[type, { schema }] = ['application/json', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  const written = (value: unknown): string =>
    type.includes('form')
      ? new URLSearchParams({ text: JSON.stringify(value)?.toWellFormed() ?? '' }).toString()
      : JSON.stringify(value);
  const good = valuesOf(schema).map((value) => ({ contentType: type, payload: written(value) }));
  const odd = fc.record({ contentType: fc.constantFrom(...TYPES), payload: fc.constantFrom(...BROKEN, HUGE) });
  return fc.oneof({ weight: 20, arbitrary: good }, { weight: 1, arbitrary: odd });
}

const NOTHING = fc.constant({ contentType: undefined, payload: undefined });

function requestsTo(path: string, method: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const body = method === 'get' || (method === 'delete' && !operation.requestBody) ? NOTHING : bodies(operation);
  return fc.tuple(among(operation, 'path'), among(operation, 'query'), body).map(([params, query, sent]) => ({
    method: method.toUpperCase(),
    path,
    url: addressed(path, params, query),
    ...sent,
  }));
}

/** Requests to every call of a document, one as often as another. */
export const requestsOf = (paths: Paths, skipped: readonly string[]): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        skipped.includes(path) ? [] : [requestsTo(path, method, operation)],
      ),
    ),
  );
