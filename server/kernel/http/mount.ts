import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type AnswerOf,
  type Api,
  type BodyOf,
  bodyFor,
  type Endpoint,
  honoursKey,
  mayBeOld,
  mayLook,
  type ParamsOf,
  type QueryOf,
  type Traffic,
} from '#contract/kernel/endpoint.ts';
import { AppError, forbidden } from '#contract/kernel/errors.ts';
import { text, type Unsaid } from '#contract/kernel/text.ts';
import { asIs, type Encoder } from '#contract/kernel/wire/encoders.ts';
import { legacyField } from '#contract/kernel/wire/field-names.ts';
import { LEGACY_ORGANISATION } from '#contract/kernel/wire/wire.ts';
import { wired } from '#contract/kernel/wire/wired.ts';
import type { Db } from '#server/kernel/database/database.ts';
import { type Actor, type Principal, requestedOrganisation } from '#server/kernel/database/scope.ts';
import { principalOf, type SessionStore, type SessionUse } from '#server/kernel/identity/session.ts';
import { isListing, type Listing, sendListing } from '#server/kernel/records/listing.ts';
import { type Address, addressOf } from './address.ts';
import { answerOnce } from './idempotency.ts';
import type { KeptPages } from './pages/kept-pages.ts';
import { parse, parseAnyText } from './parse.ts';

export interface CallServices extends SessionStore {
  db: Db;
  log: FastifyBaseLogger;
  pages: KeptPages;
  endpoints: Endpoint[];
}

export interface HandlerCall<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: E extends { access: 'public' } ? Actor : Principal;
  /** Null for all (admin only) or for none (visitor). */
  organisationId: string | null;
  address: Address;
  request: FastifyRequest;
  reply: FastifyReply;
}

type AnswerFor<E extends Endpoint> = E['answer'] extends 'image' | 'redirect'
  ? FastifyReply
  : E extends { list: true }
    ? Listing<RowOfAnswer<AnswerOf<E>>>
    : Unsaid<AnswerOf<E>>;
type RowOfAnswer<A> = A extends (infer R)[] ? R : never;

export type Handlers<A extends Api> = {
  [K in keyof A]: (call: HandlerCall<A[K]>) => Promise<AnswerFor<A[K]>> | AnswerFor<A[K]>;
};

interface MountOptions<A extends Api> {
  /** Creating calls that keep their Idempotency-Key with the record itself, in one transaction. */
  keepOwnKeys?: readonly (keyof A)[];
}

/** Below /api. Throws for a route without declared access, which stops the start. */
export function mount<A extends Api>(
  app: FastifyInstance,
  deps: CallServices,
  api: A,
  handlers: Handlers<A>,
  { keepOwnKeys = [] }: MountOptions<A> = {},
): void {
  for (const [name, endpoint] of Object.entries(api)) {
    if (endpoint.access !== 'public' && !(endpoint.access as readonly string[] | undefined)?.length) {
      throw new Error(`${endpoint.method} ${endpoint.path} does not declare who may call it`);
    }
    deps.endpoints.push(endpoint);
    const handler = handlers[name as keyof A] as (call: HandlerCall<Endpoint>) => Promise<unknown>;
    const once = honoursKey(endpoint) && !keepOwnKeys.includes(name);
    const mounted = { endpoint, handler, once, write: writerOf(endpoint) };
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      config: { traffic: trafficOf(endpoint) },
      handler: (request, reply) => serve(deps, mounted, request, reply),
    });
  }
}

const trafficOf = ({ traffic, access, list }: Endpoint): Traffic =>
  traffic ?? (list ? (access === 'public' ? 'list' : 'report') : 'call');

interface Mounted {
  endpoint: Endpoint;
  handler: (call: HandlerCall<Endpoint>) => Promise<unknown>;
  once: boolean;
  write: Encoder;
}

const writerOf = ({ answer, list }: Endpoint): Encoder =>
  typeof answer === 'string' ? asIs : wired(list ? (answer as z.ZodArray<z.ZodType>).element : answer).encoder();

async function serve(deps: CallServices, mounted: Mounted, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint, once, write } = mounted;
  const actor = await admit(deps, endpoint, request);
  const run = async () => {
    try {
      const answer = await withNamesOfCaller(mounted, request, callOf(endpoint, actor, request, reply));
      return isListing(answer) ? answer : write(answer);
    } finally {
      if (actor && !mayLook(endpoint)) forgetPages(deps, actor);
    }
  };
  if (once) return answerOnce(deps, request, reply.code(endpoint.status ?? 200), actor, run);
  const answer = await run();
  if (isListing(answer)) return sendListing(reply, write, answer);
  return endpoint.answer === 'image' || endpoint.answer === 'redirect'
    ? answer
    : reply.code(endpoint.status ?? 200).send(answer);
}

/** Pages may show what staff have just changed: their organisation's; after an admin's change any. */
function forgetPages({ pages }: { pages: KeptPages }, actor: Principal): void {
  if (actor.role === 'admin') pages.forgetAll();
  else pages.forget(actor.organisationId);
}

/** Refusals name fields of the model; the caller gets the names that it sent. */
async function withNamesOfCaller(
  { endpoint, handler, write }: Mounted,
  request: FastifyRequest,
  call: HandlerCall<Endpoint>,
): Promise<unknown> {
  try {
    return await handler(call);
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.issues) throw error;
    const { code, refusal, details } = error;
    const { now } = details;
    const data = now ? { ...details.data, now: write(now) } : details.data;
    const issues = error.details.issues.map(({ field, message: words }) => ({
      field: legacyField(endpoint.body, field, request.body),
      message: words,
    }));
    throw new AppError(code, refusal, { ...details, data, issues });
  }
}

/** Lists may be seconds old (decision 0060), but not when a page sends `no-cache` after a realtime change. */
function useOf(endpoint: Endpoint, { headers }: FastifyRequest): SessionUse {
  if (mayBeOld(endpoint)) return headers['cache-control']?.includes('no-cache') ? 'read' : 'read old';
  return endpoint.method === 'GET' ? 'read' : 'write';
}

/** Throws when the call is not for the caller. On a public route a bad token counts as a visitor. */
async function admit(deps: SessionStore, endpoint: Endpoint, request: FastifyRequest): Promise<Actor> {
  const actor = await principalOf(deps, request, useOf(endpoint, request));
  if (actor?.look && !mayLook(endpoint)) throw new AppError('FORBIDDEN', text('calls.onlyLooking'));
  if (endpoint.access === 'public') return actor;
  if (!actor) throw new AppError('NOT_SIGNED_IN', text('calls.signIn'));
  if (!endpoint.access.includes(actor.role)) throw forbidden();
  return actor;
}

function callOf(endpoint: Endpoint, actor: Actor, request: FastifyRequest, reply: FastifyReply): HandlerCall<Endpoint> {
  const named = actor && endpoint.access !== 'public' ? namedOrganisation(request) : null;
  const read = endpoint.anyText ? parseAnyText : parse;
  const body = bodyFor(endpoint, request.body);
  return {
    params: endpoint.params && read(endpoint.params, request.params),
    query: endpoint.query && read(endpoint.query, request.query),
    body: body && read(body, request.body ?? {}),
    actor: actor as Principal,
    organisationId: actor && requestedOrganisation(actor, named),
    address: addressOf(request),
    request,
    reply,
  };
}

/** The tenant comes from the token; a request may only repeat it (docs/behaviour.md 2.2). */
function namedOrganisation(request: FastifyRequest): string | null {
  const places = [request.body, request.query] as (Record<string, unknown> | undefined)[];
  const named = places
    .map((place) => place?.[LEGACY_ORGANISATION])
    .find((id) => id !== undefined && id !== null && id !== '');
  if (named !== undefined && typeof named !== 'string') throw forbidden();
  return named ?? null;
}
