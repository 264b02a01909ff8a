import { z } from 'zod';
import {
  type AnswerOf,
  type Api,
  type BodyOf,
  bodyFor,
  type Endpoint,
  honoursKey,
  type ParamsOf,
  type QueryOf,
} from '#contract/kernel/endpoint.ts';
import { AppError, type ErrorCode } from '#contract/kernel/errors.ts';
import { cleanField } from '#contract/kernel/wire/field-names.ts';
import { LEGACY_ORGANISATION } from '#contract/kernel/wire/wire.ts';
import { ask, refusalOf } from '#web/shared/ask.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import { say } from '#web/shared/say.ts';
import { readToken } from './session.ts';

/** `total` comes from X-Total-Count. */
export interface ListPage<R> {
  rows: R[];
  total: number;
}

type Needs<Name extends string, V> = undefined extends V ? Partial<Record<Name, V>> : Record<Name, V>;
type Given<E extends Endpoint> = Needs<'params', ParamsOf<E>> &
  Partial<Record<'query', Partial<QueryOf<E>>>> &
  Needs<'body', BodyOf<E>> & {
    /** Idempotency key, for endpoints that honour it; by default each call gets its own. */
    key?: string;
    /** Bypasses the server's cache, whose lists may be seconds old: for refetches after a change was announced. */
    fresh?: boolean;
    /** Goes on while the page unloads. */
    keepalive?: boolean;
    signal?: AbortSignal;
  };

type RowOfAnswer<A> = A extends (infer R)[] ? R : never;
type Got<E extends Endpoint> = E['answer'] extends 'image'
  ? Blob
  : E extends { list: true }
    ? ListPage<RowOfAnswer<AnswerOf<E>>>
    : AnswerOf<E>;

type Client<A extends Api> = { [K in keyof A]: (given: Given<A[K]>) => Promise<Got<A[K]>> };

interface ClientCall {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  key?: string;
  fresh?: boolean;
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** The original product's limit (docs/product/README.md 4). */
const PATIENCE_MS = 500_000;

/** Given by the program at its start, which imports this module. */
let whenSignedOut: () => void = () => undefined;

/** Called when the server rejects the token. Set once at the start. */
export function onSignedOut(act: () => void): void {
  whenSignedOut = act;
}

/** Models in and out. Rejects with an AppError to be shown; NOT_SIGNED_IN also ends the session in this browser. */
export const client = <A extends Api>(api: A): Client<A> =>
  Object.fromEntries(
    Object.entries(api).map(([name, endpoint]) => [name, (given: ClientCall) => send(endpoint, given)]),
  ) as unknown as Client<A>;

async function send(endpoint: Endpoint, call: ClientCall): Promise<unknown> {
  const { signal } = call;
  const request = { ...requestOf(endpoint, call), patienceMs: PATIENCE_MS };
  const response = await askUntil(signal, urlOf(endpoint, call), request);
  if (!response) throw new AppError('UNAVAILABLE', unreachable());
  if (!response.ok) throw await refusal(response, endpoint);
  if (endpoint.answer === 'image') return response.blob();
  const answer = z.decode(endpoint.answer as z.ZodType, await response.json());
  if (!endpoint.list) return answer;
  return { rows: answer, total: Number(response.headers.get('x-total-count') ?? (answer as unknown[]).length) };
}

/** Throws the signal's AbortError if the caller aborted; null on a timeout signal or without an answer. */
export async function askUntil(signal: AbortSignal | undefined, url: string, request: Parameters<typeof ask>[1]) {
  const patience = new AbortController();
  const giveUp = (): void => patience.abort();
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  const response = await ask(url, { ...request, patience });
  if (!response && signal?.aborted && signal.reason?.name === 'AbortError') throw signal.reason;
  return response;
}

export function urlOf({ path, query: schema }: Endpoint, { params = {}, query }: ClientCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const encoded = schema && query ? (z.encode(schema, query) as Record<string, unknown>) : {};
  const pairs = Object.entries(encoded).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return `/api${filled}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`;
}

/** Body in legacy names, bearer token, and an idempotency key if the endpoint honours it. */
export function requestOf(
  endpoint: Endpoint,
  { body, key, fresh, keepalive = endpoint.method === 'DELETE' }: ClientCall,
): Pick<RequestInit, 'method' | 'headers' | 'body' | 'keepalive'> {
  const token = readToken();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (fresh) headers['Cache-Control'] = 'no-cache';
  if (honoursKey(endpoint)) headers['Idempotency-Key'] = key ?? requestKeys()(body);
  // By default a deletion, which may be pending until the page unloads.
  const request = { method: endpoint.method, headers, keepalive };
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return request;
  headers['Content-Type'] = 'application/json';
  const codec = bodyFor(endpoint, body);
  const encoded = codec ? (z.encode(codec, body ?? {}) as object) : {};
  return { ...request, body: JSON.stringify({ ...tenantOf(body), ...encoded }) };
}

/** Sends the body's organisation even if the form has no such field: the admin chooses it. */
function tenantOf(body: unknown): object {
  const named = (body as { organisationId?: unknown } | null | undefined)?.organisationId;
  return typeof named === 'string' && named !== '' ? { [LEGACY_ORGANISATION]: named } : {};
}

/** For an answer that is not the server's own: 502, 503 and 504 are a proxy's, in front of a server that is away. */
function codeOf(status: number): ErrorCode {
  if (status === 401) return 'NOT_SIGNED_IN';
  return status >= 502 && status <= 504 ? 'UNAVAILABLE' : 'INTERNAL';
}

/** Field names are translated back to the form's model; `now` is the current record of a conflict. */
export async function refusal(response: Response, { body, answer }: Endpoint): Promise<AppError> {
  const refused = await refusalOf(response);
  const code = (refused.code || codeOf(response.status)) as ErrorCode;
  if (code === 'NOT_SIGNED_IN') whenSignedOut();
  const { now, changedBy, changedAt } = refused;
  return new AppError(code, refused.message || 'Something went wrong on our side. Please try again in a minute.', {
    retryAfter: refused.retryAfter,
    issues: refused.issues.map(({ field, message }) => ({ field: cleanField(body, field), message })),
    ...(now !== undefined && { now: z.decode(answer as z.ZodType, now) as object, data: { changedBy, changedAt } }),
  });
}

export const unreachable = (): string => say(navigator.onLine ? 'calls.unreachable' : 'calls.noNetwork');
