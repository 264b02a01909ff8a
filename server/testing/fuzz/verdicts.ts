import { z } from 'zod';
import type { JsonSchema } from '#server/kernel/http/openapi/openapi-schema.ts';
import type { Operation, Paths } from './requests.ts';

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
  allow: string | undefined;
  retryAfter: string | undefined;
}

export interface FuzzDocument {
  paths: Paths;
  components: {
    responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>;
    schemas: Record<string, JsonSchema>;
  };
}

const readers = new Map<JsonSchema, z.ZodType>();

/** Reads a schema of the document anew: nothing of what made it takes part. */
function readerOf(schema: JsonSchema, { components }: FuzzDocument): z.ZodType {
  const known = readers.get(schema);
  if (known) return known;
  const standing = JSON.stringify({ ...schema, $defs: components.schemas });
  const reader = z.fromJSONSchema(JSON.parse(standing.replaceAll('#/components/schemas/', '#/$defs/')));
  readers.set(schema, reader);
  return reader;
}

type Declared = Operation['responses'][string];

function schemaOf(declared: Declared, { components }: FuzzDocument): JsonSchema | undefined {
  const name = declared.$ref?.split('/').at(-1);
  return (name ? components.responses[name] : declared)?.content?.['application/json']?.schema;
}

/** These calls may say 503 in a run on which nothing is amiss, each with why. */
const DELIBERATE: ReadonlyMap<string, string> = new Map([
  ['POST /auth/forgotpassword', 'no mail server is set up, so no link can be sent'],
]);

/** Tells what is wrong with an answer to "PUT /park/{id}", by the document alone; null when nothing is. */
export function verdictOn(
  document: FuzzDocument,
  call: string,
  operation: Operation,
  answer: FuzzAnswer,
): string | null {
  const { status, type, text } = answer;
  if (status >= 500 && !(status === 503 && DELIBERATE.has(call))) return 'it is an error of ours';
  if ((status === 429 || status === 503) && !answer.retryAfter) return 'it does not say when to come again';
  const declared = operation.responses[status];
  if (!declared) return `the document does not know status ${status} of this call`;
  const schema = schemaOf(declared, document);
  if (!schema) return null;
  if (!type.startsWith('application/json')) return `it is ${type || 'of no type'}, not JSON`;
  const read = readerOf(schema, document).safeParse(JSON.parse(text));
  return read.success
    ? null
    : `it has not the form of the document: ${JSON.stringify(read.error.issues).slice(0, 600)}`;
}

/** The same of a method that the path does not have: 405 with those that it has. */
export function verdictOnUndeclared(item: Paths[string], { status, allow }: FuzzAnswer): string | null {
  const has = Object.keys(item).map((name) => name.toUpperCase());
  const named = (has.includes('GET') ? [...has, 'HEAD'] : has).toSorted().join(', ');
  return status === 405 && allow === named ? null : `it is not 405 with ${named} but ${status} with ${allow}`;
}
