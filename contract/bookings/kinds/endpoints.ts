import type { z } from 'zod';
import { criteriaBody } from '#contract/kernel/criteria.ts';
import { deletedAnswer, endpoint, idParams, MANAGERS, pageModel, type Role } from '#contract/kernel/endpoint.ts';

interface StandardKind<B extends z.ZodType, A extends z.ZodType, F extends z.ZodType> {
  path: `/${string}booking`;
  many: string;
  staff: readonly Role[];
  body: B;
  answer: A;
  filters: F;
}

const visitorEndpoints = <const B extends z.ZodType, const A extends z.ZodType>({
  path,
  many,
  body,
  answer,
}: Pick<StandardKind<B, A, z.ZodType>, 'path' | 'many' | 'body' | 'answer'>) => ({
  add: endpoint(`POST ${path}/add`, {
    access: 'public',
    traffic: 'booking',
    summary: `Book: ${many}`,
    body,
    answer,
    status: 201,
  }),
});

type Listed<A extends z.ZodType> = { access: readonly Role[]; traffic: 'report'; list: true; answer: z.ZodArray<A> };

function listEndpoints<const A extends z.ZodType, const F extends z.ZodType>(
  { path, many, filters: body }: Pick<StandardKind<z.ZodType, A, F>, 'path' | 'many' | 'filters'>,
  listed: Listed<A>,
) {
  const filtered = { body, ...listed } as const;
  return {
    list: endpoint(`GET ${path}/list`, {
      summary: `All ${many}, newest first`,
      query: pageModel,
      ...listed,
    }),
    listOf: endpoint(`POST ${path}/list/:id`, {
      summary: `The ${many} of one profile`,
      params: idParams,
      body: pageModel,
      ...listed,
    }),
    find: endpoint(`POST ${path}/find`, {
      ...filtered,
      summary: `The ${many} with these fields`,
      body: criteriaBody(listed.answer.element),
    }),
    byProfile: endpoint(`POST ${path}/profileid`, {
      ...filtered,
      summary: `The ${many} of one profile or counter, by day`,
    }),
    search: endpoint(`POST ${path}/search`, { ...filtered, summary: `Search ${many}; filters combine with AND` }),
    report: endpoint(`POST ${path}/report`, { ...filtered, summary: `A report of ${many} by day` }),
  };
}

function recordEndpoints<const A extends z.ZodType>({
  path,
  many,
  staff,
  answer,
}: Pick<StandardKind<z.ZodType, A, z.ZodType>, 'path' | 'many' | 'staff' | 'answer'>) {
  return {
    one: endpoint(`GET ${path}/:id`, { params: idParams, access: staff, summary: `One of ${many}`, answer }),
    remove: endpoint(`DELETE ${path}/:id`, {
      params: idParams,
      access: MANAGERS,
      summary: 'Void one; a paid one can only be refunded',
      answer: deletedAnswer,
    }),
  };
}

/** Calls that all booking kinds share. What a PUT may change differs, so each kind defines its own. */
export const bookingEndpoints = <const B extends z.ZodType, const A extends z.ZodType, const F extends z.ZodType>(
  kind: StandardKind<B, A, F>,
) => ({
  ...visitorEndpoints(kind),
  ...listEndpoints(kind, {
    access: kind.staff,
    traffic: 'report',
    list: true,
    answer: kind.answer.array() as z.ZodArray<A>,
  }),
  ...recordEndpoints(kind),
});
