import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Endpoint, honoursKey } from '#contract/kernel/endpoint.ts';
import { keptText } from '#server/kernel/http/compress.ts';
import type { Config } from '#server/kernel/operations/config.ts';
import { refusalResponses, refusedAnswers } from './openapi-answers.ts';
import { type JsonSchema, schemaOf, sharedSchemas, writtenSchemaOf } from './openapi-schema.ts';

type Share = (schema: JsonSchema, owner: string) => JsonSchema;

/** Texts about the product, given by the caller. */
interface About {
  description: string;
  bodyExample?: (endpoint: Endpoint) => unknown;
}

const ownerOf = ({ method, path }: Endpoint): string => `${method.toLowerCase()}${path.replace(/\W+/g, '-')}`;

function parameters(where: 'path' | 'query', type: z.ZodType | undefined) {
  const { properties = {}, required = [] } = type
    ? (schemaOf(type) as { properties?: Record<string, object>; required?: string[] })
    : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
}

const BYTES = { schema: { type: 'string', format: 'binary' } };
const LOCATION = { description: 'The page on which it goes on', schema: { type: 'string' } };
const TOTAL = { description: 'How many there are in all', schema: { type: 'integer', minimum: 0 } };
const REPLAYED = { description: '`true` where an earlier answer is repeated', schema: { type: 'string' } };

function answerOf(endpoint: Endpoint, share: Share) {
  const { answer, list, status = 200 } = endpoint;
  if (answer === 'redirect') return { 303: { description: 'Goes on', headers: { Location: LOCATION } } };
  if (answer === 'image')
    return { 200: { description: 'The image', content: { 'image/png': BYTES, 'image/svg+xml': BYTES } } };
  const headers = {
    ...(list && { 'X-Total-Count': TOTAL }),
    ...(honoursKey(endpoint) && { 'Idempotent-Replayed': REPLAYED }),
  };
  const schema = share(writtenSchemaOf(answer), ownerOf(endpoint));
  return { [status]: { description: endpoint.summary, headers, content: { 'application/json': { schema } } } };
}

/** One file, under any field name; `image` is the old API's. */
const UPLOAD = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { image: { type: 'string', format: 'binary' }, imageName: { type: 'string' } },
      required: ['image'],
    },
  },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same path and body answers what the first call answered; with another it is 409',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
};

function bodyOf(endpoint: Endpoint, share: Share, bodyExample: About['bodyExample']) {
  const { body, draft, form, upload } = endpoint;
  if (upload) return { required: true, content: UPLOAD };
  if (!body) return undefined;
  const schema = share(schemaOf(body), ownerOf(endpoint));
  const required = !z.safeDecode(body, {} as never).success || (schema.required ?? []).length > 0;
  const description =
    draft && 'With `published: false` it may be incomplete: a draft, of which the name alone is required.';
  return {
    required,
    ...(description && { description }),
    content: form
      ? { 'application/x-www-form-urlencoded': { schema } }
      : { 'application/json': { schema, example: bodyExample?.(endpoint) } },
  };
}

function operationOf(endpoint: Endpoint, share: Share, bodyExample: About['bodyExample']) {
  const { access, params, query, path, summary } = endpoint;
  const requestBody = bodyOf(endpoint, share, bodyExample);
  return {
    tags: [path.split('/')[1]],
    operationId: ownerOf(endpoint),
    summary,
    description: `Who may call: ${access === 'public' ? 'anyone' : access.join(', ')}.`,
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...(honoursKey(endpoint) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: { ...answerOf(endpoint, share), ...refusedAnswers(endpoint) },
  };
}

interface DescribedApi {
  config: Config;
  endpoints: readonly Endpoint[];
}

/** OpenAPI 3.1 of every call, from the very schemas that validate it (docs/behaviour.md 1.4). */
export function openApiDocument({ config: { publicUrl }, endpoints }: DescribedApi, about: About) {
  const paths: Record<string, Record<string, unknown>> = {};
  const { schemas, share } = sharedSchemas();
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, share, about.bodyExample) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pravesh',
      version: '1',
      description: `${about.description} Amounts are rupees, times ISO 8601 in UTC, days YYYY-MM-DD in Asia/Kolkata. Fields that are not known are ignored. A method that a path does not have is answered 405 with \`Allow\`; GET has HEAD beside it.`,
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: refusalResponses(),
      schemas,
    },
  };
}

/** Builds the document at the first request, when every call is mounted. Its page is server/pages/api-docs.ts. */
export function registerOpenApi(app: FastifyInstance, described: DescribedApi, about: About): void {
  const document = keptText('application/json', () => JSON.stringify(openApiDocument(described, about)));
  app.get('/api/openapi.json', { config: { traffic: 'file' } }, document);
}
