import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/kernel/errors.ts';
import type { JsonSchema } from './openapi-schema.ts';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
const STATUSES = [...new Set(Object.values(ERROR_STATUS))].filter((status) => status !== 500);
type Refused = (typeof STATUSES)[number];

const WORDS: Record<Refused, string> = {
  400: 'Something that was sent is missing or wrong; `issues` names each field',
  401: 'Nobody is signed in, or e-mail and password do not belong together',
  403: 'Not for this caller',
  404: 'Not there, or not the caller’s',
  405: 'The path does not have this method; `Allow` names those that it has',
  409: 'The state of things forbids it',
  413: 'Too large',
  415: 'Not of a type that this call reads',
  429: 'Too many tries; `Retry-After` says in how many seconds there may be another',
  503: 'Busy, or the database is away; `Retry-After` says when to come again',
};

const RETRY_AFTER = { description: 'Seconds', schema: { type: 'integer', minimum: 1 } };
const ALLOW = { description: 'The methods of the path', schema: { type: 'string' } };

const refusalSchema = (codes: readonly ErrorCode[]): JsonSchema => ({
  type: 'object',
  properties: {
    message: { type: 'string', minLength: 1, description: 'What is so and what to do, for a person' },
    code: { type: 'string', enum: [...codes] },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string', description: 'As the caller wrote it: days[0].from' },
          message: { type: 'string', minLength: 1 },
        },
        required: ['field', 'message'],
      },
    },
  },
  required: ['message', 'code'],
});

const nameOf = (status: number): string => `Refusal${status}`;

export const refusalResponses = () =>
  Object.fromEntries(
    STATUSES.map((status) => [
      nameOf(status),
      {
        description: WORDS[status],
        ...((status === 429 || status === 503) && { headers: { 'Retry-After': RETRY_AFTER } }),
        ...(status === 405 && { headers: { Allow: ALLOW } }),
        content: {
          'application/json': { schema: refusalSchema(CODES.filter((code) => ERROR_STATUS[code] === status)) },
        },
      },
    ]),
  );

export function refusalsOf(endpoint: Endpoint): Refused[] {
  const { access, method, path, params, query, body, list, mayConflict } = endpoint;
  const sends = method !== 'GET';
  const can: Record<Refused, boolean> = {
    400: sends || Boolean(params || query),
    401: access !== 'public' || path.endsWith('/login'),
    403: access !== 'public',
    404: Boolean(params || body),
    405: false,
    409: (sends && !list) || mayConflict === true,
    413: sends,
    415: sends,
    429: access === 'public' || path.startsWith('/auth/'),
    503: true,
  };
  return STATUSES.filter((status) => can[status]);
}

const reference = (status: Refused) => ({ $ref: `#/components/responses/${nameOf(status)}` });

export const refusedAnswers = (endpoint: Endpoint) =>
  Object.fromEntries(refusalsOf(endpoint).map((status) => [status, reference(status)]));
