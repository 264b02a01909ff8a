import { z } from 'zod';
import type { JsonSchema } from '#server/kernel/http/openapi/openapi-schema.ts';
import type { CallAnswer, CallOptions, TestApp } from '#server/testing/test-app.ts';

/** As much of an OpenAPI document as requests are made from, and answers compared with. */
export interface FuzzDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Content>; schemas: Record<string, JsonSchema> };
}
export interface Operation {
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

/** Judges each answer by the document, and keeps what later requests can be made from. */
export interface Watch {
  /** The same app, whose `call` is watched. */
  use: TestApp;
  send(sent: Sent): Promise<CallAnswer>;
  /** The last good requests to each operation that was answered well, "PUT /park/{id}". */
  examples: Map<string, Example[]>;
  added: Added[];
  /** Keeps what was wrong, by operation and status: told once each. */
  wrong: Map<string, string>;
}

const KEPT = 12;

export function watched(use: TestApp, document: FuzzDocument): Watch {
  const pathOf = pathsOf(document);
  const readers = new Map<JsonSchema, z.ZodType>();
  const call: TestApp['call'] = async (method, url, body, options = {}) => {
    const answer = await use.call(method, url, body, options);
    const path = pathOf(url);
    if (path === undefined) throw new Error(`the document has no path for ${url}`);
    const place = `${method} ${path} ${answer.status}`;
    const verdict = verdictOn(document, readers, [method, path], answer);
    const sent = JSON.stringify([method, url, body, options.headers]).slice(0, 2_000);
    if (verdict && !watch.wrong.has(place))
      watch.wrong.set(place, `${place}: ${verdict}\n  ${sent}\n  ${answer.text.slice(0, 300)}`);
    if (document.paths[path]?.[method.toLowerCase()] && answer.status < 400)
      remember(watch, { method, url, body, options, path }, answer);
    return answer;
  };
  const send = ({ method, url, body, options }: Sent) => call(method as 'GET', url, body, options);
  const watch: Watch = { use: { ...use, call }, send, examples: new Map(), added: [], wrong: new Map() };
  return watch;
}

function remember({ examples, added }: Watch, example: Example, { status, json }: CallAnswer): void {
  const { method, path, options } = example;
  const call = `${method} ${path}`;
  examples.set(call, [example, ...(examples.get(call) ?? [])].slice(0, KEPT));
  if (status === 201 && json?._id) added.push({ noun: path.split('/')[1] ?? '', id: json._id, token: options.token });
}

/** Finds the path of the document that an address is of; none when nothing of ours can be there. */
function pathsOf({ paths }: FuzzDocument): (url: string) => string | undefined {
  const parameters = (path: string) => path.split('{').length;
  const patterns = Object.keys(paths)
    .toSorted((a, b) => parameters(a) - parameters(b))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (url) => patterns.find(({ pattern }) => pattern.test(url.split('?')[0] ?? ''))?.path;
}

/** Calls that rightly answer 503 here: tests have no mail server, so no link can be sent. */
const DELIBERATE = ['POST /auth/forgotpassword'];

/** Tells what is wrong with an answer to "PUT", "/park/{id}", by the document alone; null when nothing is. */
function verdictOn(
  { paths, components }: FuzzDocument,
  readers: Map<JsonSchema, z.ZodType>,
  [method, path]: [string, string],
  { status, headers, text }: CallAnswer,
): string | null {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) return verdictOnUndeclared(Object.keys(paths[path] ?? {}), status, headers.allow);
  if (status >= 500 && !(status === 503 && DELIBERATE.includes(`${method} ${path}`))) return 'it is an error of ours';
  if ((status === 429 || status === 503) && !headers['retry-after']) return 'it does not say when to come again';
  const declared = operation.responses[status];
  if (!declared) return `the document does not know status ${status} of this call`;
  const { content } = components.responses[declared.$ref?.split('/').at(-1) ?? ''] ?? declared;
  const schema = content?.['application/json']?.schema;
  if (!schema) return null;
  if (!String(headers['content-type']).startsWith('application/json'))
    return `it is ${headers['content-type']}, not JSON`;
  const reader = readers.get(schema) ?? readerOf(schema, components);
  readers.set(schema, reader);
  const { error } = reader.safeParse(JSON.parse(text));
  return error ? `it has not the form of the document: ${JSON.stringify(error.issues).slice(0, 600)}` : null;
}

/** A method that the path lacks must be answered by 405, with the methods of the path in `Allow`. */
function verdictOnUndeclared(declared: string[], status: number, allow: unknown): string | null {
  const has = declared.map((name) => name.toUpperCase());
  const named = (has.includes('GET') ? [...has, 'HEAD'] : has).toSorted().join(', ');
  return status === 405 && allow === named ? null : `it is not 405 with ${named} but ${status} with ${allow}`;
}

/** Reads a schema of the document anew: nothing of what made it takes part. */
function readerOf(schema: JsonSchema, { schemas }: FuzzDocument['components']): z.ZodType {
  const standing = JSON.stringify({ ...schema, $defs: schemas });
  return z.fromJSONSchema(JSON.parse(standing.replaceAll('#/components/schemas/', '#/$defs/')));
}
