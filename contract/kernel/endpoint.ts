import { z } from 'zod';
import { parseCount } from './counts.ts';
import { wire } from './wire/wire.ts';

/** These may call: anyone at all, or the named roles. Deny by default: there is no endpoint without this. */
export type Role = 'owner' | 'inspector' | 'counter' | 'admin';
export type Access = 'public' | readonly Role[];

export const STAFF: readonly Role[] = ['owner', 'inspector', 'counter', 'admin'];
export const MANAGERS: readonly Role[] = ['owner', 'admin'];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A call takes the server's share of these when more come than can be served (server/kernel/traffic/classes.ts): of those
 * who stand at a gate or a desk, of who waits in a queue and reads its board, of money under way, of bookings, of signing
 * in, of lists that anybody reads, of long lists and sums, of files.
 */
export type Traffic = 'gate' | 'board' | 'payment' | 'booking' | 'sign-in' | 'call' | 'list' | 'report' | 'upload';

/** One call of the HTTP API, as data. Paths stand below /api; `:name` is a parameter. Schemas are codecs: legacy JSON ⇄ model. */
export interface Endpoint {
  method: Method;
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body where it says `published: false`, and so may be incomplete: of the same names as `body`. */
  draft?: z.ZodType;
  /** The answer's codec; `image` for PNG or SVG bytes; `redirect` for what a browser posts to. */
  answer: z.ZodType | 'image' | 'redirect';
  /** 201 where something is created. */
  status?: 200 | 201;
  /** Creates nothing, and yet counts once for one Idempotency-Key: it sends money, takes places or calls people. */
  once?: true;
  /** An array answer that honours page and limit and carries X-Total-Count. */
  list?: boolean;
  /** Accepts a form post (gateway returns) instead of JSON. */
  form?: boolean;
  /** Hears whatever comes, also text that cannot be stored: a visitor who may have paid is never left on a refusal. */
  anyText?: true;
  /** Only asks, and yet is refused with 409 where the record is not such that there is an answer. */
  mayConflict?: true;
  /** Accepts a multipart form with one file instead of JSON; the handler reads it (server/kernel/http/uploads.ts). */
  upload?: boolean;
  /** Unless said a plain `call`; a list is a `report`, or a `list` where anybody reads it. */
  traffic?: Traffic;
}

/** Tells whether a call honours an Idempotency-Key (docs/behaviour.md 1.6). */
export const honoursKey = ({ status, once }: Pick<Endpoint, 'status' | 'once'>): boolean =>
  status === 201 || once === true;

/** Tells whether what a call answers may be seconds old: lists, and what counts as a report. */
export const mayBeOld = ({ list, traffic }: Pick<Endpoint, 'list' | 'traffic'>): boolean =>
  list === true || traffic === 'report';

/**
 * Tells whether a call only reads, and so may be made by an admin who looks at the console of an organisation (decision 0090).
 * Deny by default: a POST is no reading unless it answers a list or a report.
 */
export const mayLook = (call: Endpoint): boolean =>
  (call.method === 'GET' && call.answer !== 'redirect') || mayBeOld(call);

type Call = `${Method} /${string}`;

/** An endpoint by its call, as server/testing/snapshots/calls.md names it, with its own types: its schemas, its access, whether it lists. */
export function endpoint<const E extends Omit<Endpoint, 'method' | 'path'>>(
  call: Call,
  of: E,
): E & Pick<Endpoint, 'method' | 'path'> {
  const [method, path] = call.split(' ') as [Method, string];
  return { method, path, ...of };
}

/** The codec of what is sent, in the names of either side: a draft may be incomplete. */
export const bodyFor = ({ body, draft }: Pick<Endpoint, 'body' | 'draft'>, sent: unknown): z.ZodType | undefined =>
  draft && (sent as { published?: unknown } | null | undefined)?.published === false ? draft : body;

export type Api = Readonly<Record<string, Endpoint>>;

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;
export type AnswerOf<E extends Endpoint> = OutputOf<E['answer']>;

const WHOLE = 'Please enter a whole number';

/** A whole number, which addresses write in digits and bodies may. */
const counted = (model: z.ZodInt) =>
  z.codec(z.union([z.number(), z.string().refine((text) => parseCount(text) !== null, WHOLE)], WHOLE), model, {
    decode: (sent) => (typeof sent === 'number' ? sent : (parseCount(sent) ?? 0)),
    encode: (count) => count,
  });

/** `page` is 1-based. Absent: the whole list, streamed. */
export const pageModel = z.object({
  page: counted(z.int(WHOLE).min(1, 'Please enter at least 1')).optional(),
  limit: counted(
    z.int(WHOLE).min(1, 'Please enter at least 1').max(100_000, 'Please enter at most 1,00,000'),
  ).optional(),
});
export type ListSlice = z.output<typeof pageModel>;

export const idParams = z.object({ id: z.string().min(1).max(64) });
export const deletedAnswer = wire(z.object({ id: z.string(), deleted: z.literal(true) }));
/** A removed offering is answered by this. `closed` says that somebody has booked it, so that it was not removed (docs/behaviour.md 4.4). */
export const removedAnswer = wire(
  z.object({ id: z.string(), deleted: z.literal(true), closed: z.literal(true).optional() }),
);
/** `unbooked` true: what somebody has booked is refused with 409. */
export const removalQuery = z.object({ unbooked: z.stringbool().optional() });
