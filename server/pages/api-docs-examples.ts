import { readFileSync } from 'node:fs';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { exampleOf } from '#server/kernel/http/openapi/openapi-example.ts';
import { schemaOf } from '#server/kernel/http/openapi/openapi-schema.ts';

type Example = Record<string, unknown>;

interface Examples {
  /** By field name. The page's script looks `{park.id}` up; accounts are those of the demo. */
  fields: Example;
  calls: Record<string, Example>;
  /** For addresses whose first word is no noun that is listed. */
  paths: Record<string, Record<string, string>>;
  /** For the script: what can be booked tomorrow. */
  samples: object;
}

const { fields, calls, paths, samples } = JSON.parse(
  readFileSync(new URL('api-docs-examples.json', import.meta.url), 'utf8'),
) as Examples;

/** For the script of the page (web/visitor/api-docs-entry.ts). */
export const SAMPLES = samples;

const nounOf = ({ path }: Pick<Endpoint, 'path'>): string => path.split('/')[1] ?? '';

const idsOf = (noun: string): Example =>
  noun.endsWith('booking') ? { bookingId: `{${noun}.id}`, id: `{${noun}.id}` } : {};

/** Filters and changes start empty, a list with its first rows: all is found, and nothing is changed. */
function bare({ method, path }: Endpoint, names: readonly string[]): Example | null {
  if (method === 'PUT' || path.endsWith('/find')) return {};
  return names.includes('limit') ? { page: 1, limit: 5 } : null;
}

export function bodyExample(endpoint: Endpoint): unknown {
  const schema = endpoint.body && schemaOf(endpoint.body);
  const made = bare(endpoint, Object.keys(schema?.properties ?? {})) ?? exampleOf(schema);
  if (made === null || typeof made !== 'object' || Array.isArray(made)) return made;
  const known = { ...fields, ...idsOf(nounOf(endpoint)) };
  const filled = Object.entries(made).map(([name, value]) => [name, known[name] ?? value]);
  return { ...Object.fromEntries(filled), ...calls[`${endpoint.method} ${endpoint.path}`] };
}

export function pathExample(endpoint: Endpoint): Record<string, string> {
  if (endpoint.path.endsWith('/list/:id')) return { id: '{me.profileId}' };
  return paths[nounOf(endpoint)] ?? { id: `{${nounOf(endpoint)}.id}` };
}
