import type { FastifyReply } from 'fastify';
import type { Criterion } from '#contract/kernel/criteria.ts';
import type { Api, ListSlice } from '#contract/kernel/endpoint.ts';
import { type Actor, type Principal, requestedOrganisation } from '#server/kernel/database/scope.ts';
import { pageAddress, sendQr } from '#server/kernel/http/pages/page-address.ts';
import {
  addRecord,
  type Changes,
  changeRecord,
  listRecords,
  type RecordDeps,
  type RecordRules,
  type RemovalWish,
  removeRecord,
  showRecord,
} from './records.ts';
import type { StoredRecord } from './resource.ts';

interface Reading<A extends Actor> {
  actor: A;
  organisationId: string | null;
}

type Paged<P = unknown> = { body: ListSlice & P };
type ById = { params: { id: string } };

/** A signed-in caller who names another profile reads as a visitor. */
export function readerOf(actor: Actor, named: string | null | undefined) {
  const foreign = actor !== null && actor.role !== 'admin' && named && named !== actor.organisationId;
  const reader = foreign ? null : actor;
  return { reader, organisationId: reader ? requestedOrganisation(reader, named) : named || null };
}

export const qrHandler =
  <M extends StoredRecord & { name?: string }>(
    deps: RecordDeps,
    { resource, thing }: Pick<RecordRules<M, object>, 'resource' | 'thing'>,
    page: string,
    { named = true } = {},
  ) =>
  async ({ params, query, reply }: ById & { query: { format: 'png' | 'svg' }; reply: FastifyReply }) => {
    const record = await showRecord(deps, resource, thing, { actor: null, id: params.id, open: true });
    const name = named ? record.name : '';
    return sendQr(reply, pageAddress(deps.config, page, { id: record.id, name }), query.format);
  };

export function standardHandlers<M extends StoredRecord, F extends object>(
  deps: RecordDeps,
  api: Api,
  records: RecordRules<M, F>,
) {
  const { resource, thing } = records;
  const list = (actor: Actor, page: ListSlice, organisationId: string | null, criteria?: readonly Criterion[]) =>
    listRecords(deps, resource, actor, page, { organisationId, criteria });
  return {
    list: ({ actor, organisationId, query }: Reading<Actor> & { query: ListSlice }) =>
      list(actor, query, organisationId),
    get: ({ actor, organisationId, body }: Reading<Principal> & Paged) => list(actor, body, organisationId),
    find: ({ actor, organisationId, body }: Reading<Principal> & Paged<{ criteria: Criterion[] }>) =>
      list(actor, body, organisationId, body.criteria),
    listOf: ({ actor, params, body }: Reading<Principal> & ById & Paged) =>
      list(actor, body, requestedOrganisation(actor, params.id)),
    listByProfile: ({ actor, body }: Reading<Actor> & Paged<{ organisationId?: string | null }>) => {
      const { reader, organisationId } = readerOf(actor, body.organisationId);
      return list(reader, body, organisationId);
    },
    add: ({ actor, organisationId, body }: Reading<Principal> & { body: F }) =>
      addRecord(deps, records, actor, organisationId, body),
    one: ({ actor, params }: Reading<Actor> & ById) =>
      showRecord(deps, resource, thing, { actor, id: params.id, open: api.one?.access === 'public' }),
    update: ({ actor, params, body }: Reading<Principal> & ById & { body: Changes<M, F> }) =>
      changeRecord(deps, records, actor, params.id, body),
    remove: ({ actor, params, query }: Reading<Principal> & ById & { query: RemovalWish | undefined }) =>
      removeRecord(deps, records, actor, params.id, query),
  };
}
