import { z } from 'zod';
import { parseCount } from './counts.ts';
import { wire } from './wire/wire.ts';

/** Deny by default: every endpoint must name its roles, or 'public'. */
export type Role = StoredRole | 'supervisor';
/** Roles of accounts as they are stored. `supervisor` is an inspector who supervises gates, for as long as it does. */
export type StoredRole = 'owner' | 'inspector' | 'counter' | 'admin';
export const storedRole = (role: Role): StoredRole => (role === 'supervisor' ? 'inspector' : role);
export type Access = 'public' | readonly Role[];

export const STAFF: readonly Role[] = ['owner', 'inspector', 'counter', 'admin'];
/** For calls about the caller's own account: who they are, password, sessions. */
export const SIGNED_IN: readonly Role[] = [...STAFF, 'supervisor'];
export const MANAGERS: readonly Role[] = ['owner', 'admin'];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Priority class of a call, which gets its share of the server under overload (server/kernel/traffic/classes.ts). */
export type Traffic = 'gate' | 'board' | 'payment' | 'booking' | 'sign-in' | 'call' | 'list' | 'report' | 'upload';

/** An HTTP call as data. Paths are below /api; `:name` is a parameter. Schemas are codecs: legacy JSON ⇄ model. */
export interface Endpoint {
  method: Method;
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Used instead of `body` for `published: false`: a draft may be incomplete. Same field names as `body`. */
  draft?: z.ZodType;
  /** `image`: PNG or SVG bytes. `redirect`: for forms posted by a browser. */
  answer: z.ZodType | 'image' | 'redirect';
  status?: 200 | 201;
  /** Honours an Idempotency-Key without creating a record: it sends money, takes places or calls people. */
  once?: true;
  /** An array answer that honours page and limit and carries X-Total-Count. */
  list?: boolean;
  /** Takes a form post (gateway returns) instead of JSON. */
  form?: boolean;
  /** Takes any text, even what cannot be stored: a visitor who may have paid must never end on a refusal. */
  anyText?: true;
  /** Reads only, but answers 409 if the state of the record has no answer. */
  mayConflict?: true;
  /** Takes a multipart form with one file; the handler reads it (server/kernel/http/uploads.ts). */
  upload?: boolean;
  /** Default: `call`; for a list `report`, or `list` if it is public. */
  traffic?: Traffic;
}

export const honoursKey = ({ status, once }: Pick<Endpoint, 'status' | 'once'>): boolean =>
  status === 201 || once === true;

export const mayBeOld = ({ list, traffic }: Pick<Endpoint, 'list' | 'traffic'>): boolean =>
  list === true || traffic === 'report';

/** True for calls that only read: an admin may make them during impersonation (decision 0090). */
export const mayLook = (call: Endpoint): boolean =>
  (call.method === 'GET' && call.answer !== 'redirect') || mayBeOld(call);

type Call = `${Method} /${string}`;

export function endpoint<const E extends Omit<Endpoint, 'method' | 'path'>>(
  call: Call,
  of: E,
): E & Pick<Endpoint, 'method' | 'path'> {
  const [method, path] = call.split(' ') as [Method, string];
  return { method, path, ...of };
}

export const bodyFor = ({ body, draft }: Pick<Endpoint, 'body' | 'draft'>, sent: unknown): z.ZodType | undefined =>
  draft && (sent as { published?: unknown } | null | undefined)?.published === false ? draft : body;

export type Api = Readonly<Record<string, Endpoint>>;

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;
export type AnswerOf<E extends Endpoint> = OutputOf<E['answer']>;

const WHOLE = 'fields.wholeNumber';

const counted = (model: z.ZodInt) =>
  z.codec(z.union([z.number(), z.string().refine((text) => parseCount(text) !== null, WHOLE)], WHOLE), model, {
    decode: (sent) => (typeof sent === 'number' ? sent : (parseCount(sent) ?? 0)),
    encode: (count) => count,
  });

/** `page` is 1-based. Absent: the whole list, streamed. */
export const pageModel = z.object({
  page: counted(z.int(WHOLE).min(1, 'fields.atLeast')).optional(),
  limit: counted(z.int(WHOLE).min(1, 'fields.atLeast').max(100_000, 'fields.atMost')).optional(),
});
export type ListSlice = z.output<typeof pageModel>;

export const idParams = z.object({ id: z.string().min(1).max(64) });
export const deletedAnswer = wire(z.object({ id: z.string(), deleted: z.literal(true) }));
/** `closed`: the offering has bookings, so it was closed instead of removed (docs/behaviour.md 4.4). */
export const removedAnswer = wire(
  z.object({ id: z.string(), deleted: z.literal(true), closed: z.literal(true).optional() }),
);
/** `unbooked` true: an offering with bookings is refused with 409 instead of closed. */
export const removalQuery = z.object({ unbooked: z.stringbool().optional() });
