import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { mountedEndpoints } from '#server/platform/mount.ts';

/** The legacy JSON that a codec reads and writes: its input side. */
export const schemaOf = (type: z.ZodType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });

const content = (type: z.ZodType) => ({ 'application/json': { schema: schemaOf(type) } });

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

function answerOf(endpoint: Endpoint) {
  if (endpoint.answer === 'redirect') return { 303: { description: 'Goes on to the page of the booking' } };
  if (endpoint.answer === 'image')
    return { 200: { description: 'The image', content: { 'image/png': {}, 'image/svg+xml': {} } } };
  return { [endpoint.status ?? 200]: { description: endpoint.summary, content: content(endpoint.answer) } };
}

/** One file, under any name of its field; `image` is the old API's. */
const UPLOAD = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { image: { type: 'string', format: 'binary' }, imageName: { type: 'string' } },
      required: ['image'],
    },
  },
};

function operationOf(endpoint: Endpoint) {
  const type = endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    tags: [endpoint.path.split('/')[1]],
    summary: endpoint.summary,
    description: `Who may call: ${endpoint.access === 'public' ? 'anyone' : endpoint.access.join(', ')}.`,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.upload && { requestBody: { required: true, content: UPLOAD } }),
    ...(endpoint.body && { requestBody: { content: { [type]: { schema: schemaOf(endpoint.body) } } } }),
    responses: { ...answerOf(endpoint), default: { $ref: '#/components/responses/Refusal' } },
  };
}

const refusal = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [string, ...string[]]),
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

/** OpenAPI 3.1 of every call, from the very schemas that validate it (behaviour.md section 1). */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of mountedEndpoints()) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pravesh',
      version: '1',
      description:
        'Tickets, appointments and tokens. Amounts are rupees, times ISO 8601 in UTC, days YYYY-MM-DD in Asia/Kolkata.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: { Refusal: { description: 'Why not, in words for a person', content: content(refusal) } },
    },
  };
}

/** The document; its page stands at /api/docs (api-docs.ts). */
export function registerOpenApi(app: FastifyInstance, deps: Deps): void {
  app.get('/api/openapi.json', async () => openApiDocument(deps.config.publicUrl));
}
