import { readFileSync } from 'node:fs';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { exampleOf } from '#server/kernel/http/openapi/openapi-example.ts';
import { schemaOf } from '#server/kernel/http/openapi/openapi-schema.ts';

type Example = Record<string, unknown>;

/** Examples by field name, and by method and path of a call. */
const { fields, calls } = JSON.parse(readFileSync(new URL('call-examples.json', import.meta.url), 'utf8')) as {
  fields: Example;
  calls: Record<string, Example>;
};

/** Filters and changes start empty, a list with its first rows: all is found, and nothing is changed. */
function bare({ method, path }: Endpoint, names: readonly string[]): Example | null {
  if (method === 'PUT' || path.endsWith('/find')) return {};
  return names.includes('limit') ? { page: 1, limit: 5 } : null;
}

/** A body that the call reads; the OpenAPI document shows it. */
export function bodyExample(endpoint: Endpoint): unknown {
  const schema = endpoint.body && schemaOf(endpoint.body);
  const example = bare(endpoint, Object.keys(schema?.properties ?? {})) ?? exampleOf(schema);
  if (example === null || typeof example !== 'object' || Array.isArray(example)) return example;
  const filled = Object.entries(example).map(([name, value]) => [name, fields[name] ?? value]);
  return { ...Object.fromEntries(filled), ...calls[`${endpoint.method} ${endpoint.path}`] };
}
