import { z } from 'zod';
import type { JsonSchema } from '#server/platform/openapi-schema.ts';
import type { Operation, Paths } from './requests.ts';

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
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

/** What is wrong with an answer, by the document alone; null when nothing is. */
export function verdictOn(document: FuzzDocument, operation: Operation, answer: FuzzAnswer): string | null {
  const { status, type, text } = answer;
  if (status >= 500 && status !== 503) return 'it is an error of ours';
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
