import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ListPage } from './client.ts';

export const listQuery = <R>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<ListPage<R>>) =>
  queryOptions({ queryKey, queryFn: async ({ signal }): Promise<R[]> => (await read(signal)).rows });

/** Key below the list's, so that invalidating the list refetches the record too. */
export const recordQuery = <R>(queryKey: QueryKey, id: string, read: (signal: AbortSignal) => Promise<R>) =>
  queryOptions({ queryKey: [...queryKey, id], queryFn: ({ signal }) => read(signal) });

export interface RecordCalls<New, Changed, R> {
  add: (given: { body: New; key: string }) => Promise<R>;
  update: (given: { params: { id: string }; body: Changed }) => Promise<R>;
  remove: (given: { params: { id: string } }) => Promise<unknown>;
}

export interface RecordMutations<New, Changed = New, R = unknown> {
  noun: string;
  /** `key` is the idempotency key: a retry with it counts once. */
  add: (cache: QueryClient, body: New, key: string) => Promise<R>;
  change: (cache: QueryClient, id: string, body: Changed) => Promise<R>;
  remove: (cache: QueryClient, id: string) => Promise<void>;
  /** The same calls for bulk actions, without refetching; call `refresh` after the last one. */
  each: {
    add: (body: New, key: string) => Promise<unknown>;
    change: (id: string, fields: object) => Promise<unknown>;
    remove: (id: string) => Promise<unknown>;
  };
  refresh: (cache: QueryClient) => Promise<void>;
}

/** In the `meta` of queries that depend on records, refetched after any change of a record. */
export const FOLLOWS_RECORDS = 'followsRecords';

/** After each change all lists whose key begins with `queryKey` are refetched. */
export function recordsOf<New, Changed, R>(
  queryKey: QueryKey,
  calls: RecordCalls<New, Changed, R>,
  noun = String(queryKey[0]),
): RecordMutations<New, Changed, R> {
  const refresh = (cache: QueryClient) => {
    void cache.invalidateQueries({ predicate: ({ meta }) => meta?.[FOLLOWS_RECORDS] === true });
    return cache.invalidateQueries({ queryKey });
  };
  return {
    noun,
    add: async (cache, body, key) => {
      const added = await calls.add({ body, key });
      await refresh(cache);
      return added;
    },
    change: async (cache, id, body) => {
      try {
        return await calls.update({ params: { id }, body });
      } finally {
        await refresh(cache);
      }
    },
    remove: async (cache, id) => {
      await calls.remove({ params: { id } });
      await refresh(cache);
    },
    each: {
      add: (body, key) => calls.add({ body, key }),
      change: (id, fields) => calls.update({ params: { id }, body: fields as Changed }),
      remove: (id) => calls.remove({ params: { id } }),
    },
    refresh,
  };
}

/** What visitors read of a record; after a change every preview is drawn again. */
export const readByVisitors = <R>(
  noun: string,
  queryKey: (id: string) => QueryKey,
  change: (id: string, body: object) => Promise<R>,
) => ({
  noun,
  change: async (cache: QueryClient, id: string, body: object): Promise<R> => {
    try {
      return await change(id, body);
    } finally {
      await cache.invalidateQueries({ queryKey: queryKey(id) });
      void cache.resetQueries({ queryKey: ['preview'] });
    }
  },
});
