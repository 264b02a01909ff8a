import { z } from 'zod';
import { criteriaBody } from './criteria.ts';
import { endpoint, idParams, MANAGERS, pageModel, type Role, removalQuery, removedAnswer, STAFF } from './endpoint.ts';
import { changesOf, changesSince, wire } from './wire/wire.ts';

/** Reads that a noun may make public (docs/behaviour.md 2.4). */
export type OpenCall = 'list' | 'listByProfile' | 'one';

/** `profileRegistrationId` null or absent: all that the caller may see. */
export const byProfile = wire(pageModel.extend({ organisationId: z.string().nullish() }));

interface Noun<B extends z.ZodType, A extends z.ZodType, Open extends OpenCall> {
  path: `/${string}`;
  one: string;
  many: string;
  body: B;
  draft?: z.ZodType;
  /** Records with bookings are closed instead of removed; always so for nouns with drafts. */
  closes?: boolean;
  answer: A;
  open: readonly Open[];
  readers?: readonly Role[];
}

/** The calls that docs/product/calls.md 2 repeats for each noun: list, get, add, find, listbyprofileid and by id. */
export function standardEndpoints<
  const B extends z.ZodType,
  const A extends z.ZodType,
  const Open extends OpenCall = never,
>({ path, one, many, body, draft, closes = draft !== undefined, answer, open, readers = STAFF }: Noun<B, A, Open>) {
  const access = <C extends OpenCall>(call: C) =>
    ((open as readonly OpenCall[]).includes(call) ? 'public' : readers) as C extends Open ? 'public' : readonly Role[];
  const list = { list: true, answer: z.array(answer) } as const;
  const drafted = (of: z.ZodType | undefined) => (of ? { draft: of } : {});
  const form = { access: MANAGERS, body, ...drafted(draft), answer } as const;
  const was = changesOf(answer);
  const change = {
    access: MANAGERS,
    body: changesSince(body, was),
    ...drafted(draft && changesSince(draft, was)),
    answer,
  } as const;
  return {
    list: endpoint(`GET ${path}/list`, {
      access: access('list'),
      summary: `All ${many} that the caller may see, newest first`,
      query: pageModel,
      ...list,
    }),
    get: endpoint(`POST ${path}/get`, {
      access: readers,
      summary: `The caller's ${many}`,
      body: byProfile,
      ...list,
    }),
    find: endpoint(`POST ${path}/find`, {
      access: readers,
      summary: `The caller's ${many} with these fields`,
      body: criteriaBody(answer),
      ...list,
    }),
    listOf: endpoint(`POST ${path}/list/:id`, {
      access: readers,
      summary: `The ${many} of one profile`,
      params: idParams,
      body: pageModel,
      ...list,
    }),
    listByProfile: endpoint(`POST ${path}/listbyprofileid`, {
      access: access('listByProfile'),
      summary: `The ${many} of one profile`,
      body: byProfile,
      ...list,
    }),
    add: endpoint(`POST ${path}/add`, { ...form, summary: `Add ${one}`, status: 201 }),
    one: endpoint(`GET ${path}/:id`, { params: idParams, access: access('one'), summary: `Show ${one}`, answer }),
    update: endpoint(`PUT ${path}/:id`, { params: idParams, ...change, summary: `Change ${one}` }),
    remove: endpoint(`DELETE ${path}/:id`, {
      params: idParams,
      access: MANAGERS,
      ...(closes ? { query: removalQuery, mayConflict: true } : {}),
      summary: `Remove ${one}; one that ${closes ? 'has bookings is closed' : 'is in use is hidden'}`,
      answer: removedAnswer,
    }),
  };
}

export const qrEndpoint = (path: `/${string}`) =>
  endpoint(`GET ${path}/qr/:id`, {
    access: 'public',
    summary: 'QR code of the booking page, PNG or ?format=svg',
    params: idParams,
    query: z.object({ format: z.enum(['png', 'svg']).default('png') }),
    answer: 'image',
  });
