import { z } from 'zod';

/** Who may call: anyone at all, or the named roles. Deny by default: there is no endpoint without this. */
export type Role = 'owner' | 'inspector' | 'counter' | 'admin';
export type Access = 'public' | readonly Role[];

export const STAFF: readonly Role[] = ['owner', 'inspector', 'counter', 'admin'];
export const MANAGERS: readonly Role[] = ['owner', 'admin'];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the HTTP API, as data. Paths stand below /api; `:name` is a parameter. Schemas are codecs: legacy JSON ⇄ model. */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  method: Method;
  path: string;
  access: Access;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The answer's codec; `image` for PNG or SVG bytes; `form` endpoints answer with a redirect. */
  answer: A | 'image' | 'redirect';
  /** 201 where something is created; such a call honours Idempotency-Key. */
  status?: 200 | 201;
  /** An array answer that honours page and limit and carries X-Total-Count. */
  list?: boolean;
  /** Accepts a form post (gateway returns) instead of JSON. */
  form?: boolean;
}

/** Keeps the types of an endpoint's schemas; no more than that. */
export const endpoint = <
  P extends z.ZodType = z.ZodType<unknown>,
  Q extends z.ZodType = z.ZodType<unknown>,
  B extends z.ZodType = z.ZodType<unknown>,
  A extends z.ZodType = z.ZodType<unknown>,
>(
  of: Endpoint<P, Q, B, A>,
): Endpoint<P, Q, B, A> => of;

export type Api = Readonly<Record<string, Endpoint>>;

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type AnswerOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;

/** `page` is 1-based. Absent: the whole list, streamed. */
export const pageModel = z.object({
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100_000).optional(),
});
export type Page = z.output<typeof pageModel>;

export const idParams = z.object({ id: z.string().min(1).max(64) });
export const deletedAnswer = z.object({ _id: z.string(), deleted: z.literal(true) });
