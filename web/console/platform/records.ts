import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ListPage } from './client.ts';

/** Every record of a list that comes whole, as a question to the server. */
export const listQuery = <R>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<ListPage<R>>) =>
  queryOptions({ queryKey, queryFn: async ({ signal }): Promise<R[]> => (await read(signal)).rows });

/** One record of a list, asked for by itself; whatever renews the list renews it too. */
export const recordQuery = <R>(queryKey: QueryKey, id: string, read: (signal: AbortSignal) => Promise<R>) =>
  queryOptions({ queryKey: [...queryKey, id], queryFn: ({ signal }) => read(signal) });

export interface RecordCalls<New, Changed, R> {
  add: (given: { body: New; key: string }) => Promise<R>;
  update: (given: { params: { id: string }; body: Changed }) => Promise<R>;
  remove: (given: { params: { id: string } }) => Promise<unknown>;
}

/** Records are added, changed and removed by these: see `recordsOf`. */
export interface RecordMutations<New, Changed = New, R = unknown> {
  /** They are called this; drafts of their forms are kept under it. */
  noun: string;
  /** Answers the record as it is stored. `key` is the idempotency key: a repeat with the same one counts once. */
  add: (cache: QueryClient, body: New, key: string) => Promise<R>;
  /** Sends the fields that are given, and answers the record. */
  change: (cache: QueryClient, id: string, body: Changed) => Promise<R>;
  remove: (cache: QueryClient, id: string) => Promise<void>;
  /** Many at once take the same calls, after which nothing is asked again; `refresh` does so after the last of them. */
  each: {
    add: (body: New, key: string) => Promise<unknown>;
    /** Sends these fields alone; the others stay as they are stored. */
    change: (id: string, fields: object) => Promise<unknown>;
    remove: (id: string) => Promise<unknown>;
  };
  refresh: (cache: QueryClient) => Promise<void>;
}

/** A question has this in its `meta` if its answer may be another one after any record was changed here. */
export const FOLLOWS_RECORDS = 'followsRecords';

/** The calls that change records. After each of them every list whose key begins with `queryKey` is asked for again. */
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
        // Also after a refusal: somebody else may have changed the record.
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
